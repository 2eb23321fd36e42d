import BudgetFiles
import BudgetModel
import Foundation
import Testing

/// Tables with days and amounts that say again what a log says; made up.
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

  // 15.5 on the fifth is no sum of the log's day: another list of expenses.
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

  // The articles of one visit to the shop come to the log's row of that day.
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
}
