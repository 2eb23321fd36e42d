import BudgetModel
import CalendarDates
import Translations

// Months, weekdays and days in words.

extension Wording {
  /// Returns the month with its year: `March 2026`.
  func month(_ month: CalendarMonth) -> String {
    forms.month.map { fill($0, month.firstDay) } ?? "\(name(month, text.months)) \(month.year)"
  }

  /// Returns the month in about three letters: `Mar`.
  func shortMonth(_ month: CalendarMonth) -> String { name(month, text.shortMonths) }

  /// Returns the month in about three letters with its year: `Mar 2026`.
  func shortMonthAndYear(_ month: CalendarMonth) -> String { "\(shortMonth(month)) \(month.year)" }

  /// Returns the weekday: `Tuesday`.
  func weekday(_ weekday: Weekday) -> String { text.weekdays[weekday.isoNumber - 1] }

  /// Returns the weekday in about three letters: `Tue`.
  func shortWeekday(_ weekday: Weekday) -> String { text.shortWeekdays[weekday.isoNumber - 1] }

  /// Returns a day for a table, in the language's own format or, if there is none, in the household's format.
  func date(_ date: CalendarDate, _ format: DateFormat) -> String {
    forms.text(date) ?? format.text(date)
  }

  /// The language's format code for days in a cell, such as `dd.mm.yyyy`; nil if the settings determine it.
  package var dateCode: String? {
    forms.shortDate.map { fill($0, ["d": "d", "dd": "dd", "m": "m", "mm": "mm", "year": "yyyy"]) }
  }

  /// Returns a day for a sentence: `31. Januar 2026`, `January 31, 2026`; in ISO 8601 if the
  /// household uses that.
  func longDate(_ date: CalendarDate, _ format: DateFormat) -> String {
    switch (forms.longDate(of: date), format) {
    case (let pattern?, _): fill(pattern, date)
    case (nil, .monthDayYear): fill("{month} {d}, {year}", date)
    case (nil, .dayMonthYear): fill("{d} {month} {year}", date)
    case (nil, .yearMonthDay): format.text(date)
    }
  }

  /// Returns the first and the last of these days.
  func days(_ days: ClosedRange<CalendarDate>, _ format: DateFormat) -> String {
    "\(longDate(days.lowerBound, format)) – \(longDate(days.upperBound, format))"
  }

  /// Returns the time and the source of the report.
  func provenance(_ source: String?, at time: UTCTimestamp) -> String {
    let made = fill(
      text.madeAt,
      [
        "date": forms.longDate(of: time.date).map { fill($0, time.date) } ?? time.date.description,
        "time": String(time.time.description.prefix(5)),
      ])
    return (source.map { fill(text.fromSource, ["source": $0]) + " " } ?? "") + made
  }

  private func fill(_ pattern: String, _ date: CalendarDate) -> String {
    LanguageForms.fill(pattern, date, month: name(date.calendarMonth, text.months))
  }

  private func name(_ month: CalendarMonth, _ names: [String]) -> String {
    names.indices.contains(month.month - 1) ? names[month.month - 1] : month.description
  }
}
