import CalendarDates
import SpreadsheetFormulas
import Foundation
import SpreadsheetValues

enum FormulaTarget {
  /// Calculates formulas: each line is the formula of a cell in column D, starting in row 1.
  static func run(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(8)
    var workbook = book
    for (index, line) in lines.enumerated() {
      let reference = CellReference(clampingRow: index + 1, column: 4)
      workbook.sheets[0].set(Cell(reference, .empty, formula: CellFormula(String(line))))
    }
    let now = UTCTimestamp(date: .fixed)
    _ = workbook.recalculated(now: (now.date, now.time))
    let calculator = WorkbookCalculator(workbook, now: (now.date, now.time), arithmetic: .double)
    if let line = lines.first {
      _ = try? calculator.evaluate(String(line), sheet: "S", at: CellReference(clampingRow: 9, column: 9))
    }
  }

  /// A workbook with numbers, texts, a date, an error and a name.
  private static let book: Workbook = {
    var sheet = Sheet("S")
    for row in 1...10 {
      sheet.set(Cell(CellReference(clampingRow: row, column: 1), .number(Decimal(row * row))))
      sheet.set(
        Cell(CellReference(clampingRow: row, column: 2), .text(row % 2 == 0 ? "Food" : "Rent \(row)")))
      sheet.set(Cell(CellReference(clampingRow: row, column: 3), .number(Decimal(45_000 + row))))
    }
    sheet.set(Cell(CellReference(clampingRow: 11, column: 1), .error(.divisionByZero)))
    sheet.set(Cell(CellReference(clampingRow: 11, column: 2), .boolean(true)))
    sheet.properties.tables = [
      Sheet.Table(
        "T",
        range: CellRange(CellReference(clampingRow: 1, column: 1), CellReference(clampingRow: 11, column: 2)),
        columns: [Sheet.Table.Column("Amount"), Sheet.Table.Column("Category")])
    ]
    return Workbook(
      sheets: [sheet, Sheet("Other")], definedNames: [DefinedName("n", formula: "S!$A$1:$A$5")])
  }()
}
