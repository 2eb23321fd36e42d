import BudgetFiles
import BudgetModel
import Foundation
import Testing

/// Tests tables with dates and amounts that repeat the content of a log.
@Suite struct SummedLogTests {
  private static let log = """
    Date | Shop | Amount
    2026-01-05 | Market | 12.5
    2026-01-05 | Bakery | 3
    2026-01-07 | Market | 20
    2026-01-08 | Pharmacy | 6.5
    """

  @Test func sumsOfDaysAreNoSecondLog() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Days": """
      day | sum of day
      2026-01-05 | 15.5
      2026-01-06 | 0
      2026-01-07 | 20
      2026-01-08 | 6.5
      """,
    ])
    #expect(result.budget.transactions.map(\.amount) == [12.5, 3, 20, 6.5])
  }

  // 15 is not the log's sum of 5 January, which is 15.5, so the table is another list of expenses.
  @Test func otherAmountsOfTheSameDaysStay() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "More": """
      Date | Amount
      2026-01-05 | 15
      2026-01-07 | 20
      2026-01-08 | 6.5
      """,
    ])
    #expect(result.budget.transactions.count == 7)
  }

  // The articles of one purchase add up to one row of the log.
  @Test func theArticlesOfOnePurchaseAreItsParts() throws {
    let result = try TypedSheet.imported([
      "Log": Self.log,
      "Receipt": """
      Date | Article | Amount
      2026-01-07 | Apples | 4.5
      2026-01-07 | Bread | 3.5
      2026-01-07 | Cheese | 12
      """,
    ])
    #expect(result.budget.transactions.map(\.amount) == [12.5, 3, 20, 6.5])
  }

  private static let wide = """
    Date | Pay | Food | Fuel | Rent | Spent | Remarks
    2026-02-01 | | 15.5 | 30 | 350 | 395.5 | new flat
    2026-02-02 | 316.8 | 3.3 | 60 | | 63.3 |
    2026-02-03 | 417.8 | 6.2 | 50 | | 56.2 | late
    2026-02-04 | 90.4 | 26.7 | | 10 | 36.7 |
    2026-02-05 | 124.6 | 9 | 12 | | 21 |
    2026-02-06 | 180.4 | 17 | 22.35 | | 39.35 |
    """

  @Test func sumsOfDaysOfALogByCategoriesAreNoSecondLog() throws {
    let result = try TypedSheet.imported([
      "Feb": Self.wide,
      "Notes": """
      Date | Pay | Total spend
      2026-02-01 | | 395.5
      2026-02-02 | 316.8 | 63.3
      2026-02-03 | 417.8 | 56.2
      2026-02-04 | 90.4 | 36.7
      2026-02-05 | 124.6 | 21
      """,
    ])
    let spent = result.budget.transactions.filter { $0.kind == .expense }.map(\.amount)
    #expect(spent.reduce(0, +) == Decimal(string: "612.05"))
  }

  @Test func aCopyOfALogByCategoriesCountsOnce() throws {
    let moved = Self.wide.split(separator: "\n").map { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return ([cells[0], cells[6]] + cells[1...5]).joined(separator: "|")
    }
    let result = try TypedSheet.imported(["Feb": Self.wide, "Feb copy": moved.joined(separator: "\n")])
    let spent = result.budget.transactions.filter { $0.kind == .expense }.map(\.amount)
    #expect(spent.reduce(0, +) == Decimal(string: "612.05"))
  }

  private static let flat = """
    Date | | Ann | Bob | Cleo
    2026-03-01 | Rent | 900 | |
     | Each | 300 | 300 | 300
    2026-03-02 | Power | | 100 |
     | Each | 33.33 | 33.33 | 33.34
    2026-03-04 | Soap | | | 6
    """

  @Test func theSharesOfAnExpenseAreNoFurtherExpenses() throws {
    let result = try TypedSheet.imported(["Flat": Self.flat + "\n | Each | 2 | 2 | 2"])
    #expect(result.budget.transactions.map(\.amount) == [900, 100, 6])
  }

  @Test func ofTwoCopiesTheOneWithDirectionsCounts() throws {
    let rows = [
      "2026-03-01 | Shop | Food | -12", "2026-03-02 | Firm | Pay | 900", "2026-03-03 | Shop | Food | -7",
      "2026-03-05 | Own | Move | 50", "2026-03-06 | Shop | Food | -9", "2026-03-08 | Bus | Travel | -3",
    ]
    let kinds = ["Expense", "Income", "Expense", "Transfer", "Expense", "Expense"]
    let result = try TypedSheet.imported([
      "New": (["Date | Text | Category | Amount | Type"] + zip(rows, kinds).map { "\($0) | \($1)" })
        .joined(separator: "\n"),
      "Old": (["Date | Text | Category | Amount"] + rows).joined(separator: "\n"),
    ])
    #expect(
      result.budget.transactions.map(\.kind) == [
        .expense, .income, .expense, .transfer, .expense, .expense,
      ])
  }

  // The last row without a date does not add up, so the other rows may add up by chance.
  @Test func rowsWithoutADayThatDoNotAllAddUpStay() throws {
    let result = try TypedSheet.imported(["Flat": Self.flat + "\n | Fair | 5.25 | | 9.10"])
    #expect(
      result.budget.transactions.map(\.amount)
        == [
          900, 300, 300, 300, 100, 33.33, 33.33, 33.34, 6, 5.25, 9.10,
        ].map { Decimal(string: "\($0)") })
  }
}
