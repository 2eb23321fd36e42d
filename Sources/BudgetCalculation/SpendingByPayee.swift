internal import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Spending at each payee in a span of days (SPEC §2, Trends).
///
/// Payees are distinguished by their trimmed name; expenses without a payee are not listed.
public struct SpendingByPayee: Hashable, Sendable {
  /// The spending at one payee.
  public struct Row: Hashable, Sendable {
    /// The name.
    public let payee: String
    /// Expenses less refunds.
    public let total: Decimal
    /// The number of expenses.
    public let count: Int
  }

  /// Payees with expenses or refunds, the largest total first; equal totals are in the order of their names.
  public let rows: [Row]

  /// Computes the spending of these days.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    var sums: [String: Activity.Spending] = [:]
    for transaction in ledger.transactions(in: days) {
      guard let payee = transaction.payee?.trimmingCharacters(in: .whitespacesAndNewlines), !payee.isEmpty
      else { continue }
      switch ledger.flow(of: transaction) {
      case .income, .transfer: break
      case .expense: sums[payee, default: Activity.Spending()].add(transaction.amount)
      case .refund: sums[payee, default: Activity.Spending()].refund(transaction.amount)
      }
    }
    rows = sums.map { Row(payee: $0.key, total: $0.value.sum.value, count: $0.value.count) }
      .sorted { $0.total != $1.total ? $0.total > $1.total : $0.payee < $1.payee }
  }
}
