public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Where the money of some days came from and what it became: the two sides are always equal.
///
/// Income, refunds beyond what was spent, and money from before on one side; spending and what was kept on the other.
public struct CashFlow: Hashable, Sendable {
  /// A category with its amount.
  public struct Line: Hashable, Sendable {
    /// The category; nil where a transaction has none of the kind.
    public let category: BudgetModel.Category?
    /// What came or went, above 0.
    public let amount: Decimal
  }

  /// The spending of a group of the plan.
  public struct Group: Hashable, Sendable {
    /// The group; nil for what has no spending category.
    public let group: CategoryGroup?
    /// Its categories with spending, the largest first.
    public let lines: [Line]
    /// All of them together.
    public var total: Decimal { lines.lazy.map(\.amount).exactSum() }
  }

  /// Income by category, the largest first.
  public let income: [Line]
  /// Categories of which more came back than was spent.
  public let refunds: [Line]
  /// The groups with spending, in the order of the plan; what has no category comes last.
  public let groups: [Group]

  /// Everything that came.
  public var received: Decimal { (income + refunds).lazy.map(\.amount).exactSum() }
  /// Everything that went.
  public var spent: Decimal { groups.lazy.flatMap(\.lines).map(\.amount).exactSum() }
  /// What was not spent.
  public var kept: Decimal { max(0, [received, -spent].exactSum()) }
  /// What was spent beyond what came.
  public var fromBefore: Decimal { max(0, [spent, -received].exactSum()) }
  /// Either side.
  public var total: Decimal { max(received, spent) }

  /// The flow of these days.
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
