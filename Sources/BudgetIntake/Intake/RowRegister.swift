internal import BudgetModel
internal import Foundation

/// The rows that a budget already has: rows of its imports, and transactions that look like a row of the file
/// (have the same values).
struct RowRegister {
  /// A row of an earlier import.
  struct Stored {
    let row: ImportedRow
    let fileName: String
  }

  private let budget: Budget
  /// Rows of imports by key, the latest one last.
  private var stored: [String: [Stored]] = [:]
  /// The index of each transaction.
  private(set) var places: [Identifier<Transaction>: Int] = [:]
  /// Transactions that are part of an import.
  private var imported: Set<Identifier<Transaction>> = []
  private let deleted: Set<String>
  /// Transactions that look like a row of the file, in reverse order.
  private var alike: [Alike: [Int]] = [:]
  private var accounts: [RowContent: Set<Identifier<Account>?>] = [:]
  /// The sides of transactions that are already matched to a row of this file.
  private var taken: Set<Taken> = []

  private struct Alike: Hashable {
    let content: RowContent
    let account: Identifier<Account>?
    let isImported: Bool
  }

  private struct Taken: Hashable {
    let index: Int
    let side: AccountSide
  }

  /// Collects the known rows that have these keys, and the transactions with these contents.
  init(_ budget: Budget, keys: Set<String>, contents: Set<RowContent>) {
    self.budget = budget
    deleted = Set(budget.tombstones.map(\.id))
    for record in budget.imports {
      for row in record.rows {
        imported.insert(row.transactionID)
        guard keys.contains(row.key) else { continue }
        stored[row.key, default: []].append(Stored(row: row, fileName: record.fileName))
      }
    }
    places.reserveCapacity(budget.transactions.count)
    let currency = budget.settings.currency
    for (index, transaction) in budget.transactions.enumerated() { places[transaction.id] = index }
    for (index, transaction) in budget.transactions.enumerated().reversed() {
      for side in transaction.sides {
        let content = transaction.content(direction: side.direction, currency)
        guard contents.contains(content) else { continue }
        let isImported = imported.contains(transaction.id)
        accounts[content, default: []].insert(side.account)
        alike[Alike(content: content, account: side.account, isImported: isImported), default: []].append(
          index)
      }
    }
  }

  /// Returns the transaction with an identifier.
  func transaction(_ id: Identifier<Transaction>) -> Transaction? {
    places[id].map { budget.transactions[$0] }
  }

  /// Returns the latest imported row with this key in the same account.
  func stored(_ key: String, _ account: Identifier<Account>?) -> Stored? {
    stored[key]?.last { $0.row.accountID.fits(account) }
  }

  /// Returns whether a transaction with this identifier was deleted.
  func isDeleted(_ id: Identifier<Transaction>) -> Bool { deleted.contains(id.description) }

  /// Marks one side of a transaction as matched to a row of this file.
  mutating func take(_ id: Identifier<Transaction>, _ side: AccountSide) {
    if let index = places[id] { taken.insert(Taken(index: index, side: side)) }
  }

  /// Returns a transaction that looks like a row and is not matched to another row of the file.
  ///
  /// For a row with an identifier from the bank, only transactions that were not imported match, because
  /// imported transactions have identifiers of their own.
  mutating func takeAlike(_ row: IncomingRow) -> Identifier<Transaction>? {
    let known = accounts[row.content] ?? []
    let candidates: [Identifier<Account>?] =
      row.accountID == nil
      ? known.sorted { $0?.description ?? "" < $1?.description ?? "" } : [row.accountID, nil]
    for account in candidates where known.contains(account) {
      for isImported in row.bankID == nil ? [false, true] : [false] {
        let key = Alike(content: row.content, account: account, isImported: isImported)
        while let index = alike[key]?.popLast() {
          let side = AccountSide(account: account, direction: row.content.direction)
          if taken.insert(Taken(index: index, side: side)).inserted { return budget.transactions[index].id }
        }
      }
    }
    return nil
  }

  /// Returns whether an imported transaction looks like a row and is not matched to a row of this file.
  func hasAlikeImported(_ row: IncomingRow) -> Bool {
    let key = Alike(content: row.content, account: row.accountID, isImported: true)
    let side = AccountSide(account: row.accountID, direction: row.content.direction)
    // Transactions are mostly matched in order, so it is enough to check a few.
    return (alike[key] ?? []).suffix(16).contains { !taken.contains(Taken(index: $0, side: side)) }
  }
}
