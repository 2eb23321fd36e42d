import BudgetFiles
import BudgetModel
import Foundation
import SpreadsheetValues
import Testing

/// Tests logs with several amounts in their rows or headers.
@Suite struct AmountsBesideEachOtherTests {
  @Test func `money that came and went in one row is two entries, and the balance follows from both`() throws
  {
    let result = try TypedSheet.imported([
      "Account": """
      Date | Description | Debit | Credit | Balance
      2026-01-05 | Market | 12.5 | | 87.5
      2026-01-07 | Stall | 1 | 20 | 106.5
      2026-01-08 | Rail | 6.5 | | 100
      """
    ])
    #expect(
      result.log == [
        "2026-01-05 expense 12.5 Market [–]", "2026-01-07 expense 1 Stall [–]",
        "2026-01-07 income 20 Stall [–]", "2026-01-08 expense 6.5 Rail [–]",
      ])
    #expect(result.problems().isEmpty)
  }

  @Test func `columns of which each row fills few are categories`() throws {
    let result = try TypedSheet.imported([
      "May": """
      Date | Meals | Books | Power | Trips
      2026-05-01 | 10.9 | 0 | 0 | 17
      2026-05-02 | 23 | 0 | 0 | 0
      2026-05-03 | 24 | 10.91 | 0 | 0
      2026-05-04 | 0 | 0 | 60 | 0
      """
    ])
    #expect(
      result.log.sorted() == [
        "2026-05-01 expense 10.9 Meals [Meals]", "2026-05-01 expense 17 Trips [Trips]",
        "2026-05-02 expense 23 Meals [Meals]", "2026-05-03 expense 10.91 Books [Books]",
        "2026-05-03 expense 24 Meals [Meals]", "2026-05-04 expense 60 Power [Power]",
      ])
  }

  // The date column has only days of the month; a column beside it has the month, and the year is an open question.
  @Test func `days called a date are days where months stand beside them`() throws {
    var context = ImportContext(fileName: "days.xlsx", now: TypedSheet.now)
    context.year = 2025
    let workbook = TypedSheet.workbook([
      "Sheet1": """
      date | month | day of week | amount | description
      31 | March | Monday | -546 | Cafe
      30 | March | Sunday | 273 | Share paid back
      1 | April | Tuesday | -85 | Gas
      """
    ])
    let result = try WorkbookImport(workbook, context: context).result
    #expect(result.budget.transactions.map { "\($0.date)" } == ["2025-03-31", "2025-03-30", "2025-04-01"])
  }

  @Test func `a net column beside debit and credit is neither of them`() throws {
    let result = try TypedSheet.imported([
      "Log": """
      Account | Date | Description | Debit (Spend) | Credit (Income) | Income/(Expense)
      Cash | 2026-01-05 | Market | 12.5 | | -12.5
      Bank | 2026-01-07 | Pay | | 200 | 200
      Cash | 2026-01-08 | Rail | 6.5 | | -6.5
      """
    ])
    #expect(
      result.log.map { $0.prefix(28) } == [
        "2026-01-05 expense 12.5 Mark", "2026-01-07 income 200 Pay [–", "2026-01-08 expense 6.5 Rail ",
      ])
  }

  @Test func `columns that a total adds up are categories`() throws {
    let result = try TypedSheet.imported([
      "May": """
      Date | Daily Income | Rent | Fuel | Snacks | Total
      2026-05-01 | 100 | 500 | 20 | | 520
      2026-05-02 | 80 | | | 3.5 | 3.5
      2026-05-03 | | | 30 | 4 | 34
      """
    ])
    #expect(
      result.log.sorted() == [
        "2026-05-01 expense 20 Fuel [Fuel]", "2026-05-01 expense 500 Rent [Rent]",
        "2026-05-01 income 100 Uncategorized [–]",
        "2026-05-02 expense 3.5 Snacks [Snacks]", "2026-05-02 income 80 Uncategorized [–]",
        "2026-05-03 expense 30 Fuel [Fuel]",
        "2026-05-03 expense 4 Snacks [Snacks]",
      ])
  }

  @Test(arguments: ["Paid | Open | Total", "Net | VAT | Gross"])
  func `parts of one amount are no categories`(header: String) throws {
    let result = try TypedSheet.imported([
      "Bills": """
      Date | Description | \(header)
      2026-05-01 | Roof | 100 | 20 | 120
      2026-05-02 | Path | 50 | 10 | 60
      """
    ])
    #expect(result.log.count == 2)
  }

  @Test func `two logs under one header are told apart by the names that come again`() throws {
    let result = try TypedSheet.imported([
      "Jan": """
      Date | Income Source | Amount | Remarks | No. | Date | Expense Source | Amount | Remarks
      2026-01-01 | Salary | 650 | | 1 | 2026-01-01 | Rent | 75 |
      2026-01-04 | Sale | 30 | | 2 | 2026-01-02 | Gym | 12 |
       | | | | 3 | 2026-01-05 | Bus | 15 |
      """
    ])
    let sums = result.budget.transactions.reduce(into: [TransactionKind: Decimal]()) {
      $0[$1.kind, default: 0] += $1.amount
    }
    #expect(sums == [.income: 680, .expense: 102])
    #expect(result.budget.transactions.count == 5)
  }

  @Test func `the dust of binary sums is no part of an amount`() throws {
    var workbook = TypedSheet.workbook([
      "Log": "Date | Description | Amount\n2026-01-05 | Market | 1\n2026-01-06 | Rail | 2.12345"
    ])
    let cell = try #require(CellReference("C2"))
    workbook.sheets[0].set(Cell(cell, .number(try #require(Decimal(string: "9759.24000000001")))))
    let read = try WorkbookImport(
      workbook, context: ImportContext(fileName: "typed.xlsx", now: TypedSheet.now)
    ).result
    #expect(
      read.budget.transactions.map(\.amount) == [Decimal(string: "9759.24"), Decimal(string: "2.1235")])
    #expect(read.findings.count { $0.code == .amountRounded } == 1)
  }

  @Test(arguments: [
    ("Date | Description | Amount\n'20260107 | Rice | 3", "2026-01-07 expense 3 Rice [–]"),
    (
      "Date | FEES_RECEIVED\n2026-01-07 | 310.5\n2026-01-08 | 40",
      "2026-01-07 expense 310.5 Uncategorized [–]"
    ),
    // `Month` is not read as a misspelled `monto`.
    (
      "Month | Date | Description | Income | Debits\n1 | 2026-01-07 | Rice | | 3\n1 | 2026-01-09 | Pay | 90 |",
      "2026-01-07 expense 3 Rice [–]"
    ),
  ])
  func `days and amounts in other forms`(text: String, first: String) throws {
    #expect(try TypedSheet.imported(["Log": text]).log.first == first)
  }
}
