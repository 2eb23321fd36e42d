internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

/// Converts the records of a budget to events.
struct EventDrafts {
  private let options: BudgetCalendar.Options
  private let settings: Settings
  private let categories: [Identifier<BudgetModel.Category>: String]
  private let accounts: [Identifier<Account>: String]

  init(_ budget: Budget, _ options: BudgetCalendar.Options) {
    self.options = options
    settings = budget.settings
    categories = Dictionary(budget.categories.map { ($0.id, $0.name) }) { first, _ in first }
    accounts = Dictionary(budget.accounts.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Returns the due dates of a bill as events: one event, or two if the next due date is not on the regular day.
  func events(of bill: Bill) -> [CalendarEvent] {
    guard let first = bill.nextDueDate else { return [] }
    let category = bill.categoryID.flatMap { categories[$0] }
    let account = bill.accountID.flatMap { accounts[$0] }
    let details = [category.map { "Category: \($0)" }, account.map { "Account: \($0)" }].compactMap { $0 }
    var event = CalendarEvent(
      uid: "bill-\(bill.id)@budgetkit", summary: summary(bill.title, bill.amount),
      details: details.isEmpty ? nil : details.joined(separator: "\n"),
      categories: category.map { [$0] } ?? [],
      start: first, recurrence: RecurrenceRule(bill.recurrence, from: first, anchor: bill.anchorDay),
      alarms: alarms(bill.reminders), modified: modified(bill.info))
    guard let rule = event.recurrence, !rule.holds(first) else { return [event] }
    event.recurrence = nil
    guard let second = repetition(of: bill, after: first) else { return [event] }
    var repeated = event
    repeated.uid = "bill-\(bill.id)-repeated@budgetkit"
    repeated.start = second
    repeated.recurrence = rule
    return [event, repeated]
  }

  /// Returns the due dates of a category as an event; nil if there is no due date on or after the first day of the
  /// options.
  func event(of category: BudgetModel.Category) -> CalendarEvent? {
    guard let due = category.dueDate, let (start, rule) = occurrence(of: due) else { return nil }
    return CalendarEvent(
      uid: "category-\(category.id)@budgetkit", summary: summary(category.name, category.budgetedAmount),
      details: "Group: \(category.group.rawValue)", categories: [category.name], start: start,
      recurrence: rule, alarms: alarms(category.reminders), modified: modified(category.info))
  }

  private func occurrence(of due: DueDate) -> (CalendarDate, RecurrenceRule?)? {
    let rule: RecurrenceRule? =
      switch due {
      case .date: nil
      case .dayOfMonth(let day): .monthly(on: day)
      case .lastDayOfMonth: .monthly(on: 31)
      }
    let last = rule == nil ? CalendarDate.latest : options.from.calendarMonth.next.lastDay
    return due.dates(in: options.from...max(options.from, last)).first.map { ($0, rule) }
  }

  private func repetition(of bill: Bill, after date: CalendarDate) -> CalendarDate? {
    let interval = min(max(bill.recurrence.interval, 1), 120_000)
    let months = bill.recurrence.unit == .yearly ? 12 * interval : interval
    let next = date.adding(days: 1)
    // The next due date is at most the interval plus 31 days away.
    let last = next.adding(months: months).adding(days: 31)
    return date < next ? bill.dueDates(in: next...last).first : nil
  }

  /// Returns the name with the amount; an amount of 0 is omitted.
  private func summary(_ name: String, _ amount: Decimal) -> String {
    if amount == 0 { return name }
    let plain = "\(amount.plainText(places: settings.currency.minorUnits)) \(settings.currency)"
    return "\(name): \(options.amountText?(amount) ?? plain)"
  }

  private func alarms(_ schedule: ReminderSchedule) -> [CalendarAlarm] {
    guard settings.notificationsEnabled, schedule.isEnabled else { return [] }
    return schedule.daysBefore.map { CalendarAlarm(daysBefore: $0, time: options.alarmTime) }
  }

  private func modified(_ info: RecordInfo) -> UTCTimestamp? { info.updated == .epoch ? nil : info.updated }
}
