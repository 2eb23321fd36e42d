import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests the sections with the small month of `Sample`; the figures are calculated by hand.
@Suite struct SectionTests {
  static func context(
    _ budget: Budget = Sample.small, findings: [Finding] = [], today: String = "2026-04-01"
  ) -> ReportContext {
    ReportContext(
      Ledger(budget), period: .month(BudgetMonth(Sample.march)), findings: findings, today: Sample.day(today))
  }

  static func texts(_ table: ReportTable?) -> [[String]] {
    ((table?.groups.flatMap(\.rows) ?? []) + (table?.totals ?? [])).map { $0.cells.map(\.text) }
  }

  // Ready to Assign: 500.00 + 3,000.00 − (1,200.00 + 400.00 + 90.00 ÷ 3 + 0.00).
  @Test func summary() {
    let section = SummarySection(Self.context())
    #expect(section.hero?.value == "$1,870.00")
    #expect(
      section.facts.map(\.value) == ["$500.00", "+\u{A0}$3,000.00", "\u{2212}\u{A0}$1,630.00", "$1,665.00"])
    #expect(section.facts.last?.remark == "44.5% of income saved")
    #expect(section.lead == "$3,000.00 came in, and $1,870.00 still waits for a job.")
    #expect(section.notes == ["February 2026 is over-assigned by $1,630.00. Settle that month first."])
  }

  @Test(
    arguments: [
      ("-1370", "$0.00", Tone.good, "✓ everything is assigned"),
      ("-1369.99", "$0.01", .caution, "△ to be assigned"),
      ("-1380", "\u{2212}$10.00", .bad, "▲ over-assigned"),
    ])
  func readyToAssignHasColourAndWords(
    _ start: String, _ value: String, _ tone: Tone, _ remark: String
  ) {
    var budget = Sample.small
    budget.monthlyBudgets[0].startingBalance = Sample.amount(start)
    let hero = SummarySection(Self.context(budget)).hero
    #expect(hero == ReportFact("Ready to Assign", value, remark: remark, tone: tone))
  }

  @Test func otherCurrenciesAreNotMixedIn() {
    var budget = Sample.small
    var foreign = Sample.transaction(30, "2026-03-03", "Hotel", 3, "80")
    foreign.currency = Currency("EUR")
    budget.transactions.append(foreign)
    let section = SummarySection(Self.context(budget))
    #expect(section.facts.last?.value == "$1,665.00")
    #expect(
      Self.context(budget).omissions
        == ["Not in these figures: EUR, income €0.00, expenses €80.00. Currencies are never mixed."])
  }

  @Test func plan() {
    let section = PlanSection(Self.context())
    #expect(
      section.lead == "$3,000.00 a month is planned to come in and $1,630.00 to go out; $1,370.00 remains.")
    #expect(
      section.tables.first?.groups.map(\.heading) == [
        "Income", "Fixed expenses", "Variable expenses", "Quarterly expenses",
      ])
    #expect(
      Self.texts(section.tables.first).suffix(5) == [
        ["Insurance", "90.00 a quarter", "30.00"], ["Total quarterly expenses", "", "30.00"],
        ["Total income", "", "3,000.00"], ["Total expenses", "", "1,630.00"],
        ["Remaining balance", "", "1,370.00"],
      ])
  }

  @Test func planThatIsShort() {
    var budget = Sample.small
    budget.categories[0].budgetedAmount = 1_000
    budget.accounts = [Account(id: Sample.id(1), name: "Bank", openingBalance: 250, info: Sample.info)]
    let section = PlanSection(Self.context(budget))
    #expect(section.lead.hasSuffix("$630.00 is missing."))
    let total = section.tables.first?.totals.last?.cells.last
    #expect(total == .init("\u{2212}630.00", .bad, value: .amount(-630)))
    #expect(section.notes.last == "Current available, as entered for the accounts: $250.00.")
  }

  @Test func comparison() throws {
    let section = try #require(ComparisonSection(Self.context()))
    #expect(
      Self.texts(section.tables.first) == [
        ["Rent", "1,200.00", "1,200.00", "0.00", "100.0%", "within"],
        ["Food", "400.00", "440.00", "\u{2212}40.00", "110.0%", "▲ over budget"],
        ["Gifts", "0.00", "25.00", "\u{2212}25.00", "–", "no plan"],
        ["Total", "400.00", "465.00", "\u{2212}65.00", "116.3%", ""],
        ["Insurance", "30.00", "0.00", "+30.00", "0.0%", "within"],
        ["Total", "1,630.00", "1,665.00", "\u{2212}35.00", "102.1%", "▲ over budget"],
      ])
    #expect(section.lead == "1 of 4 categories is over budget: Food by $40.00.")
  }

  @Test func comparisonOfManyCategoriesHasAllOfThem() throws {
    var budget = Sample.small
    budget.categories += (100..<136).map { Sample.category($0, "Category \($0)", .variable, "10") }
    let section = try #require(ComparisonSection(Self.context(budget)))
    #expect(section.tables.first?.groups.map(\.rows.count) == [1, 39, 1])
    #expect(section.data.first?.groups.map(\.rows.count) == [40])
    #expect(section.tables.first?.groups[1].heading == "Variable expenses")
  }

  @Test func spending() {
    let section = SpendingSection(Self.context())
    #expect(
      Self.texts(section.tables.first) == [
        ["Rent", "1,200.00", "72.1%", "1"], ["Food", "440.00", "26.4%", "1"],
        ["Gifts", "25.00", "1.5%", "1"],
        ["Total", "1,665.00", "", "3"],
      ])
    #expect(section.notes == ["Amounts in USD."])
  }

  @Test func refundsAloneHaveNoSlice() {
    var budget = Sample.small
    budget.transactions = [Sample.transaction(1, "2026-03-05", "Returned", 3, "20", .income)]
    let section = SpendingSection(Self.context(budget))
    #expect(section.charts.isEmpty)
    #expect(Self.texts(section.tables.first).first == ["Food", "\u{2212}20.00", "–", "0"])
    #expect(section.notes.count == 2)
  }

  @Test func trendBeginsWithTheFirstTransaction() {
    let section = TrendSection(Self.context())
    #expect(
      Self.texts(section.tables.first) == [
        ["February 2026", "0.00", "100.00", "\u{2212}100.00", "–"],
        ["March 2026", "3,000.00", "1,665.00", "1,335.00", "44.5%"],
      ])
  }

  @Test func logIsGroupedByDayWithBalances() {
    let section = LogSection(Self.context())
    let table = section.tables.first
    #expect(
      table?.groups.map(\.heading) == [
        "Sunday, March 1, 2026", "Saturday, March 7, 2026", "Monday, March 9, 2026",
        "Tuesday, March 31, 2026",
      ])
    #expect(
      Self.texts(table) == [
        ["March salary", "Salary", "+3,000.00", "2,900.00"],
        ["March rent", "Rent", "\u{2212}1,200.00", "1,700.00"],
        ["Weekly shop", "Food", "\u{2212}450.25", "1,249.75"],
        ["Returned bottles", "Food", "+10.25", "1,260.00"],
        ["Birthday", "Gifts", "\u{2212}25.00", "1,235.00"],
        ["To savings", "–", "transfer 200.00", "1,235.00"],
      ])
    #expect(section.lead == "6 transactions take the balance from \u{2212}$100.00 to $1,235.00.")
  }

  @Test func logFollowsTheMonthStartDay() {
    var budget = Sample.small
    budget.settings.monthStartDay = 7
    budget.settings.dateFormat = .yearMonthDay
    let report = Sample.report(budget)
    #expect(report.span == "2026-03-07 – 2026-04-06")
    let log = report.sections.compactMap { $0 as? LogSection }.first
    #expect(log?.tables.first?.groups.first?.heading == "Saturday, 2026-03-07")
    #expect(Self.texts(log?.tables.first).last?.first == "April rent")
  }

  @Test func uncategorizedExpensesAreNamed() {
    var budget = Sample.small
    budget.transactions.append(Sample.transaction(31, "2026-03-31", "Cash", nil, "5"))
    let context = Self.context(budget)
    #expect(Self.texts(LogSection(context).tables.first).last?[1] == "Uncategorized")
    #expect(Self.texts(ComparisonSection(context)?.tables.first)[5].first == "Uncategorized")
  }

  @Test func findingsComeGravestFirst() {
    let section = FindingsSection(Self.context(findings: Sample.findings))
    #expect(section.lead == "1 not used, 1 warning, 1 note.")
    #expect(Self.texts(section.tables.first).map { $0[1] } == ["Not used", "Warning", "Note"])
    #expect(
      Self.texts(section.tables.first).first == [
        "household.xlsx, sheet Log, cell D7", "Not used",
        "the amount \"12,3,4\" is not a number; the row is left out",
        "enter a number of at most 15 digits and 4 decimals",
      ])
    #expect(FindingsSection(Self.context()).tables.isEmpty)
    #expect(FindingsSection(Self.context()).lead == "Everything was used; there is nothing to look at.")
  }

  @Test(arguments: ReportCase.all) func everyTableIsRectangular(_ row: ReportCase) {
    for section in row.report.sections {
      for table in section.tables {
        #expect(
          (table.groups.flatMap(\.rows) + table.totals).allSatisfy { $0.cells.count == table.columns.count })
      }
    }
  }
}
