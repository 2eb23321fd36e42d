import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import Testing

/// Tests columns of dates without a header, rows without a date, and blocks of rows below their sum.
@Suite struct UndatedRowsTests {
  private static func rows(_ result: ImportResult) -> [String] {
    result.budget.transactions.map { "\($0.date) \($0.kind) \($0.amount.plainText)" }
  }

  @Test func `a column of days needs no name beside a named amount`() throws {
    let result = try TypedSheet.imported([
      "Transactions": """
       | Expenses | | | | Income
       | | Amount | Discription | Catagory | | | Amount | Discription | Catagory
       | 2022-06-14 | 200 | | Food | | 2022-06-14 | 10000 | | Salary
       | 2022-06-15 | 0 | | | | 2022-06-15 | 0
       | 2022-06-16 | 3000 | | Home | | 2022-06-16 | 500 | | Dividends
      """
    ])
    #expect(
      Self.rows(result) == [
        "2022-06-14 expense 200", "2022-06-16 expense 3000", "2022-06-14 income 10000",
        "2022-06-16 income 500",
      ])
  }

  private static let march = CalendarMonth(year: 2024, month: 3)

  @Test func `days without a month are of the month that the user names`() throws {
    let sheets: KeyValuePairs<String, String> = [
      "Sheet1": "Day | Text | Amount\n1 | Bread | 4.50\n2 | Bus | 3\n17 | Shoes | 60"
    ]
    let asked = try TypedSheet.imported(sheets)
    #expect(asked.findings.contains { $0.fact == .log(.monthsMissing) })
    let result = try TypedSheet.imported(sheets) { $0.month = Self.march }
    #expect(
      Self.rows(result) == ["2024-03-01 expense 4.5", "2024-03-02 expense 3", "2024-03-17 expense 60"])
  }

  @Test func `rows without a day are dated on the first of the month that the user names`() throws {
    let sheets: KeyValuePairs<String, String> = [
      "Log": """
      Date | Item | Amount
       | Carrots | 4980
       | Eggs | 7980
      2024-04-03 | Bath | 9500
      2024-04-03 | Sprouts | 2480
      2024-04-14 | Bag | 740
      """
    ]
    let without = try TypedSheet.imported(sheets)
    #expect(without.budget.transactions.count == 3)
    #expect(without.findings.count { $0.fact == .row(.dateMissingBesideAmount) } == 2)
    let result = try TypedSheet.imported(sheets) { $0.month = Self.march }
    #expect(Self.rows(result).prefix(2) == ["2024-03-01 expense 4980", "2024-03-01 expense 7980"])
    #expect(result.budget.transactions.count == 5)
  }

  @Test func `a date may stand in quotation marks`() throws {
    let result = try TypedSheet.imported([
      "Log":
        "amount | category | date | type\n50000 | Salary | \"2025-12-25\" | Income\n4000 | Food | 2025-12-30 | Expense"
    ])
    #expect(Self.rows(result) == ["2025-12-25 income 50000", "2025-12-30 expense 4000"])
  }

  @Test func `rows below a title with their sum are a log`() throws {
    let result = try TypedSheet.computed([
      "Dezember": """
      Einnahmen | | =SUM(C2:C9) | | Transport | | =SUM(G2:G9)
      2022-12-23 | Vorschuss | 23910 | | 2022-12-23 | Bus | 64
      2022-12-27 | Prämie | 15000 | | 2022-12-25 | Bus | 220
       | | | | | Taxi | 237
       | | | | |
       | | | | 2022-12-29 | Bus | 32
      """
    ])
    #expect(
      Self.rows(result) == [
        "2022-12-23 income 23910", "2022-12-27 income 15000", "2022-12-23 expense 64",
        "2022-12-25 expense 220", "2022-12-29 expense 32",
      ])
    #expect(result.findings.filter { $0.severity == .error }.map(\.fact) == [.row(.dateMissingBesideAmount)])
  }

  @Test func `a sum written as a text is one amount`() throws {
    let result = try TypedSheet.imported([
      "Income":
        "source | category | amount | date\nA | Pay | 5000 | 2025-12-01\nB | Salary | 25000+5000 | 2026-02-01"
    ])
    #expect(Self.rows(result) == ["2025-12-01 income 5000", "2026-02-01 income 30000"])
  }

  @Test func `a log of which no row can be read is contested`() throws {
    let result = try TypedSheet.imported([
      "Log": "Date | Item | Amount\n2026-01-02 | Bread | ?\n2026-01-03 | Bus | ?"
    ])
    #expect(result.verdicts.map(\.standing) == [.contested])
    #expect(Set(result.findings.filter { $0.severity == .error }.map(\.code)) == [.amountUnreadable])
  }
}
