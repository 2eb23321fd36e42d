public import CalendarDates

/// A household's month: from its start day up to, but not including, the start day of the next
/// month (SPEC §2).
///
/// With start day d, month M begins on day min(d, length of M): with start day 31, February 2026 runs from
/// 02-28 to 03-30. Months with the same start day cover the calendar without gaps or overlaps.
public struct BudgetMonth: Hashable, Comparable, Sendable {
  /// The calendar month that it is named after, in which it begins.
  public let month: CalendarMonth
  /// The day on which it begins, 1 to 31.
  public let startDay: Int

  /// Creates the month of this name; a start day outside 1 to 31 is clamped to that range.
  public init(_ month: CalendarMonth, startDay: Int = 1) {
    self.month = month
    self.startDay = min(max(startDay, 1), 31)
  }

  /// Creates the month that contains this day.
  public init(containing date: CalendarDate, startDay: Int = 1) {
    let named = BudgetMonth(date.calendarMonth, startDay: startDay)
    self = date < named.firstDay ? named.previous : named
  }

  /// The first day.
  public var firstDay: CalendarDate {
    // The first month of the calendar also includes the days before its start day, because no other month
    // includes them.
    month.previous == month ? .earliest : month.day(clamping: startDay)
  }

  /// The last day, which is the day before the next month begins.
  public var lastDay: CalendarDate {
    next == self ? .latest : next.firstDay.adding(days: -1)
  }

  /// The days of the month, from first to last.
  public var days: ClosedRange<CalendarDate> { firstDay...max(firstDay, lastDay) }

  /// The number of days.
  public var length: Int { firstDay.days(until: lastDay) + 1 }

  /// Whether a day belongs to the month.
  public func contains(_ date: CalendarDate) -> Bool { days.contains(date) }

  /// The month after this one.
  public var next: BudgetMonth { adding(months: 1) }
  /// The month before this one.
  public var previous: BudgetMonth { adding(months: -1) }

  /// Returns the month `count` months later, clamped to the first and last month of the calendar.
  public func adding(months count: Int) -> BudgetMonth {
    BudgetMonth(month.adding(months: count), startDay: startDay)
  }

  /// Returns `count` months, oldest first, ending with this one; fewer at the start of the calendar.
  public func last(_ count: Int) -> [BudgetMonth] {
    let first = month.adding(months: 1 - max(count, 1))
    return (0...first.months(until: month)).map { adding(months: -$0) }.reversed()
  }

  public static func < (left: BudgetMonth, right: BudgetMonth) -> Bool {
    (left.month, left.startDay) < (right.month, right.startDay)
  }
}

extension BudgetMonth: CustomStringConvertible {
  /// The name as `YYYY-MM`.
  public var description: String { month.description }
}
