import ArgumentParser
import BudgetCalculation
import BudgetReports
import CalendarDates

/// The options for a report that covers more or less than a month.
struct SpanOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The year, instead of a month.", valueName: "YYYY"))
  var year: Int?
  @Option(
    name: .customLong("since"),
    help: ArgumentHelp("The first day, instead of a month.", valueName: "YYYY-MM-DD"))
  var first: CalendarDate?
  @Option(name: .customLong("until"), help: ArgumentHelp("The last day.", valueName: "YYYY-MM-DD"))
  var last: CalendarDate?

  /// The maximum number of days of a report: ten years.
  private static let maximumDays = 3_660

  /// Whether any of these options is given.
  var isGiven: Bool { year != nil || first != nil || last != nil }

  /// The period of the options; nil if none is given.
  var period: ReportPeriod? {
    if let year { return .year(year) }
    guard let first, let last else { return nil }
    return .days(first...last)
  }

  func validate() throws {
    if let year, CalendarMonth(year: year, month: 1) == nil {
      throw ValidationError("There is no year \(year); name one from 1 to 9999.")
    }
    guard first != nil || last != nil else { return }
    guard let first, let last else {
      throw ValidationError("A range of days needs both --since and --until.")
    }
    guard year == nil else { throw ValidationError("Give either a year or days, not both.") }
    guard first <= last else {
      throw ValidationError("The range ends on \(last), before it begins on \(first).")
    }
    guard first.days(until: last) < Self.maximumDays else {
      throw ValidationError("A report covers at most ten years; \(first) to \(last) is more.")
    }
  }
}
