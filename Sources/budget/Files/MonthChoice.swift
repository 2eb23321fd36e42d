import BudgetCalculation
import BudgetModel
import CalendarDates

/// The month that a command is about where none is named.
enum MonthChoice {
  /// The given month, or the latest one with transactions that is not after now's, or now's own.
  static func month(_ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp) -> BudgetMonth {
    if let given { return ledger.month(given) }
    let current = ledger.month(containing: now.date)
    return ledger.lastDate(until: current.lastDay).map { ledger.month(containing: $0) } ?? current
  }

  /// The same for figures, which only the months of the budget and now's own have.
  ///
  /// - Throws: `CommandError` if the given month lies outside the budget.
  static func monthWithData(
    _ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp
  ) throws -> BudgetMonth {
    let month = month(given, of: ledger, now: now)
    if given != nil { try check(month.days, named: month.description, of: ledger, now: now) }
    return month
  }

  /// Refuses days that lie outside the budget; one without a record or a transaction is about no days and has all.
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
