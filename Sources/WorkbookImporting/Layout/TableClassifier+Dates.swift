internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

// The columns of dates and days, found by their names and values.
extension TableClassifier {
  /// The column of dates, found by its name or by its values.
  var dates: Int? {
    let named = band.cells.filter { $0.meaning == .date || $0.meaning == .valueDate }.map(\.column)
    // A column with a known name is trusted, so that each value that is not a date is reported.
    let byName = named.first {
      body[$0].isDates || body[$0].filled == 0 || !body[$0].isDays && !body[$0].isAmounts || isYears($0)
    }
    return byName.map { fuller($0, named) } ?? dueDatesOfMonths
      ?? band.columns.first { body[$0].isDates && band[$0]?.meaning != .dueDate }
  }

  /// The column of due dates if nearly all of them are in the month that their row names; nil if there is none.
  ///
  /// Such a table has a row for each bill that was paid, rather than one for each category.
  var dueDatesOfMonths: Int? {
    guard !has(.budgeted), !has(.assigned),
      let months = band.cells.first(where: { $0.meaning == .month })?.column
    else { return nil }
    return band.cells.first { cell in
      guard cell.meaning == .dueDate, body[cell.column].isDates else { return false }
      let pairs = body.rows.compactMap { row -> Bool? in
        guard let date = grid.cells.date(row[cell.column], order: .yearMonthDay)?.date,
          let month = row[months].flatMap(grid.month)
        else { return nil }
        return date.month == month.month
      }
      return pairs.count > 2 && pairs.count { $0 } * 10 >= pairs.count * 9
    }?.column
  }

  /// Returns `first`, or another named column if only that one has a date in every row with an amount.
  private func fuller(_ first: Int, _ named: [Int]) -> Int {
    let others = named.filter { $0 != first && body[$0].isDates && !body[$0].isDerived }
    guard !others.isEmpty, body[first].isDates else { return first }
    let rows = rowsWithAmounts
    func isFull(_ column: Int) -> Bool { rows.allSatisfy { grid.kind($0[column]) == .date } }
    return isFull(first) ? first : others.first(where: isFull) ?? first
  }

  /// The column of days without a month and year.
  var days: Int? {
    let named = band.cells.first { cell in
      cell.meaning == .day || HeaderText.normalized(cell.text).isDayWord
        || cell.meaning == .date && body[cell.column].isDays && (has(.month) || counts(cell.column))
    }
    if let named, body[named.column].isDays || body[named.column].filled == 0 { return named.column }
    if let counted = countedDates.first(where: { $1 == .day })?.key { return counted }
    if let first = band.columns.first(where: { body[$0].filled > 0 }), saysMonth, rises(first) {
      return first
    }
    // A column without a header that contains 1, 2, 3, … is a column of days.
    guard let first = band.columns.first, band[first] == nil, body[first].isDays else { return nil }
    return first
  }

  /// Whether a column counts the days of a month: 1, 2, 3, ….
  private func counts(_ column: Int) -> Bool {
    let numbers = body.rows.compactMap { $0[column]?.value.number }.filter { $0 <= 31 }
    return numbers.count > 3 && zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == 1 || $1 == 1 }
  }

  /// Whether the sheet's name or the title names the month of the rows.
  private var saysMonth: Bool {
    [TableTitle(grid).title(of: band), grid.sheet.name].compactMap(\.self).contains {
      MonthText.find(in: $0) != nil
    }
  }

  /// Whether a column has days of a month that never decrease, and there are texts beside it.
  private func rises(_ column: Int) -> Bool {
    let numbers = body.rows.compactMap { $0[column]?.value.number }
    return body[column].isDays && numbers.count > 3
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
      && body.rows.contains { row in band.columns.contains { $0 != column && grid.kind(row[$0]) == .label } }
  }

  /// Adjacent columns of years, months and days, recognised by their values.
  var countedDates: [Int: FieldMeaning] {
    func numbers(_ column: Int) -> [Decimal] { body.rows.compactMap { $0[column]?.value.number } }
    func holds(_ range: ClosedRange<Decimal>, _ column: Int) -> Bool {
      let numbers = numbers(column)
      return numbers.count > 2 && numbers.count * 10 >= body.rows.count * 9
        && numbers.allSatisfy { range.contains($0) && $0.fractionDigits == 0 }
    }
    guard let year = band.columns.first(where: { holds(1990...2099, $0) }) else { return [:] }
    for (month, day) in [(year + 1, year + 2), (year - 1, year - 2)]
    where holds(1...12, month) && holds(1...31, day) {
      return [year: .year, month: .month, day: .day]
    }
    return [:]
  }
}

extension String {
  /// Whether a header's word names a day of the month rather than a date.
  var isDayWord: Bool {
    ["day", "tag", "jour", "dia", "giorno", "dag", "dzien", "nap", "日", "日期", "יום"].contains(self)
  }
}
