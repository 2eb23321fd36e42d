import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Tests the import of a log, with columns in any order and with incomplete or wrong rows.
@Suite struct LogImportTests {
  @Test func readsTheUsualColumns() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type | Balance
      2026-01-05 | Market | Groceries | 42.17 | Expense | -42.17
      2026-01-09 | Payroll | Salary | 1500 | Income | 1457.83
      """
    ])
    #expect(
      result.log == [
        "2026-01-05 expense 42.17 Market [Groceries]", "2026-01-09 income 1500 Payroll [Salary]",
      ])
    #expect(result.plan == ["Groceries Variable 0 month", "Salary Income 0 month"])
    #expect(result.problems().isEmpty)
  }

  @Test func findsTheHeaderBelowOtherRowsAndInAnyOrder() throws {
    let result = try TypedSheet.imported([
      "Ausgaben": """
      My money
       |
       | | Notes | Amount | Date | Category | Description
       | | weekly | 12.5 | 2026-01-05 | Food | Market
      """
    ])
    #expect(result.log == ["2026-01-05 expense 12.5 Market [Food]"])
    #expect(result.budget.transactions.first?.notes == "weekly")
  }

  @Test func negativeAmountsWithoutATypeAreExpenses() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Details | Category | Amount
      2026-01-05 | Market | Food | -12.50
      2026-01-06 | Payroll | Salary | 900
      """
    ])
    #expect(
      result.log == [
        "2026-01-05 expense 12.5 Market [Food]", "2026-01-06 income 900 Payroll [Salary]",
      ])
  }

  @Test func aNegativeExpenseAmongPositiveOnesIsARefund() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type
      2026-01-05 | Shoes | Clothing | 80 | Expense
      2026-01-06 | Socks | Clothing | 9 | Expense
      2026-01-11 | Shoes back | Clothing | -80 | Expense
      """
    ])
    #expect(result.log.last == "2026-01-11 income 80 Shoes back [Clothing]")
    #expect(result.problems(from: .info).contains("info refund typed.xlsx, sheet Log, cell D4"))
  }

  @Test func signedExpensesOfALogWithTypesAreNoRefunds() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type
      2026-01-05 | Shoes | Clothing | -80 | Expense
      2026-01-06 | Payroll | Salary | 900 | Income
      """
    ])
    #expect(result.log.first == "2026-01-05 expense 80 Shoes [Clothing]")
  }

  @Test func debitAndCreditColumns() throws {
    let result = try TypedSheet.imported([
      "Account": """
      Date | Description | Debit | Credit
      2026-01-05 | Market | 12.5 |
      2026-01-06 | Payroll | | 900
      2026-01-07 | Both | 1 | 2
      2026-01-08 | Zero | 0 | 0
      """
    ])
    #expect(
      result.log == [
        "2026-01-05 expense 12.5 Market [–]", "2026-01-06 income 900 Payroll [–]",
        "2026-01-07 expense 1 Both [–]", "2026-01-07 income 2 Both [–]",
      ])
    #expect(result.problems() == ["warning amount-zero typed.xlsx, sheet Account, cell D5"])
  }

  @Test(arguments: [
    ("error date-missing", "A2", " | Market | Food | 3"),
    ("error date-unreadable", "A2", "someday | Market | Food | 3"),
    ("error amount-missing", "D2", "2026-01-05 | Market | Food |"),
    ("error amount-unreadable", "D2", "2026-01-05 | Market | Food | twelve"),
    ("error error-value", "D2", "2026-01-05 | Market | Food | #REF!"),
    ("error amount-too-precise", "D2", "2026-01-05 | Market | Food | 1234567890123456"),
    ("warning amount-zero", "D2", "2026-01-05 | Market | Food | 0"),
  ])
  func rowsThatCannotBeUsedAreFindings(finding: String, cell: String, row: String) throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Category | Amount\n\(row)\n2026-01-09 | Good | Food | 4"
    ])
    #expect(result.log == ["2026-01-09 expense 4 Good [Food]"])
    #expect(result.problems() == ["\(finding) typed.xlsx, sheet Log, cell \(cell)"])
  }

  @Test func amountsInWordsOfAccounting() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | a | Food | '(1,234.50)
      2026-01-06 | b | Food | '$85.00
      2026-01-07 | c | Food | '- $21.59
      """
    ])
    #expect(
      result.log == [
        "2026-01-05 expense 1234.5 a [Food]", "2026-01-06 income 85 b [Food]",
        "2026-01-07 expense 21.59 c [Food]",
      ])
  }

  @Test func totalsAndBlankRowsAreNoTransactions() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | Market | Food | 3

       | Total | | 3
      Total | | | 3
      2026-01-09 | Market | Food | 4
      """
    ])
    #expect(result.log.count == 2)
    #expect(result.problems().isEmpty)
  }

  @Test func datesOfTextDecideTheirOrderTogether() throws {
    let sheet = """
      Date | Description | Category | Amount
      '03/04/2026 | a | Food | 3
      '25/04/2026 | b | Food | 4
      """
    #expect(try TypedSheet.imported(["Log": sheet]).log.first?.hasPrefix("2026-04-03") == true)
    let ambiguous = sheet.replacing("25/04", with: "05/04")
    let guessed = try TypedSheet.imported(["Log": ambiguous])
    #expect(guessed.log.first?.hasPrefix("2026-03-04") == true)
    #expect(guessed.problems() == ["warning date-order-ambiguous typed.xlsx, sheet Log, cell A2"])
    let told = try TypedSheet.imported(["Log": ambiguous], dateOrder: .dayMonthYear)
    #expect(told.log.first?.hasPrefix("2026-04-03") == true)
    #expect(told.problems().isEmpty)
  }

  @Test func columnsWithoutAPlaceBecomeCustomFields() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Shop number | Time
      2026-01-05 | Market | Food | 3 | 17 | '18:05
      """
    ])
    let transaction = try #require(result.budget.transactions.first)
    #expect(transaction.customFields == [CustomField(name: "Shop number", value: "17")])
    #expect(transaction.time?.description == "18:05:00")
  }

  @Test func transfersMembersAndAccountsGoByName() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type | Account | To Account | Member
      2026-01-05 | Put aside | | 200 | Transfer | Checking | Savings | Ada
      2026-01-06 | Withdrawal | | 20 | Transfer | Checking | | Ada
      """
    ])
    #expect(result.budget.accounts.map(\.name) == ["Checking", "Savings"])
    #expect(result.budget.members.map(\.name) == ["Ada"])
    #expect(result.budget.transactions.map(\.kind) == [.transfer, .transfer])
    #expect(
      result.problems(from: .info) == [
        "info transfer-without-account typed.xlsx, sheet Log, cell E3", "info currency-assumed typed.xlsx",
      ])
  }

  @Test func aBalanceThatDoesNotFollowIsAFinding() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Date | Description | Category | Amount | Type | Balance
      2026-01-05 | a | Food | 3 | Expense | -3
      2026-01-06 | b | Food | 4 | Expense | -7
      2026-01-07 | c | Food | 5 | Expense | -12
      2026-01-08 | d | Food | 6 | Expense | -17
      2026-01-09 | e | Food | 1 | Expense | -18
      """
    ])
    #expect(result.problems() == ["warning balance-breaks typed.xlsx, sheet Log, cell F5"])
  }

  @Test func twoReadingsOfOneFileAreEqual() throws {
    let sheets: KeyValuePairs = [
      "Log": """
      Date | Description | Category | Amount
      2026-01-05 | Market | Food | 3
      2026-01-05 | Market | Food | 3
      """
    ]
    let first = try TypedSheet.imported(sheets)
    #expect(try TypedSheet.imported(sheets) == first)
    #expect(Set(first.budget.transactions.map(\.id)).count == 2)
  }

  @Test func everyTransactionKnowsItsCell() throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Description | Category | Amount\n2026-01-05 | Market | Food | 3"
    ])
    let id = try #require(result.budget.transactions.first?.id)
    #expect(result.provenance[id]?.description == "typed.xlsx, sheet Log, cell D2")
  }
}
