import BudgetCalculation
import BudgetModel
import BudgetReports
import CalendarDates
import FindingWording
import Foundation

/// Checks an entry against the rules of SPEC §1 and the limits of §2 before it is added to the log.
struct EntryRules {
  let budget: Budget
  let today: CalendarDate

  /// Throws an error for entries that break a rule.
  ///
  /// - Returns: Remarks about an entry that is allowed.
  /// - Throws: `CommandError` with the rules that forbid it.
  func check(_ transaction: Transaction) throws -> [String] {
    let words = try checkRules(transaction)
    guard transaction.kind == .expense, let category = transaction.categoryID else { return words }
    let ledger = Ledger(budget)
    return try words + checkLimits(transaction, category, ledger) + overspending(transaction, category)
  }

  /// Throws an error for a change of an entry that breaks a rule; limits apply only to new spending.
  func checkChanged(_ transaction: Transaction) throws -> [String] { try checkRules(transaction) }

  /// Throws an error for a payment of a bill that breaks a rule; the bill may have no category.
  func checkPayment(_ transaction: Transaction) throws -> [String] {
    try checkRules(transaction, lacksCategory: transaction.categoryID == nil)
  }

  private func checkRules(_ transaction: Transaction, lacksCategory: Bool = false) throws -> [String] {
    let problems = transaction.entryProblems(in: budget, today: today)
      .filter { !lacksCategory || $0.code != .categoryMissing }
    let errors = problems.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw CommandError(
        .badInput,
        errors.map { words($0) }.joined(separator: "\n        "))
    }
    return problems.map { words($0) }
  }

  private func checkLimits(
    _ transaction: Transaction, _ category: CategoryID, _ ledger: Ledger
  ) throws -> [String] {
    let checks = LimitCheck.checks(
      of: transaction.amount, category: category, member: transaction.memberID, on: transaction.date,
      in: ledger)
    if let refused = checks.first(where: { !$0.isAllowed }) {
      throw CommandError(
        .badInput, "\(refused.message); budget limit edit changes the limit, or spend less")
    }
    return checks.filter { $0.after.state != .safe }.map(\.message)
  }

  /// Returns a remark if the envelope of the category has too little money.
  private func overspending(_ transaction: Transaction, _ category: CategoryID) -> [String] {
    var after = budget
    after.transactions.append(transaction)
    let ledger = Ledger(after)
    let month = ledger.month(containing: transaction.date)
    let envelopes = Envelopes(ledger, in: month)
    guard let envelope = envelopes.envelopes.first(where: { $0.category.id == category }),
      envelope.available < 0
    else { return [] }
    let money = MoneyFormat(budget.settings)
    return [
      "\(envelope.category.name) is overspent by \(money.money(-envelope.available)) in \(month); budget move or assign covers it"
    ]
  }

  /// Returns the rule in words, for a user who is entering data.
  private func words(_ problem: Finding) -> String {
    if case .record(.futureDated(let date, let today, _)) = problem.fact {
      return "\(date) is in the future; the date of an entry is today, \(today), or earlier"
    }
    return problem.code == .categoryMissing ? "\(problem.reason); name one with --category" : problem.reason
  }
}
