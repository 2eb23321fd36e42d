import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Tests the opening balances of accounts, and the amount available to assign on the first day.
@Suite struct OpeningPositionTests {
  private static let log = """
    Date | Description | Category | Account | Amount
    2025-12-30 | Market | Food | Checking | -40
    2026-01-05 | Payroll | Salary | Checking | 1000
    2026-01-06 | Market | Food | Cash | -10
    """

  private func budget() throws -> Budget { try TypedSheet.imported(["Log": Self.log]).budget }
  private let cutOver = CalendarDate("2026-01-01") ?? .earliest

  @Test func accountsHoldWhatWasSaidWhenTheDayBegins() throws {
    let position = OpeningPosition(cutOver: cutOver, balances: ["Checking": 500, "Cash": 20, "Savings": 70])
    let begun = try budget().beginning(position, at: TypedSheet.now)
    // Checking lost 40 before this date, so its opening balance is 540.
    #expect(begun.accounts.map(\.name) == ["Checking", "Cash", "Savings"])
    #expect(begun.accounts.map(\.openingBalance) == [540, 20, 70])
    #expect(begun.accounts.last?.kind == .savings)
    // 500 + 20 + 70 are available to assign.
    #expect(begun.monthlyBudgets.map(\.month.description) == ["2026-01"])
    #expect(begun.monthlyBudgets.first?.startingBalance == 590)
    let ledger = Ledger(begun)
    let ready = MonthStatement(ledger, month: ledger.month(containing: cutOver)).envelopes.readyToAssign
    #expect(ready.value == 1590)
  }

  @Test func aStartingBalanceStandsAlone() throws {
    let begun = try budget().beginning(
      OpeningPosition(cutOver: cutOver, startingBalance: hundredths(123_456)), at: TypedSheet.now)
    #expect(begun.accounts.map(\.openingBalance) == [0, 0])
    #expect(begun.monthlyBudgets.first?.startingBalance == hundredths(123_456))
  }

  @Test func nothingSaidChangesNothing() throws {
    let before = try budget()
    #expect(before.beginning(OpeningPosition(cutOver: cutOver), at: TypedSheet.now) == before)
  }
}
