package import BudgetModel
internal import CalendarDates

/// Reads the texts of due dates: a date, `15`, `15th`, `last`.
package enum DueDateText {
  /// The meanings of words for a due day.
  enum Meaning: String, WordMeaning {
    case lastDay = "last day of the month"

    static let section = "due days"
  }

  /// Reads `2026-03-15`, `15`, `15th`, `last`, `last day`; nil for any other text.
  package static func read(_ text: String) -> DueDate? {
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
