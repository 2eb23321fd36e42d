import BudgetCalculation
import BudgetModel
import Foundation
import Testing

@Suite struct CashFlowTests {
  @Test func fromIncomeToCategories() {
    let flow = CashFlow(Ledger(household()), in: march.days)
    #expect(flow.income.map(\.category?.name) == ["Salary", nil])
    #expect(flow.income.map(\.amount) == [3000, 40])
    #expect(flow.groups.map(\.group) == [.fixed, .variable, nil])
    #expect(flow.groups.map { $0.lines.map(\.category?.name) } == [["Rent"], ["Food", "Toys"], [nil]])
    #expect(flow.groups.map(\.total) == [900, 82, number("12.5")])
    #expect(flow.received == 3040 && flow.spent == number("994.5") && flow.total == 3040)
    #expect(flow.kept == number("2045.5") && flow.fromBefore == 0)
  }

  @Test func refundsAreASourceAndTheRestComesFromBefore() {
    var budget = household()
    budget.transactions = [
      row("2026-03-01", "30", .income, 6), row("2026-03-02", "10", .expense, 6),
      row("2026-03-03", "100", .expense, 3),
    ]
    let flow = CashFlow(Ledger(budget), in: march.days)
    #expect(flow.refunds.map(\.category?.name) == ["Toys"] && flow.refunds.map(\.amount) == [20])
    #expect(flow.received == 20 && flow.fromBefore == 80 && flow.total == 100 && flow.kept == 0)
  }

  @Test func nothingFlowsInAnEmptyMonth() {
    let flow = CashFlow(Ledger(Budget()), in: march.days)
    #expect(flow.total == 0 && flow.groups.isEmpty && flow.income.isEmpty)
  }
}
