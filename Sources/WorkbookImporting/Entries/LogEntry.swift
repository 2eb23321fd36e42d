package import BudgetModel
package import CalendarDates
package import Foundation

/// A transaction to be written to a log, with its category, accounts and member given by name.
package struct LogEntry: Hashable, Sendable {
  package var date: CalendarDate
  package var time: TimeOfDay?
  /// The amount, above 0; the kind states the direction.
  package var amount: Decimal
  package var kind: TransactionKind
  package var description: String
  package var payee: String?
  package var note: String?
  package var category: String?
  package var account: String?
  /// The account to which a transfer went.
  package var toAccount: String?
  package var member: String?
  package var currency: Currency?
  package var tags: [String] = []

  /// Creates an entry with the values that most logs have.
  package init(
    date: CalendarDate, amount: Decimal, kind: TransactionKind, description: String, payee: String? = nil,
    note: String? = nil, category: String? = nil, account: String? = nil
  ) {
    (self.date, self.amount, self.kind, self.description) = (date, amount, kind, description)
    (self.payee, self.note, self.category, self.account) = (payee, note, category, account)
  }
}

/// Converts the transactions of a budget to entries with the names of its records.
package struct LogEntryNames {
  private let categories: [Identifier<BudgetModel.Category>: String]
  private let accounts: [Identifier<Account>: String]
  private let members: [Identifier<Member>: String]

  /// Collects the names of a budget's records.
  package init(_ budget: Budget) {
    categories = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    accounts = Dictionary(budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
    members = Dictionary(budget.members.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Returns the entry for a transaction.
  package func entry(_ transaction: Transaction) -> LogEntry {
    var entry = LogEntry(
      date: transaction.date, amount: transaction.amount, kind: transaction.kind,
      description: transaction.description, payee: transaction.payee, note: transaction.notes,
      category: transaction.categoryID.flatMap { categories[$0] },
      account: transaction.accountID.flatMap { accounts[$0] })
    entry.time = transaction.time
    entry.toAccount = transaction.transferAccountID.flatMap { accounts[$0] }
    entry.member = transaction.memberID.flatMap { members[$0] }
    (entry.currency, entry.tags) = (transaction.currency, transaction.tags)
    return entry
  }
}
