public import BudgetModel
public import CalendarDates

/// The identity of a category.
public typealias CategoryID = Identifier<BudgetModel.Category>

/// A budget made ready for counting: its log in order of date, in one currency, and its records by identity.
///
/// Built once in O(n log n), in O(n) where the log is sorted already. Amounts of other currencies are never
/// converted or mixed in: a ledger of each other currency counts them (SPEC §1).
public struct Ledger: Sendable {
  /// The budget.
  public let budget: Budget
  /// The currency that is counted.
  public let currency: Currency
  /// The categories by identity; the first of an identity counts.
  public let categories: [CategoryID: BudgetModel.Category]
  /// The categories that money is spent on, in the order of the budget, each identity once.
  public let spendingCategories: [BudgetModel.Category]
  /// What each month was assigned; the first record of a month counts.
  public let monthlyBudgets: [CalendarMonth: MonthlyBudget]
  /// The accounts in the order of the budget, each identity once.
  let accounts: [Account]
  /// The places of the spending categories and the accounts.
  let index: LedgerIndex
  /// The log of each currency by date, rows of one day in their file order.
  private let logs: [Currency: [LedgerEntry]]
  /// The log of the currency that is counted.
  let entries: [LedgerEntry]

  /// The ledger of a budget in its own currency, or in another one.
  public init(_ budget: Budget, currency: Currency? = nil) {
    let categories = budget.categories.firstOfEach(\.id)
    let spending = categories.filter(\.group.isSpending)
    self.budget = budget
    self.currency = currency ?? budget.settings.currency
    self.categories = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0) })
    spendingCategories = spending
    monthlyBudgets = Dictionary(budget.monthlyBudgets.map { ($0.month, $0) }) { first, _ in first }
    accounts = budget.accounts.firstOfEach(\.id)
    index = LedgerIndex(
      categories: Dictionary(uniqueKeysWithValues: zip(spending.map(\.id), spending.indices)),
      accounts: Dictionary(uniqueKeysWithValues: zip(accounts.map(\.id), accounts.indices)))
    logs = Self.logs(of: budget, index)
    entries = logs[self.currency] ?? []
  }

  private init(_ ledger: Ledger, counting currency: Currency) {
    budget = ledger.budget
    self.currency = currency
    categories = ledger.categories
    spendingCategories = ledger.spendingCategories
    monthlyBudgets = ledger.monthlyBudgets
    accounts = ledger.accounts
    index = ledger.index
    logs = ledger.logs
    entries = logs[currency] ?? []
  }

  /// The other currencies of the log, by code.
  public var otherCurrencies: [Currency] {
    logs.keys.filter { $0 != currency }.sorted { $0.code < $1.code }
  }

  /// The first and the last day of the log, whatever the currency; nil where it is empty.
  var loggedDays: ClosedRange<CalendarDate>? {
    let first = logs.values.compactMap(\.first?.date).min()
    let last = logs.values.compactMap(\.last?.date).max()
    return first.flatMap { first in last.map { first...$0 } }
  }

  /// The ledger of the same budget in another currency, without counting again.
  public func counting(_ currency: Currency) -> Ledger { Ledger(self, counting: currency) }

  /// The log by date ascending, rows of one day in their file order (SPEC §2, sheet 2).
  public var transactions: some RandomAccessCollection<Transaction> { transactions(of: entries[...]) }

  /// The log of these days, by date ascending.
  public func transactions(in days: ClosedRange<CalendarDate>) -> some RandomAccessCollection<Transaction> {
    transactions(of: entries(in: days))
  }

  /// The month of this name with the start day of the settings.
  public func month(_ month: CalendarMonth) -> BudgetMonth {
    BudgetMonth(month, startDay: budget.settings.monthStartDay)
  }

  /// The month that holds this day, with the start day of the settings.
  public func month(containing date: CalendarDate) -> BudgetMonth {
    BudgetMonth(containing: date, startDay: budget.settings.monthStartDay)
  }

  private func transactions(
    of entries: ArraySlice<LedgerEntry>
  ) -> LazyMapCollection<ArraySlice<LedgerEntry>, Transaction> {
    let log = budget.transactions
    return entries.lazy.map { log[$0.position] }
  }

  /// The log of each currency; rows that name none are in the budget's own.
  private static func logs(of budget: Budget, _ index: LedgerIndex) -> [Currency: [LedgerEntry]] {
    let own = budget.settings.currency
    var entries: [LedgerEntry] = []
    entries.reserveCapacity(budget.transactions.count)
    var others: [Currency: [LedgerEntry]] = [:]
    for position in budget.transactions.indices {
      let entry = index.entry(budget.transactions[position], at: position)
      if let currency = budget.transactions[position].currency, currency != own {
        others[currency, default: []].append(entry)
      } else {
        entries.append(entry)
      }
    }
    if !entries.isEmpty { others[own] = entries }
    return others.mapValues(sortedByDate)
  }

  private static func sortedByDate(_ entries: [LedgerEntry]) -> [LedgerEntry] {
    if zip(entries, entries.dropFirst()).allSatisfy({ $0.date <= $1.date }) { return entries }
    return entries.sorted { ($0.date, $0.position) < ($1.date, $1.position) }
  }
}

// The rows of a span of days, found by halving.
extension Ledger {
  /// The rows of these days, by date ascending.
  func entries(in days: ClosedRange<CalendarDate>) -> ArraySlice<LedgerEntry> {
    let first = position { $0 >= days.lowerBound }
    return entries[first..<max(first, position { $0 > days.upperBound })]
  }

  /// The rows before this day, by date ascending.
  func entries(before day: CalendarDate) -> ArraySlice<LedgerEntry> {
    entries[..<position { $0 >= day }]
  }

  /// The first place whose date passes a test that all later dates pass too.
  private func position(where passes: (CalendarDate) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(entries[middle].date) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// The elements without those whose key stood before.
  fileprivate func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
