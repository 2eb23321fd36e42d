import BudgetCalculation
import BudgetModel
import CalendarDates
import Testing

@testable import BudgetReports

/// Tests the parts of charts that have a title and a link.
@Suite struct ChartPartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let section: String
    /// The titles of the first parts on a wide canvas.
    let titles: [String]
    /// The targets of the links, on both canvases.
    let links: [String]
    var testDescription: String { section }
  }

  // Figures of the small month, calculated by hand: 1,200 + 440 + 25 of 1,665, and an income of 3,000.
  static let rows = [
    Row(
      section: "comparison", titles: ["Rent: Budgeted $1,200.00, Actual $1,200.00"],
      links: ["log-k1", "log-k2", "log-k4"]),
    Row(section: "spending", titles: ["Rent: $1,200.00 · 72.1%"], links: ["log-k1", "log-k2", "log-k4"]),
    Row(section: "top", titles: ["Rent: 1,200.00 · 72.1%"], links: ["log-k1", "log-k2", "log-k4"]),
    Row(
      section: "flow",
      titles: ["Salary: $3,000.00 · 100.0%", "Fixed: $1,200.00 · 40.0%", "Rent: $1,200.00 · 40.0%"],
      links: ["log-k1", "log-k2", "log-k4"]),
    Row(
      section: "calendar",
      titles: ["March 1, 2026: $1,200.00, Balance $1,700.00", "March 7, 2026: $450.25, Balance $1,249.75"],
      links: ["2026-03-01", "2026-03-07", "2026-03-09", "2026-03-31"]),
    Row(
      section: "year",
      titles: [
        "Rent: $600.00 a month, Least $0.00, Most $1,200.00, March 2026 $1,200.00",
        "Food: $270.00 a month, Least $100.00, Most $440.00, March 2026 $440.00",
      ], links: []),
  ]

  static func chart(_ section: String, _ canvas: ChartCanvas, in report: BudgetReport) throws -> WellFormed {
    let found = report.sections.first { type(of: $0).name == section }
    let chart = try #require(found?.charts.first)
    return WellFormed(chart.svg(canvas, targets: LogTargets(report.sections, prefix: "log")))
  }

  @Test(arguments: rows) func aPartSaysItsFiguresAndLeadsToItsTransactions(_ row: Row) throws {
    let report = Sample.report(Sample.small)
    let wide = try Self.chart(row.section, .wide, in: report)
    let titles = wide.texts.filter { $0.contains(": ") }
    #expect(Array(titles.prefix(row.titles.count)) == row.titles)
    for svg in [wide, try Self.chart(row.section, .narrow, in: report)] {
      #expect(svg.isWellFormed)
      #expect(svg.all("a").compactMap { $0["href"] } == row.links.map { "#\($0)" })
      #expect(svg.all("svg").first?["role"] == (svg === wide || !row.links.isEmpty ? "group" : "img"))
    }
  }

  @Test func limitsAndEnvelopesSayTheirFigures() throws {
    let report = Sample.report(Sample.full)
    for (section, words) in [
      ("limits", ["Used", "Remaining"]), ("envelopes", ["Carried over", "Available"]),
    ] {
      let svg = try Self.chart(section, .wide, in: report)
      let titles = svg.texts.filter { text in words.allSatisfy { text.contains($0 + " ") } }
      #expect(
        !titles.isEmpty && titles.count == svg.all("a").count + svg.all("g").count { $0["tabindex"] != nil })
    }
  }

  @Test func everyMonthOfAPageLeadsToItsOwnTransactions() throws {
    let report = Sample.report(Sample.household)
    let page = WellFormed(
      html: try report.html(templates: ReportTemplates(), months: Ledger(Sample.household).activeMonths))
    let links = page.all("a").compactMap { $0["href"] }
    for month in Ledger(Sample.household).activeMonths where month != report.context.month {
      #expect(links.contains { $0.hasPrefix("#\(month)-k") } && links.contains("#\(month.firstDay)"))
    }
  }

  @Test func withoutTransactionsAPhonesChartIsAnImage() throws {
    let chart = ChartTests.donut(["5", "3"])
    let svg = WellFormed(chart.svg(.narrow))
    #expect(svg.all("a").isEmpty && svg.all("svg").first?["role"] == "img")
    // Every shape has a colour; without links there are no invisible shapes to point at.
    #expect(svg.all("path").allSatisfy { $0["class"] != nil })
  }

  @Test func whatAPartSaysIsEscaped() throws {
    var budget = Sample.small
    budget.categories[1].name = "<script>'&\""
    for canvas in ChartCanvas.allCases {
      for section in ["comparison", "spending", "top", "flow"] {
        let svg = try Self.chart(section, canvas, in: Sample.report(budget))
        #expect(svg.isWellFormed && svg.all("script").isEmpty)
      }
    }
  }
}
