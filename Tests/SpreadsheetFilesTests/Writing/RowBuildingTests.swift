import CalendarDates
import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@testable import SpreadsheetFiles

/// Tests rows written cell by cell, without row and column numbers.
@Suite struct RowBuildingTests {
  /// Returns the rows of a sheet that `body` writes.
  private func rows(
    dateSystem: DateSystem = .from1900, _ body: (inout XLSXWriter) throws -> Void
  ) throws -> [Sheet.Row] {
    var writer = try XLSXWriter(dateSystem: dateSystem)
    try writer.beginSheet("S")
    try body(&writer)
    try writer.endSheet()
    return try Workbook(xlsx: writer.finish()).sheets[0].rows
  }

  /// Writes a file, as in the example of the documentation.
  @Test func writesAFile() throws {
    let folder = try TemporaryFolder()
    var styles = StyleTable()
    let bold = styles.register(CellStyle(font: CellStyle.Font(isBold: true)))
    let money = styles.register(CellStyle(numberFormat: NumberFormat("#,##0.00")))
    var writer = try XLSXWriter(path: folder.path("budget.xlsx"), styles: styles)
    try writer.beginSheet("Log")
    try writer.row(["Item", "Amount"], style: bold)
    try writer.cell("Tea")
    try writer.cell(Decimal(250) / 100, style: money)
    try writer.endRow()
    try writer.endSheet()
    #expect(try writer.finish().isEmpty)
    let read = try Workbook(xlsxAt: folder.path("budget.xlsx"))
    #expect(
      read.sheets[0].rows == [
        Sheet.Row(number: 1, cells: [cell("A1", "Item", style: bold), cell("B1", "Amount", style: bold)]),
        Sheet.Row(number: 2, cells: [cell("A2", "Tea"), cell("B2", .number(Decimal(5) / 2), style: money)]),
      ])
  }

  @Test func cellsAndRowsAdvance() throws {
    let rows = try rows { writer in
      try writer.row(["a", 2, true, .empty])
      try writer.endRow()
      #expect(writer.nextRow == 3)
      try writer.cell(1)
      #expect(writer.nextRow == 3)
      try writer.skip(2)
      try writer.cell(-7)
      try writer.cell(Int.min)
      try writer.beginRow(7, height: Decimal(31) / 2, isHidden: true)
      try writer.skip()
      try writer.cell(.error(.notAvailable))
    }
    #expect(
      rows
        == [
          Sheet.Row(
            number: 1, cells: [cell("A1", "a"), cell("B1", 2), cell("C1", true), cell("D1", .empty)]),
          Sheet.Row(number: 2),
          Sheet.Row(
            number: 3,
            cells: [
              cell("A3", 1), cell("D3", -7),
              cell("E3", .number(Decimal(string: "-9223372036854780000") ?? 0)),
            ]),
          Sheet.Row(
            number: 7, cells: [cell("B7", .error(.notAvailable))], isHidden: true, height: Decimal(31) / 2),
        ].map { row in
          var row = row
          if row.number == 3 { row.cells[2].rawText = "-9223372036854775808" }
          return row
        })
  }

  @Test(arguments: [(DateSystem.from1900, 45_716), (.from1904, 44_254)])
  func daysAreSerialNumbers(system: DateSystem, serial: Int) throws {
    let date = try #require(CalendarDate("2025-02-28"))
    let rows = try rows(dateSystem: system) { try $0.cell(date, style: .general) }
    #expect(rows[0].cells[0].value == .number(Decimal(serial)))
  }

  @Test func columnFormulasFollowTheRow() throws {
    let balance = try ColumnFormula("G2+IF(E3=\"In & out\",D3,-D$1)", row: 3)
    #expect(balance.text(row: 3) == "G2+IF(E3=\"In & out\",D3,-D$1)")
    #expect(balance.text(row: 1) == "#REF!+IF(E1=\"In & out\",D1,-D$1)")
    let lookup = try ColumnFormula("XLOOKUP(A1,B:B,$C$1:C9,\"<none>\")", row: 1)
    let rows = try rows { writer in
      for number in 1...12 {
        try writer.cell(formula: balance, result: .number(Decimal(number) / 4))
        try writer.cell(formula: lookup, result: number == 2 ? .text("x") : .number(1))
        try writer.endRow()
      }
    }
    #expect(rows[0].cells[0].formula?.text == "#REF!+IF(E1=\"In & out\",D1,-D$1)")
    #expect(rows[9].cells[0].formula?.text == "G9+IF(E10=\"In & out\",D10,-D$1)")
    #expect(rows[9].cells[0].value == .number(Decimal(5) / 2))
    for (index, row) in rows.enumerated() {
      #expect(
        row.cells[1].formula.map { FutureFunctions.displayed($0.text) }
          == "XLOOKUP(A\(index + 1),B:B,$C$1:C\(index + 9),\"<none>\")")
    }
    #expect(rows[1].cells[1].value == .text("x"))
  }

  @Test func longFormulasAndNumbersFit() throws {
    let text = "\"" + String(repeating: "x", count: 3_000) + "\"&A1&B1"
    let formula = try ColumnFormula(text, row: 1)
    let long = Decimal(sign: .minus, exponent: -120, significand: 7)
    let rows = try rows { writer in
      for _ in 1...100 {
        try writer.cell(formula: formula, result: .number(1))
        try writer.cell(long)
        try writer.endRow()
      }
    }
    #expect(rows[99].cells[0].formula?.text == "\"" + String(repeating: "x", count: 3_000) + "\"&A100&B100")
    #expect(rows[99].cells[1].value == .number(long))
  }

  @Test func fieldsOfARecordBecomeCells() throws {
    var reader = CSVReader(bytes: Array("é,\"a,b\",1.50\n".utf8), name: "x.csv", dialect: CSVDialect())
    let rows = try rows { writer in
      try reader.forEachRecord { record in
        for field in 0..<4 { try writer.cell(record, field: field) }
      }
    }
    #expect(rows[0].cells.map(\.value) == ["é", "a,b", "1.50", ""])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: SpreadsheetWritingError.Reason
    let cell: String?
    let act: @Sendable (inout XLSXWriter) throws -> Void
  }

  static let refusals = [
    Refusal(testDescription: "a day before the first", reason: .dateOutOfRange(.earliest), cell: nil) {
      try $0.cell(.earliest, style: .general)
    },
    Refusal(testDescription: "a row above", reason: .rowOutOfOrder(1, after: 2), cell: nil) {
      try $0.beginRow(2)
      try $0.beginRow(1)
    },
    Refusal(testDescription: "a row of no sheet", reason: .rowOutOfRange(1_048_577), cell: nil) {
      try $0.beginRow(1_048_576)
      try $0.endRow()
      try $0.cell("x")
    },
    Refusal(testDescription: "NaN", reason: .notANumber, cell: "B1") {
      try $0.cell(1)
      try $0.cell(Decimal.nan)
    },
    Refusal(testDescription: "a long text", reason: .textTooLong(32_768, limit: 32_767), cell: "A2") {
      try $0.row(["x"])
      try $0.cell(String(repeating: "x", count: 32_768))
    },
    Refusal(testDescription: "a NUL", reason: .illegalCharacter("\0"), cell: "A1") { try $0.cell("a\0") },
    Refusal(testDescription: "skipping beyond", reason: .invalidColumns(1...16_385), cell: "A1") {
      try $0.cell(1)
      try $0.skip(16_384)
    },
    Refusal(testDescription: "a cell beyond", reason: .invalidColumns(16_384...16_385), cell: "XFD1") {
      try $0.skip(16_383)
      try $0.cell(1)
      try $0.cell(1)
    },
    Refusal(testDescription: "bytes that are no text", reason: .illegalCharacter("\u{FFFD}"), cell: nil) {
      writer in
      var reader = CSVReader(bytes: [0xFF, 0x0A], name: "x.csv", dialect: CSVDialect())
      try reader.forEachRecord { try writer.cell($0, field: 0) }
    },
  ]

  @Test(arguments: refusals) func namesTheCell(refusal: Refusal) throws {
    var writer = try XLSXWriter()
    try writer.beginSheet("S")
    let expected = SpreadsheetWritingError(
      refusal.reason, sheet: "S", cell: refusal.cell.flatMap { CellReference($0) })
    #expect(throws: expected) { try refusal.act(&writer) }
  }

  @Test func leavesNothingBehindWithoutFinish() throws {
    let folder = try TemporaryFolder()
    do {
      var writer = try XLSXWriter(path: folder.path("x.xlsx"))
      try writer.beginSheet("S")
      for number in 1...5_000 { try writer.row([.number(Decimal(number)), "text", true]) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
