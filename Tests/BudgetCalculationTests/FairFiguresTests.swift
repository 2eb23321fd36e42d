import BudgetCalculation
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

/// Checks figures of categories without a plan, of amounts that are not due every month, and of months without data.
@Suite struct FairFiguresTests {
  /// Returns the comparison of a category with an expense in March and, if given, an assignment.
  private static func row(
    _ group: CategoryGroup, _ planned: String, _ basis: AmountBasis? = nil, spent: String,
    assigned: Decimal? = nil
  ) -> BudgetComparison {
    let budget = Budget(
      categories: [category(1, "Insurance", group, planned, basis)],
      transactions: [BudgetCalculationTests.row("2026-03-10", spent, .expense, 1)],
      monthlyBudgets: assigned.map {
        [
          MonthlyBudget(
            id: id(1), month: march.month, startingBalance: 0,
            assignments: [Assignment(categoryID: id(1), amount: $0)], info: info)
        ]
      } ?? [])
    return BudgetComparison(Ledger(budget), in: march)
  }

  @Test("a bill is measured by its basis in the month in which it is paid")
  func measures() {
    let cases: [(CategoryGroup, String, AmountBasis?, String, Decimal?, excess: String)] = [
      (.quarterly, "300", .quarter, "300", nil, "0"), (.quarterly, "300", .quarter, "300.01", nil, "0.01"),
      // Some apps store a monthly amount in this group; three monthly amounts are compared with the spending.
      (.quarterly, "100", .month, "300", nil, "0"), (.quarterly, "100", .month, "301", nil, "1"),
      (.quarterly, "1200", .year, "1200", nil, "0"), (.fixed, "1200", .year, "1200.5", nil, "0.5"),
      // An assignment of the month itself is compared with the spending.
      (.quarterly, "300", .quarter, "300", 100, "200"), (.quarterly, "300", .quarter, "300", 300, "0"),
      (.fixed, "100", .month, "300", nil, "200"), (.variable, "0", .month, "300", nil, "0"),
    ]
    for (group, planned, basis, spent, assigned, excess) in cases {
      let comparison = Self.row(group, planned, basis, spent: spent, assigned: assigned)
      let name = Comment(rawValue: "\(planned) \(spent) \(excess)")
      #expect(comparison.rows[0].excess == number(excess), name)
      #expect(comparison.rows[0].isOver == (excess != "0"), name)
      #expect(comparison.total.isOver == (excess != "0"), name)
    }
    let third = Self.row(.quarterly, "300", .quarter, spent: "300").rows[0]
    #expect(third.budgeted == 100 && third.difference == -200 && third.measure == 300)
  }

  @Test("months together may have a quarterly bill due once in three, begun ones counted")
  func spans() {
    let budget = Budget(
      categories: [category(1, "Insurance", .quarterly, "300", .quarter)],
      transactions: (1...9).map { BudgetCalculationTests.row("2026-0\($0)-10", "1", .expense, 1) })
    let ledger = Ledger(budget)
    for (last, measure) in [
      ("2026-02-28", 300), ("2026-03-31", 300), ("2026-04-30", 600), ("2026-09-30", 900),
    ] {
      let span = SpanStatement(ledger, in: day("2026-01-01")...day(last))
      #expect(span.comparison?.rows[0].measure == Decimal(measure), "\(last)")
    }
  }

  /// Income is 3,000 in November and 1,000 in January; December has no transactions, and the budget begins on 20
  /// November.
  private static let late = Ledger(
    Budget(
      categories: [category(1, "Pay", .income), category(2, "Food", .variable)],
      transactions: [
        BudgetCalculationTests.row("2025-11-20", "3000", .income, 1),
        BudgetCalculationTests.row("2025-11-21", "600", .expense, 2),
        BudgetCalculationTests.row("2026-01-05", "1000", .income, 1),
        BudgetCalculationTests.row("2026-01-06", "300", .expense, 2),
      ]))

  @Test func monthsBeforeTheFirstDayEnterNoAverage() {
    let trends = Trends(Self.late, months: BudgetMonth(month("2026-01")).last(12))
    #expect(trends.months.count == 12)
    // Income is 4,000 and spending 900 in the three months from November to January.
    #expect(trends.averageIncome == number("1333.333333333333333333333333333333"))
    #expect(trends.averageExpenses == 300 && trends.categories[0].average == 300)
    // The days from 20 November 2025 to 31 January 2026 are 73 days.
    #expect(trends.weekdayCounts.reduce(0, +) == 73)
    let year = SpanStatement(Self.late, in: day("2025-01-01")...day("2025-12-31"))
    #expect(year.trends.months.map(\.month.description) == ["2025-11", "2025-12"])
    #expect(year.trends.averageIncome == 1500)
    let quick = QuickAssign(Self.late, in: BudgetMonth(month("2026-01")), to: .averageSpent(months: 6))
    // Spending was 600 in November and 0 in December.
    #expect(quick.gifts.map(\.amount) == [300])
  }

  @Test func nothingIsComparedWithAMonthWithoutData() {
    let food = Trends(Self.late, months: BudgetMonth(month("2026-01")).last(4)).categories[0]
    #expect(food.amounts == [0, 600, 0, 300])
    #expect(food.changes.map(\.?.amount) == [nil, -600, nil])
  }

  @Test func theMonthsOfTheBudget() {
    #expect(Self.late.firstDay == day("2025-11-20"))
    #expect(Self.late.budgetMonths?.lowerBound.description == "2025-11")
    #expect(Self.late.budgetMonths?.upperBound.description == "2026-01")
    #expect(Ledger(Budget()).budgetMonths == nil && Ledger(Budget()).firstDay == nil)
    let recorded = Budget(monthlyBudgets: [MonthlyBudget(id: id(1), month: march.month, info: info)])
    #expect(Ledger(recorded).firstDay == day("2026-03-01"))
    // Rows in another currency are data too.
    let foreign = Budget(transactions: [
      BudgetCalculationTests.row("2025-02-03", "1", .expense, currency: "CHF")
    ])
    #expect(Ledger(foreign).budgetMonths?.lowerBound.description == "2025-02")
  }
}
