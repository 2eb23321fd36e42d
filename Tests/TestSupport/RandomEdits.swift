public import BudgetModel
internal import CalendarDates
internal import Foundation

/// Creates copies of one budget that are edited independently of each other.
///
/// As in programs, a new record is added at the end of its list and is created after all existing ones, and
/// a changed record gets a later time. Few different times are used, so that copies often change a record
/// at the same time.
public struct RandomEdits {
  private var random: RandomBudget
  private var generator: SeededGenerator
  private var clock = 0

  /// Creates a sequence of copies, which the seed determines.
  public init(seed: Int) {
    random = RandomBudget(seed: UInt64(seed))
    generator = SeededGenerator(seed: UInt64(seed) &* 7919)
  }

  /// Returns the common ancestor of all copies.
  public mutating func ancestor() -> Budget {
    var budget = random.budget()
    orderByCreation(&budget.categories)
    orderByCreation(&budget.transactions)
    orderByCreation(&budget.accounts)
    orderByCreation(&budget.bills)
    orderByCreation(&budget.periods)
    orderByCreation(&budget.members)
    return budget
  }

  private func orderByCreation(_ records: inout [some Record]) {
    for index in records.indices {
      records[index].info.created = UTCTimestamp(milliseconds: 1_600_000_000_000 + index) ?? .epoch
    }
  }

  /// Returns a copy with some edits.
  public mutating func copy(of ancestor: Budget) -> Budget {
    var budget = ancestor
    clock = int(0...3)
    for _ in 0..<int(0...8) { edit(&budget) }
    return budget
  }

  /// Returns a time after every time of the ancestor, and not before the last one returned.
  private mutating func now() -> UTCTimestamp {
    clock += int(0...1)
    return UTCTimestamp(milliseconds: 1_900_000_000_000 + clock * 1_000) ?? .epoch
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  private mutating func edit(_ budget: inout Budget) {
    let time = now()
    switch int(0...11) {
    case 0: change(&budget.categories, time) { $0.name += " changed" }
    case 1: change(&budget.transactions, time) { $0.amount += 1 }
    case 2: change(&budget.bills, time) { $0.isPaid.toggle() }
    case 3: change(&budget.accounts, time) { $0.icon = "creditcard" }
    case 4: change(&budget.members, time) { $0.name += "'s" }
    case 5: addTransaction(to: &budget, time)
    case 6: useOther(in: &budget, time)
    case 7: delete(from: &budget, time)
    case 8: delete(from: &budget, time)
    case 9: addRecords(to: &budget, time)
    case 10:
      budget.settings.monthStartDay = int(1...31)
      budget.settings.updated = time
    default:
      budget.unknown.fields.removeAll { $0.name == "x-edit" }
      budget.unknown.fields.append(UnknownFields.Field(name: "x-edit", json: "\(int(0...2))"))
    }
  }

  private mutating func change<Entity: Record>(
    _ records: inout [Entity], _ time: UTCTimestamp, _ body: (inout Entity) -> Void
  ) {
    guard let index = records.indices.randomElement(using: &generator) else { return }
    body(&records[index])
    records[index].info.updated = time
  }

  /// Adds an expense that refers to random records of the budget.
  private mutating func addTransaction(to budget: inout Budget, _ time: UTCTimestamp) {
    var transaction = Transaction(
      id: newID(), date: time.date, amount: 5, kind: .expense, description: "new",
      info: RecordInfo(created: time))
    name(&transaction, in: budget)
    budget.transactions.append(transaction)
  }

  private mutating func useOther(in budget: inout Budget, _ time: UTCTimestamp) {
    guard let index = budget.transactions.indices.randomElement(using: &generator),
      budget.transactions[index].kind != .transfer
    else { return }
    name(&budget.transactions[index], in: budget)
    budget.transactions[index].info.updated = time
  }

  private mutating func name(_ transaction: inout Transaction, in budget: Budget) {
    transaction.categoryID = pick(budget.categories)?.id
    transaction.accountID = pick(budget.accounts)?.id
    transaction.periodID = pick(budget.periods)?.id
    transaction.memberID = pick(budget.members)?.id
    transaction.billID = pick(budget.bills)?.id
  }

  private mutating func addRecords(to budget: inout Budget, _ time: UTCTimestamp) {
    let info = RecordInfo(created: time)
    let category = BudgetModel.Category(id: newID(), name: "new \(clock)", group: .variable, info: info)
    budget.categories.append(category)
    budget.bills.append(
      Bill(id: newID(), title: "new", categoryID: category.id, amount: 1, dueDate: time.date, info: info))
    budget.members.append(Member(id: newID(), name: "new", info: info))
  }

  private mutating func delete(from budget: inout Budget, _ time: UTCTimestamp) {
    switch int(0...5) {
    case 0:
      if let id = pick(budget.categories)?.id {
        try? budget.deleteCategory(id, transactions: .cascade, at: time)
      }
    case 1:
      if let id = pick(budget.accounts)?.id {
        try? budget.deleteAccount(id, transactions: .cascade, at: time)
      }
    case 2: if let id = pick(budget.periods)?.id { try? budget.deletePeriod(id, at: time) }
    case 3: if let id = pick(budget.members)?.id { try? budget.deleteMember(id, at: time) }
    case 4: if let id = pick(budget.bills)?.id { try? budget.deleteBill(id, at: time) }
    default: if let id = pick(budget.transactions)?.id { try? budget.deleteTransaction(id, at: time) }
    }
  }

  private mutating func newID<Entity>() -> Identifier<Entity> {
    let bits = (generator.next(), generator.next())
    return withUnsafeBytes(of: bits) { Identifier(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
  }
}
