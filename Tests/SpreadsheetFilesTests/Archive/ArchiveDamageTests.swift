import Foundation
import SpreadsheetFiles
import Testing

@Suite struct ArchiveDamageTests {
  private func refusal(
    _ bytes: [UInt8], _ limits: ReadingLimits = ReadingLimits()
  ) throws -> SpreadsheetFileError {
    try #require(throws: SpreadsheetFileError.self) {
      let reader = try XLSXReader(bytes: bytes, name: "b.xlsx", limits: limits)
      _ = try reader.sheet(0)
    }
  }

  private func archive(adding entries: ZipBuilder.Entry...) throws -> [UInt8] {
    var builder = ZipBuilder(TestWorkbook(cells: "<c><v>1</v></c>").parts)
    builder.entries += entries
    return try builder.bytes()
  }

  @Test(arguments: ["../../tmp/x", "/tmp/x", "..\\x", "C:/x", "xl/../../x"])
  func namesThatLeaveTheArchive(_ name: String) throws {
    let error = try refusal(archive(adding: ZipBuilder.Entry(name: name, bytes: [1])))
    #expect(error.code == .damagedArchive)
    #expect(error.part == name)
  }

  @Test func namesThatDifferInCaseOnly() throws {
    let error = try refusal(archive(adding: ZipBuilder.Entry(name: "XL/Worksheets/Sheet1.xml", bytes: [1])))
    #expect(error.code == .damagedArchive)
    #expect(error.reason.contains("twice"))
  }

  @Test func encryptedEntry() throws {
    let error = try refusal(archive(adding: ZipBuilder.Entry(name: "x", bytes: [1, 2], password: "p")))
    #expect(error.code == .encrypted)
    #expect(error.part == "x")
  }

  @Test func foldersAndBackslashesAreFine() throws {
    var book = TestWorkbook(cells: "<c><v>1</v></c>")
    book.parts["xl\\worksheets\\sheet1.xml"] = book.parts.removeValue(forKey: TestWorkbook.sheetPart)
    book.parts["xl/"] = ""
    #expect(try book.cells().count == 1)
  }

  @Test func cutAndBent() throws {
    let good = try archive()
    #expect(try refusal(Array(good.prefix(good.count * 2 / 3))).code == .damagedArchive)
  }

  @Test func wrongChecksum() throws {
    var builder = ZipBuilder(TestWorkbook(cells: "<c><v>111222</v></c>").parts)
    for index in builder.entries.indices { builder.entries[index].isStored = true }
    var bytes = try builder.bytes()
    let place = try #require(Data(bytes).range(of: Data("111222".utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "9")
    let error = try refusal(bytes)
    #expect(error.code == .damagedArchive)
    #expect(error.part == TestWorkbook.sheetPart)
  }

  @Test func sizeThatTheDirectoryMisstates() throws {
    var builder = ZipBuilder(TestWorkbook(cells: "<c><v>1</v></c>").parts)
    builder.entries =
      builder.entries.filter { $0.name != TestWorkbook.sheetPart }
      + builder.entries.filter {
        $0.name == TestWorkbook.sheetPart
      }
    let sheet = try #require(builder.entries.last?.bytes)
    var bytes = try builder.bytes()
    // The true size, in both the local header and the directory, is replaced by a size that is smaller by 1.
    let size = withUnsafeBytes(of: UInt32(sheet.count).littleEndian) { Data($0) }
    let smaller = withUnsafeBytes(of: UInt32(sheet.count - 1).littleEndian) { Array($0) }
    var from = 0
    while let place = Data(bytes).range(of: size, in: from..<bytes.count) {
      bytes.replaceSubrange(place, with: smaller)
      from = place.upperBound
    }
    #expect(try refusal(bytes).code == .damagedArchive)
  }

  @Test func aBombIsRefusedBeforeItInflates() throws {
    let error = try refusal(try TestWorkbook(rows: String(repeating: " ", count: 2 << 20)).bytes())
    #expect(error.limit == .inflationRatio, "\(error)")
    #expect(error.part == TestWorkbook.sheetPart)
  }
}
