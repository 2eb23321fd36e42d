internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// What the transactions of a month do to the envelopes together.
struct EnvelopeActivity {
  /// Income for Ready to Assign.
  private(set) var income = ExactSum()
  /// Expenses without an envelope, which lower Ready to Assign.
  private(set) var uncategorized = ExactSum()
  /// Expenses less refunds by envelope.
  private(set) var spent: [CategoryID: ExactSum] = [:]
  /// The part of them that was booked on credit cards.
  private(set) var spentOnCards: [CategoryID: ExactSum] = [:]

  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, _ rules: EnvelopeRules) {
    for transaction in ledger.transactions(in: days) {
      switch rules.effect(of: transaction) {
      case .none: break
      case .income: income.add(transaction.amount)
      case .spending(nil, _): uncategorized.add(transaction.amount)
      case .spending(let id?, let place): spend(transaction.amount, id, place)
      case .refund(let id, let place): spend(-transaction.amount, id, place)
      }
    }
  }

  private mutating func spend(_ amount: Decimal, _ id: CategoryID, _ place: EnvelopeEffect.Place) {
    spent[id, default: ExactSum()].add(amount)
    if place == .card { spentOnCards[id, default: ExactSum()].add(amount) }
  }
}
