import BudgetCalculation
import BudgetModel
import BudgetReports
import CalendarDates
import ExactDecimals
import Foundation
import ReportWorkbooks
import SpreadsheetValues
import SpreadsheetFiles
import SpreadsheetFormulas
import Testing

/// Tests the XLSX form of a report: figures calculated by hand, and charts that refer to the cells with the figures.
@Suite struct ReportWorkbookTests {
  private static func category(_ number: Int, _ name: String, _ group: CategoryGroup, _ amount: Decimal)
    -> BudgetModel.Category
  {
    .init(id: id(number), name: name, group: group, budgetedAmount: amount, info: .init(created: .epoch))
  }

  private static func id<Entity>(_ number: Int) -> Identifier<Entity> {
    Identifier("00000000-0000-4000-8000-00000000000\(number)") ?? Identifier(UUID())
  }

  private static func row(_ date: String, _ amount: Decimal, _ kind: TransactionKind, _ category: Int?)
    -> Transaction
  {
    Transaction(
      id: Identifier(UUID()), date: CalendarDate(date) ?? .earliest, amount: amount, kind: kind,
      description: "=x", categoryID: category.map { id($0) }, info: .init(created: .epoch))
  }

  // Pay 1,000; rent 700 of 700; food 120 of 100, after a refund of 20; 5 without a category; tax 100 a quarter.
  private static let ledger = Ledger(
    Budget(
      categories: [
        category(1, "Pay", .income, 1_000), category(2, "Rent", .fixed, 700),
        category(3, "Food", .variable, 100), category(4, "Tax", .quarterly, 100),
      ],
      transactions: [
        row("2026-03-01", 1_000, .income, 1), row("2026-03-02", 700, .expense, 2),
        row("2026-03-05", 140, .expense, 3), row("2026-03-06", 20, .income, 3),
        row("2026-03-07", 5, .expense, nil), row("2026-04-02", 700, .expense, 2),
      ]))
  private static let march = BudgetMonth(CalendarMonth("2026-03") ?? CalendarDate.earliest.calendarMonth)

  private static func workbook(
    _ ledger: Ledger = ledger, _ period: ReportPeriod = .month(march), sections: [String] = [],
    comparedWith other: BudgetMonth? = nil, wording: Wording = .english
  ) -> Workbook {
    let report = BudgetReport(
      ledger, period: period, comparedWith: other, source: "a.xlsx", generatedAt: .epoch, wording: wording)
    return ReportWorkbook(report.keeping(sections)).workbook
  }

  private static func values(_ workbook: Workbook, _ sheet: String) throws -> [[CellValue]] {
    try #require(workbook[sheet: sheet]).rows.map { $0.cells.map(\.value) }
  }

  @Test func theMonthsFigures() throws {
    let workbook = Self.workbook()
    #expect(
      workbook.sheets.map(\.name) == [
        "March 2026", "Summary", "Budget vs Actual", "Spending", "Top categories", "Cash flow", "Day by day",
        "Months", "Plan", "Log", "Glossary",
      ])
    let third = try Decimal(strict: "33.3333")
    #expect(
      try Self.values(workbook, "Budget vs Actual")[1...5].map { Array($0.prefix(4)) } == [
        [.text("Rent"), .number(700), .number(700), .number(0)],
        [.text("Food"), .number(100), .number(120), .number(-20)],
        [.text("Tax"), .number(third), .number(0), .number(third)],
        [.text("Uncategorized"), .number(0), .number(5), .number(-5)],
        [.text("Total"), .number(800 + third), .number(825), .number(third - 25)],
      ])
    #expect(
      try Self.values(workbook, "Spending")[1...4].map { $0[1] } == [700, 120, 5, 825].map(CellValue.number))
    let summary = try Self.values(workbook, "Summary")
    #expect(summary.first == [.text("Budget report: March 2026")])
    #expect(
      summary.contains([.text("Net"), .number(175)]) && summary.contains([.text("Spent"), .number(825)]))
    // 175 of 1,000.
    #expect(summary.contains([.text("Saved, as a share of income"), .number(try Decimal(strict: "0.175"))]))
    #expect(summary.last == [.text("From a.xlsx. Made 1970-01-01, 00:00 UTC.")])
  }

  // The formulas are calculated only from the cells of the log, not from stored values.
  @Test func theFirstSheetComputesTheMonthFromTheLog() throws {
    var workbook = Self.workbook()
    for row in workbook.sheets[0].rows.indices {
      for cell in workbook.sheets[0].rows[row].cells.indices
      where workbook.sheets[0].rows[row].cells[cell].formula != nil {
        workbook.sheets[0].rows[row].cells[cell].value = .empty
      }
    }
    let computed = workbook.computingMissingValues(now: (.earliest, .midnight)).workbook.sheets[0]
    func numbers(_ row: Int) -> [Decimal?] { computed.rows[row].cells.map(\.value.number) }
    #expect(numbers(2).suffix(3) == [1_000, 825, 175])
    let actual = computed.rows[4...].filter { $0.cells.first?.value != .text("Category") }
      .map { ($0.cells[0].value, $0.cells[2].value.number) }
    #expect(actual.map(\.0) == ["Rent", "Food", "Tax", "Uncategorized", "Total"].map(CellValue.text))
    #expect(actual.map(\.1) == [700, 120, 0, 5, 825])
    #expect(computed.rows.last?.cells[2].formula?.text == "SUM(C6:C9)")
  }

  // As criteria, `Fo*` would also match Food, and two spellings of a name would match each other.
  @Test(arguments: ["Fo*", "FOOD", "<5"]) func namesThatAreNoCriteriaGetValues(_ name: String) throws {
    var budget = Self.ledger.budget
    budget.categories.append(Self.category(5, name, .variable, 1))
    let sheet = Self.workbook(Ledger(budget)).sheets[0]
    #expect(sheet.name == "Summary")
  }

  @Test func theLogHasDaysAndEveryTransaction() throws {
    let workbook = Self.workbook()
    let log = try #require(workbook[sheet: "Log"])
    #expect(log.properties.frozenRows == 1)
    #expect(
      log.rows[0].cells.map(\.value)
        == ["Date", "Description", "Category", "Type", "Amount", "Balance"].map(CellValue.text))
    // Day number 46,082 is 1 March 2026; the amount has no sign, and the type shows the direction.
    #expect(
      log.rows[1].cells.map(\.value)
        == [.number(46_082), .text("=x"), .text("Pay"), .text("income"), .number(1_000), .number(1_000)])
    #expect(log.rows[5].cells.map(\.value).suffix(3) == [.text("expense"), .number(5), .number(175)])
    let format = log.rows[1].cells.first.map { workbook.styles[$0.style].numberFormat }
    #expect(format?.code == "mm/dd/yyyy" && format?.kind.isDate == true)
    #expect(log.rows[1].cells.allSatisfy { $0.formula == nil })
  }

  @Test func chartsAreOverTheCellsOfTheirTable() throws {
    let charts = Self.workbook().sheets.flatMap(\.properties.charts)
    #expect(charts.map(\.kind) == [.clusteredBar, .clusteredBar, .doughnut, .clusteredBar, .clusteredColumn])
    #expect(
      charts[0].series.map(\.values.formula) == ["'March 2026'!$B$6:$B$9", "'March 2026'!$C$6:$C$9"])
    #expect(
      charts[1].series.map(\.values.formula) == [
        "'Budget vs Actual'!$B$2:$B$5", "'Budget vs Actual'!$C$2:$C$5",
      ])
    #expect(charts[2].series.map(\.categories?.formula) == ["Spending!$A$2:$A$4"])
    #expect(charts.allSatisfy { $0.title?.isEmpty == false && $0.description?.isEmpty == false })
  }

  @Test func aYearAndItsBytes() throws {
    let workbook = Self.workbook(Self.ledger, .year(2026))
    // Twelve months of 700, 100 and a third of 100.
    let total = try Self.values(workbook, "Budget vs Actual").first { $0.first == .text("Total") }
    #expect(total?[1] == .number(10_000))
    // The log begins in March, so the months are March to December.
    #expect(try Self.values(workbook, "Months").count { $0.first?.number != nil } == 10)
    #expect(try Self.values(workbook, "Summary").contains([.text("Balance at the end"), .number(-525)]))
    let bytes = try workbook.xlsx()
    #expect(try bytes == Self.workbook(Self.ledger, .year(2026)).xlsx())
    let log = try #require(try Workbook(xlsx: bytes, name: "r.xlsx")[sheet: "Log"])
    #expect(log.rows.count { $0.cells.first?.value.number != nil } == 6)
  }

  @Test func sectionsAnotherMonthAndAnotherLanguage() throws {
    let other = Self.march.next
    let workbook = Self.workbook(sections: ["months", "log"], comparedWith: other, wording: .german)
    #expect(workbook.sheets.map(\.name) == ["Zwei Monate", "Buchungen"])
    #expect(try Self.values(workbook, "Zwei Monate").first == [.text("Haushaltsbericht: März 2026")])
    #expect(
      try Self.values(workbook, "Zwei Monate").contains {
        $0.prefix(3) == [.text("Ausgaben"), .number(700), .number(825)]
      })
    let log = try #require(workbook[sheet: "Buchungen"])
    #expect(log.rows[1].cells[3].value == .text("Einnahme"))
    #expect(workbook.styles[log.rows[1].cells[0].style].numberFormat.code == "dd.mm.yyyy")
    #expect(workbook.styles[log.rows[1].cells[4].style].numberFormat.code.hasPrefix("#,##0.00\"\u{A0}$\""))
  }

  @Test func nothingIsNoChart() throws {
    let workbook = Self.workbook(Ledger(Budget()))
    #expect(workbook.sheets.flatMap(\.properties.charts).map(\.kind) == [])
    let day = Self.march.firstDay
    #expect(Self.workbook(Ledger(Budget()), .days(day...day))[sheet: "Budget vs Actual"] == nil)
  }
}
