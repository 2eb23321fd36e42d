import Foundation
import SafeFiles
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Tests URLs instead of paths.
@Suite struct FileURLTests {
  @Test(arguments: ["budget.xlsx", "my budget 100%.xlsx", "é#?.xlsx"])
  func aFileIsWrittenAndReadByItsURL(name: String) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: name)
    var workbook = Workbook(sheets: [Sheet("Log")])
    workbook["Log"]?["A1"] = 12.50
    try workbook.writeXLSX(to: url)
    #expect(FileManager.default.fileExists(atPath: folder.path(name)))
    #expect(try Workbook(xlsxAt: url)["Log"]?["A1"] == 12.50)
    #expect(try XLSXReader(url: url).sheetNames == ["Log"])
    var writer = try XLSXWriter(url: url)
    try writer.beginSheet("Plan")
    try writer.endSheet()
    try writer.finish()
    #expect(try Workbook(xlsxAt: folder.path(name)).sheets.map(\.name) == ["Plan"])
  }

  @Test func textFilesToo() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "bank file.csv")
    try FileOutput.write(Array("a,b\n".utf8), to: url, access: .ownerOnly)
    var reader = try CSVReader(url: url)
    #expect(try reader.rows().map(\.fields) == [["a", "b"]])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("bank file.csv"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: ["https://example.org/budget.xlsx", "file:///tmp/a%00b.xlsx", "budget.xlsx"])
  func whatIsNoFileIsRefused(text: String) throws {
    let url = try #require(URL(string: text))
    let error = try #require(throws: SpreadsheetFileError.self) { try Workbook(xlsxAt: url) }
    #expect(error.code == .unreadable && error.description == "\(text): this is no file's URL")
    #expect(throws: SpreadsheetFileError.self) { _ = try XLSXReader(url: url) }
    #expect(throws: CSVError(.unreadable(SystemError(code: EINVAL)), file: text)) {
      _ = try CSVReader(url: url)
    }
    #expect(throws: SpreadsheetWritingError.self) { try Workbook(sheets: [Sheet("S")]).writeXLSX(to: url) }
    #expect(throws: SpreadsheetWritingError.self) { _ = try XLSXWriter(url: url) }
    #expect(throws: FileOutputError.self) { try FileOutput.write([], to: url) }
  }
}
