internal import BudgetModel
internal import CalendarDates
internal import FieldReading
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// How a formula compares the dates of a log with the first and the last day of a month.
struct LogDateConditions {
  private let sample: LogSample
  private let ranges: LogRanges
  private let month: ClosedRange<CalendarDate>
  private let cells: (first: String, last: String)

  init(
    _ sample: LogSample, _ ranges: LogRanges, _ month: ClosedRange<CalendarDate>,
    _ cells: (first: String, last: String)
  ) {
    (self.sample, self.ranges, self.month, self.cells) = (sample, ranges, month, cells)
  }

  private var error: LogSumsError { .dates(sheet: sample.table.sheetName) }

  /// Returns the conditions that rows of the month fulfil.
  ///
  /// - Throws: `LogSumsError` if a spreadsheet cannot compare the log's dates.
  func conditions() throws(LogSumsError) -> [LogSums.Condition] {
    guard let column = sample[.date] else { return try partConditions() }
    let range = ranges.cells(column)
    var (serials, packed) = (0, 0)
    var texts: [(text: String, date: CalendarDate)] = []
    for row in sample.rows {
      switch row.cells[column]?.value {
      case .number(let number): if CellReader.packedDate(number) == nil { serials += 1 } else { packed += 1 }
      case .text(let text): texts.append((text, row.transaction.date))
      default: throw error
      }
    }
    if serials == sample.rows.count {
      return [
        LogSums.Condition(range, "\">=\"&\(cells.first)"), LogSums.Condition(range, "\"<\"&\(cells.last)+1"),
      ]
    }
    if packed == sample.rows.count {
      let number = { (cell: String) in "YEAR(\(cell))*10000+MONTH(\(cell))*100+DAY(\(cell))" }
      return [
        LogSums.Condition(range, "\">=\"&\(number(cells.first))"),
        LogSums.Condition(range, "\"<=\"&\(number(cells.last))"),
      ]
    }
    guard texts.count == sample.rows.count, let pattern = pattern(of: texts) else { throw error }
    return [LogSums.Condition(range, LogSums.quoted(pattern))]
  }

  /// Returns the pattern that only the month's texts match, such as `2026-01-*`; nil if there is none.
  private func pattern(of texts: [(text: String, date: CalendarDate)]) -> String? {
    guard isCalendarMonth else { return nil }
    let (year, number) = (String(month.lowerBound.year), month.lowerBound.month)
    let two = number < 10 ? "0\(number)" : String(number)
    for mark in ["-", ".", "/"] {
      let shapes = [
        (year + mark + two + mark, ""), ("", mark + two + mark + year), (two + mark, mark + year),
      ]
      for (start, end) in shapes
      where texts.allSatisfy({ text, date in
        let rest = text.count - start.count - end.count
        let fits = text.hasPrefix(start) && text.hasSuffix(end) && (1...2).contains(rest)
        return fits == month.contains(date)
      }) && texts.contains(where: { month.contains($0.date) }) {
        return start + "*" + end
      }
    }
    return nil
  }

  private var isCalendarMonth: Bool {
    month.lowerBound.day == 1 && month.upperBound.adding(days: 1).day == 1
      && month.lowerBound.month == month.upperBound.month
  }

  /// Returns the conditions for dates in separate columns of day, month and year.
  private func partConditions() throws(LogSumsError) -> [LogSums.Condition] {
    guard isCalendarMonth, sample[.day] != nil else { throw error }
    let rows = sample.rows.map(\.transaction.date)
    var conditions: [LogSums.Condition] = []
    if let column = sample[.year] {
      try checkNumbers(column)
      conditions.append(LogSums.Condition(ranges.cells(column), "YEAR(\(cells.first))"))
    } else if Set(rows.map(\.year)) != [month.lowerBound.year] {
      throw error
    }
    if let column = sample[.month] {
      let values = sample.rows.compactMap { $0.cells[column]?.value }
      if values.allSatisfy({ $0.number != nil }) {
        conditions.append(LogSums.Condition(ranges.cells(column), "MONTH(\(cells.first))"))
      } else {
        let names = Set(
          sample.rows.filter { month.contains($0.transaction.date) }.map {
            $0.cells[column]?.value.text?.lowercased()
          })
        guard names.count == 1, let name = names.first.flatMap(\.self) else { throw error }
        conditions.append(LogSums.Condition(ranges.cells(column), LogSums.quoted(name)))
      }
    } else if Set(rows.map(\.month)) != [month.lowerBound.month] {
      throw error
    }
    guard !conditions.isEmpty else { throw error }
    return conditions
  }

  private func checkNumbers(_ column: Int) throws(LogSumsError) {
    guard sample.rows.allSatisfy({ $0.cells[column]?.value.number != nil }) else { throw error }
  }
}
