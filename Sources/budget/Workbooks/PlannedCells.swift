import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import FieldReading
import Foundation
import SpreadsheetValues
import WorkbookForm
import WorkbookImporting

/// The cells of a workbook that contain planned amounts of categories.
struct PlannedCells {
  private struct Cell {
    let formula: String
    let value: Decimal
  }

  /// The cells by the category's name in lowercase.
  private var cells: [String: [Cell]] = [:]

  /// Finds the cells with amounts for a month.
  init(_ tables: [FoundTable], in workbook: Workbook, month: CalendarMonth) {
    for table in tables where [.plan, .sectionedPlan, .matrix].contains(table.role) {
      guard let sheet = workbook[sheet: table.sheetName], let names = table[.category] else { continue }
      let columns = table.columns.filter { column in
        if let number = column.month {
          return number == month.month && (column.year ?? month.year) == month.year
            && [nil, .budgeted, .amount].contains(column.meaning)
        }
        return column.meaning == .budgeted
      }
      for row in sheet.rows where table.range.rows.contains(row.number) {
        guard let name = row[names]?.value.text?.trimmed.lowercased() else { continue }
        for column in columns {
          guard let cell = row[column.column], let value = cell.value.number else { continue }
          let range = SheetRange(sheet.name, CellRange(cell.reference, cell.reference))
          cells[name, default: []].append(Cell(formula: range.formula, value: value))
        }
      }
    }
  }

  /// Returns the reference to the cell with a row's planned amount, for a formula; nil if there is
  /// not exactly one.
  func formula(_ row: BudgetComparison.Row) -> String? {
    guard let name = row.category?.name.lowercased(), let found = cells[name], found.count == 1,
      let cell = found.first, cell.value == row.budgeted
    else { return nil }
    return cell.formula
  }
}
