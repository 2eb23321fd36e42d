public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The bills that have to be paid up to a day (SPEC §2, Bills).
///
/// Every unpaid due date in the past is overdue and is counted. If a bill has many overdue dates, only the oldest ones
/// have a row. The others are only counted, so that the computing time does not depend on the age of the bill.
public struct UpcomingBills: Hashable, Sendable {
  /// A bill on one of its due dates.
  public struct Row: Hashable, Sendable {
    /// The bill.
    public let bill: Bill
    /// The due date.
    public let date: CalendarDate
    /// Whether the date has passed.
    public let isOverdue: Bool
  }

  /// A bill with the number and the sum of its unpaid payments.
  public struct Sum: Hashable, Sendable {
    /// The bill.
    public let bill: Bill
    /// The number of unpaid due dates.
    public let count: Int
    /// How many of these dates have passed.
    public let overdueCount: Int

    /// The sum of all its payments.
    public var amount: Decimal { bill.amount * Decimal(count) }
    /// The sum of the overdue payments.
    public var overdueAmount: Decimal { bill.amount * Decimal(overdueCount) }
  }

  /// The maximum number of overdue payments of one bill that have a row.
  public static let maximumMissed = 12

  /// Unpaid bills sorted by due date, and in budget order on the same day; `unlisted` counts the payments
  /// without a row.
  public let rows: [Row]
  /// The bills that are due, in the order of the budget, each with its sums.
  public let sums: [Sum]

  /// The sum of all payments, with or without a row.
  public var total: Decimal { sums.lazy.map(\.amount).exactSum() }
  /// The sum of all overdue payments.
  public var overdueTotal: Decimal { sums.lazy.map(\.overdueAmount).exactSum() }
  /// The number of all payments.
  public var count: Int { sums.reduce(0) { $0 + $1.count } }
  /// The number of all overdue payments.
  public var overdueCount: Int { sums.reduce(0) { $0 + $1.overdueCount } }
  /// The number of overdue payments that are counted but have no row.
  public var unlisted: Int { count - rows.count }

  /// Lists the bills due from today through a day, and the overdue bills.
  public init(_ bills: [Bill], today: CalendarDate, through last: CalendarDate) {
    var rows: [Row] = []
    var sums: [Sum] = []
    for bill in bills {
      let missed = bill.missed(before: today)
      let overdue = missed.prefix(Self.maximumMissed).compactMap(bill.dueDate(after:))
      let coming = today <= last ? bill.dueDates(in: today...last) : []
      rows += (overdue + coming).map { Row(bill: bill, date: $0, isOverdue: $0 < today) }
      let count = missed.count + coming.count
      if count > 0 { sums.append(Sum(bill: bill, count: count, overdueCount: missed.count)) }
    }
    self.sums = sums
    self.rows = rows.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }
}
