import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

/// Checks properties of every budget against simple loops that compute the same figures.
@Suite struct PropertyTests {
  @Test("totals are the sums of their rows", arguments: RandomBudget.seedGroups)
  func sums(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let ledger = Ledger(RandomBudget.make(seed))
      for month in RandomBudget.months.map(ledger.month) {
        let comparison = BudgetComparison(ledger, in: month)
        let rows = comparison.rows + [comparison.uncategorized].compactMap { $0 }
        #expect(rows.map(\.actual).reduce(0, +) == comparison.total.actual, "seed \(seed)")
        #expect(isNear(rows.map(\.budgeted).reduce(0, +), comparison.total.budgeted), "seed \(seed)")
        let spending = SpendingByCategory(ledger, in: month.days)
        #expect(spending.total == comparison.total.actual, "seed \(seed)")
        #expect(spending.rows.map(\.total).reduce(0, +) == spending.total, "seed \(seed)")
        let shares = spending.rows.map(\.share).reduce(0, +)
        #expect(shares == 0 || isNear(shares, 1), "seed \(seed)")
        #expect(MonthTotals(ledger, in: month).expenses == spending.total, "seed \(seed)")
      }
    }
  }

  @Test("Ready to Assign by a plain loop", arguments: RandomBudget.seedGroups)
  func readyToAssign(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let budget = RandomBudget.make(seed)
      let ledger = Ledger(budget)
      for name in RandomBudget.months {
        // The amounts are multiplied by twelve, so that no amount has to be divided.
        var expected: Decimal = 0
        let stored = budget.monthlyBudgets.first { $0.month == name }
        expected += (stored?.startingBalance ?? 0) * 12
        let first = name.day(clamping: budget.settings.monthStartDay)
        let end = name.next.day(clamping: budget.settings.monthStartDay)
        for row in budget.transactions where row.currency == nil && row.kind == .income {
          let isRefund = budget.categories.contains { $0.id == row.categoryID && $0.group != .income }
          if row.date >= first, row.date < end, !isRefund { expected += row.amount * 12 }
        }
        for category in budget.categories where category.group != .income {
          let given = stored?.assignments.first { $0.categoryID == category.id }?.amount
          switch category.basis {
          case .month: expected -= (given ?? category.budgetedAmount) * 12
          case .quarter: expected -= given.map { $0 * 12 } ?? category.budgetedAmount * 4
          case .year: expected -= given.map { $0 * 12 } ?? category.budgetedAmount
          }
        }
        let ready = ReadyToAssign(ledger, in: ledger.month(name))
        #expect(isNear(ready.value * 12, expected), "seed \(seed), \(name)")
      }
    }
  }

  @Test("the last balance is the sum", arguments: RandomBudget.seedGroups)
  func balances(seeds: ClosedRange<UInt64>) {
    for seed in seeds {
      let budget = RandomBudget.make(seed)
      let ledger = Ledger(budget)
      let own = budget.transactions.filter { $0.currency == nil }
      let log = RunningBalance(ledger)
      #expect(log.entries.count == own.count)
      #expect(
        log.closing
          == own.map { $0.kind == .income ? $0.amount : $0.kind == .expense ? -$0.amount : 0 }.reduce(0, +),
        "seed \(seed)")
      #expect(
        zip(log.entries, log.entries.dropFirst()).allSatisfy { $0.transaction.date <= $1.transaction.date })
      for account in budget.accounts {
        var balance = account.openingBalance
        for row in own {
          if row.kind == .income, row.accountID == account.id { balance += row.amount }
          if row.kind != .income, row.accountID == account.id { balance -= row.amount }
          if row.kind == .transfer, row.transferAccountID == account.id { balance += row.amount }
        }
        #expect(RunningBalance(ledger, account: account).closing == balance, "seed \(seed)")
      }
      let months = RandomBudget.months.map(ledger.month)
      let trends = Trends(ledger, months: months)
      #expect(trends.months.map(\.net).reduce(0, +) == log.closing, "seed \(seed)")
      #expect(
        trends.spendingByWeekday.reduce(0, +) == trends.months.map(\.expenses).reduce(0, +), "seed \(seed)")
      var balance: Decimal = 0
      for month in months {
        let part = RunningBalance(ledger, in: month.days)
        #expect(part.opening == balance, "seed \(seed)")
        balance = part.closing
      }
    }
  }

  /// Returns whether two numbers are equal except for the last digits of quotients such as 1/3.
  private func isNear(_ left: Decimal, _ right: Decimal) -> Bool {
    (left - right).magnitude < number("1e-20")
  }
}
