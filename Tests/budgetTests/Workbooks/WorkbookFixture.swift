import CalendarDates
import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport

@testable import budget

/// A user's workbook in a temporary folder, with a log and formulas that refer to it.
struct WorkbookFixture {
  let folder: TemporaryFolder
  let path: String

  init(_ workbook: Workbook = Self.household(), name: String = "household.xlsx") throws {
    folder = try TemporaryFolder()
    path = try folder.write(workbook.xlsx(), to: name)
  }

  /// Four entries in January with words for income and expenses, a running balance, and a plan with actual amounts.
  static func household() -> Workbook {
    var log = sheet(
      "Log",
      [
        ["Date", "Description", "Category", "Type", "Amount", "Balance"],
        [day(3), "Grocer", "Food", "Expense", 45.25], [day(5), "Landlord", "Rent", "Expense", 900],
        [day(28), "Employer", "Salary", "Income", 2500], [day(30), "Gas station", "Car", "Expense", 60.5],
      ])
    let signs = [-45.25, -900, 2500, -60.5]
    var balance: Decimal = 0
    for row in 2...5 {
      balance += Decimal(signs[row - 2])
      let text = row == 2 ? "IF(D2=\"Income\",E2,-E2)" : "F\(row - 1)+IF(D\(row)=\"Income\",E\(row),-E\(row))"
      log.set(
        Cell(CellReference(clampingRow: row, column: 6), .number(balance), formula: CellFormula(text)))
    }
    var plan = sheet(
      "Plan", [["Category", "Budgeted", "Actual"], ["Food", 300], ["Rent", 900], ["Car", 100]])
    for (row, actual) in zip(2..., [Decimal(45.25), 900, 60.5]) {
      let sum = "SUMIFS(Log!$E$2:$E$5,Log!$C$2:$C$5,A\(row),Log!$D$2:$D$5,\"Expense\")"
      plan.set(
        Cell(CellReference(clampingRow: row, column: 3), .number(actual), formula: CellFormula(sum)))
    }
    return Workbook(sheets: [log, plan])
  }

  /// Makes a sheet of values, row by row.
  static func sheet(_ name: String, _ rows: [[CellValue]]) -> Sheet {
    var sheet = Sheet(name)
    for (row, values) in zip(1..., rows) {
      for (column, value) in zip(1..., values) where value != .empty {
        sheet.set(Cell(CellReference(clampingRow: row, column: column), value))
      }
    }
    return sheet
  }

  /// A date in January 2026, as text.
  static func day(_ day: Int) -> CellValue { .text(String(format: "2026-01-%02d", day)) }

  var bytes: [UInt8] { (try? Array(Data(contentsOf: URL(filePath: path)))) ?? [] }

  func workbook() throws -> Workbook { try Workbook(xlsxAt: path) }

  /// Returns the values of a row, starting with the first column.
  func row(_ number: Int, of sheet: String) throws -> [CellValue] {
    try workbook()[sheet: sheet]?.rows.first { $0.number == number }?.cells.map(\.value) ?? []
  }

  /// The names of the kept copies of the workbook.
  var copies: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    return names.filter { $0.contains(".before-") }
  }

  func run(_ arguments: String..., lines: [String]? = nil) -> CommandRun {
    CommandRun(arguments, lines: lines)
  }
}
