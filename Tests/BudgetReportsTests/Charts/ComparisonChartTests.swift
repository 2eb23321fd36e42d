import Foundation
import Testing

@testable import BudgetReports

@Suite struct ComparisonChartTests {
  @Test(
    arguments: [
      ([], "There is no category to compare."), (["Rent"], "None of 1 category is over budget."),
      (["Food"], "1 of 1 category is over budget: Food by $40.00."),
      (
        ["Rent", "Food", "Food", "Food", "Food"],
        "4 of 5 categories are over budget: Food by $40.00, Food by $40.00, Food by $40.00 and 1 more."
      ),
    ])
  func saysWhatIsOver(_ names: [String], _ summary: String) {
    let rows = names.map { ComparisonChart.Row(label: $0, budgeted: 400, actual: $0 == "Food" ? 440 : 400) }
    #expect(ComparisonChart(rows, format: MoneyFormat()).summary == summary)
  }

  /// Returns the start and the width of the bars of this class, read from the path that draws them.
  static func bars(_ name: String, _ chart: ComparisonChart) -> [(x: Double, width: Double)] {
    let path = WellFormed(chart.svg()).all("path").first { $0["class"] == name }?["d"] ?? ""
    return path.matches(of: /M(\S+) \S+h([\d.]+)v/).map {
      (Double($0.output.1) ?? .nan, Double($0.output.2) ?? .nan)
    }
  }

  @Test func barsAreAsLongAsAmounts() throws {
    let chart = ChartTests.comparison(("Food", "400", "200"), ("Rent", "100", "0"))
    let (planned, actual) = (Self.bars("budgeted", chart), Self.bars("actual", chart))
    try #require(planned.count == 2 && actual.count == 2)
    #expect(abs(planned[0].width - actual[0].width * 2) < 0.3)
    #expect(abs(planned[0].width - planned[1].width * 4) < 0.3)
    #expect(actual[1].width == 0)
  }

  @Test func refundsRunToTheLeftOfZero() throws {
    let chart = ChartTests.comparison(("Food", "400", "-100"))
    let zero = try #require(Self.bars("budgeted", chart).first).x
    let refund = try #require(Self.bars("actual", chart).first)
    #expect(abs(zero - refund.x - refund.width) < 0.15)
  }

  @Test func overBudgetIsMarkedByShapeAndWords() {
    let svg = ChartTests.comparison(("Food", "400", "440")).svg()
    #expect(svg.contains(">▲ 440.00, 40.00 over</text>"))
  }

  @Test func longAmountsLeaveTheOverrunToTheTable() {
    let svg = ChartTests.comparison(("Food", "1", "999999999999999")).svg(.narrow)
    #expect(svg.contains(">▲ 999,999,999,999,999.00</text>"))
  }

  @Test func drawsTheLargestRowsTheLargestFirst() {
    let rows = (1...40).map { ComparisonChart.Row(label: "C\($0)", budgeted: Decimal($0 * 10), actual: 5) }
    let chart = ComparisonChart(rows, format: MoneyFormat())
    #expect(chart.rows.map(\.label) == (29...40).reversed().map { "C\($0)" })
    #expect(chart.hiddenRows == 28)
  }

  @Test func listsBarsForText() {
    let bars = ChartTests.comparison(("Food", "400", "440"), ("Rent", "880", "-5")).bars
    #expect(bars.map(\.share) == [0, 0.5])
    #expect(bars.map(\.value) == ["\u{2212}5.00", "▲ 440.00, 40.00 over"])
    #expect(bars.map(\.tone) == [.good, .bad])
  }
}
