internal import BudgetModel
internal import Foundation
internal import FieldReading

/// Maps the records of a file to the records of the budget, by name; unknown names become new records.
struct RecordMap {
  private var categories: [Identifier<BudgetModel.Category>: Identifier<BudgetModel.Category>] = [:]
  private var accounts: [Identifier<Account>: Identifier<Account>] = [:]
  private var members: [Identifier<Member>: Identifier<Member>] = [:]
  private let periods: Set<Identifier<Period>>
  private let bills: Set<Identifier<Bill>>
  /// Records that the budget does not have, in file order.
  private(set) var newCategories: [BudgetModel.Category] = []
  private(set) var newAccounts: [Account] = []
  private(set) var newMembers: [Member] = []
  /// The file's currency, for rows that state no currency; nil if it is the budget's currency.
  private let currency: Currency?
  private let own: Currency

  init(of file: Budget, in budget: Budget) {
    periods = Set(budget.periods.map(\.id))
    bills = Set(budget.bills.map(\.id))
    own = budget.settings.currency
    currency = file.settings.currency == own ? nil : file.settings.currency
    let deleted = Set(budget.tombstones.map(\.id))
    map(file.categories, to: budget.categories, \.name, "category", deleted, \.categories, \.newCategories)
    map(file.members, to: budget.members, \.name, "member", deleted, \.members, \.newMembers)
    mapAccounts(file.accounts, budget.accounts, deleted)
  }

  private mutating func map<Entity: Record>(
    _ records: [Entity], to existing: [Entity], _ name: (Entity) -> String, _ kind: String,
    _ deleted: Set<String>,
    _ places: WritableKeyPath<RecordMap, [Identifier<Entity>: Identifier<Entity>]>,
    _ new: WritableKeyPath<RecordMap, [Entity]>
  ) {
    let byName = Dictionary(existing.map { (NameKey.exact(name($0)), $0.id) }) { first, _ in first }
    var taken = Set(existing.map(\.id))
    for var record in records {
      let fileID = record.id
      let key = NameKey.exact(name(record))
      if let id = byName[key] {
        self[keyPath: places][fileID] = id
        continue
      }
      var count = 0
      repeat {
        record.id = RowKey.named(key, kind, try: count)
        count += 1
      } while deleted.contains(record.id.description) || !taken.insert(record.id).inserted
      self[keyPath: places][fileID] = record.id
      self[keyPath: new].append(record)
    }
  }

  /// Matches accounts by name, or by the last four digits if exactly one account has them.
  private mutating func mapAccounts(
    _ records: [Account], _ existing: [Account], _ deleted: Set<String>
  ) {
    let names = Set(existing.map { NameKey.exact($0.name) })
    let byDigits = Dictionary(grouping: existing.filter { $0.lastFourDigits != nil }) { $0.lastFourDigits }
    var others: [Account] = []
    for account in records {
      let sameDigits = account.lastFourDigits.flatMap { byDigits[$0] } ?? []
      if !names.contains(NameKey.exact(account.name)), sameDigits.count == 1 {
        accounts[account.id] = sameDigits[0].id
      } else {
        others.append(account)
      }
    }
    map(others, to: existing, \.name, "account", deleted, \.accounts, \.newAccounts)
    // A budget has at most one primary account, so the primary account of the budget stays the primary
    // account.
    for index in newAccounts.indices { newAccounts[index].isPrimary = false }
  }

  /// Returns the account of the budget that corresponds to an account of the file.
  func account(_ id: Identifier<Account>?) -> Identifier<Account>? { id.flatMap { accounts[$0] } }

  /// Returns a transaction of the file with references to the budget's records.
  func mapped(_ transaction: Transaction) -> Transaction {
    var result = transaction
    result.categoryID = transaction.categoryID.flatMap { categories[$0] }
    result.accountID = account(transaction.accountID)
    result.transferAccountID = account(transaction.transferAccountID)
    result.memberID = transaction.memberID.flatMap { members[$0] }
    result.periodID = transaction.periodID.flatMap { periods.contains($0) ? $0 : nil }
    result.billID = transaction.billID.flatMap { bills.contains($0) ? $0 : nil }
    result.currency = transaction.currency ?? currency
    if result.currency == own { result.currency = nil }
    return result
  }
}
