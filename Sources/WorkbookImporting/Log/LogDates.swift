internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Finds the date of each row of a log.
///
/// The date is in a date column, in columns of its parts, below a month's heading, or in the row above.
struct LogDates {
  private let table: FoundTable
  private let cells: CellReader
  private let formats: LogFormats
  private let date: Int?
  /// The columns of the day, the month and the year.
  ///
  /// Without a column of days, rows are dated on the first of their month.
  private let parts: (day: Int?, month: Int?, year: Int?)?
  private let year: Int?
  /// The month of rows that state no month: the month of the table, otherwise the month that the user gave.
  private let month: Int?
  /// The date of rows without a day, if the user gave a month: the first day of this month.
  private let named: CalendarDate?
  /// The last date that was read, which applies to rows without a date.
  private var carried: CalendarDate?
  /// The last month and year that were read, which apply to rows without them.
  private var last: (month: Int?, year: Int?)
  /// The month named by the last heading among the rows.
  private var headed: NamedMonth?
  /// Whether months are headings among the rows.
  private let hasHeadings: Bool
  /// Whether names of months are written with their year.
  private let haveYears: Bool
  /// Whether no row states a day.
  ///
  /// If the year is known, the rows are dated on the first day of the month that they name, or of the year.
  private let isUndated: Bool
  /// Whether rows without a day name their year.
  private let namesYears: Bool
  /// Whether the days are written without a year.
  private let lackYears: Bool

  init(
    _ table: FoundTable, _ rows: [Sheet.Row], _ cells: CellReader, _ formats: LogFormats, year: Int?
  ) {
    (self.table, self.cells, self.formats) = (table, cells, formats)
    date = table[.date]
    parts =
      table[.day] == nil && table[.month] == nil ? nil : (table[.day], table[.month], table[.year])
    let given = cells.context.month
    self.year = table.scope.year ?? year ?? given?.year
    month = table.scope.month ?? given?.month
    named = given?.firstDay
    haveYears = rows.contains { row in
      table[.month].flatMap { cells.text(row[$0]) }.flatMap { MonthText.read($0)?.year } != nil
    }
    hasHeadings =
      table[.date] == nil && table[.month] == nil && rows.contains { Self.heading($0, cells) != nil }
    let column = date
    func contains(_ condition: (Cell) -> Bool) -> Bool {
      column.map { column in rows.contains { $0[column].map(condition) ?? false } } ?? false
    }
    let hasDays = contains { cells.date($0, order: formats.dateOrder) != nil }
    let hasDaysOfMonths =
      !hasDays
      && contains { $0.value.text.map { !DateField.orders(of: $0.trimmed, year: 2000).isEmpty } ?? false }
    let money = table.moneyColumns.map(\.column)
    let hasAmounts = rows.contains { row in money.contains { row[$0]?.value.isBlank == false } }
    isUndated =
      hasAmounts && parts == nil && !hasHeadings && !hasDays && !hasDaysOfMonths
      && !contains { Self.isUnknownDate($0, cells) }
    lackYears = self.year == nil && hasDaysOfMonths
    namesYears = isUndated && contains { Self.month($0, cells)?.year != nil }
  }

  /// Returns the month named by a row that contains nothing else.
  private static func heading(_ row: Sheet.Row, _ cells: CellReader) -> NamedMonth? {
    let filled = row.cells.filter { !$0.value.isBlank }
    guard filled.count == 1, let only = filled.first else { return nil }
    if let text = only.value.text { return MonthText.find(in: text) }
    guard cells.showsDate(only), let date = cells.date(only, order: .yearMonthDay)?.date else { return nil }
    return NamedMonth(month: date.month, year: date.year)
  }

  /// The reason why no row of the log can have a date; nil if rows can have one.
  var problem: Finding.LogFact? {
    if isUndated { return .datesMissing(isRead: year != nil || namesYears) }
    if lackYears { return .yearsMissing }
    guard date == nil, let parts else { return nil }
    if parts.month == nil, month == nil, !hasHeadings { return .monthsMissing }
    return parts.year == nil && year == nil && !hasHeadings && !haveYears ? .yearsMissing : nil
  }

  /// The date that a row states.
  enum Reading {
    case day(DateText.Reading)
    /// The date of a row above.
    case carried(CalendarDate)
    case blank
    case unreadable(text: String, column: Int)

    /// The date of the row, regardless of its source.
    var day: DayReading {
      switch self {
      case .day(let reading): .day(reading)
      case .carried(let date): .day(DateText.Reading(date: date, time: nil))
      case .blank: .missing
      case .unreadable(let text, _): .unreadable(text)
      }
    }
  }

  /// Returns the date of a row.
  mutating func day(of row: Sheet.Row) -> Reading {
    if isUndated, let day = firstDay(of: row) { return .carried(day) }
    if hasHeadings, let month = Self.heading(row, cells) { headed = month }
    guard let date else { return fromParts(row) }
    let cell = row[date]
    if let reading = cells.date(cell, order: formats.dateOrder) {
      carried = reading.date
      return .day(reading)
    }
    // A row may have only the day on which it was booked.
    if cell?.value.isBlank ?? true, let booked = table[.valueDate],
      let reading = cells.date(row[booked], order: formats.dateOrder)
    {
      return .day(reading)
    }
    if let text = cells.text(cell) {
      guard let year, let day = day(text, in: year) else {
        return .unreadable(text: text, column: date)
      }
      carried = day
      return .day(DateText.Reading(date: day, time: nil))
    }
    if parts?.month != nil {
      last.year = carried?.year ?? last.year
      return fromParts(row)
    }
    guard let day = (formats.carriesDates ? carried : nil) ?? named else { return .blank }
    return .carried(day)
  }

  /// Returns the day that a text without a year means, such as `5 Jan` or `5/31`.
  ///
  /// Of two numbers, the number of the log's month is the month.
  private func day(_ text: String, in year: Int) -> CalendarDate? {
    let orders = DateField.orders(of: text.trimmed, year: year)
    let days = orders.compactMap { DateField(order: $0, year: year).read(text.trimmed)?.date }
    let ofMonth = Set(days.filter { $0.month == month })
    if ofMonth.count == 1 { return ofMonth.first }
    return DateField(order: formats.dateOrder, year: year).read(text.trimmed)?.date ?? days.first
  }

  /// Returns the first day of the month that a row names, or of the year; nil if the year is unknown.
  private func firstDay(of row: Sheet.Row) -> CalendarDate? {
    let named = date.flatMap { Self.month(row[$0], cells) }
    guard let year = named?.year ?? year else { return nil }
    return CalendarDate(year: year, month: named?.month ?? month ?? 1, day: 1)
  }

  /// Returns the month or the year in a column of dates without days: `2026-03`, `March 2026`, `nov-dec`, `2026`.
  private static func month(_ cell: Cell?, _ cells: CellReader) -> (year: Int?, month: Int?)? {
    guard let text = cells.text(cell)?.trimmed else { return nil }
    if let month = CalendarMonth(text) { return (month.year, month.month) }
    let named = MonthText.read(text) ?? (text.contains(where: \.isNumber) ? nil : MonthText.find(in: text))
    if let named { return (named.year, named.month) }
    return Int(text).flatMap { (1990..<2100).contains($0) ? ($0, nil) : nil }
  }

  /// Whether a text has several numbers but is no month, so that it is probably a date in an unknown form.
  private static func isUnknownDate(_ cell: Cell, _ cells: CellReader) -> Bool {
    guard let text = cell.value.text else { return false }
    return text.split { !$0.isNumber }.count > 1 && month(cell, cells) == nil
  }

  private mutating func fromParts(_ row: Sheet.Row) -> Reading {
    guard let parts, let whole = parts.day ?? parts.month else { return .blank }
    let text = cells.text(row[whole])
    if text == nil, parts.day != nil || last.month == nil { return .blank }
    for (column, isMonth) in [(parts.month, true), (parts.year, false)] {
      guard let column, let text = cells.text(row[column]) else { continue }
      let named = isMonth ? MonthText.read(text) : nil
      guard let number = Int(text) ?? named?.month else { return .unreadable(text: text, column: column) }
      if isMonth { last.month = number } else { last.year = number }
      if let year = named?.year { last.year = year }
    }
    guard let day = parts.day == nil ? 1 : text.flatMap({ Int($0.trimmed) }),
      let month = last.month ?? headed?.month ?? month,
      let year = last.year ?? headed?.year ?? year,
      let date = CalendarDate(year: year, month: month, day: day)
    else { return .unreadable(text: text ?? "", column: whole) }
    // The total of a month names the month too. With `carried`, the reader recognises it as a total.
    return parts.day == nil ? .carried(date) : .day(DateText.Reading(date: date, time: nil))
  }
}
