public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Where the money of some days came from and where it went: the two sides are always equal.
///
/// The incoming side is income, refunds that exceed the spending of their category, and money from before
/// these days. The outgoing side is spending and money that was kept.
public struct CashFlow: Hashable, Sendable {
  /// A category with its amount.
  public struct Line: Hashable, Sendable {
    /// The category; nil for income without a category, and for spending without a spending category.
    public let category: BudgetModel.Category?
    /// The amount that came in or went out, above 0.
    public let amount: Decimal
  }

  /// The spending of a group of the plan.
  public struct Group: Hashable, Sendable {
    /// The group; nil for spending without a spending category.
    public let group: CategoryGroup?
    /// Its categories with spending, the largest amount first.
    public let lines: [Line]
    /// The sum of its categories.
    public var total: Decimal { lines.lazy.map(\.amount).exactSum() }
  }

  /// Income by category, the largest amount first.
  public let income: [Line]
  /// Categories with more refunds than spending.
  public let refunds: [Line]
  /// The groups with spending, in the order of the plan; spending without a category comes last.
  public let groups: [Group]

  /// All money that came in: income, and refunds that exceed spending.
  public var received: Decimal { (income + refunds).lazy.map(\.amount).exactSum() }
  /// All money that went out.
  public var spent: Decimal { groups.lazy.flatMap(\.lines).map(\.amount).exactSum() }
  /// The money that came in and was not spent.
  public var kept: Decimal { max(0, [received, -spent].exactSum()) }
  /// The money spent beyond what came in.
  public var fromBefore: Decimal { max(0, [spent, -received].exactSum()) }
  /// The total of each side; both sides are equal.
  public var total: Decimal { max(received, spent) }

  /// Creates the flow of these days.
  public init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>) {
    var sums: [CategoryID?: ExactSum] = [:]
    for transaction in ledger.transactions(in: days) where ledger.flow(of: transaction) == .income {
      let id = transaction.categoryID.flatMap { ledger.categories[$0]?.id }
      sums[id, default: ExactSum()].add(transaction.amount)
    }
    let order = ledger.budget.categories.map { Optional($0.id) } + [nil]
    let lines = order.compactMap { id -> Line? in
      guard let sum = sums.removeValue(forKey: id)?.value, sum > 0 else { return nil }
      return Line(category: id.flatMap { ledger.categories[$0] }, amount: sum)
    }
    // Equal amounts keep the order of the budget.
    income = lines.enumerated()
      .sorted { (-$0.element.amount, $0.offset) < (-$1.element.amount, $1.offset) }.map(\.element)
    let rows = SpendingByCategory(ledger, in: days).rows
    refunds = rows.filter { $0.total < 0 }.map { Line(category: $0.category, amount: -$0.total) }
    groups = (CategoryGroup.allCases.map { Optional($0) } + [nil]).compactMap { group in
      let lines = rows.filter { $0.total > 0 && $0.category?.group == group }
      return lines.isEmpty
        ? nil : Group(group: group, lines: lines.map { Line(category: $0.category, amount: $0.total) })
    }
  }
}
