import BudgetCalculation
import BudgetModel
import ExactDecimals
import Foundation

/// Earlier spending on each category: one year before, and month by month.
struct SpendingHistory {
  /// The spending in the same month or year, one year before; nil if the log begins later.
  let yearBefore: [CategoryID?: Decimal]?
  /// The spending in up to twelve months that end with the report's last month, oldest first; empty if there
  /// would be only one month.
  let months: [CategoryID?: [Decimal]]
  /// The number of these months; 0 if there would be only one.
  let count: Int

  init(_ context: ReportContext) {
    let first = context.ledger.firstDay ?? context.days.lowerBound
    let trends = context.span?.trends ?? context.statement.trends
    let known = trends.months.count { $0.month.lastDay >= first }
    count = known > 1 ? min(known, 12) : 0
    let count = count
    months = Self.byCategory(trends.categories) { ($0.category?.id, Array($0.amounts.suffix(count))) }
    if let span = context.span {
      let isYear = Int(context.periodName) != nil && span.daysBefore.map { $0.upperBound >= first } ?? false
      yearBefore =
        isYear ? span.spendingBefore.map { Self.byCategory($0.rows) { ($0.category?.id, $0.total) } } : nil
    } else {
      yearBefore =
        known == 13
        ? Self.byCategory(trends.categories) { ($0.category?.id, $0.amounts.first ?? 0) } : nil
    }
  }

  private static func byCategory<Row, Value>(
    _ rows: [Row], _ entry: (Row) -> (CategoryID?, Value)
  ) -> [CategoryID?: Value] {
    Dictionary(rows.map(entry), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the spending on a category one year before; nil if unknown.
  func yearBefore(_ category: CategoryID?) -> Decimal? { yearBefore.map { $0[category] ?? 0 } }

  /// Returns a category's spending by month, as shares of its own largest month, 0 to 1.
  func shares(_ category: CategoryID?) -> [Decimal] {
    let amounts = months[category] ?? Array(repeating: 0, count: count)
    let largest = amounts.max() ?? 0
    return amounts.map { max(0, $0.divided(by: largest) ?? 0) }
  }
}
