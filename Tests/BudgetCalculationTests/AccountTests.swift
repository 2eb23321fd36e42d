import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct AccountTests {
  let ledger = Ledger(household())

  @Test(
    "balances on a day",
    arguments: [
      ("2026-02-26", ["500", "1000.50", "-200"], "1300.50"),
      ("2026-02-27", ["420", "1000.50", "-200"], "1220.50"),
      ("2026-03-10", ["2520", "1000.50", "-220.10"], "3300.40"),
      ("2026-03-12", ["2270", "1250.50", "-214.75"], "3305.75"),
      ("2027-01-01", ["2219.25", "1250.50", "-214.75"], "3255"),
    ])
  func balances(date: String, balances: [String], netWorth: String) {
    let accounts = AccountBalances(ledger, on: day(date))
    #expect(accounts.rows.map(\.balance) == balances.map(number))
    #expect(accounts.netWorth == number(netWorth))
    #expect(accounts.onBudget == number(balances[0]) + number(balances[1]))
    #expect(accounts.balance(of: id(2)) == number(balances[1]))
    #expect(accounts.balance(of: id(9)) == nil)
  }

  @Test func overTimeIsEachDayByItself() {
    let dates = ["2026-04-30", "2026-02-01", "2026-03-10", "2026-03-11"].map(day)
    let line = AccountBalances.over(ledger, on: dates)
    #expect(line == dates.sorted().map { AccountBalances(ledger, on: $0) })
  }

  @Test(arguments: RandomBudget.seedGroups)
  func overTimeOnRandomBudgets(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let ledger = Ledger(RandomBudget.make(seed))
      let end = AccountBalances.over(ledger, on: [.latest])[0]
      for row in end.rows {
        #expect(row.balance == RunningBalance(ledger, account: row.account).closing, "seed \(seed)")
      }
    }
  }
}
