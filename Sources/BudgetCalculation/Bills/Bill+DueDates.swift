public import BudgetModel
public import CalendarDates

extension Bill {
  /// The day of the month, such as 31, to which due dates return after shorter months.
  public var anchorDay: Int { recurrence.anchorDay ?? dueDate.day }

  /// The next unpaid due date; nil for a paid bill that does not repeat.
  public var nextDueDate: CalendarDate? { isPaid ? dueDate(after: 1) : dueDate }

  /// Returns the unpaid due dates in this range, in order.
  ///
  /// A bill due on the 31st falls on the last day of shorter months and returns to the 31st (SPEC §2).
  public func dueDates(in days: ClosedRange<CalendarDate>) -> [CalendarDate] {
    var dates: [CalendarDate] = []
    var count = max(isPaid ? 1 : 0, repetitions(before: days.lowerBound))
    while let date = dueDate(after: count), date <= days.upperBound {
      if date >= days.lowerBound { dates.append(date) }
      count += 1
    }
    return dates
  }

  /// Returns the positions of the unpaid due dates before a day, without listing the dates.
  ///
  /// Position 0 is the current due date.
  func missed(before day: CalendarDate) -> Range<Int> {
    let first = isPaid ? 1 : 0
    var end = max(first, repetitions(before: day))
    while let date = dueDate(after: end), date < day { end += 1 }
    return first..<end
  }

  /// Returns the due date that is `count` due dates after the current one; nil if the bill does not repeat or
  /// the calendar ends earlier.
  func dueDate(after count: Int) -> CalendarDate? {
    guard count > 0 else { return dueDate }
    switch recurrence.unit {
    case .once: return nil
    case .weekly:
      let days = count.times(7 * interval)
      let date = dueDate.adding(days: days)
      // The addition stops at the end of the calendar; a date that was clamped there is not a due date.
      return dueDate.days(until: date) == days ? date : nil
    case .monthly: return dueDate(inMonth: count.times(interval))
    case .yearly: return dueDate(inMonth: count.times(12 * interval))
    }
  }

  /// The due date before the current one; nil if the bill does not repeat or the calendar begins later.
  var previousDueDate: CalendarDate? {
    switch recurrence.unit {
    case .once: return nil
    case .weekly:
      let date = dueDate.adding(days: -7 * interval)
      return date.days(until: dueDate) == 7 * interval ? date : nil
    case .monthly: return dueDate(inMonth: -interval)
    case .yearly: return dueDate(inMonth: -12 * interval)
    }
  }

  /// Returns how many due dates, counted from the current one, can be skipped in a search for dates on or
  /// after `day`.
  ///
  /// All skipped dates are before `day`.
  private func repetitions(before day: CalendarDate) -> Int {
    let months = dueDate.calendarMonth.months(until: day.calendarMonth) - 1
    return switch recurrence.unit {
    case .once: 0
    case .weekly: max(0, dueDate.days(until: day) / (7 * interval))
    case .monthly: max(0, months / interval)
    case .yearly: max(0, months / (12 * interval))
    }
  }

  private func dueDate(inMonth count: Int) -> CalendarDate? {
    let month = dueDate.calendarMonth.adding(months: count)
    return dueDate.calendarMonth.months(until: month) == count ? month.day(clamping: anchorDay) : nil
  }

  /// The interval, at least 1, and limited so that computations cannot overflow.
  private var interval: Int { min(max(recurrence.interval, 1), 1_000_000) }
}

extension Int {
  /// Returns the product, clamped to the largest integer.
  fileprivate func times(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
