import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

@testable import SpreadsheetFormulas

/// A workbook of cells written as people type them: `=` starts a formula, digits are a number, anything else is text.
struct Fixture {
  var workbook = Workbook()
  static let date = CalendarDate(year: 2026, month: 3, day: 15) ?? .earliest
  static let time = TimeOfDay(hour: 18, minute: 0) ?? .midnight
  static let moment = (date: date, time: time)

  /// Creates sheets by name, with rows of cells starting in A1; an empty text leaves out its cell.
  init(_ sheets: [(String, [[String]])]) {
    for (name, rows) in sheets {
      var sheet = Sheet(name)
      for (index, texts) in rows.enumerated() {
        var row = Sheet.Row(number: index + 1)
        for (column, text) in texts.enumerated() where !text.isEmpty {
          row.cells.append(Self.cell(CellReference(clampingRow: index + 1, column: column + 1), text))
        }
        if !row.cells.isEmpty { sheet.rows.append(row) }
      }
      workbook.sheets.append(sheet)
    }
  }

  init(_ rows: [[String]] = []) {
    self.init([("Sheet1", rows)])
  }

  static func cell(_ reference: CellReference, _ text: String) -> Cell {
    if text.hasPrefix("=") {
      return Cell(reference, .empty, formula: CellFormula(String(text.dropFirst())))
    }
    return Cell(reference, value(text))
  }

  static func value(_ text: String) -> CellValue {
    if let number = try? Decimal(strict: text) { return .number(number) }
    if text == "TRUE" || text == "FALSE" { return .boolean(text == "TRUE") }
    if text.hasPrefix("#"), text.hasSuffix("!") || text.hasSuffix("?") || text == "#N/A" {
      return .error(CellError(rawValue: text))
    }
    return .text(text)
  }

  var calculator: WorkbookCalculator { WorkbookCalculator(workbook, now: Self.moment) }

  /// Returns the displayed result of a formula in a cell, with at most 15 digits for a number.
  func result(_ formula: String, at cell: String = "Z99") -> String {
    let reference = CellReference(cell) ?? CellReference(clampingRow: 1, column: 1)
    do {
      return Self.shown(try calculator.evaluate(formula, sheet: workbook.sheets[0].name, at: reference))
    } catch {
      return "\(error)"
    }
  }

  /// Returns the displayed value of a cell after calculation.
  func shown(_ cell: String, sheet: String? = nil) -> String {
    let reference = CellReference(cell) ?? CellReference(clampingRow: 1, column: 1)
    return Self.shown(calculator.value(sheet: sheet ?? workbook.sheets[0].name, reference))
  }

  static func shown(_ value: CellValue) -> String {
    switch value {
    case .empty: "(empty)"
    case .number(let number): number.rounded(toSignificantDigits: 15).plainText
    case .text(let text): text
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }
}

/// Returns the displayed result of a formula without a sheet.
func result(_ formula: String) -> String { Fixture().result(formula) }
