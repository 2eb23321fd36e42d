import BudgetCalculation
import BudgetModel
import CalendarDates

/// The month that a command uses if none is given.
enum MonthChoice {
  /// Returns the given month; else the latest month with transactions up to the current one; else
  /// the current month.
  static func month(_ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp) -> BudgetMonth {
    if let given { return ledger.month(given) }
    let current = ledger.month(containing: now.date)
    return ledger.lastDate(until: current.lastDay).map { ledger.month(containing: $0) } ?? current
  }

  /// Returns the same month as `month`; a given month must be the current month or a month of the budget.
  ///
  /// - Throws: `CommandError` if the given month is outside the budget.
  static func monthWithData(
    _ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp
  ) throws -> BudgetMonth {
    let month = month(given, of: ledger, now: now)
    if given != nil { try check(month.days, named: month.description, of: ledger, now: now) }
    return month
  }

  /// Throws an error for days outside the budget; a budget without records and transactions allows all days.
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
