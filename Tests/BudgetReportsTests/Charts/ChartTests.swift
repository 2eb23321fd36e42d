import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests what holds for every chart.
@Suite struct ChartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let chart: any Chart
    var testDescription: String { name }
  }

  static let format = MoneyFormat()

  static func comparison(_ rows: (String, String, String)...) -> ComparisonChart {
    ComparisonChart(
      rows.map { .init(label: $0.0, budgeted: Sample.amount($0.1), actual: Sample.amount($0.2)) },
      format: format)
  }

  static func donut(_ amounts: [String]) -> DonutChart {
    DonutChart(
      amounts.enumerated().map {
        .init(label: "Category \($0.offset + 1)", amount: Sample.amount($0.element))
      },
      format: format)
  }

  static func trend(_ nets: [Int]) -> TrendChart {
    TrendChart(
      nets.enumerated().map { offset, net in
        let month = Sample.march.adding(months: offset - nets.count + 1)
        return .init(month: month, income: Decimal(1_000 + net), expenses: 1_000, net: Decimal(net))
      }, format: format)
  }

  static let hostile = "<script>alert('&')</script>\u{1}\"/>"
  static let forty = (1...40).map { (String($0), String($0 * 10)) }

  static let rows = [
    Row(name: "comparison of nothing", chart: comparison()),
    Row(name: "comparison of one", chart: comparison(("Food", "400", "440"))),
    Row(name: "comparison of a refund", chart: comparison(("Food", "400", "-35.5"), ("Rent", "0", "0"))),
    Row(
      name: "comparison of forty",
      chart: ComparisonChart(
        forty.map { .init(label: $0.0, budgeted: Sample.amount($0.1), actual: 5) }, format: format)),
    Row(name: "comparison with a hostile name", chart: comparison((hostile, "1", "2"))),
    Row(name: "comparison of huge amounts", chart: comparison(("Food", "999999999999999", "1"))),
    Row(name: "donut of nothing", chart: donut([])),
    Row(name: "donut of one", chart: donut(["12.5"])),
    Row(name: "donut with refunds", chart: donut(["12.5", "-3", "0"])),
    Row(name: "donut of forty", chart: donut(forty.map(\.1))),
    Row(name: "donut of huge amounts", chart: donut(["999999999999999.9999", "0.0001"])),
    Row(
      name: "donut with a hostile name",
      chart: DonutChart([.init(label: hostile, amount: 1)], format: format)),
    Row(name: "trend of nothing", chart: trend([])),
    Row(name: "trend of one", chart: trend([-200])),
    Row(name: "trend of forty", chart: trend(Array(-20..<20))),
    Row(name: "progress beyond the whole", chart: SmallChartTests.progress("5", of: "4")),
    Row(name: "progress of nothing", chart: SmallChartTests.progress("0", of: "0")),
    Row(
      name: "ranks with a hostile name",
      chart: RankChart(
        [.init(label: hostile, amount: 5, text: "5")], name: "top", title: "Top", summary: hostile)),
    Row(
      name: "sparkline with a refund",
      chart: SparklineChart(
        [.init(label: hostile, amounts: [3, -2, 0], text: "1")], title: "Year", summary: "s")),
    Row(name: "calendar of a month", chart: SmallChartTests.calendar((0..<31).map(String.init))),
    Row(name: "balance of nothing", chart: SmallChartTests.balance([])),
    Row(name: "balance of one", chart: SmallChartTests.balance([-5])),
    Row(name: "flow of nothing", chart: SmallChartTests.flow([], [])),
    Row(name: "flow of one", chart: SmallChartTests.flow(["5"], [["5"]])),
    Row(name: "flow of forty", chart: SmallChartTests.flow(["820"], [forty.map(\.0)])),
  ]

  @Test(arguments: rows, ChartCanvas.allCases)
  func isAnImageWithTitleAndDescription(_ row: Row, _ canvas: ChartCanvas) throws {
    let svg = WellFormed(row.chart.svg(canvas, standsAlone: true))
    #expect(svg.isWellFormed)
    let root = try #require(svg.all("svg").first)
    #expect(root["role"] == (svg.all("title").count > 1 ? "group" : "img"))
    let ids = root["aria-labelledby"]?.split(separator: " ").map(String.init)
    #expect(ids == [svg.all("title").first?["id"], svg.all("desc").first?["id"]].compactMap { $0 })
    #expect(svg.texts.first == row.chart.title)
    #expect(svg.texts.dropFirst().first == row.chart.summary.replacing("\u{1}", with: "\u{FFFD}"))
  }

  @Test(arguments: rows, ChartCanvas.allCases) func staysInItsBox(_ row: Row, _ canvas: ChartCanvas) throws {
    let svg = WellFormed(row.chart.svg(canvas))
    let box = try #require(svg.all("svg").first?["viewBox"]).split(separator: " ").compactMap { Double($0) }
    #expect(box[2] == canvas.width)
    for bar in svg.all("rect") {
      let (x, y) = (Double(bar["x"] ?? "0") ?? .nan, Double(bar["y"] ?? "0") ?? .nan)
      let (width, height) = (Double(bar["width"] ?? "") ?? .nan, Double(bar["height"] ?? "") ?? .nan)
      #expect(x >= 0 && y >= 0 && x + width <= box[2] && y + height <= box[3])
    }
    for text in svg.all("text") {
      let (x, y) = (Double(text["x"] ?? "0") ?? .nan, Double(text["y"] ?? "0") ?? .nan)
      #expect(x >= -1 && x <= box[2] && y >= 0 && y <= box[3])
    }
  }

  /// With a title, a page would show the text wherever the pointer is, and contain it twice.
  @Test func aChartOfAPageHasItsWordsAsALabel() throws {
    let chart = Self.donut(["1"])
    let root = try #require(WellFormed(chart.svg(.narrow)).all("svg").first)
    #expect(root["aria-label"] == "\(chart.title): \(chart.summary)")
    #expect(root["aria-labelledby"] == nil)
  }

  @Test func standsAloneWithNamespaceAndStyles() {
    let svg = Self.donut(["1"]).svg(standsAlone: true)
    #expect(svg.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.contains("<style>") && svg.contains("--s1"))
    #expect(!Self.donut(["1"]).svg().contains("<style>"))
  }
}
