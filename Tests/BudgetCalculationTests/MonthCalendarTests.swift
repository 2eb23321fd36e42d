import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct MonthCalendarTests {
  /// Rent is due on the 31st, Food on the last day of a month, and Toys once.
  func budget() -> Budget {
    var budget = household()
    budget.categories[1].dueDate = .dayOfMonth(31)
    budget.categories[2].dueDate = .lastDayOfMonth
    budget.categories[5].dueDate = .date(day("2026-03-15"))
    budget.bills = [
      BillTests.bill("2026-01-31", Recurrence(.monthly)), BillTests.bill("2026-03-15", .once, paid: true),
      BillTests.bill("2026-03-02", Recurrence(.weekly, every: 2)),
    ]
    return budget
  }

  @Test func days() {
    let calendar = MonthCalendar(Ledger(budget()), in: march)
    #expect(calendar.days.count == 31 && calendar.days.map(\.date) == calendar.days.map(\.date).sorted())
    let byDay = { (number: Int) in calendar.days[number - 1] }
    #expect(byDay(1).income == 3000 && byDay(1).spending == 0 && byDay(1).transactions.count == 1)
    // The opening balances are 500 + 1000.50 − 200; 80 was spent in February.
    #expect(byDay(1).balance == number("4220.5"))
    #expect(byDay(2).spending == 900 && byDay(2).balance == number("3320.5"))
    #expect(byDay(9).transactions.isEmpty && byDay(9).balance == byDay(2).balance)
    #expect(byDay(11).spending == number("-5.35") && byDay(11).income == 0)
    #expect(byDay(12).transactions.map(\.kind) == [.transfer] && byDay(12).balance == byDay(11).balance)
    // 3320.5 − 20.10 + 5.35 − 7 − 12.5 + 40 − 60.25.
    #expect(byDay(31).balance == number("3266"))
    #expect(calendar.days.filter { !$0.bills.isEmpty }.map(\.date.day) == [2, 16, 30, 31])
    #expect(calendar.days.filter { !$0.categories.isEmpty }.map(\.date.day) == [15, 31])
    #expect(byDay(31).categories.map(\.name) == ["Rent", "Food"])
  }

  @Test(
    "weeks",
    arguments: [
      // 1 March 2026 is a Sunday, 31 March a Tuesday.
      (Weekday.sunday, 5, 0, 4), (.monday, 6, 6, 5), (.tuesday, 6, 5, 6), (.wednesday, 5, 4, 0),
    ])
  func weeks(first: Weekday, count: Int, before: Int, after: Int) {
    var budget = Budget()
    budget.settings.firstWeekday = first
    let weeks = MonthCalendar(Ledger(budget), in: march).weeks
    #expect(weeks.count == count && weeks.allSatisfy { $0.count == 7 })
    #expect(weeks.first?.prefix { $0 == nil }.count == before)
    #expect(weeks.last?.reversed().prefix { $0 == nil }.count == after)
    #expect(weeks.joined().compactMap { $0?.date.day } == Array(1...31))
  }

  @Test func otherCurrenciesBeginWithNothing() {
    let euros = MonthCalendar(Ledger(budget(), currency: Currency("EUR")), in: march)
    #expect(euros.days[20].balance == 0 && euros.days[21].balance == -33)
  }

  @Test("days are the month's totals", arguments: RandomBudget.seedGroups)
  func totals(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let ledger = Ledger(RandomBudget.make(seed))
      let month = ledger.month(RandomBudget.months[2])
      let calendar = MonthCalendar(ledger, in: month)
      let totals = MonthTotals(ledger, in: month)
      #expect(calendar.days.map(\.income).reduce(0, +) == totals.income, "seed \(seed)")
      #expect(calendar.days.map(\.spending).reduce(0, +) == totals.expenses, "seed \(seed)")
      #expect(calendar.days.map(\.transactions.count).reduce(0, +) == totals.count, "seed \(seed)")
      #expect(calendar.days.count == month.length, "seed \(seed)")
    }
  }
}
