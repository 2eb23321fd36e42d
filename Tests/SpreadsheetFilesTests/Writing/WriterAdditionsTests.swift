import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import Testing

@Suite struct WriterAdditionsTests {
  @Test func tablesKnowTheirCellsOnceWritten() throws {
    var writer = try XLSXWriter()
    try writer.beginSheet("Log")
    try writer.row(["Title"])
    try writer.beginTable("Log", columns: [Sheet.Table.Column("Day"), Sheet.Table.Column("Amount")])
    for day in 1...3 { try writer.row([.number(Decimal(day)), 2]) }
    // The last row is still open.
    try writer.cell(4)
    let table = try writer.endTable()
    #expect(table.range == CellRange("A2:B6"))
    let series = try #require(Sheet.Chart.Series(table, on: "Log", values: "amount", categories: "Day"))
    #expect(series.values.formula == "Log!$B$3:$B$6" && series.categories?.formula == "Log!$A$3:$A$6")
    #expect(series.name == .cell(SheetRange("Log", range("B2"))))
    #expect(Sheet.Chart.Series(table, on: "Log", values: "Sum") == nil)
    #expect(Sheet.Chart.Series(table, on: "Log", values: "Day", categories: "Sum") == nil)
    let chart = Sheet.Chart(.line, series: [series], anchor: range("D2:J9"))
    try writer.add(chart)
    try writer.add(CellComment(range("A2").first, "days"))
    try writer.add(Hyperlink(range("A1"), location: "Log!A2"))
    try writer.add(DataValidation([range("B3:B6")], .decimalAtLeast("0")))
    try writer.add(
      ConditionalFormat([range("B3:B6")], when: .cell(.lessThan, "0"), style: DifferentialStyle(isBold: true))
    )
    try writer.merge(range("A1:B1"))
    try writer.beginTable("Empty", columns: [Sheet.Table.Column("x")], styleName: nil)
    #expect(try writer.endTable().range == CellRange("A7:A8"))
    try writer.endSheet()
    let properties = try #require(try Workbook(xlsx: writer.finish()).sheets.first?.properties)
    #expect(properties.tables.map(\.name) == ["Log", "Empty"])
    #expect(properties.tables.first == table)
    #expect(properties.charts == [chart])
    #expect(properties.comments.count == 1 && properties.hyperlinks.count == 1)
    #expect(properties.validations.count == 1 && properties.conditionalFormats.count == 1)
    #expect(properties.mergedRanges == [range("A1:B1")])
  }

  @Test func recordsBecomeATable() throws {
    let expenses = try TypedRowReadingTests.expenses(3)
    var styles = StyleTable()
    let day = styles.register(CellStyle(numberFormat: .isoDate))
    var writer = try XLSXWriter(styles: styles)
    try writer.beginSheet("Log")
    let table = try #require(try writer.table("Expenses", of: expenses, styles: ["date": day]))
    #expect(table.range == CellRange("A1:D4"))
    #expect(try writer.table("None", of: [TypedRowReadingTests.Expense]()) == nil)
    try writer.endSheet()
    let reader = try XLSXReader(bytes: writer.finish())
    var rows = try reader.rows(of: TypedRowReadingTests.Expense.self, sheet: "Log")
    #expect(try rows.all() == expenses)
    #expect(reader.styles[try reader.sheet(0).rows[1].cells[0].style].numberFormat == .isoDate)
  }

  @Test func callsOutOfOrderAndBadTablesAreRefused() throws {
    var closed = try XLSXWriter()
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try closed.merge(range("A1:B1")) }
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try closed.endTable() }
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) {
      try closed.beginTable("T", columns: [Sheet.Table.Column("a")])
    }
    for names in [[], ["a", "A"], [""]] {
      var writer = try XLSXWriter()
      try writer.beginSheet("S")
      #expect(throws: SpreadsheetWritingError.self) {
        try writer.beginTable("T", columns: names.map { Sheet.Table.Column($0) })
      }
    }
    var nested = try XLSXWriter()
    try nested.beginSheet("S")
    try nested.beginTable("T", columns: [Sheet.Table.Column("a")])
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) {
      try nested.beginTable("U", columns: [Sheet.Table.Column("a")])
    }
    #expect(throws: SpreadsheetWritingError(.outOfSequence)) { try nested.endSheet() }
    var mixed = try XLSXWriter()
    try mixed.beginSheet("S")
    #expect(throws: TypedRowError.self) { try mixed.table("T", of: [["a": 1], ["b": 1]]) }
  }

  @Test func columnsHaveLetters() throws {
    #expect(ColumnProperties("B:D", width: 12) == ColumnProperties(2...4, width: 12))
    #expect(ColumnProperties("aa", isHidden: true) == ColumnProperties(27...27, isHidden: true))
    for text in ["", ":", "D:B", "B2", "A:B:C", "$A", "XFE", "1"] { #expect(ColumnProperties(text) == nil) }
  }

  @Test func totalsRowsAreNoData() {
    let table = Sheet.Table(
      "T", range: range("B2:C9"), columns: [Sheet.Table.Column("a"), Sheet.Table.Column("b")],
      hasTotalsRow: true)
    #expect(table.dataRange == range("B3:C8"))
    #expect(table.dataRange(ofColumn: "B") == range("C3:C8"))
    #expect(table.headerCell(ofColumn: "b") == range("C2").first)
  }
}
