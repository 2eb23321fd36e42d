import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetEditing

/// Tests different kinds of parts that edits must not change.
@Suite struct KeptPartsTests {
  /// A kind of part, a piece of its name, and a corpus file with such parts; nil if the test makes a file.
  struct Kind: CustomTestStringConvertible {
    let name: String
    let part: String
    var file: String?
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(
      name: "charts", part: "xl/charts/", file: "formulas/IronCalc/xlsx/tests/libreoffice_888_example.xlsx"),
    Kind(
      name: "pictures", part: "xl/media/", file: "budgets/excel_budget_tracker/Budget Tracker Template.xlsx"),
    Kind(name: "pivot tables", part: "xl/pivotTables/", file: "xlsx/calamine/tests/pivots.xlsx"),
    Kind(name: "sources of pivot tables", part: "xl/pivotCache/", file: "xlsx/calamine/tests/pivots.xlsx"),
    Kind(name: "macros", part: "vbaProject.bin", file: "xlsx/calamine/tests/vba.xlsm"),
    Kind(
      name: "comments", part: "xl/comments", file: "xlsx/exceljs/spec/integration/data/test-issue-880.xlsx"),
    Kind(
      name: "drawings of comments", part: "vmlDrawing",
      file: "xlsx/exceljs/spec/integration/data/test-issue-880.xlsx"),
    Kind(name: "slicers", part: "slicer", file: "budgets/excel_budget_tracker/Budget Tracker Template.xlsm"),
    Kind(
      name: "custom XML", part: "customXml/",
      file: "xlsx/CoreXLSX/Tests/CoreXLSXTests/Fixtures/jewelershealthcare.com-census.1.xlsx"),
    Kind(
      name: "printer settings", part: "printerSettings",
      file: "budgets/Controle-Financeiro-simples-Controle-2024/gastos.xlsx"),
    Kind(
      name: "queries", part: "queryTables",
      file: "bank-csv/double-entry-generator/example/wechat/example-wechat-records.xlsx"),
    Kind(
      name: "connections", part: "xl/connections",
      file: "bank-csv/double-entry-generator/example/wechat/example-wechat-records.xlsx"),
    Kind(name: "pictures in cells", part: "richData", file: "xlsx/calamine/tests/picture_richdata.xlsx"),
    Kind(name: "other workbooks", part: "externalLinks", file: "xlsx/calamine/tests/errors.xlsx"),
    Kind(name: "people", part: "persons/", file: "xlsx/calamine/tests/table_with_insertrow_attribute.xlsx"),
    Kind(name: "document properties", part: "docProps/", file: "xlsx/calamine/tests/pivots.xlsx"),
    Kind(name: "themes", part: "theme/", file: "xlsx/calamine/tests/pivots.xlsx"),
    Kind(name: "threaded comments", part: "xl/threadedComments/"),
    Kind(name: "data models", part: "xl/model/"),
  ]

  /// Returns the bytes of a workbook with such parts.
  private func bytes(_ kind: Kind) throws -> [UInt8]? {
    if let file = kind.file {
      let path = Corpus.folder.appending(path: file)
      return Corpus.isPresent ? Array(try Data(contentsOf: path)) : nil
    }
    var package = try EditedFile(Workbook(sheets: [Sheet("S")])).editor.package
    package.replace(kind.part + "one.xml", with: Array("<any>\(kind.name)</any>".utf8))
    package.replace(kind.part + "two.data", with: (0..<2_000).map { UInt8($0 % 251) })
    return try package.archive()
  }

  private func parts(_ kind: Kind, _ bytes: [UInt8]) throws -> [String: [UInt8]] {
    let package = try EditedPackage(bytes, name: nil, limits: ReadingLimits())
    let names = package.partNames.filter { $0.contains(kind.part) }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try package.bytes(of: $0)) })
  }

  /// Setting a cell far below all others, inserting rows there, and adding a sheet and a name do not change the parts.
  @Test(arguments: kinds) func areThereAsTheyWere(_ kind: Kind) throws {
    guard let original = try bytes(kind) else { return }
    let before = try parts(kind, original)
    #expect(!before.isEmpty)
    var editor = try WorkbookEditor(original)
    editor.allowsProtected = true
    #expect(try editor.xlsx() == original)
    let sheet = try #require(
      editor.parts.sheets.first { $0.kind == "worksheet" && $0.visibility == .visible }?.name)
    try editor.apply(SetCell(sheet, .cell("XFC1048000"), "far away"))
    try editor.apply(InsertRows(sheet, before: 1_047_000, count: 3))
    try editor.apply(AddSheet(Sheet("Added here")))
    try editor.apply(SetDefinedName(DefinedName("Added.Name", formula: "1")))
    #expect(try parts(kind, editor.xlsx()) == before)
  }
}
