import BudgetCalculation
import BudgetFiles
import BudgetModel
import CalendarDates
import Decimals
import Foundation
import Spreadsheet
import SpreadsheetFiles
import TestSupport
import Testing

/// The XLSX form of a report: figures added by hand, and charts over the cells that hold them.
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

  // Pay 1,000; rent 700 of 700; food 120 of 100 less 20 that came back; 5 without a category; 90 a quarter.
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

  private static func values(_ workbook: Workbook, _ sheet: String) throws -> [[CellValue]] {
    try #require(workbook[sheet: sheet]).rows.map { $0.cells.map(\.value) }
  }

  @Test func theMonthsFigures() throws {
    let workbook = ReportWorkbook(Self.ledger, month: Self.march, now: .epoch).workbook
    #expect(workbook.sheets.map(\.name) == ["Summary", "Budget vs Actual", "Spending", "Months", "Log"])
    let third = try Decimal(strict: "33.3333")
    #expect(
      try Self.values(workbook, "Budget vs Actual").dropFirst().map { Array($0.prefix(4)) } == [
        [.text("Rent"), .number(700), .number(700), .number(0)],
        [.text("Food"), .number(100), .number(120), .number(-20)],
        [.text("Tax"), .number(third), .number(0), .number(third)],
        [.text("Uncategorized"), .number(0), .number(5), .number(-5)],
        [.text("Total"), .number(800 + third), .number(825), .number(third - 25)],
      ])
    #expect(
      try Self.values(workbook, "Spending").dropFirst().map { $0[1] }
        == [700, 120, 5, 825].map(CellValue.number))
    #expect(try Self.values(workbook, "Log").last?.last == .number(175))
    #expect(try Self.values(workbook, "Summary").contains([.text("Net"), .number(175)]))
  }

  @Test func chartsAreOverTheCellsOfTheirTable() throws {
    let workbook = ReportWorkbook(Self.ledger, month: Self.march, now: .epoch).workbook
    let charts = workbook.sheets.flatMap(\.properties.charts)
    #expect(charts.map(\.kind) == [.clusteredBar, .doughnut, .clusteredColumn])
    #expect(
      charts[0].series.map(\.values.formula) == [
        "'Budget vs Actual'!$B$2:$B$5", "'Budget vs Actual'!$C$2:$C$5",
      ])
    #expect(charts[1].series.map(\.categories?.formula) == ["Spending!$A$2:$A$4"])
    #expect(charts.allSatisfy { $0.description?.isEmpty == false })
  }

  @Test func aYearAndItsBytes() throws {
    let days = try #require(CalendarDate("2026-01-01"))...(#require(CalendarDate("2026-12-31")))
    let workbook = ReportWorkbook(Self.ledger, in: days, source: "a.xlsx", now: .epoch).workbook
    // Twelve months of 700, 100 and a third of 100.
    #expect(try Self.values(workbook, "Budget vs Actual").last?[1] == .number(10_000))
    // The book begins in March: below the header stand March to December.
    #expect(try Self.values(workbook, "Months").count == 11)
    let bytes = try workbook.xlsx()
    #expect(try bytes == ReportWorkbook(Self.ledger, in: days, source: "a.xlsx", now: .epoch).workbook.xlsx())
    #expect(try Workbook(xlsx: bytes, name: "r.xlsx")[sheet: "Log"]?.rows.count == 7)
  }

  @Test func nothingIsNoChart() throws {
    let workbook = ReportWorkbook(Ledger(Budget()), month: Self.march, now: .epoch).workbook
    #expect(workbook.sheets.flatMap(\.properties.charts).map(\.kind) == [.clusteredColumn])
    let day = Self.march.firstDay
    #expect(
      ReportWorkbook(Ledger(Budget()), in: day...day, now: .epoch).workbook[sheet: "Budget vs Actual"] == nil)
  }
}
