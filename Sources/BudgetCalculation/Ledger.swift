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
  /// What each month was assigned; the first record of a month counts.
  public let monthlyBudgets: [CalendarMonth: MonthlyBudget]
  /// Positions in the log of each currency by date, rows of one day in their file order.
  private let orders: [Currency: [Int]]
  private let order: [Int]

  /// The ledger of a budget in its own currency, or in another one.
  public init(_ budget: Budget, currency: Currency? = nil) {
    self.budget = budget
    self.currency = currency ?? budget.settings.currency
    categories = Dictionary(budget.categories.map { ($0.id, $0) }) { first, _ in first }
    monthlyBudgets = Dictionary(budget.monthlyBudgets.map { ($0.month, $0) }) { first, _ in first }
    let positions = Dictionary(grouping: budget.transactions.indices) { position in
      budget.transactions[position].currency ?? budget.settings.currency
    }
    orders = positions.mapValues { Self.sortedByDate($0, of: budget.transactions) }
    order = orders[self.currency] ?? []
  }

  private init(_ ledger: Ledger, counting currency: Currency) {
    budget = ledger.budget
    self.currency = currency
    categories = ledger.categories
    monthlyBudgets = ledger.monthlyBudgets
    orders = ledger.orders
    order = orders[currency] ?? []
  }

  /// The other currencies of the log, by code.
  public var otherCurrencies: [Currency] {
    orders.keys.filter { $0 != currency }.sorted { $0.code < $1.code }
  }

  /// The ledger of the same budget in another currency, without counting again.
  public func counting(_ currency: Currency) -> Ledger { Ledger(self, counting: currency) }

  /// The log by date ascending, rows of one day in their file order (SPEC §2, sheet 2).
  public var transactions: some RandomAccessCollection<Transaction> { transactions(at: order[...]) }

  /// The log of these days, by date ascending.
  public func transactions(in days: ClosedRange<CalendarDate>) -> some RandomAccessCollection<Transaction> {
    let first = position { $0 >= days.lowerBound }
    let end = position { $0 > days.upperBound }
    return transactions(at: order[first..<max(first, end)])
  }

  /// The log before this day, by date ascending.
  public func transactions(before day: CalendarDate) -> some RandomAccessCollection<Transaction> {
    transactions(at: order[..<position { $0 >= day }])
  }

  /// The month of this name with the start day of the settings.
  public func month(_ month: CalendarMonth) -> BudgetMonth {
    BudgetMonth(month, startDay: budget.settings.monthStartDay)
  }

  /// The month that holds this day, with the start day of the settings.
  public func month(containing date: CalendarDate) -> BudgetMonth {
    BudgetMonth(containing: date, startDay: budget.settings.monthStartDay)
  }

  /// The categories that money is spent on, in the order of the budget, each identity once.
  public var spendingCategories: [BudgetModel.Category] {
    var seen: Set<CategoryID> = []
    return budget.categories.filter { $0.group.isSpending && seen.insert($0.id).inserted }
  }

  private func transactions(
    at positions: ArraySlice<Int>
  ) -> LazyMapCollection<ArraySlice<Int>, Transaction> {
    let log = budget.transactions
    return positions.lazy.map { log[$0] }
  }

  /// The first place in the order whose date passes a test that all later dates pass too.
  private func position(where passes: (CalendarDate) -> Bool) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = low + (high - low) / 2
      if passes(budget.transactions[order[middle]].date) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func sortedByDate(_ positions: [Int], of log: [Transaction]) -> [Int] {
    let days = positions.map { log[$0].date.dayNumber }
    if zip(days, days.dropFirst()).allSatisfy(<=) { return positions }
    return zip(days, positions).sorted(by: <).map(\.1)
  }
}
