public import BudgetModel
public import CalendarDates
internal import Decimals
public import Foundation

/// The bills that have to be paid up to a day (SPEC §2, Bills).
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

  /// Unpaid bills by due date, those of one day in the order of the budget.
  public let rows: [Row]

  /// The amounts of all rows.
  public var total: Decimal { rows.lazy.map(\.bill.amount).exactSum() }

  /// Bills due from today to a day, and what is overdue: of each bill its oldest unpaid date.
  public init(_ bills: [Bill], today: CalendarDate, through last: CalendarDate) {
    let rows = bills.flatMap { bill -> [Row] in
      let overdue = [bill.nextDueDate].compactMap { $0 }.filter { $0 < today }
      let coming = today <= last ? bill.dueDates(in: today...last) : []
      return (overdue + coming).map { Row(bill: bill, date: $0, isOverdue: $0 < today) }
    }
    self.rows = rows.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }
}
