import Foundation
import Testing

@testable import BudgetReports

@Suite struct TrendChartTests {
  @Test(
    arguments: [
      ([], "There is no month to show."),
      ([-200], "March 2026. Income $800.00, expenses $1,000.00 and net \u{2212}$200.00 in March 2026."),
      (
        [0, 250],
        "2 months to March 2026. Income $1,250.00, expenses $1,000.00 and net $250.00 in March 2026."
      ),
    ])
  func saysWhatTheLastMonthWas(_ nets: [Int], _ summary: String) {
    #expect(ChartTests.trend(nets).summary == summary)
  }

  @Test func keepsTheLastThirteenMonths() {
    let chart = ChartTests.trend(Array(0..<20))
    #expect(chart.months.map(\.net) == (7..<20).map { Decimal($0) })
  }

  @Test func negativeNetLiesBelowTheBaseline() throws {
    let svg = WellFormed(ChartTests.trend([-200]).svg())
    let baseline = try #require(svg.all("line").first { $0["class"] == "baseline" }?["y1"]).doubleValue
    let dot = try #require(svg.all("circle").last?["cy"]).doubleValue
    #expect(dot > baseline)
  }

  @Test func namesTheLastMonthAndEachYear() {
    let svg = ChartTests.trend(Array(repeating: 1, count: 13)).svg(.narrow)
    #expect(svg.contains("class=\"tick middle strong\"") && svg.contains(">Mar</text>"))
    #expect(svg.contains(">2025</text>") && svg.contains(">2026</text>"))
  }
}

extension String {
  fileprivate var doubleValue: Double { Double(self) ?? .nan }
}
