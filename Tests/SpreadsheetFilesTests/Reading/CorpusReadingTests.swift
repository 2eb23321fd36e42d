import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@Suite struct CorpusReadingTests {
  /// Files without a readable workbook: with passwords, cut, or with missing or damaged parts.
  static let refused: Set<String> = [
    "empty_shared_string_value.xlsx", "issue252.xlsx", "pass_protected.xlsx", "encryptAES.xlsx",
    "encryptSHA1.xlsx",
    "encryptSHA512.xlsx", "invalid-xml.xlsx", "missing-bits.xlsx", "badfile_noWorkbookRels.xlsx",
    "badfile_noWorksheets.xlsx",
  ]

  @Test(.enabled(if: Corpus.isPresent), arguments: ["xlsx", "formulas", "budgets"])
  func workbooksAreRead(_ folder: String) throws {
    for file in Corpus.files(in: folder, extensions: ["xlsx", "xlsm"]) {
      let name = file.lastPathComponent
      do {
        let reader = try XLSXReader(path: file.path)
        for index in reader.sheetNames.indices { try reader.readRows(ofSheet: index) { _ in } }
        #expect(!Self.refused.contains(name), "\(name) was read")
      } catch let error as SpreadsheetFileError {
        #expect(Self.refused.contains(name), "\(error)")
        #expect(error.file == name)
      }
    }
  }

  @Test(.enabled(if: Corpus.isPresent))
  func damagedArchivesAreRefused() {
    let files = Corpus.files(in: "zip", extensions: ["zip"])
    #expect(!files.isEmpty)
    for file in files {
      let error = #expect(throws: SpreadsheetFileError.self) { _ = try Workbook(xlsxAt: file.path) }
      #expect(error?.file == file.lastPathComponent)
    }
  }

  @Test(.enabled(if: Corpus.isPresent))
  func hostileDocumentsAreRefused() throws {
    let files = Corpus.files(in: "xml", extensions: ["xml"])
    #expect(!files.isEmpty)
    for file in files {
      var builder = ZipBuilder(TestWorkbook().parts.filter { $0.key != TestWorkbook.sheetPart })
      builder.entries.append(
        ZipBuilder.Entry(name: TestWorkbook.sheetPart, bytes: Array(try Data(contentsOf: file))))
      let error = #expect(throws: SpreadsheetFileError.self) {
        _ = try Workbook(xlsx: builder.bytes(), name: "b")
      }
      #expect(error?.part == TestWorkbook.sheetPart, "\(file.lastPathComponent)")
    }
  }
}
