public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation

/// A month against a usual one: the median of up to twelve months before it, in all and by category (SPEC §2, Trends).
///
/// A median, unlike a mean or the last month alone, is not moved by one large bill.
public struct UsualMonth: Hashable, Sendable {
  /// A category in the month and in a usual one.
  public struct Row: Hashable, Sendable {
    /// The category; nil for what has none.
    public let category: BudgetModel.Category?
    /// The median of the months before.
    public let usual: Decimal
    /// The month's expenses less refunds.
    public let actual: Decimal

    /// By how much the month is above a usual one.
    public var change: Decimal { [actual, -usual].exactSum() }
  }

  /// The fewest months from which a usual one is known.
  public static let fewestMonths = 3

  /// How many months the median is of.
  public let monthCount: Int
  /// All categories: the median of the totals, which is not the sum of the categories' medians.
  public let total: Row
  /// Categories that changed, those that changed most first.
  public let rows: [Row]

  /// The month against those before it since the log's first; nil where these are fewer than three.
  public init?(_ ledger: Ledger, month: BudgetMonth) {
    let first = min(ledger.firstDay ?? month.firstDay, month.firstDay)
    let months = month.last(13).filter { $0.lastDay >= first }
    guard months.count > Self.fewestMonths else { return nil }
    let trends = Trends(ledger, months: months)
    let places = ledger.currency.minorUnits
    monthCount = months.count - 1
    total = Self.row(nil, trends.months.map(\.expenses), places)
    rows = trends.categories.map { Self.row($0.category, $0.amounts, places) }.filter { $0.change != 0 }
      .enumerated()
      .sorted { (-$0.element.change.magnitude, $0.offset) < (-$1.element.change.magnitude, $1.offset) }
      .map(\.element)
  }

  /// The last amount against the median of those before it.
  private static func row(
    _ category: BudgetModel.Category?, _ amounts: [Decimal], _ places: Int
  ) -> Row {
    Row(category: category, usual: median(Array(amounts.dropLast()), places), actual: amounts.last ?? 0)
  }

  /// The amount in the middle; between the two in the middle of an even number, rounded to the currency's units.
  private static func median(_ amounts: [Decimal], _ places: Int) -> Decimal {
    let sorted = amounts.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = [sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2]]
    return (middle.exactSum().divided(by: 2) ?? 0).rounded(toPlaces: places)
  }
}
