internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

/// The total effect of a month's transactions on the envelopes.
struct EnvelopeActivity {
  /// Income, which is added to Ready to Assign.
  private(set) var income = ExactSum()
  /// Expenses without an envelope, which are subtracted from Ready to Assign.
  private(set) var uncategorized = ExactSum()
  /// Expenses less refunds, by category index.
  private(set) var spent: [ExactSum]
  /// The part of `spent` that was booked on credit cards.
  private(set) var spentOnCards: [ExactSum]
  /// The refunds, by category index.
  private(set) var refunded: [ExactSum]

  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, _ rules: EnvelopeRules) {
    spent = Array(repeating: ExactSum(), count: ledger.spendingCategories.count)
    spentOnCards = spent
    refunded = spent
    for entry in ledger.entries(in: days) {
      switch rules.effect(of: entry) {
      case .none: break
      case .income: income.add(entry.amount)
      case .spending(nil, _): uncategorized.add(entry.amount)
      case .spending(let category?, let place): spend(entry.amount, category, place)
      case .refund(let category, let place):
        spend(-entry.amount, category, place)
        refunded[category].add(entry.amount)
      }
    }
  }

  private mutating func spend(_ amount: Decimal, _ category: Int, _ place: EnvelopeEffect.Place) {
    spent[category].add(amount)
    if place == .card { spentOnCards[category].add(amount) }
  }
}
