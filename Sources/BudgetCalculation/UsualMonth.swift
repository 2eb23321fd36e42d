public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
public import Foundation

/// A month compared with the median of up to twelve months before it, in total and by category
/// (SPEC §2, Trends).
///
/// Unlike an average, or the previous month alone, a median is not affected by one large bill.
public struct UsualMonth: Hashable, Sendable {
  /// A category's spending in the month and in a usual month.
  public struct Row: Hashable, Sendable {
    /// The category; nil for spending without a category, and for the total.
    public let category: BudgetModel.Category?
    /// The median of the months before.
    public let usual: Decimal
    /// The month's expenses less refunds.
    public let actual: Decimal

    /// The month's spending minus the usual spending.
    public var change: Decimal { [actual, -usual].exactSum() }
  }

  /// The minimum number of months for a median.
  public static let fewestMonths = 3

  /// The number of months in the median.
  public let monthCount: Int
  /// All categories together: the median of the totals, not the sum of the categories' medians.
  public let total: Row
  /// Categories that changed, the largest change first.
  public let rows: [Row]

  /// Compares the month with up to twelve months before it, from the budget's first month on; nil if there
  /// are fewer than three.
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

  /// Compares the last amount with the median of the amounts before it.
  private static func row(
    _ category: BudgetModel.Category?, _ amounts: [Decimal], _ places: Int
  ) -> Row {
    Row(category: category, usual: median(Array(amounts.dropLast()), places), actual: amounts.last ?? 0)
  }

  /// Returns the middle amount, or the average of the two middle amounts, rounded to the currency's minor
  /// unit.
  private static func median(_ amounts: [Decimal], _ places: Int) -> Decimal {
    let sorted = amounts.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = [sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2]]
    return (middle.exactSum().divided(by: 2) ?? 0).rounded(toPlaces: places)
  }
}
