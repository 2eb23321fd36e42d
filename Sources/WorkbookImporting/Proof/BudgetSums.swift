internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import FieldReading
internal import ImportCore

/// The sums of a budget's records, which can be looked up by their value.
///
/// A figure of a workbook that equals one of these sums was most likely computed from the same records.
struct BudgetSums {
  /// The records that a sum includes.
  struct Subject: Hashable {
    /// The quantity that is summed.
    enum Quantity: Hashable {
      case income, expenses, net, transfers
      case planned(isIncome: Bool?)
    }

    let quantity: Quantity
    var month: CalendarMonth?
    var category: Identifier<BudgetModel.Category>?
    var account: Identifier<Account>?
    var group: CategoryGroup?
    /// Whether the opening balances of accounts are included.
    var isHeld = false

    /// Whether a label means income but the sum is of expenses, or the other way round.
    func isContradicted(by label: String) -> Bool {
      switch (quantity, PlanQuantity(label: label)) {
      case (.income, .expenses?), (.expenses, .income?): category == nil && month == nil && account == nil
      default: false
      }
    }

    /// The same subject with income and expenses exchanged.
    var exchanged: Subject {
      var other = self
      if quantity == .income || quantity == .expenses {
        other = Subject(quantity: quantity == .income ? .expenses : .income)
      }
      return other
    }

    /// Whether an equal figure is evidence rather than a coincidence.
    ///
    /// It is evidence if the value has at least four digits, or if it is a large total of everything.
    func isTelling(_ value: Decimal) -> Bool {
      let digits = DecimalParts(value)?.normalized.mantissa.digitCount ?? 0
      return digits > 3
        || digits > 1 && category == nil && month == nil && account == nil && value.magnitude >= 100
    }

    /// A sort key that puts sums with fewer restrictions first, and keeps the others in a fixed order.
    fileprivate var rank: String {
      let parts = [
        category?.uuid.uuidString, account?.uuid.uuidString, month?.description, group?.rawValue,
        isHeld ? "held" : nil,
      ]
      return "\(parts.count { $0 != nil })\(collection.rawValue)\(quantity)\(parts)"
    }

    /// The kind of records that an equal figure confirms.
    var collection: ImportVerdict.Collection {
      if case .planned = quantity { .plan } else { .transactions }
    }
  }

  /// A sum and the number of its records.
  private struct Entry {
    var sum = ExactSum()
    var count = 0
  }

  private var entries: [Subject: Entry] = [:]
  private var subjects: [Decimal: [Subject]] = [:]

  init(_ budget: Budget) {
    for transaction in budget.transactions { add(transaction) }
    for category in budget.categories { add(category) }
    for month in budget.monthlyBudgets { add(month, budget) }
    addOpenings(budget)
    for (subject, entry) in entries where entry.count > 1 {
      let value = Self.key(entry.sum.value)
      if value != 0 { subjects[value, default: []].append(subject) }
    }
    // The sum with the fewest restrictions comes first.
    for value in subjects.keys {
      if subjects[value, default: []].count > 1 { subjects[value]?.sort { $0.rank < $1.rank } }
    }
  }

  /// Returns the sums of several records that equal a figure, ignoring its sign.
  func subjects(comingTo value: Decimal) -> [Subject] { subjects[Self.key(value)] ?? [] }

  /// Returns the sum of some records; nil if there are no such records.
  func value(_ subject: Subject) -> Decimal? { entries[subject]?.sum.value }

  /// Returns the key for comparing sums, without the sign and without binary rounding errors.
  private static func key(_ value: Decimal) -> Decimal {
    let value = value.magnitude
    return value.fractionDigits > 4 ? value.rounded(toPlaces: 4) : value
  }

  // MARK: Records

  private mutating func add(_ amount: Decimal, _ subject: Subject) {
    entries[subject, default: Entry()].sum.add(amount)
    entries[subject]?.count += 1
  }

  private mutating func add(_ transaction: Transaction) {
    let quantity: Subject.Quantity =
      switch transaction.kind {
      case .income: .income
      case .expense: .expenses
      case .transfer: .transfers
      }
    let amount = transaction.amount
    let month = transaction.date.calendarMonth
    for month in [nil, month] {
      add(amount, Subject(quantity: quantity, month: month))
      if let category = transaction.categoryID {
        add(amount, Subject(quantity: quantity, month: month, category: category))
      }
      if let account = transaction.accountID {
        add(amount, Subject(quantity: quantity, month: month, account: account))
      }
      guard transaction.kind != .transfer else { continue }
      let signed = transaction.kind == .income ? amount : -amount
      add(signed, Subject(quantity: .net, month: month))
      if let account = transaction.accountID {
        add(signed, Subject(quantity: .net, month: month, account: account))
      }
    }
  }

  private mutating func add(_ category: BudgetModel.Category) {
    let amount = category.budgetedAmount
    guard amount != 0 else { return }
    plan(amount, category.group, month: nil)
  }

  private mutating func add(_ month: MonthlyBudget, _ budget: Budget) {
    if let income = month.plannedIncome { plan(income, .income, month: month.month) }
    let groups = Dictionary(budget.categories.map { ($0.id, $0.group) }) { first, _ in first }
    for assignment in month.assignments where assignment.amount != 0 {
      let group = groups[assignment.categoryID] ?? .variable
      plan(assignment.amount, group, month: month.month)
      add(
        assignment.amount,
        Subject(quantity: .planned(isIncome: false), category: assignment.categoryID))
    }
  }

  private mutating func plan(_ amount: Decimal, _ group: CategoryGroup, month: CalendarMonth?) {
    let isIncome = group == .income
    add(amount, Subject(quantity: .planned(isIncome: isIncome), month: month))
    add(amount, Subject(quantity: .planned(isIncome: isIncome), month: month, group: group))
    add(isIncome ? amount : -amount, Subject(quantity: .planned(isIncome: nil), month: month))
  }

  /// Adds closing balances: the opening balance of an account plus its transactions.
  private mutating func addOpenings(_ budget: Budget) {
    for account in budget.accounts where account.openingBalance != 0 {
      for subject in [Subject(quantity: .net), Subject(quantity: .net, account: account.id)] {
        guard entries[subject] != nil else { continue }
        var held = subject
        held.isHeld = true
        entries[held] = entries[held] ?? entries[subject]
        entries[held]?.sum.add(account.openingBalance)
      }
    }
  }
}
