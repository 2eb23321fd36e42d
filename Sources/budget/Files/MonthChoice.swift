import BudgetCalculation
import BudgetModel
import CalendarDates

/// The month of a command if none is given.
enum MonthChoice {
  /// The given month, or the latest month with transactions up to the current one, or the current one.
  static func month(_ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp) -> BudgetMonth {
    if let given { return ledger.month(given) }
    let current = ledger.month(containing: now.date)
    return ledger.lastDate(until: current.lastDay).map { ledger.month(containing: $0) } ?? current
  }

  /// The same, limited to the budget's months and the current one, which have figures.
  ///
  /// - Throws: `CommandError` if the given month is outside the budget.
  static func monthWithData(
    _ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp
  ) throws -> BudgetMonth {
    let month = month(given, of: ledger, now: now)
    if given != nil { try check(month.days, named: month.description, of: ledger, now: now) }
    return month
  }

  /// Throws an error for days outside the budget; one without records and transactions allows all days.
  ///
  /// - Throws: `CommandError` that names the months of the budget.
  static func check(
    _ days: ClosedRange<CalendarDate>, named name: String, of ledger: Ledger, now: UTCTimestamp
  ) throws {
    guard let months = ledger.budgetMonths else { return }
    let known = [
      months.lowerBound.firstDay...months.upperBound.lastDay, ledger.month(containing: now.date).days,
    ]
    guard !known.contains(where: days.overlaps) else { return }
    let span =
      months.lowerBound == months.upperBound
      ? "\(months.lowerBound)" : "\(months.lowerBound) to \(months.upperBound)"
    throw CommandError(
      .badInput, "there is no data for \(name): the budget has \(span); name a month of these")
  }
}
