import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct RunningBalanceTests {
  let ledger = Ledger(household())

  @Test func wholeBook() {
    let log = RunningBalance(ledger)
    #expect(log.opening == 0)
    #expect(
      log.entries.map(\.balance)
        == [
          "-80", "2920", "2020", "1999.9", "2005.25", "2005.25", "1998.25", "1985.75", "2025.75", "1965.5",
          "1954.5",
        ]
        .map(number))
    #expect(log.closing == number("1954.5"))
    #expect(RunningBalance(ledger, initial: 100).closing == number("2054.5"))
  }

  @Test func oneMonthGoesOn() {
    let log = RunningBalance(ledger, in: march.days)
    #expect(log.opening == -80)
    #expect(log.entries.count == 9)
    #expect(log.closing == number("1965.5"))
    #expect(RunningBalance(ledger, in: march.adding(months: 5).days).closing == number("1954.5"))
  }

  @Test func accounts() {
    let accounts = ledger.budget.accounts
    // 500 − 80 + 3000 − 900 − 250 − 7 − 12.5 + 40 − 60.25 − 11.
    #expect(RunningBalance(ledger, account: accounts[0]).closing == number("2219.25"))
    #expect(RunningBalance(ledger, account: accounts[1]).closing == number("1250.50"))
    #expect(RunningBalance(ledger, account: accounts[1]).entries.map(\.change) == [250])
    #expect(RunningBalance(ledger, account: accounts[2]).closing == number("-214.75"))
    #expect(RunningBalance(ledger, account: accounts[0], in: march.days).opening == 420)
  }

  @Test func rowsOfADayKeepTheirFileOrder() {
    let budget = Budget(transactions: [
      row("2026-03-02", "1", .income, at: "20:00", text: "c"), row("2026-03-01", "2", .income, text: "a"),
      row("2026-03-02", "4", .income, at: "08:00", text: "d"), row("2026-03-01", "8", .income, text: "b"),
    ])
    let log = RunningBalance(Ledger(budget))
    #expect(log.entries.map(\.transaction.description) == ["a", "b", "c", "d"])
    #expect(log.entries.map(\.balance) == [2, 10, 11, 15])
  }

  @Test func transfersToItselfAndAccountsOfOthers() {
    let account = Account(id: id(1), name: "Checking", info: info)
    func changes(_ row: Transaction, on account: Account) -> [Decimal] {
      RunningBalance(Ledger(Budget(transactions: [row], accounts: [account])), account: account).entries.map(
        \.change)
    }
    #expect(changes(row("2026-03-01", "5", .transfer, account: 1, to: 1), on: account) == [0])
    #expect(changes(row("2026-03-01", "5", .transfer, account: 2, to: 1), on: account) == [5])
    // Only a transfer moves money to its other account.
    #expect(changes(row("2026-03-01", "5", .expense, account: 2, to: 1), on: account) == [])
    let stranger = Ledger(Budget(transactions: [row("2026-03-01", "5", .income, account: 1)]))
    #expect(RunningBalance(stranger, account: account).entries.isEmpty)
  }

  @Test func otherCurrenciesAreCountedApart() {
    #expect(ledger.otherCurrencies.map(\.code) == ["EUR"])
    let euros = Ledger(household(), currency: Currency("EUR"))
    #expect(RunningBalance(euros).closing == -33)
    #expect(euros.otherCurrencies == [.usd])
    #expect(RunningBalance(euros.counting(.usd)).closing == number("1954.5"))
    #expect(BudgetComparison(euros, in: march).total.actual == 33)
  }
}
