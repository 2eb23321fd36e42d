import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import Testing

/// Tests the import of texts that data entry would reject (SPEC §1).
@Suite struct ImportedTextsTests {
  @Test(
    "an empty description takes the payee, then the category",
    arguments: [
      ("Dinner", "Bistro", "Food", "Dinner"), ("", "Bistro", "Food", "Bistro"), ("", "", "Food", "Food"),
      ("", "", "", "Uncategorized"),
    ])
  func emptyDescription(description: String, payee: String, category: String, kept: String) throws {
    let csv =
      "Date,Description,Payee,Category,Type,Amount\n2026-01-02,\(description),\(payee),\(category),expense,5"
    let context = ImportContext(fileName: "log.csv", now: .epoch)
    let budget = try BudgetCSV.read(Array(csv.utf8), context: context).budget
    #expect(budget.transactions.map(\.description) == [kept])
    let sheet = try TypedSheet.imported([
      "Log": """
      Date | Description | Payee | Category | Amount | Type
      2026-01-01 | Market | Shop | Food | 1 | Expense
      2026-01-02 | \(description) | \(payee) | \(category) | 5 | Expense
      """
    ])
    #expect(sheet.budget.transactions.map(\.description) == ["Market", kept])
  }

  @Test func longTextsAreKeptWholeWithAWarning() throws {
    let long = String(repeating: "ä", count: 101)
    let csv =
      "Date,Description,Notes,Type,Amount\n2026-01-02,\(long),\(String(repeating: "n", count: 501)),expense,5"
    let context = ImportContext(fileName: "log.csv", now: .epoch)
    let budget = try BudgetCSV.read(Array(csv.utf8), context: context).budget
    #expect(budget.transactions[0].description == long && budget.transactions[0].notes?.count == 501)
    let findings = budget.validationFindings().filter { $0.code == .textTooLong }
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(
      findings.map(\.place.location)
        == [.jsonPath("$.transactions[0].description"), .jsonPath("$.transactions[0].notes")])
  }
}
