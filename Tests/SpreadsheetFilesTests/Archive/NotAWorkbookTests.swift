import Foundation
import SpreadsheetFiles
import TestSupport
import Testing

@Suite struct NotAWorkbookTests {
  static let compoundFile: [UInt8] =
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 504)

  static func utf16(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 0] } }

  static let files: [(name: String, bytes: [UInt8], code: SpreadsheetFileError.Code, word: String)] = [
    ("empty", [], .notAWorkbook, "empty"),
    ("password", compoundFile + utf16("EncryptedPackage"), .encrypted, "password"),
    ("old workbook", compoundFile + utf16("Workbook"), .otherFormat, ".xls"),
    ("older workbook", compoundFile + utf16("Book"), .otherFormat, ".xls"),
    ("old document", compoundFile + utf16("WordDocument"), .notAWorkbook, "Word"),
    ("unknown compound file", compoundFile, .otherFormat, "password"),
    ("PDF", Array("%PDF-1.7\n".utf8), .notAWorkbook, "PDF"),
    ("web page", Array("\n<!DOCTYPE html><html>".utf8), .notAWorkbook, "web page"),
    (
      "XML 2003",
      Array("<?xml version='1.0'?><Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet'>".utf8),
      .otherFormat, "2003"
    ),
    ("CSV", Array("Date,Amount\n2025-01-01,1é".utf8), .notAWorkbook, "plain text"),
    ("cut character", Array("Betrag,€".utf8).dropLast(), .notAWorkbook, "plain text"),
    ("noise", [0, 1, 2, 255], .notAWorkbook, "not an Excel workbook"),
    ("signature only", Array("PK\u{3}\u{4}garbage".utf8), .damagedArchive, "archive"),
  ]

  @Test(arguments: files.indices)
  func isNamed(_ index: Int) throws {
    let file = Self.files[index]
    let folder = try TemporaryFolder()
    let path = try folder.write(file.bytes, to: "book.xlsx")
    for attempt in [{ try XLSXReader(path: path) }, { try XLSXReader(bytes: file.bytes, name: "book.xlsx") }]
    {
      let error = try #require(throws: SpreadsheetFileError.self, "\(file.name)") { _ = try attempt() }
      #expect(error.code == file.code, "\(file.name): \(error)")
      #expect(error.reason.contains(file.word), "\(file.name): \(error)")
      #expect(error.file == "book.xlsx")
      #expect(!error.remedy.isEmpty)
    }
  }

  @Test func missingFileAndFolder() throws {
    let folder = try TemporaryFolder()
    let missing = try #require(throws: SpreadsheetFileError.self) {
      _ = try XLSXReader(path: folder.path("no.xlsx"))
    }
    #expect(missing.code == .notFound)
    let directory = try #require(throws: SpreadsheetFileError.self) {
      _ = try XLSXReader(path: folder.url.path)
    }
    #expect(directory.code == .unreadable)
    let device = try #require(throws: SpreadsheetFileError.self) { _ = try XLSXReader(path: "/dev/null") }
    #expect(device.code == .unreadable)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func fileWithoutPermission() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([1], to: "book.xlsx")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let error = try #require(throws: SpreadsheetFileError.self) { _ = try XLSXReader(path: path) }
    #expect(error.code == .unreadable)
  }

  @Test(arguments: [
    (
      "ODS", ["mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>"],
      "otherFormat", ".ods"
    ),
    ("XLSB", ["xl/workbook.bin": "x"], "otherFormat", ".xlsb"),
    ("Numbers", ["Index/Document.iwa": "x"], "otherFormat", "Numbers"),
    ("any archive", ["a.txt": "x"], "notAWorkbook", "no workbook"),
    (
      "document",
      [
        "_rels/.rels": TestWorkbook.relationships([("r", "officeDocument", "word/document.xml")]),
        "[Content_Types].xml":
          "<Types xmlns='\(TestWorkbook.package)/content-types'><Override PartName='/word/document.xml' ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'/></Types>",
      ], "notAWorkbook", "text document"
    ),
  ])
  func otherArchives(_ name: String, parts: [String: String], code: String, word: String) throws {
    let bytes = try ZipBuilder(parts).bytes()
    let error = try #require(throws: SpreadsheetFileError.self) {
      _ = try XLSXReader(bytes: bytes, name: "b")
    }
    #expect(error.code.rawValue == code, "\(name): \(error)")
    #expect(error.reason.contains(word), "\(name): \(error)")
  }
}
