import BudgetCalculation
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Tests the files and amounts that a book refuses, and damaged books.
struct BookRefusalTests {
  @Test func aFileThatIsNoBookIsRefused() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("no book".utf8, to: "a.budget")
    let database = folder.path("b.budget")
    try BookStore.create(database, holding: Budget())
    func read(_ path: String) throws -> Budget { try BookStore(path).read { try $0.budget(.all) } }
    #expect(throws: StoreError.notAStore) { try read(text) }
    #expect(throws: StoreError.missing) { try read(folder.path("c.budget")) }
    #expect(throws: StoreError.exists) { try BookStore.create(database, holding: Budget()) }
    // The application's number is in bytes 68 to 71 of the file, the version number in bytes 60 to 63.
    var bytes = Array(try Data(contentsOf: URL(filePath: database)))
    #expect(Array(bytes[68..<72]) == Array("BUDG".utf8) && bytes[63] == 1)
    bytes[63] = 9
    #expect(throws: StoreError.newer(9)) { try read(try folder.write(bytes, to: "newer.budget")) }
    bytes[63] = 1
    bytes[68] = 0
    #expect(throws: StoreError.notAStore) { try read(try folder.write(bytes, to: "other.budget")) }
    let mode = try FileManager.default.attributesOfItem(atPath: database)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func amountsBeyondTheBookAreRefused() throws {
    let folder = try TemporaryFolder()
    var budget = Budget()
    for (text, isHeld) in [("922337203685477.5807", true), ("922337203685477.5808", false)] {
      let amount = try #require(Decimal(string: text))
      budget.accounts = [
        Account(id: Identifier(UUID()), name: "A", openingBalance: amount, info: RecordInfo(created: .epoch))
      ]
      let path = folder.path("\(text).budget")
      if isHeld {
        try BookStore.create(path, holding: budget)
        #expect(try BookStore(path).read { try $0.budget(.all) } == budget)
      } else {
        #expect(throws: StoreError.amountTooLarge(text)) { try BookStore.create(path, holding: budget) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
      }
    }
  }

  /// Checks that a damaged page is found.
  @Test func whatIsWrongIsFound() throws {
    let folder = try TemporaryFolder()
    var random = RandomBudget(seed: 5)
    let path = folder.path("a.budget")
    try BookStore.create(path, holding: random.budget())
    #expect(try BookStore(path).problems() == [])
    // Overwrite a page in the middle of the file.
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    for place in 8_192..<12_288 { bytes[place] = 0xA5 }
    let damaged = try folder.write(bytes, to: "b.budget")
    let problems = (try? BookStore(damaged).problems()) ?? ["refused"]
    #expect(!problems.isEmpty)
    // The rest is rescued, or the book reports that it cannot be opened.
    do { _ = try BookStore(damaged).rescued() } catch is StoreError {}
  }

  /// Overwrites one page after another: nothing crashes, and a rescued budget can be stored again.
  @Test func everyDamagedPageIsSurvived() throws {
    let folder = try TemporaryFolder()
    var edits = RandomEdits(seed: 11)
    let budget = edits.ancestor()
    let path = folder.path("a.budget")
    try BookStore.create(path, holding: budget)
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var whole = 0
    for page in 0..<bytes.count / 4_096 {
      var copy = bytes
      for place in page * 4_096 + 8..<(page + 1) * 4_096 where page > 0 || place >= 100 { copy[place] = 0x5A }
      let damaged = try folder.write(copy, to: "\(page).budget")
      do {
        let rescue = try BookStore(damaged).rescued()
        try BookStore.create(folder.path("\(page)-new.budget"), holding: rescue.budget)
        if rescue.budget.transactions == budget.transactions { whole += 1 }
      } catch is StoreError {}
    }
    #expect(whole > 0)
  }
}
