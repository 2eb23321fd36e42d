import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import BudgetExport

@Suite struct BudgetCalendarTests {
  static let day = CalendarDate("2026-01-30") ?? .earliest
  static let stamp = UTCTimestamp("2026-01-30T17:05:09.250Z") ?? .epoch

  private func write(_ budget: Budget, _ options: BudgetCalendar.Options = .init(from: Self.day))
    -> ParsedCalendar
  {
    ParsedCalendar(BudgetCalendar.write(budget, options, stamp: Self.stamp))
  }

  private func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
    Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  private func rent(_ due: DueDate = .lastDayOfMonth) throws -> BudgetModel.Category {
    BudgetModel.Category(
      id: id(1), name: "Rent", group: .fixed, budgetedAmount: try Decimal(strict: "1500.5"), dueDate: due,
      reminders: ReminderSchedule(isEnabled: true, daysBefore: [7, 2, 0]),
      info: RecordInfo(created: .epoch))
  }

  @Test func categoryAsText() throws {
    let bytes = BudgetCalendar.write(
      Budget(categories: [try rent()]), .init(from: Self.day, name: "Home; ours"), stamp: Self.stamp)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//BudgetKit//Due Dates//EN", "CALSCALE:GREGORIAN",
          "METHOD:PUBLISH", "X-WR-CALNAME:Home\\; ours", "BEGIN:VEVENT",
          "UID:category-00000000-0000-4000-8000-000000000001@budgetkit", "DTSTAMP:20260130T170509Z",
          "DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
          "SUMMARY:Rent: 1500.50 USD", "DESCRIPTION:Group: Fixed", "CATEGORIES:Rent", "TRANSP:TRANSPARENT",
          "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Rent: 1500.50 USD", "TRIGGER:-P7D", "END:VALARM",
          "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Rent: 1500.50 USD", "TRIGGER:-P2D", "END:VALARM",
          "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Rent: 1500.50 USD", "TRIGGER:PT0S", "END:VALARM",
          "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n"))
  }

  @Test func billNamesItsCategoryAndAccount() throws {
    var bill = Bill(
      id: id(2), title: "Water", categoryID: id(1), amount: try Decimal(strict: "1234.5"), dueDate: Self.day,
      accountID: id(3), info: RecordInfo(created: Self.stamp))
    bill.recurrence = Recurrence(.weekly, every: 2)
    var budget = Budget(categories: [try rent(.date(Self.day.adding(days: -1)))])
    budget.accounts = [Account(id: id(3), name: "Checking, joint", info: RecordInfo(created: .epoch))]
    budget.bills = [bill]
    budget.settings.currency = try #require(Currency("KWD"))
    let events = write(budget).events
    // The only date of the category is in the past.
    #expect(events.count == 1)
    #expect(events[0]["UID"] == "bill-00000000-0000-4000-8000-000000000002@budgetkit")
    #expect(events[0]["SUMMARY"] == "Water: 1234.500 KWD")
    #expect(events[0]["DESCRIPTION"] == #"Category: Rent\nAccount: Checking\, joint"#)
    #expect(events[0]["CATEGORIES"] == "Rent")
    #expect(events[0]["LAST-MODIFIED"] == "20260130T170509Z")
    #expect(events[0]["RRULE"] == "FREQ=WEEKLY;INTERVAL=2")
    let options = BudgetCalendar.Options(from: Self.day, amountText: { "KD \($0.plainText)" })
    #expect(write(budget, options).events[0]["SUMMARY"] == "Water: KD 1234.5")
  }

  @Test(arguments: [
    ("2026-01-10", DueDate.dayOfMonth(9), "20260209", "9"),
    ("2026-01-10", .dayOfMonth(10), "20260110", "10"),
    ("2026-02-28", .dayOfMonth(31), "20260228", "28,29,30,31;BYSETPOS=-1"),
    ("2026-01-31", .dayOfMonth(30), "20260228", "28,29,30;BYSETPOS=-1"),
    ("2027-12-31", .dayOfMonth(29), "20280129", "28,29;BYSETPOS=-1"),
    ("2024-02-01", .lastDayOfMonth, "20240229", "28,29,30,31;BYSETPOS=-1"),
  ])
  func monthlyDueDates(_ from: String, _ due: DueDate, _ start: String, _ days: String) throws {
    let options = BudgetCalendar.Options(from: try #require(CalendarDate(from)))
    let event = try #require(write(Budget(categories: [try rent(due)]), options).events.first)
    #expect(event["DTSTART"] == start)
    #expect(event["RRULE"] == "FREQ=MONTHLY;BYMONTHDAY=\(days)")
  }

  /// For five years, the days of the events in the file equal the due dates of the bills.
  @Test(arguments: CalendarTable.bills) func daysAreTheBillsDueDates(_ bill: Bill) {
    let events = write(Budget(bills: [bill])).events
    let days = events.flatMap { $0.days(through: CalendarTable.years.upperBound) }
    #expect(days == bill.dueDates(in: CalendarTable.years))
    #expect(events.isEmpty == (bill.nextDueDate == nil))
  }

  @Test(arguments: 0..<20) func randomBillsKeepTheirDays(_ seed: Int) {
    var random = RandomBudget(seed: UInt64(seed))
    for _ in 0..<20 {
      let budget = random.budget()
      let calendar = write(budget)
      let uids = calendar.values(of: "UID")
      #expect(Set(uids).count == uids.count)
      for bill in budget.bills {
        let last = bill.dueDate.adding(days: 2_000)
        let days = calendar.events.filter { $0["UID"]?.hasPrefix("bill-\(bill.id)") == true }
          .flatMap { $0.days(through: last) }
        #expect(days == bill.dueDates(in: bill.dueDate...last))
      }
    }
  }

  @Test func alarmsCanBeOff() throws {
    var budget = Budget(categories: [try rent()])
    #expect(write(budget).values(of: "TRIGGER") == ["-P7D", "-P2D", "PT0S"])
    budget.settings.notificationsEnabled = false
    #expect(write(budget).values(of: "TRIGGER").isEmpty)
    budget.settings.notificationsEnabled = true
    budget.categories[0].reminders.isEnabled = false
    #expect(write(budget).values(of: "TRIGGER").isEmpty)
  }

  @Test(arguments: [
    (0, "00:00:00", "PT0S"), (1, "00:00:00", "-P1D"), (0, "09:00:00", "PT9H"), (2, "09:00:00", "-P1DT15H"),
    (1, "23:59:59", "-PT1S"), (0, "09:00:05", "PT9H0M5S"), (7, "18:30:00", "-P6DT5H30M"),
  ])
  func alarmTimes(_ days: Int, _ time: String, _ trigger: String) throws {
    #expect(CalendarAlarm(daysBefore: days, time: try #require(TimeOfDay(time))).trigger == trigger)
  }

  @Test func billsThatAreOverOrNeverReachARepetition() throws {
    var bill = CalendarTable.bills[0]
    bill.isPaid = true
    #expect(write(Budget(bills: [bill])).events.isEmpty)
    bill = CalendarTable.bills[20]
    bill.dueDate = try #require(CalendarDate("9999-12-05"))
    let events = write(Budget(bills: [bill])).events
    #expect(events.count == 1)
    #expect(events[0]["DTSTART"] == "99991205")
    #expect(events[0]["RRULE"] == nil)
    bill.recurrence.interval = .max
    #expect(write(Budget(bills: [bill])).events.count == 1)
  }

  @Test func emptyBudgetHasNoEvents() {
    #expect(write(Budget()).lines.count == 7)
  }
}
