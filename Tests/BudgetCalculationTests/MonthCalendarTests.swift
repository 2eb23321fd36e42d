import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct MonthCalendarTests {
  @Test func figuresOfEachDay() {
    let days = MonthCalendar(Ledger(household()), in: march).days
    #expect(days.count == 31 && days.first?.date == day("2026-03-01"))
    #expect(days[0].income == 3000 && days[0].spending == 0 && days[0].transactions.count == 1)
    // 500 + 1,000.50 − 200 − 80 before March, + 3,000.
    #expect(days[0].balance == number("4220.5"))
    #expect(days[1].spending == 900 && days[1].balance == number("3320.5"))
    #expect(days[8].transactions.count == 0 && days[8].balance == number("3320.5"))
    #expect(days[10].spending == number("-5.35"))
    #expect(days[11].transactions.count == 1 && days[11].spending == 0 && days[11].balance == days[10].balance)
    #expect(days[30].spending == number("60.25") && days[30].balance == 3266)
  }

  @Test func billsStandOnTheirDueDates() {
    var budget = household()
    budget.bills = [
      Bill(
        id: id(1), title: "Gym", amount: 20, dueDate: day("2026-03-06"), recurrence: Recurrence(.weekly),
        info: info)
    ]
    let days = MonthCalendar(Ledger(budget), in: march).days.filter { !$0.bills.isEmpty }
    #expect(days.map(\.date.day) == [6, 13, 20, 27])
  }

  @Test func anotherCurrencyBeginsAtZero() {
    let euros = Ledger(household()).counting(Currency("EUR") ?? .usd)
    #expect(MonthCalendar(euros, in: march).days.last?.balance == -33)
  }
}
