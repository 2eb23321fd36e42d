import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct ReminderTests {
  @Test(
    "due dates of a category",
    arguments: [
      (DueDate.date(day("2026-03-05")), "2026-03-01", "2026-03-31", "2026-03-05"),
      (.date(day("2026-03-05")), "2026-03-06", "2026-03-31", ""),
      (.dayOfMonth(15), "2026-03-15", "2026-05-14", "2026-03-15 2026-04-15"),
      (.dayOfMonth(31), "2026-01-15", "2026-04-30", "2026-01-31 2026-02-28 2026-03-31 2026-04-30"),
      (.dayOfMonth(30), "2024-02-01", "2024-02-29", "2024-02-29"),
      (.lastDayOfMonth, "2024-02-01", "2024-04-01", "2024-02-29 2024-03-31"),
    ])
  func dueDates(due: DueDate, from: String, through: String, dates: String) {
    #expect(
      due.dates(in: day(from)...day(through)).map(\.description).joined(separator: " ") == dates)
  }

  /// A bill is due on the 31st and a category on the 1st; both have reminders 2 days before and on the day.
  func budget() -> Budget {
    let schedule = ReminderSchedule(isEnabled: true, daysBefore: [2, 0])
    var rent = category(2, "Rent", .fixed)
    rent.dueDate = .dayOfMonth(1)
    rent.reminders = schedule
    var bill = BillTests.bill("2026-01-31", Recurrence(.monthly))
    bill.reminders = schedule
    return Budget(categories: [rent], bills: [bill])
  }

  private func text(_ budget: Budget, _ from: String, _ through: String) -> [String] {
    Reminder.all(budget, in: day(from)...day(through)).map { reminder in
      let name =
        switch reminder.subject {
        case .bill(let bill): bill.title
        case .category(let category): category.name
        }
      return "\(reminder.date) \(name) \(reminder.dueDate) \(reminder.daysBefore)"
    }
  }

  @Test func inOrderOfTheirDays() {
    // The bill's title is also Rent; the bill comes first on the 28th.
    #expect(
      text(budget(), "2026-02-26", "2026-03-30") == [
        "2026-02-26 Rent 2026-02-28 2", "2026-02-27 Rent 2026-03-01 2", "2026-02-28 Rent 2026-02-28 0",
        "2026-03-01 Rent 2026-03-01 0", "2026-03-29 Rent 2026-03-31 2", "2026-03-30 Rent 2026-04-01 2",
      ])
  }

  @Test func whatIsDueAfterTheWindowIsAnnouncedInIt() {
    #expect(text(budget(), "2026-03-29", "2026-03-29") == ["2026-03-29 Rent 2026-03-31 2"])
    #expect(text(budget(), "2026-03-28", "2026-03-28").isEmpty)
  }

  @Test func nothingReminds() {
    var budget = budget()
    budget.bills[0].isPaid = true
    budget.bills[0].recurrence = .once
    budget.categories[0].reminders.isEnabled = false
    #expect(text(budget, "2026-01-01", "2026-12-31").isEmpty)
    budget = self.budget()
    budget.settings.notificationsEnabled = false
    #expect(text(budget, "2026-01-01", "2026-12-31").isEmpty)
    budget = self.budget()
    budget.bills = []
    budget.categories[0].reminders.daysBefore = [-1]
    #expect(text(budget, "2026-01-01", "2026-12-31").isEmpty)
    budget.categories[0].reminders.daysBefore = [.max]
    #expect(text(budget, "2026-01-01", "2026-12-31").isEmpty)
    #expect(Reminder.all(Budget(), in: .earliest ... .latest).isEmpty)
  }

  @Test func eachReminderOfAWindowIsThatOfItsDay() {
    let budget = budget()
    let window = day("2026-01-01")...day("2027-03-01")
    let each = (0...window.lowerBound.days(until: window.upperBound)).flatMap { offset in
      let date = window.lowerBound.adding(days: offset)
      return Reminder.all(budget, in: date...date)
    }
    #expect(each == Reminder.all(budget, in: window))
  }
}
