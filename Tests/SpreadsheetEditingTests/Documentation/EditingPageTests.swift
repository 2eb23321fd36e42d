import Foundation
import SpreadsheetEditing
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@Suite struct EditingPageTests {
  @Test func theExamplesWork() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("household.xlsx")
    var plan = Sheet("Plan")
    plan["A2"] = "Rent"
    plan["B2"] = 900
    plan.set(Cell(.cell("B3"), 37, formula: CellFormula("SUM(Log!B2:B3)")))
    var log = Sheet("Log")
    for (row, values) in [["Text", "Amount"], ["Tea", "12"], ["Bread", "25"]].enumerated() {
      for (column, text) in values.enumerated() {
        let value = Decimal(string: text).map { CellValue.number($0) } ?? .text(text)
        log.set(Cell(CellReference(clampingRow: row + 1, column: column + 1), value))
      }
    }
    try Workbook(sheets: [plan, log]).writeXLSX(to: path)
    // snippet: editor
    var editor = try WorkbookEditor(path: path)
    try editor.apply(SetCell("Plan", .cell("B2"), 950))
    try editor.apply(AppendRows([["Corner shop", 12.50]], to: .block(sheet: "Log", header: .cell("A1"))))
    try editor.save()
    // end
    let saved = try Workbook(xlsxAt: path)
    #expect(saved["Plan"]?[.cell("B2")]?.value == 950)
    #expect(saved["Plan"]?[.cell("B3")]?.formula?.text == "SUM(Log!B2:B4)")
    #expect(
      saved["Plan"]?[.cell("B3")]?.value == .number(Decimal(sign: .plus, exponent: -1, significand: 495)))
    editor = try WorkbookEditor(path: path)
    // snippet: rows
    try editor.apply(InsertRows("Log", before: 2, count: 3))
    try editor.apply(RenameSheet("Log", to: "Spending"))
    print(editor.changedCells.map { "\($0.cell)" })
    // end
    let last = try Workbook(xlsx: try editor.xlsx())
    #expect(last["Plan"]?[.cell("B3")]?.formula?.text == "SUM(Spending!B5:B7)")
  }

  @Test func aFileThatWasChangedSinceIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("household.xlsx")
    try Workbook(sheets: [Sheet("A")]).writeXLSX(to: path)
    var editor = try WorkbookEditor(path: path)
    try editor.apply(SetCell("A", .cell("A1"), 1))
    try Workbook(sheets: [Sheet("B")]).writeXLSX(to: path)
    let error = #expect(throws: WorkbookEditingError.self) { try editor.save() }
    #expect(error?.description == "\(path) could not be written (Stale file handle)")
    #expect(try Workbook(xlsxAt: path).sheets.map(\.name) == ["B"])
    try editor.save(to: folder.path("copy.xlsx"))
    #expect(try Workbook(xlsxAt: folder.path("copy.xlsx")).sheets[0][.cell("A1")]?.value == 1)
  }

  @Test(arguments: ["Docs/editing.md", "Sources/Spreadsheet/Spreadsheet.docc/Editing.md"])
  func thePagesShowTheseExamples(page: String) throws {
    let page = try String(contentsOf: packageFolder.appending(path: page), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(CodeBlocks.shown(in: page).sorted() == CodeBlocks.run(in: source).sorted())
  }
}
