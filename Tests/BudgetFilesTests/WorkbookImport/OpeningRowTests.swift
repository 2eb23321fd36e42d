import BudgetFiles
import BudgetModel
import Foundation
import Testing

/// Tests rows with an opening balance, and amounts whose sign only the balances explain.
@Suite struct OpeningRowTests {
  @Test func aRowWithNothingButABalance() throws {
    let sheet = FormulaSheet([
      "Log": """
      Date | Description | Category | Amount | Type | Balance
      2025-04-01 | Opening balance | | | | 500
      2025-04-02 | Food | Food | 12.5 | Expense | 487.5
      """
    ])
    let result = try sheet.imported()
    #expect(result.log == ["2025-04-02 expense 12.5 Food [Food]"])
    #expect(result.budget.monthlyBudgets.map { "\($0.month) \($0.startingBalance)" } == ["2025-04 500"])
    #expect(
      result.problems(from: .info).first == "info opening-balance typed.xlsx, sheet Log, cell F2")
    #expect(try sheet.reconciled().agreeing == ["Log!F3 closing balance"])
  }

  @Test func theOpeningBalanceOfAnAccount() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Amount | Account | Balance
      2025-04-01 | Anfangssaldo | | Giro | 500
      2025-04-02 | Food | -12.5 | Giro | 487.5
      2025-04-03 | Food | -7.5 | Giro | 480
      """
    ])
    #expect(result.budget.accounts.map { "\($0.name) \($0.openingBalance)" } == ["Giro 500"])
    #expect(result.budget.monthlyBudgets.isEmpty)
  }

  /// 2,000 − 12.50 = 1,987.50: the brackets mark an expense, not a refund.
  @Test func bracketsThatTheBalancesExplain() throws {
    let rows = """
      Date | Description | Category | Amount | Type | Balance
      2025-04-01 | Pay | Salary | 2000 | Income | 2000
      2025-04-02 | Food | Food | '(12.50) | Expense | BALANCE
      2025-04-03 | Food | Food | '$1,000.25 | Expense |
      2025-04-04 | Food | Food | 7 | Expense |
      """
    let marked = try TypedSheet.imported(["Log": rows.replacing("BALANCE", with: "1987.5")])
    #expect(marked.log[1] == "2025-04-02 expense 12.5 Food [Food]")
    #expect(marked.log[2] == "2025-04-03 expense 1000.25 Food [Food]")
    let refunded = try TypedSheet.imported(["Log": rows.replacing("BALANCE", with: "2012.5")])
    #expect(refunded.log[1] == "2025-04-02 income 12.5 Food [Food]")
  }
}
