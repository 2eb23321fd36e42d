import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import Testing

@testable import SpreadsheetEditing

@Suite struct AppendRowsTests {
  /// Makes a log of two rows with a running balance, and another sheet that refers to the log.
  private func log(total: Bool = false, table: Bool = false) -> Workbook {
    var sheet = Sheet("Log")
    let money = 1
    for (column, header) in ["Text", "Amount", "Balance"].enumerated() {
      sheet.set(Cell(CellReference(clampingRow: 1, column: column + 1), .text(header)))
    }
    for (row, amount) in [(2, 10), (3, 20)] {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), "old"))
      sheet.set(
        Cell(
          CellReference(clampingRow: row, column: 2), .number(Decimal(amount)), style: StyleID(index: money)))
      let text = row == 2 ? "B2" : "C2+B3"
      sheet.set(
        Cell(
          CellReference(clampingRow: row, column: 3), .number(row == 2 ? 10 : 30), formula: CellFormula(text))
      )
    }
    if total {
      sheet.set(Cell(.cell("A4"), "Total"))
      sheet.set(Cell(.cell("B4"), 30, formula: CellFormula("SUM(B2:B3)")))
    }
    if table {
      sheet.properties.tables = [
        Sheet.Table(
          "Expenses", range: .cells("A1:C3"),
          columns: ["Text", "Amount", "Balance"].map { Sheet.Table.Column($0) })
      ]
    }
    var plan = Sheet("Plan")
    plan.set(Cell(.cell("A1"), 30, formula: CellFormula("SUM(Log!$B$2:$B$3)")))
    plan.set(Cell(.cell("A2"), 20, formula: CellFormula("Log!B3")))
    var styles = StyleTable()
    _ = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00")))
    return Workbook(sheets: [sheet, plan], styles: styles)
  }

  private let rows: [[CellValue?]] = [["new", 5], [nil, 7]]

  @Test("Rows go below the last one, with its styles and formulas, and sums take them in")
  func block() throws {
    var file = try EditedFile(log())
    let workbook = try file.workbook(
      after: AppendRows(rows, to: .block(sheet: "Log", header: .cell("A1"))))
    let sheet = workbook.sheets[0]
    #expect(sheet[.cell("A4")]?.value == "new")
    #expect(sheet[.cell("A5")] == nil)
    #expect([sheet[.cell("B4")], sheet[.cell("B5")]].map { $0?.value } == [5, 7])
    #expect(sheet[.cell("B5")].map { workbook.styles[$0.style].numberFormat.code } == "#,##0.00")
    #expect([sheet[.cell("C4")], sheet[.cell("C5")]].map { $0?.formula?.text } == ["C3+B4", "C4+B5"])
    #expect([sheet[.cell("C4")], sheet[.cell("C5")]].map { $0?.value } == [35, 42])
    #expect(workbook.sheets[1][.cell("A1")]?.formula?.text == "SUM(Log!$B$2:$B$5)")
    #expect(workbook.sheets[1][.cell("A1")]?.value == 42)
    #expect(workbook.sheets[1][.cell("A2")]?.formula?.text == "Log!B3")
  }

  @Test("Totals move down and take the new rows in")
  func totals() throws {
    var file = try EditedFile(log(total: true))
    let workbook = try file.workbook(
      after: AppendRows(rows, to: .block(sheet: "Log", header: .cell("A1"))))
    #expect(workbook.sheets[0][.cell("A6")]?.value == "Total")
    #expect(workbook.sheets[0][.cell("B6")]?.formula?.text == "SUM(B2:B5)")
    #expect(workbook.sheets[0][.cell("B6")]?.value == 42)
  }

  @Test("A table grows")
  func table() throws {
    var file = try EditedFile(log(table: true))
    let workbook = try file.workbook(after: AppendRows(rows, to: .table("expenses")))
    #expect(workbook.sheets[0].properties.tables[0].range == .cells("A1:C5"))
    #expect(workbook.sheets[1][.cell("A1")]?.value == 42)
  }

  @Test("The blank row of a new table is filled first")
  func blankRow() throws {
    var workbook = log(table: true)
    workbook.sheets[0].rows.removeLast(2)
    workbook.sheets[0].properties.tables[0].range = .cells("A1:C2")
    workbook.sheets.removeLast()
    var file = try EditedFile(workbook)
    let result = try file.workbook(after: AppendRows(rows, to: .table("Expenses")))
    #expect(result.sheets[0][.cell("B2")]?.value == 5)
    #expect(result.sheets[0].properties.tables[0].range == .cells("A1:C3"))
  }

  @Test("Where the newest row is the first, new rows go on top")
  func newestFirst() throws {
    var workbook = log()
    workbook.sheets[0].set(Cell(.cell("C2"), 30, formula: CellFormula("C3+B2")))
    workbook.sheets[0].set(Cell(.cell("C3"), 20, formula: CellFormula("B3")))
    var file = try EditedFile(workbook)
    let block = RowBlock(sheet: "Log", columns: 1...3, rows: 2..<4, isNewestFirst: true)
    let result = try file.workbook(after: AppendRows(rows, to: .rows(AppendRows.KnownRows(block))))
    let sheet = result.sheets[0]
    #expect((2...5).map { sheet[CellReference(clampingRow: $0, column: 2)]?.value } == [5, 7, 10, 20])
    #expect(
      (2...5).map { sheet[CellReference(clampingRow: $0, column: 3)]?.formula?.text }
        == ["C3+B2", "C4+B3", "C5+B4", "B5"])
    #expect((2...5).map { sheet[CellReference(clampingRow: $0, column: 3)]?.value } == [42, 37, 30, 20])
    #expect(result.sheets[1][.cell("A1")]?.formula?.text == "SUM(Log!$B$2:$B$5)")
    #expect(result.sheets[1][.cell("A2")]?.formula?.text == "Log!B5")
  }

  @Test("Cells below that cannot move without tearing others apart are in the way")
  func noRoom() throws {
    var workbook = log(total: true)
    for row in 2...6 { workbook.sheets[0].set(Cell(CellReference(clampingRow: row, column: 9), 1)) }
    var file = try EditedFile(workbook)
    let error = #expect(throws: WorkbookEditingError.self) {
      try file.editor.apply(AppendRows(rows, to: .block(sheet: "Log", header: .cell("A1"))))
    }
    #expect(
      error?.description
        == "Log!I4: there is no room for the rows: cells stand below, and moving them would tear apart those beside"
    )
    #expect(try file.editor.xlsx() == workbook.xlsx())
  }
}
