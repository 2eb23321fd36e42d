internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Due dates as cells hold them: a date, `15`, `15th`, `last`.
enum DueDateText {
  /// What words say of a day.
  enum Meaning: String, WordMeaning {
    case lastDay = "last day of the month"

    static let section = "due days"
  }

  static func read(_ cell: Cell, _ cells: CellReader, _ order: DateOrder) -> DueDate? {
    if case .number(let number) = cell.value, !cells.showsDate(cell), number.fractionDigits == 0,
      let day = Int(number.plainText), (1...31).contains(day)
    {
      return .dayOfMonth(day)
    }
    if let date = cells.date(cell, order: order)?.date { return .date(date) }
    return cells.text(cell).flatMap { read($0) }
  }

  /// Reads `2026-03-15`, `15`, `15th`, `last`, `last day`; nil for any other text.
  static func read(_ text: String) -> DueDate? {
    let word = HeaderText.normalized(text)
    if lastDay.contains(word) { return .lastDayOfMonth }
    let digits = word.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = word.dropFirst(digits.count)
    if let day = Int(digits), (1...31).contains(day),
      ["", "st", "nd", "rd", "th", "."].contains(String(rest))
    {
      return .dayOfMonth(day)
    }
    return DateText.read(text, order: .yearMonthDay).map { .date($0.date) }
  }

  private static let lastDay = Set(Words.builtIn[Meaning.lastDay])
}
