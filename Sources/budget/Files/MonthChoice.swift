import BudgetCalculation
import BudgetModel
import CalendarDates

/// The month that a command is about where none is named.
enum MonthChoice {
  /// The given month, or the latest one with transactions that is not after now's, or now's own.
  static func month(_ given: CalendarMonth?, of ledger: Ledger, now: UTCTimestamp) -> BudgetMonth {
    if let given { return ledger.month(given) }
    let current = ledger.month(containing: now.date)
    let past = ledger.transactions(in: .earliest...max(current.lastDay, .earliest)).last
    return past.map { ledger.month(containing: $0.date) } ?? current
  }
}
