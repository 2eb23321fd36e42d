import BudgetFiles
import Foundation
import SpreadsheetFiles
import SpreadsheetValues
import TestSupport
import Testing

@testable import budget

/// Checks that every output says if there is no plan, no figure or no data, and what is over-assigned or overdue.
@Suite struct FairWordsTests {
  /// Insurance of 300 a quarter is paid in November 2025, Gifts have no plan, and Food exceeds its 100 by 20.
  ///
  /// There are no entries before November, and November has only 114.50 to assign.
  static let backup = """
    {"version": "2.0", "exportDate": "2025-12-01T00:00:00Z",
     "settings": {"currency": "USD", "payday": "2025-12-31", "paydayFrequency": "monthly"},
     "categories": [
      {"id": "00000000-0000-4000-8000-000000000001", "name": "Food", "type": "Variable", "budgetedAmount": 100},
      {"id": "00000000-0000-4000-8000-000000000002", "name": "Gifts", "type": "Variable", "budgetedAmount": 0},
      {"id": "00000000-0000-4000-8000-000000000003", "name": "Insurance", "type": "Quarterly", "basis": "quarter",
       "budgetedAmount": 300}],
     "accounts": [
      {"id": "00000000-0000-4000-8000-0000000000a1", "name": "Checking", "type": "checking",
       "openingBalance": 2000, "isPrimary": true}],
     "bills": [
      {"id": "00000000-0000-4000-8000-0000000000d1", "title": "Phone", "amount": 25, "dueDate": "2025-08-15",
       "recurrence": "monthly"},
      {"id": "00000000-0000-4000-8000-0000000000d2", "title": "Paper", "amount": 1, "dueDate": "2000-01-03",
       "recurrence": "weekly"}],
     "transactions": [
      {"id": "00000000-0000-4000-8000-000000000101", "date": "2025-11-03", "amount": 120, "type": "expense",
       "description": "Food", "categoryId": "00000000-0000-4000-8000-000000000001"},
      {"id": "00000000-0000-4000-8000-000000000102", "date": "2025-11-04", "amount": 50, "type": "expense",
       "description": "Gift", "categoryId": "00000000-0000-4000-8000-000000000002"},
      {"id": "00000000-0000-4000-8000-000000000103", "date": "2025-11-05", "amount": 300, "type": "expense",
       "description": "Insurance", "categoryId": "00000000-0000-4000-8000-000000000003"},
      {"id": "00000000-0000-4000-8000-000000000104", "date": "2025-12-01", "amount": 5, "type": "expense",
       "description": "Food", "categoryId": "00000000-0000-4000-8000-000000000001"}],
     "monthlyBudgets": [
      {"id": "00000000-0000-4000-8000-0000000000e1", "month": "2025-11-01", "startingBalance": 114.5}]}
    """

  private static func run(_ arguments: String...) -> CommandRun {
    CommandRun(arguments + ["--now", "2025-12-02"], input: Array(backup.utf8))
  }

  @Test(arguments: [
    ("en", "no plan", "within 300.00 a quarter"), ("de", "kein Plan", "innerhalb von 300,00"),
  ])
  func reports(language: String, noPlan: String, within: String) {
    for form in ["text", "markdown", "html"] {
      let run = Self.run(
        "report", "-", "--month", "2025-11", "--section", "comparison", "--language", language, "--to", form)
      #expect(run.output.contains(noPlan) && run.output.contains(within), "\(form)")
    }
    let lead = Self.run("report", "-", "--month", "2025-11", "--section", "comparison").output
    #expect(lead.contains("1 of 3 categories is over budget: Food by $20.00."))
    let json = Self.run("report", "-", "--month", "2025-11", "--section", "comparison", "--json").output
    #expect(json.components(separatedBy: "\"isOver\": true").count == 3)
    #expect(Self.run("status", "-", "--month", "2025-11").output.contains("Categories over budget         1"))
  }

  @Test func writtenWorkbooks() throws {
    let folder = try TemporaryFolder()
    let backup = try folder.write(Array(Self.backup.utf8), to: "b.json")
    let (plan, report) = (folder.path("plan.xlsx"), folder.path("report.xlsx"))
    #expect(CommandRun(["convert", backup, plan, "--month", "2025-11"]).status == 0)
    #expect(CommandRun(["report", backup, "--month", "2025-11", "-o", report]).status == 0)
    func column(_ path: String, _ number: Int) throws -> [String: CellValue] {
      let workbook = try Workbook(xlsx: [UInt8](Data(contentsOf: URL(filePath: path))), name: "x.xlsx")
      let rows = workbook[sheet: "Budget vs Actual"]?.rows ?? []
      return Dictionary(
        rows.compactMap { row in row[1].map { ("\($0.value)", row[number]?.value ?? .empty) } }
      ) { $1 }
    }
    func text(_ value: String) -> String { "\(CellValue.text(value))" }
    let written = try column(plan, 6)
    #expect(written[text("Gifts")] == .text("No plan"))
    #expect(written[text("Insurance")] == .text("Used up") && written[text("Food")] == .text("Over budget"))
    let reported = try column(report, 6)
    #expect(reported[text("Gifts")] == .text("no plan"))
    #expect(reported[text("Insurance")] == .text("within 300.00 a quarter"))
    #expect(reported[text("Food")] == .text("▲ over budget"))
  }

  @Test func nothingIsComparedWithATimeWithoutData() {
    let year = Self.run("report", "-", "--year", "2025", "--section", "top").output
    #expect(year.contains("There is no figure for 2024.") && !year.contains("+"))
    let month = Self.run("report", "-", "--month", "2025-11", "--section", "top", "--language", "de").output
    #expect(month.contains("Für Oktober 2025 gibt es keine Zahl.") && !month.contains("+"))
    let december = Self.run("report", "-", "--month", "2025-12", "--section", "top").output
    #expect(december.contains("−115.00"))
  }

  @Test(
    arguments: [
      ["report", "-", "--month", "2031-01"], ["report", "-", "--month", "2025-10"],
      ["report", "-", "--year", "2024"],
      ["report", "-", "--compare", "2024-11"], ["status", "-", "--month", "2025-10"],
      ["report", "-", "--since", "2024-01-01", "--until", "2024-12-31"],
      ["trends", "-", "--month", "2026-05"], ["chart", "trend", "-", "--month", "2024-01"],
    ])
  func aMonthOutsideTheBudgetIsNoData(_ arguments: [String]) {
    let run = CommandRun(arguments + ["--now", "2025-12-02"], input: Array(Self.backup.utf8))
    #expect(run.status == 3 && run.output.isEmpty, "\(arguments)")
    #expect(run.errors.contains("there is no data for 20") && run.errors.contains("2025-11 to 2025-12"))
  }

  @Test func monthsOfTheBudgetAndTodaysAreData() {
    for arguments in [["--month", "2025-12"], ["--month", "2025-11"], ["--year", "2025"]] {
      let run = CommandRun(
        ["report", "-", "--now", "2026-02-02"] + arguments, input: Array(Self.backup.utf8))
      #expect(run.status == 0, "\(arguments)")
    }
    let today = CommandRun(
      ["status", "-", "--month", "2026-02", "--now", "2026-02-02"], input: Array(Self.backup.utf8))
    #expect(today.status == 0)
  }

  /// November: 114.50 − (100 + 0 + 300 ÷ 3) = −85.50.
  @Test func whatIsOverAssignedIsSaidSo() {
    let status = Self.run("status", "-", "--month", "2025-12").output
    #expect(status.contains("2025-11 is over-assigned by $85.50; settle it first."))
    #expect(!status.contains("still has"))
  }

  /// Missed dates: Phone from 15 August to 15 November, and Paper on 1,353 Mondays since 3 January 2000.
  @Test func everyMissedBillIsCountedAndFewAreListed() {
    let bills = Self.run("bills", "-", "--days", "0").output
    #expect(bills.components(separatedBy: "Phone").count == 5)
    #expect(bills.components(separatedBy: "Paper").count == 13)
    #expect(bills.contains("1341 more overdue payments are in the total but not listed."))
    #expect(bills.contains("1,453.00"))
    let report = Self.run("report", "-", "--section", "bills").output
    #expect(report.contains("1341 more overdue payments") || report.contains("1,341 more overdue payments"))
    let json = Self.run("report", "-", "--section", "bills", "--json").output
    #expect(json.contains("\"overdueCount\": 1357") && json.contains("\"overdueTotal\": 1453"))
    // 2,000 for the 29 days to 31 December; bills before payday also include 4 more Mondays and Phone on 15 December:
    // 1,482.
    let status = Self.run("status", "-").output
    #expect(status.contains("Left a day                 68.97  until payday 2025-12-31"))
    #expect(status.contains("Left a day after bills     17.86  after 1,482.00 of bills due before payday"))
  }
}
