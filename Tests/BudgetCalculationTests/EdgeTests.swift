import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@Suite struct EdgeTests {
  @Test("an empty budget is all zeros", arguments: [false, true])
  func emptyBudget(rollsOver: Bool) {
    var budget = Budget()
    budget.settings.rollsOver = rollsOver
    let ledger = Ledger(budget)
    let statement = MonthStatement(ledger, month: march)
    #expect(statement.readyToAssign.value == 0 && statement.readyToAssign.state == .balanced)
    #expect(statement.envelopes.envelopes.isEmpty && statement.envelopes.available == 0)
    #expect(statement.carryForward == nil && statement.totalBudget == nil)
    #expect(statement.comparison.rows.isEmpty && statement.comparison.uncategorized == nil)
    #expect(statement.comparison.total.percentUsed == nil && !statement.comparison.total.isOver)
    #expect(statement.spending.rows.isEmpty && statement.spending.top().others == nil)
    #expect(statement.totals.net == 0 && statement.totals.savingsRate == nil)
    #expect(statement.log.entries.isEmpty && statement.log.closing == 0)
    #expect(statement.trends.averageNet == 0 && statement.trends.categories.isEmpty)
    #expect(statement.otherCurrencies.isEmpty)
    #expect(
      LimitStatus.all(ledger, on: .earliest).isEmpty && AccountBalances(ledger, on: .latest).netWorth == 0)
    #expect(DailyBudget(ledger, today: march.firstDay).problem == .noPrimaryAccount)
    #expect(UpcomingBills([], today: march.firstDay, through: march.lastDay).total == 0)
    #expect(QuickAssign(ledger, in: march).gifts.isEmpty)
    #expect(SpendingByPayee(ledger, in: march.days).rows.isEmpty)
    #expect(MonthCalendar(ledger, in: march).days.allSatisfy { $0.balance == 0 && $0.transactions.isEmpty })
    #expect(Envelopes(ledger, in: march).readyToAssignExplanation(in: ledger).terms.isEmpty)
  }

  /// A file can contain such a limit, although validation reports it as an error.
  @Test("a limit of 0", arguments: [("0", LimitStatus.State.atLimit), ("0.01", .overBudget)])
  func limitOfZero(spent: String, state: LimitStatus.State) {
    var budget = household()
    budget.transactions = [row("2026-03-04", "5", .expense, 3), row("2026-03-04", "5", .income, 3)]
    if number(spent) > 0 { budget.transactions.append(row("2026-03-05", spent, .expense, 3)) }
    budget.limits = [Limit(id: id(1), categoryID: id(3), amount: 0, period: .monthly, info: info)]
    let status = LimitStatus.all(Ledger(budget), on: day("2026-03-10"))[0]
    #expect(status.percentUsed == nil && status.state == state && status.remaining == -number(spent))
  }

  @Test("a category of 0 is followed without money")
  func zeroFunded() {
    let comparison = BudgetComparison(Ledger(household()), in: march)
    let toys = comparison.rows[4]
    #expect(toys.budgeted == 0 && toys.actual == 7 && toys.difference == -7)
    #expect(toys.percentUsed == nil && !toys.isOver && !toys.hasPlan)
  }

  @Test("amounts of 15 and 4 digits add up exactly")
  func largestAmounts() {
    let largest = "999999999999999.9999"
    var budget = household()
    budget.transactions = (0..<1_000).map { _ in row("2026-03-05", largest, .expense, 3, account: 1) }
    budget.transactions.append(row("2026-03-06", "0.0001", .expense, 3, account: 1))
    budget.monthlyBudgets[0].startingBalance = number(largest)
    budget.monthlyBudgets[0].assignments = [Assignment(categoryID: id(3), amount: number("0.0001"))]
    budget.categories = [budget.categories[2]]
    let ledger = Ledger(budget)
    // 1,000 × 999999999999999.9999 + 0.0001.
    #expect(BudgetComparison(ledger, in: march).total.actual == number("999999999999999999.9001"))
    #expect(RunningBalance(ledger).closing == number("-999999999999999999.9001"))
    #expect(ReadyToAssign(ledger, in: march).value == number("999999999999999.9998"))
    #expect(
      Envelopes(ledger, in: march, rollsOver: true).available == number("-999999999999999999.9000"))
    // The account has an opening balance of 500.
    #expect(AccountBalances(ledger, on: .latest).rows[0].balance == number("-999999999999999499.9001"))
    #expect(SpendingByCategory(ledger, in: march.days).rows.map(\.share) == [1])
  }

  @Test("a category's new name keeps its rows; names apart in case or accents are two")
  func renamed() {
    var budget = household()
    let before = BudgetComparison(Ledger(budget), in: march).rows[1]
    budget.categories[2].name = "FÓOD"
    budget.categories.append(category(7, "food", .variable))
    budget.transactions.append(row("2026-03-05", "1", .expense, 7))
    let rows = BudgetComparison(Ledger(budget), in: march).rows
    #expect(rows[1].actual == before.actual && rows[1].budgeted == before.budgeted)
    #expect(rows.last?.category?.name == "food" && rows.last?.actual == 1)
    let names = SpendingByCategory(Ledger(budget), in: march.days).rows.compactMap(\.category?.name)
    #expect(names == ["Rent", "FÓOD", "Toys", "food"])
  }

  /// Each day at the end of February belongs to the right month; February has 29 days in 2024 and 28 in 2023.
  @Test("leap days for each start day", arguments: 1...31)
  func leapDays(startDay: Int) {
    var budget = Budget(categories: [category(3, "Food", .variable)])
    budget.settings.monthStartDay = startDay
    budget.transactions = [
      row("2023-02-27", "1", .expense, 3), row("2023-02-28", "2", .expense, 3),
      row("2023-03-01", "4", .expense, 3), row("2024-02-28", "8", .expense, 3),
      row("2024-02-29", "16", .expense, 3, at: "23:59"), row("2024-03-01", "32", .expense, 3),
    ]
    let ledger = Ledger(budget)
    let spent = ["2023-01", "2023-02", "2023-03", "2024-01", "2024-02", "2024-03"].map { name in
      MonthTotals(ledger, in: ledger.month(month(name))).expenses
    }
    let expected: [Decimal] =
      switch startDay {
      case 1: [0, 3, 4, 0, 24, 32]
      case ...27: [0, 7, 0, 0, 56, 0]
      case 28: [1, 6, 0, 0, 56, 0]
      // With these start days, February begins on its last day: the 28th, or the 29th in 2024.
      default: [1, 6, 0, 8, 48, 0]
      }
    #expect(spent == expected)
  }

  @Test(
    "weeks across years",
    arguments: [
      ("2025-12-31", Weekday.monday, "2025-12-29", "2026-01-04"),
      ("2026-01-01", .monday, "2025-12-29", "2026-01-04"),
      ("2026-01-04", .sunday, "2026-01-04", "2026-01-10"),
      ("2026-01-03", .sunday, "2025-12-28", "2026-01-03"),
      ("2024-12-31", .wednesday, "2024-12-25", "2024-12-31"),
      ("2025-01-01", .wednesday, "2025-01-01", "2025-01-07"),
      ("2020-12-31", .saturday, "2020-12-26", "2021-01-01"),
      ("2024-02-29", .friday, "2024-02-23", "2024-02-29"),
    ])
  func weeks(date: String, first: Weekday, start: String, end: String) {
    #expect(day(date).week(startingOn: first) == day(start)...day(end))
    var budget = household()
    budget.settings.firstWeekday = first
    budget.transactions = [
      row(start, "1", .expense, 3), row(end, "2", .expense, 3),
      row(day(start).adding(days: -1).description, "4", .expense, 3),
      row(day(end).adding(days: 1).description, "8", .expense, 3),
    ]
    budget.limits = [Limit(id: id(1), categoryID: id(3), amount: 80, period: .weekly, info: info)]
    #expect(LimitStatus.all(Ledger(budget), on: day(date))[0].spent == 3)
  }

  @Test("transfers change no total", arguments: RandomBudget.seedGroups)
  func transfers(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      var budget = RandomBudget.make(seed)
      let ids = Set(budget.accounts.map(\.id))
      func isKnown(_ id: Identifier<Account>?) -> Bool { id.map(ids.contains) == true }
      let other = Ledger(budget)
      let month = other.month(RandomBudget.months[2])
      budget.transactions.removeAll {
        $0.kind == .transfer && isKnown($0.accountID) && isKnown($0.transferAccountID)
      }
      let without = Ledger(budget)
      #expect(AccountBalances(other, on: .latest).netWorth == AccountBalances(without, on: .latest).netWorth)
      #expect(RunningBalance(other).closing == RunningBalance(without).closing, "seed \(seed)")
      #expect(BudgetComparison(other, in: month) == BudgetComparison(without, in: month), "seed \(seed)")
      #expect(ReadyToAssign(other, in: month) == ReadyToAssign(without, in: month), "seed \(seed)")
      #expect(
        SpendingByCategory(other, in: month.days) == SpendingByCategory(without, in: month.days),
        "seed \(seed)")
    }
  }

  @Test("accounts sum to opening + income − expenses", arguments: RandomBudget.seedGroups)
  func accounts(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      var budget = RandomBudget.make(seed)
      guard let account = budget.accounts.first else { continue }
      for index in budget.transactions.indices {
        let ids = budget.accounts.map { Optional($0.id) }
        if !ids.contains(budget.transactions[index].accountID) {
          budget.transactions[index].accountID = account.id
        }
        if !ids.contains(budget.transactions[index].transferAccountID) {
          budget.transactions[index].transferAccountID = account.id
        }
      }
      let ledger = Ledger(budget)
      let opening = budget.accounts.map(\.openingBalance).reduce(0, +)
      let end = AccountBalances(ledger, on: .latest)
      #expect(end.netWorth == RunningBalance(ledger, initial: opening).closing, "seed \(seed)")
      let calendar = MonthCalendar(ledger, in: ledger.month(RandomBudget.months[5]))
      #expect(calendar.days.last?.balance == end.netWorth, "seed \(seed)")
    }
  }
}
