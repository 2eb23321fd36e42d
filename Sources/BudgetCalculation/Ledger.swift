public import BudgetModel
public import CalendarDates

/// The identifier of a category.
public typealias CategoryID = Identifier<BudgetModel.Category>

/// A budget prepared for calculations: its log by date, in one currency, and its records by identifier.
///
/// It is built once in O(n log n), or in O(n) if the log is already sorted. Amounts of other currencies are
/// never converted or mixed in: every other currency has a ledger of its own (SPEC §1).
public struct Ledger: Sendable {
  /// The budget.
  public let budget: Budget
  /// The currency whose transactions are counted.
  public let currency: Currency
  /// The categories by identifier; if several have the same identifier, the first one counts.
  public let categories: [CategoryID: BudgetModel.Category]
  /// The spending categories in the order of the budget, each identifier once.
  public let spendingCategories: [BudgetModel.Category]
  /// The records of each month; if a month has several, the first one counts.
  public let monthlyBudgets: [CalendarMonth: MonthlyBudget]
  /// The accounts in the order of the budget, each identifier once.
  let accounts: [Account]
  /// The indices of the spending categories and the accounts.
  let index: LedgerIndex
  /// The log of each currency by date; rows on the same day are in file order.
  private let logs: [Currency: [LedgerEntry]]
  /// The log of the currency that is counted.
  let entries: [LedgerEntry]

  /// Creates the ledger of a budget in the budget's own currency, or in another one.
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

  /// The first and the last day of the log in any currency; nil if it is empty.
  var loggedDays: ClosedRange<CalendarDate>? {
    let first = logs.values.compactMap(\.first?.date).min()
    let last = logs.values.compactMap(\.last?.date).max()
    return first.flatMap { first in last.map { first...$0 } }
  }

  /// Returns the ledger of the same budget in another currency, without preparing the log again.
  public func counting(_ currency: Currency) -> Ledger { Ledger(self, counting: currency) }

  /// The log by ascending date; rows on the same day are in file order (SPEC §2, sheet 2).
  public var transactions: some RandomAccessCollection<Transaction> { transactions(of: entries[...]) }

  /// Returns the log of these days by ascending date.
  public func transactions(in days: ClosedRange<CalendarDate>) -> some RandomAccessCollection<Transaction> {
    transactions(of: entries(in: days))
  }

  /// Returns the month of this name with the start day of the settings.
  public func month(_ month: CalendarMonth) -> BudgetMonth {
    BudgetMonth(month, startDay: budget.settings.monthStartDay)
  }

  /// Returns the month that contains this day, with the start day of the settings.
  public func month(containing date: CalendarDate) -> BudgetMonth {
    BudgetMonth(containing: date, startDay: budget.settings.monthStartDay)
  }

  private func transactions(
    of entries: ArraySlice<LedgerEntry>
  ) -> LazyMapCollection<ArraySlice<LedgerEntry>, Transaction> {
    let log = budget.transactions
    return entries.lazy.map { log[$0.position] }
  }

  /// Returns the log of each currency; rows without a currency belong to the log of the budget's own
  /// currency.
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

// The rows of a span of days, found by binary search.
extension Ledger {
  /// Returns the rows of these days, by date ascending.
  func entries(in days: ClosedRange<CalendarDate>) -> ArraySlice<LedgerEntry> {
    let first = position { $0 >= days.lowerBound }
    return entries[first..<max(first, position { $0 > days.upperBound })]
  }

  /// Returns the rows before this day, by date ascending.
  func entries(before day: CalendarDate) -> ArraySlice<LedgerEntry> {
    entries[..<position { $0 >= day }]
  }

  /// Returns the first index whose date passes the test; all later dates must pass the test too.
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
  /// Returns the first element for each key.
  fileprivate func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
