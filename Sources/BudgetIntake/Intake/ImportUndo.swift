public import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import BudgetBackups

/// Undoes an import: everything that it added is removed, and everything that it changed is restored.
///
/// If nothing else has changed since the import, the result equals the budget before it.
public struct ImportUndo: Hashable, Sendable {
  /// The import.
  public let record: Import
  /// Later changes and deletions that undoing the import would lose or revert.
  public let losses: [Finding]
  /// Later imports that joined or replaced transactions of this import; they have to be undone first.
  public let dependents: [Import]
  /// Records that the import added and to which other records refer now; they are kept.
  public let kept: [Finding]
  private let after: Budget

  /// Determines the effects of undoing an import; nil if the budget has no import with this identifier.
  public init?(of id: Identifier<Import>, in budget: Budget) {
    guard let index = budget.imports.firstIndex(where: { $0.id == id }) else { return nil }
    record = budget.imports[index]
    var work = UndoWork(record, budget)
    dependents = budget.imports[(index + 1)...].filter(work.isBuiltOn)
    work.takeBack()
    work.budget.imports.remove(at: index)
    (losses, kept, after) = (work.losses, work.kept, work.budget)
  }

  /// Returns the budget without the import.
  public func applied() -> Budget { after }
}

/// Undoes an import, step by step.
private struct UndoWork {
  let record: Import
  var budget: Budget
  private(set) var losses: [Finding] = []
  private(set) var kept: [Finding] = []
  private let touched: Set<Identifier<Transaction>>

  init(_ record: Import, _ budget: Budget) {
    self.record = record
    self.budget = budget
    touched = Set(record.rows.filter { $0.role != .known }.map(\.transactionID))
  }

  /// Returns whether a later import joined or replaced a transaction of this import.
  func isBuiltOn(by other: Import) -> Bool {
    other.rows.contains { $0.role != .added && touched.contains($0.transactionID) && $0.role != .known }
  }

  mutating func takeBack() {
    let added = Set(record.rows.filter { $0.role == .added }.map(\.transactionID))
    noteLosses()
    let former = Dictionary(record.replaced.map { ($0.id, $0) }) { first, _ in first }
    budget.transactions = budget.transactions.compactMap { transaction in
      added.contains(transaction.id) ? nil : former[transaction.id] ?? transaction
    }
    bringBack(former)
    // If these tombstones stayed, a later import would treat the rows as deleted by the user.
    let ids = Set(added.map(\.description))
    budget.tombstones.removeAll { ids.contains($0.id) }
    for index in budget.imports.indices {
      budget.imports[index].rows.removeAll { added.contains($0.transactionID) && $0.role == .known }
    }
    clearDanglingReferences(former)
    removeRecords()
  }

  /// Reports edits and deletions made since the import, each transaction once.
  private mutating func noteLosses() {
    let places = Dictionary(budget.transactions.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var seen: Set<Identifier<Transaction>> = []
    for row in record.rows where row.role != .known && seen.insert(row.transactionID).inserted {
      guard let index = places[row.transactionID] else {
        losses.append(finding(.transactionDeleted(row.date, row.amount), row))
        continue
      }
      let transaction = budget.transactions[index]
      guard RecordDigest.of(transaction) != row.digest else { continue }
      losses.append(
        finding(.transactionEdited(description: transaction.description, transaction.date), row))
    }
  }

  private func finding(_ fact: Finding.IntakeFact, _ row: ImportedRow) -> Finding {
    Finding(.intake(fact), at: Provenance(file: record.fileName, row.place))
  }

  /// Restores transactions that the import changed and that have been deleted since.
  private mutating func bringBack(_ former: [Identifier<Transaction>: Transaction]) {
    let present = Set(budget.transactions.map(\.id))
    for transaction in record.replaced where !present.contains(transaction.id) {
      budget.transactions.append(transaction)
      budget.tombstones.removeAll { $0.id == transaction.id.description }
    }
  }

  /// Removes references from restored transactions to records that no longer exist.
  private mutating func clearDanglingReferences(_ former: [Identifier<Transaction>: Transaction]) {
    guard !former.isEmpty else { return }
    let categories = Set(budget.categories.map(\.id))
    let accounts = Set(budget.accounts.map(\.id))
    let members = Set(budget.members.map(\.id))
    let periods = Set(budget.periods.map(\.id))
    let bills = Set(budget.bills.map(\.id))
    func known<ID: Hashable>(_ id: ID?, _ ids: Set<ID>) -> ID? { id.flatMap { ids.contains($0) ? $0 : nil } }
    for index in budget.transactions.indices where former[budget.transactions[index].id] != nil {
      var transaction = budget.transactions[index]
      transaction.categoryID = known(transaction.categoryID, categories)
      transaction.accountID = known(transaction.accountID, accounts)
      transaction.transferAccountID = known(transaction.transferAccountID, accounts)
      transaction.memberID = known(transaction.memberID, members)
      transaction.periodID = known(transaction.periodID, periods)
      transaction.billID = known(transaction.billID, bills)
      budget.transactions[index] = transaction
    }
  }

  /// Removes the records that the import added, except those to which other records refer now.
  private mutating func removeRecords() {
    var named = NamedRecords()
    for transaction in budget.transactions { BudgetCollections.transactions.names(transaction, &named) }
    for month in budget.monthlyBudgets { BudgetCollections.monthlyBudgets.names(month, &named) }
    for bill in budget.bills { BudgetCollections.bills.names(bill, &named) }
    for limit in budget.limits { BudgetCollections.limits.names(limit, &named) }
    remove(.categories, \.categories, \.name, RecordDigest.of, named)
    remove(.accounts, \.accounts, \.name, RecordDigest.of, named)
    remove(.members, \.members, \.name, RecordDigest.of, named)
  }

  private mutating func remove<Entity: Record>(
    _ collection: AddedRecord.Collection, _ records: WritableKeyPath<Budget, [Entity]>,
    _ name: (Entity) -> String, _ digest: (Entity) -> String, _ named: NamedRecords
  ) {
    let added = Dictionary(
      record.added.filter { $0.collection == collection }.map { ($0.id, $0.digest) }
    ) { first, _ in first }
    guard !added.isEmpty else { return }
    let place = Provenance(file: record.fileName)
    for entity in budget[keyPath: records] {
      guard let before = added[entity.id.description] else { continue }
      if named.contains(entity.id) {
        kept.append(Finding(.intake(.stillUsed(name: name(entity), collection)), at: place))
      } else if digest(entity) != before {
        losses.append(Finding(.intake(.recordEdited(name: name(entity), collection)), at: place))
      }
    }
    budget[keyPath: records].removeAll { added[$0.id.description] != nil && !named.contains($0.id) }
    budget.tombstones.removeAll { added[$0.id] != nil }
  }
}
