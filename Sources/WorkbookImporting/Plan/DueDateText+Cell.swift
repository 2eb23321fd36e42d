internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

extension DueDateText {
  /// Reads the due date in a cell: a date, `15`, `15th`, `last`.
  static func read(_ cell: Cell, _ cells: CellReader, _ order: DateOrder) -> DueDate? {
    if case .number(let number) = cell.value, !cells.showsDate(cell), number.fractionDigits == 0,
      let day = Int(number.plainText), (1...31).contains(day)
    {
      return .dayOfMonth(day)
    }
    if let date = cells.date(cell, order: order)?.date { return .date(date) }
    return cells.text(cell).flatMap { read($0) }
  }
}
