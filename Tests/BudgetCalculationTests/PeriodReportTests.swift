import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct PeriodReportTests {
  static func period(_ number: UInt8, _ start: String, _ end: String?) -> Period {
    Period(id: id(number), name: "P\(number)", start: day(start), end: end.map(day), info: info)
  }

  /// One period is Rome from 10 to 15 March; the other is the new flat, from 20 March on.
  func budget() -> Budget {
    var budget = household()
    budget.periods = [
      Self.period(2, "2026-03-20", nil), Self.period(1, "2026-03-10", "2026-03-15"),
    ]
    return budget
  }

  @Test func byDay() {
    let reports = PeriodReport.all(Ledger(budget()), through: day("2026-03-31"))
    #expect(reports.map(\.period.name) == ["P2", "P1"])
    // Rome: 20.10 − 5.35, the transfer, 7. The flat: 12.5, 40 and 60.25; 1 April is after the day of the report.
    #expect(reports.map(\.expenses) == [number("72.75"), number("21.75")])
    #expect(reports.map(\.income) == [40, 0])
    #expect(reports.map(\.net) == [number("-32.75"), number("-21.75")])
    #expect(reports.map(\.count) == [3, 4])
    #expect(reports[0].days == day("2026-03-20")...day("2026-03-31"))
    #expect(reports[1].expensesPerDay == number("3.625"))
    #expect(reports[1].spending.rows.map(\.category?.name) == ["Food", "Toys"])
    #expect(reports[1].spending.rows.map(\.total) == [number("14.75"), 7])
    #expect(reports[0].spending.rows.map(\.category?.name) == ["Food", nil])
  }

  @Test func aTransactionBelongsToThePeriodThatItNames() {
    var budget = budget()
    budget.transactions[1].periodID = id(1)  // 80 on 27 February
    budget.transactions[3].periodID = id(1)  // 60.25 on 31 March
    budget.transactions[7].periodID = id(9)  // 7 on 15 March, with a period that does not exist
    budget.transactions[11].periodID = id(2)  // 11 on 1 April
    let reports = PeriodReport.all(Ledger(budget), through: day("2026-03-31"))
    #expect(reports.map(\.expenses) == [number("12.5"), number("155")])
    let later = PeriodReport.all(Ledger(budget), through: day("2026-04-01"))
    #expect(later.map(\.expenses) == [number("23.5"), number("155")])
  }

  @Test func whatHasNotBegunHasNoDays() {
    let reports = PeriodReport.all(Ledger(budget()), through: day("2026-03-19"))
    #expect(reports[0].days == nil && reports[0].expensesPerDay == nil)
    #expect(reports[0].count == 0 && reports[0].expenses == 0 && reports[0].spending.rows.isEmpty)
    // A period with an end counts all its days.
    #expect(reports[1].days == day("2026-03-10")...day("2026-03-15"))
    #expect(PeriodReport.all(Ledger(Budget()), through: .latest).isEmpty)
  }

  @Test func aPeriodThatEndsBeforeItStartsHasNoDays() {
    var budget = budget()
    budget.periods = [Self.period(1, "2026-03-15", "2026-03-10")]
    #expect(PeriodReport.all(Ledger(budget), through: .latest)[0].days == nil)
  }

  @Test("each row counts once", arguments: RandomBudget.seedGroups)
  func randomBudgets(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      var budget = RandomBudget.make(seed)
      budget.periods = [
        Self.period(1, "2024-01-31", "2024-02-20"), Self.period(2, "2024-02-21", "2024-03-10"),
        Self.period(3, "2024-03-11", nil),
      ]
      let ledger = Ledger(budget)
      let reports = PeriodReport.all(ledger, through: day("2024-12-31"))
      #expect(reports.map(\.count).reduce(0, +) == ledger.transactions.count, "seed \(seed)")
      #expect(reports.map(\.net).reduce(0, +) == RunningBalance(ledger).closing, "seed \(seed)")
    }
  }
}
