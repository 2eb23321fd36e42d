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

  @Test func barsAreAsLongAsAmounts() throws {
    let svg = WellFormed(ChartTests.comparison(("Food", "400", "200"), ("Rent", "100", "0")).svg())
    let widths = svg.all("rect").dropFirst(3).compactMap { Double($0["width"] ?? "") }
    try #require(widths.count == 4)
    #expect(abs(widths[0] - widths[1] * 2) < 0.05)
    #expect(abs(widths[0] - widths[2] * 4) < 0.05)
    #expect(widths[3] == 0)
  }

  @Test func refundsRunToTheLeftOfZero() throws {
    let svg = WellFormed(ChartTests.comparison(("Food", "400", "-100")).svg())
    let bars = Array(svg.all("rect").dropFirst(3))
    let zero = try #require(Double(bars[0]["x"] ?? ""))
    let end = try #require(Double(bars[1]["x"] ?? "")) + (Double(bars[1]["width"] ?? "") ?? .nan)
    #expect(abs(zero - end) < 0.02)
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
