import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests reports of a year, of some days and of two months of the small budget of `Sample`, calculated by hand.
@Suite struct SpanSectionTests {
  static func names(_ report: BudgetReport) -> [String] { report.sections.map { type(of: $0).name } }

  static func section<S: ReportSection>(_ type: S.Type, _ report: BudgetReport) throws -> S {
    try #require(report.sections.lazy.compactMap { $0 as? S }.first)
  }

  @Test func aYearHasTheSectionsThatAreNotAboutAMoment() {
    let report = Sample.report(Sample.full, period: .year(2026))
    #expect(
      Self.names(report) == [
        "overview", "comparison", "spending", "top", "flow", "accounts", "trend", "year", "plan", "log",
        "findings", "glossary",
      ])
    #expect(report.title == "2026" && report.span == "January 1, 2026 – December 31, 2026")
  }

  // Income is 3,000.00; expenses are 100 + 1,200 + 450.25 − 10.25 + 25 + 1,200.
  @Test func theYearAtAGlance() throws {
    let section = try Self.section(OverviewSection.self, Sample.report(Sample.small, period: .year(2026)))
    #expect(section.hero?.value == "$35.00")
    #expect(section.facts.map(\.value) == ["$3,000.00", "$2,965.00", "$0.00", "$35.00"])
    #expect(section.lead == "$3,000.00 came in and $2,965.00 went out; $35.00 is left of it.")
    #expect(section.notes.isEmpty)
  }

  // The plan has twelve months of rent 1,200 and food 400, and four quarters of insurance 90.
  @Test func theYearAgainstItsPlan() throws {
    let section = try Self.section(ComparisonSection.self, Sample.report(Sample.small, period: .year(2026)))
    let rows = SectionTests.texts(section.tables.first)
    #expect(rows[0].prefix(3) == ["Rent", "14,400.00", "2,400.00"])
    #expect(rows[1].prefix(3) == ["Food", "4,800.00", "540.00"])
    #expect(rows[4].prefix(3) == ["Insurance", "360.00", "0.00"])
    #expect(rows.last?.prefix(3) == ["Total", "19,560.00", "2,965.00"])
  }

  @Test func daysHaveNoPlan() throws {
    let report = Sample.report(
      Sample.small, period: .days(Sample.day("2026-02-15")...Sample.day("2026-03-08")))
    #expect(!Self.names(report).contains("comparison"))
    let overview = try Self.section(OverviewSection.self, report)
    // 3,000.00 − 100.00 − 1,200.00 − 450.25.
    #expect(overview.hero?.value == "$1,249.75" && overview.notes.count == 1)
    let top = try Self.section(TopSection.self, report)
    // The log begins on 20 February.
    #expect(top.tables.first?.caption == "Top categories")
    #expect(top.notes == ["Amounts in USD. There is no figure for January 24, 2026 – February 14, 2026."])
    #expect(SectionTests.texts(top.tables.first).first == ["Rent", "1,200.00", "–", "–"])
  }

  @Test func twoMonths() throws {
    let report = Sample.report(Sample.small, comparedWith: Sample.march.adding(months: -1))
    let section = try Self.section(MonthsSection.self, report)
    #expect(
      section.lead
        == "In March 2026, $3,000.00 came in and $1,665.00 went out; in February 2026 $0.00 and $100.00. "
        + "The largest change is Rent with +1,200.00.")
    #expect(
      SectionTests.texts(section.tables.first).prefix(3) == [
        ["Income", "0.00", "3,000.00", "+3,000.00", "–"],
        ["Expenses", "100.00", "1,665.00", "+1,565.00", "+1,565.0%"],
        ["Net", "\u{2212}100.00", "1,335.00", "+1,435.00", "–"],
      ])
    #expect(SectionTests.texts(section.tables.last)[1] == ["Food", "100.00", "440.00", "+340.00", "+340.0%"])
    let svg = try #require(section.charts.first).svg()
    #expect(svg.contains("earlier") && !svg.contains("▲"))
  }

  @Test func aMonthIsNotComparedWithItself() {
    #expect(!Self.names(Sample.report(Sample.small, comparedWith: Sample.march)).contains("months"))
    #expect(!Self.names(Sample.report(Sample.small)).contains("months"))
  }

  @Test func aYearOutsideTheCalendarIsTheDay() {
    #expect(Sample.report(Sample.small, period: .year(12_345)).span == "April 1, 2026 – April 1, 2026")
  }
}
