import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import ImportCore
import SpreadsheetValues
import Testing

/// Tests tables with a column for each category and a row for each month or day.
@Suite struct NamesAcrossTests {
  private static let months = """
    Spending in 2025
    Month | Salary | Rent | Food | Total
    January | 2000 | 900 | 310.50 | 3210.50
    February | 2000 | 900 | 298 | 3198
    March | 2100 | 900 | 0 | 3000
    """

  @Test func `months down and categories across are a plan, with a question`() throws {
    let result = try TypedSheet.imported(["Sheet1": Self.months])
    #expect(result.findings.contains { $0.code == .plannedOrActual })
    #expect(result.budget.monthlyBudgets.map(\.plannedIncome) == [2000, 2000, 2100])
    let assigned = result.budget.monthlyBudgets.map { $0.assignments.map(\.amount).filter { $0 != 0 } }
    #expect(assigned == [[900, 310.5], [900, 298], [900]])
  }

  @Test func `months down and categories across are transactions if they were spent`() throws {
    let result = try TypedSheet.imported(["Sheet1": Self.months]) { $0.amountsByMonth = .actual }
    #expect(
      result.logOfCategories == [
        "2025-01-01 income 2000 Salary", "2025-01-01 expense 900 Rent", "2025-01-01 expense 310.5 Food",
        "2025-02-01 income 2000 Salary", "2025-02-01 expense 900 Rent", "2025-02-01 expense 298 Food",
        "2025-03-01 income 2100 Salary", "2025-03-01 expense 900 Rent",
      ])
  }

  @Test func `beside a log they are a summary`() throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Amount\n2025-01-05 | Market | 31.25\n2025-02-06 | Rail | 47.50",
      "Overview": Self.months,
    ])
    #expect(result.budget.transactions.map(\.description) == ["Market", "Rail"])
    #expect(result.budget.monthlyBudgets.isEmpty)
  }

  @Test func `balances of accounts by month are no plan`() throws {
    #expect(throws: ImportError.self) {
      try TypedSheet.imported([
        "Sheet1": """
        Month | Savings account | Cash | Total
        January 2025 | 2000 | 90 | 2090
        February 2025 | 2100 | 80 | 2180
        March 2025 | 2250 | 70 | 2320
        """
      ])
    }
  }

  @Test func `days down and categories across are a transaction for each amount`() throws {
    let result = try TypedSheet.imported([
      "May 2025": """
      Day | Bread | Bus | Books | Gifts
      1 | 2.40 | | |
      2 | | 3.10 | 14 |
      3 | | | |
      4 | 2.60 | 3.10 | | 25
      """
    ])
    #expect(
      result.logOfCategories == [
        "2025-05-01 expense 2.4 Bread", "2025-05-02 expense 3.1 Bus", "2025-05-02 expense 14 Books",
        "2025-05-04 expense 2.6 Bread", "2025-05-04 expense 3.1 Bus", "2025-05-04 expense 25 Gifts",
      ])
    #expect(!result.findings.contains { $0.severity == .error })
  }
}
