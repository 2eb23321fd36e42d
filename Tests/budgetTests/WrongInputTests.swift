import Foundation
import TestSupport
import Testing

@testable import budget

/// Checks that every kind of wrong input gives one sentence, the right exit status and no output file.
@Suite struct WrongInputTests {
  private static let oleHeader: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  @Test(arguments: [
    ("a missing file", "none.xlsx", nil as [UInt8]?, 4, "there is no such file"),
    ("a text file named .xlsx", "text.xlsx", Array("just a letter\n".utf8), 3, "text"),
    ("an empty file", "empty.xlsx", [], 3, "empty"),
    ("an older workbook", "old.xlsx", oleHeader + [UInt8](repeating: 0, count: 4_088), 3, "save"),
    ("a cut archive", "cut.xlsx", Array("PK\u{3}\u{4}rest".utf8), 3, "cut.xlsx"),
    ("an empty backup", "empty.json", [], 3, "empty.json"),
    ("a backup with an amount that is text", "amount.json", amountIsText, 3, "$.transactions[0].amount"),
    ("a CSV without headers", "plain.csv", Array("one,two\n1,2\n".utf8), 3, "plain.csv"),
  ])
  func wrongFiles(_ name: String, file: String, content: [UInt8]?, status: Int32, words: String) throws {
    let folder = try TemporaryFolder()
    if let content { _ = try folder.write(content, to: file) }
    let run = CommandRun(["convert", folder.path(file), folder.path("out.json")])
    #expect(run.status == status, "\(name)")
    #expect(run.errors.hasPrefix("budget: "), "\(name)")
    #expect(run.errors.contains(file), "\(name): \(run.errors)")
    #expect(run.errors.contains(words), "\(name): \(run.errors)")
    #expect(run.output.isEmpty, "\(name)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.json")), "\(name)")
  }

  private static let amountIsText = Array(
    """
    {"version": "2.0", "exportDate": "2026-01-31T20:00:00Z", "transactions": [
      {"id": "00000000-0000-4000-8000-000000000001", "date": "2026-01-05", "amount": "twelve",
       "type": "expense", "description": "Market"}]}
    """.utf8)

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["inspect", folder.url.path])
    #expect(run.status == 4)
    #expect(run.errors.contains("this is a folder"))
  }

  @Test func anOutputThatCannotBeWrittenLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["convert", CommandRun.sample("household.json"), folder.path("no/such/folder.json")])
    #expect(run.status == 4)
    #expect(run.errors.contains("No such file or directory"))
  }

  @Test(.enabled(if: Corpus.isPresent))
  func aPasswordProtectedWorkbookIsNamedSo() throws {
    let encrypted = Corpus.files(in: "xlsx", extensions: ["xlsx"]).first { url in
      guard let bytes = try? Data(contentsOf: url), bytes.starts(with: Self.oleHeader) else { return false }
      // The text "EncryptedPackage" as UTF-16 in the directory of a compound file.
      return bytes.range(of: Data("EncryptedPackage".utf16.flatMap { [UInt8($0 & 0xFF), 0] })) != nil
    }
    let file = try #require(encrypted)
    let run = CommandRun(["inspect", file.path])
    #expect(run.status == 3)
    #expect(run.errors.contains("password"))
  }

  @Test(arguments: [
    ["nonsense"], ["report", "a.json", "b.json"], ["inspect", "--date-order", "xyz", "a.csv"], ["--bogus"],
  ])
  func wrongUse(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("Usage"))
  }
}
