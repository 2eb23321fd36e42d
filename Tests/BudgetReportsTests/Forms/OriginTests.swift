import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests how a report shows where an amount came from.
@Suite struct OriginTests {
  @Test func amountsSayWhereTheyCameFrom() throws {
    let place = Provenance(file: "a.xlsx", .cell(sheet: "Log", reference: "D7"))
    let other = Provenance(file: "a.xlsx", .cell(sheet: "More", reference: "D9"))
    let origins = AmountOrigins(
      transactions: [Sample.id(12): place, Sample.id(13): other],
      plannedAmounts: [Sample.id(2): Provenance(file: "a.csv", .line(3, field: nil))])
    let ledger = Ledger(Sample.small)
    let report = BudgetReport(
      ledger, period: .month(ledger.month(Sample.march)), origins: origins, generatedAt: Sample.generatedAt)
    let json = report.json()
    #expect(json.contains("\"origin\": \"a.xlsx, sheet Log, cell D7\""))
    #expect(json.contains("\"origin\": \"a.csv, line 3\""))
    let page = try DrillDownTests.page(report)
    #expect(page.all("tr").compactMap { $0["title"] } == ["D7", "More!D9", "3"])
    // A check box shows the origins without a mouse: one check box for the log, one for the plan.
    #expect(page.all("input").map { $0["type"] } == ["checkbox", "checkbox", "search"])
    #expect(page.texts.contains { $0.contains("Show where each amount came from (a.xlsx, Log)") })
  }

  static let full: BudgetReport = {
    var budget = Sample.full
    budget.monthlyBudgets[0].assignments = [Assignment(categoryID: Sample.id(3), amount: 420)]
    let cell = { (sheet: String, reference: String) in
      Provenance(file: "a.xlsx", .cell(sheet: sheet, reference: reference))
    }
    let origins = AmountOrigins(
      startingBalances: [Sample.id(21): cell("Months", "B2")],
      assignments: [Sample.id(21): [Sample.id(3): cell("Months", "D2")]],
      bills: [Sample.id(1): cell("Bills", "C2"), Sample.id(2): cell("Bills", "C3")],
      limits: [Sample.id(1): cell("Limits", "C2"), Sample.id(3): cell("Rules", "C9")])
    let ledger = Ledger(budget)
    return BudgetReport(
      ledger, period: .month(ledger.month(Sample.march)), origins: origins, generatedAt: Sample.generatedAt)
  }()

  @Test(
    arguments: [
      ("summary", "startingBalanceOrigin", ["a.xlsx, sheet Months, cell B2"]),
      ("comparison", "budgetedOrigin", ["a.xlsx, sheet Months, cell D2"]),
      ("envelopes", "assignedOrigin", ["a.xlsx, sheet Months, cell D2"]),
      // The first bill is overdue and recurs.
      (
        "bills", "origin",
        ["a.xlsx, sheet Bills, cell C2", "a.xlsx, sheet Bills, cell C3", "a.xlsx, sheet Bills, cell C2"]
      ),
      ("limits", "origin", ["a.xlsx, sheet Limits, cell C2", "a.xlsx, sheet Rules, cell C9"]),
    ])
  func programsReadWhereAmountsCameFrom(_ section: String, _ name: String, _ places: [String]) throws {
    let json = Self.full.keeping([section]).json()
    let found = json.matches(of: /"([A-Za-z]*[oO]rigin)": "([^"]*)"/).filter { $0.output.1 == name }
    #expect(found.map { String($0.output.2) } == places)
  }

  @Test func aPageSaysWhereAmountsCameFrom() throws {
    let page = try DrillDownTests.page(Self.full.keeping(["summary", "comparison", "limits", "bills"]))
    // With rollover, the starting balance is the second fact.
    let facts = page.all("dd")
    #expect(facts.dropFirst().first?["data-origin"] == "a.xlsx, sheet Months, cell B2")
    #expect(facts.map { $0["tabindex"] == "0" } == facts.indices.map { $0 == 1 })
    #expect(page.all("tr").compactMap { $0["title"] } == ["D2", "C2", "Rules!C9", "C2", "C3", "C2"])
    let offers = page.texts.filter { $0.contains("Show where") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      offers == [
        "Show where each budgeted amount came from (a.xlsx, Months)",
        "Show where each amount came from (a.xlsx, Limits)",
        "Show where each amount came from (a.xlsx, Bills)",
      ])
  }

  @Test func aSpanHasNoAssignmentOfItsOwn() {
    let report = BudgetReport(
      Self.full.context.ledger, period: .year(2026), origins: Self.full.context.origins,
      generatedAt: Sample.generatedAt)
    #expect(!report.json().contains("budgetedOrigin"))
  }
}
