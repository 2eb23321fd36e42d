public import BudgetModel
public import CalendarDates

/// A day on which a due date is announced (SPEC §1, reminder schedule).
public struct Reminder: Hashable, Sendable {
  /// What is due.
  public enum Subject: Hashable, Sendable {
    case bill(Bill)
    case category(BudgetModel.Category)
  }

  /// The day of the reminder.
  public let date: CalendarDate
  /// What is due.
  public let subject: Subject
  /// The day on which it is due.
  public let dueDate: CalendarDate
  /// The number of days from the reminder to the due date.
  public let daysBefore: Int

  /// Returns the reminders on these days, sorted by date; on each day, bills precede categories, both in
  /// budget order.
  ///
  /// There are no reminders if notifications are off in the settings, or for a schedule that is off. A negative number
  /// of days, which would be after the due date, is ignored. A due date after `days` can have its reminder within
  /// `days`.
  public static func all(_ budget: Budget, in days: ClosedRange<CalendarDate>) -> [Reminder] {
    guard budget.settings.notificationsEnabled else { return [] }
    let bills = budget.bills.flatMap { bill in
      reminders(.bill(bill), bill.reminders, in: days) { bill.dueDates(in: $0) }
    }
    let categories = budget.categories.flatMap { category in
      reminders(.category(category), category.reminders, in: days) { category.dueDate?.dates(in: $0) ?? [] }
    }
    return (bills + categories).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  private static func reminders(
    _ subject: Subject, _ schedule: ReminderSchedule, in days: ClosedRange<CalendarDate>,
    _ dueDates: (ClosedRange<CalendarDate>) -> [CalendarDate]
  ) -> [Reminder] {
    guard schedule.isEnabled else { return [] }
    return schedule.daysBefore.filter { $0 >= 0 }.flatMap { count in
      dueDates(days.lowerBound.adding(days: count)...days.upperBound.adding(days: count))
        .map { Reminder(date: $0.adding(days: -count), subject: subject, dueDate: $0, daysBefore: count) }
        // At the end of the calendar, the range of due dates above is clamped.
        .filter { days.contains($0.date) }
    }
  }
}
