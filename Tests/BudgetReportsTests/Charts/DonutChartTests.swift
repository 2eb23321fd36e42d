import Foundation
import Testing

@testable import BudgetReports

@Suite struct DonutChartTests {
  @Test(
    arguments: [
      ([], "Nothing was spent."), (["-3"], "Nothing was spent."),
      (["12.5"], "$12.50 was spent, all of it on Category 1."),
      (["10", "30"], "$40.00 was spent on 2 categories; the largest is Category 2 with 75.0%."),
    ])
  func saysWhatWasSpent(_ amounts: [String], _ summary: String) {
    #expect(ChartTests.donut(amounts).summary == summary)
  }

  @Test func gathersTheRest() {
    let chart = ChartTests.donut(["1", "2", "3", "4", "5", "6", "7", "8"])
    #expect(chart.slices.map(\.label).dropLast() == (3...8).reversed().map { "Category \($0)" }[...])
    #expect(chart.slices.last == .init(label: "Other (2)", amount: 3))
    #expect(chart.total == 36)
  }

  @Test func aRestOfOneIsThatOne() {
    #expect(ChartTests.donut(["1", "2", "3", "4", "5", "6", "7"]).slices.last?.label == "Category 1")
  }

  @Test func oneSliceIsAFullRing() throws {
    let path = try #require(WellFormed(ChartTests.donut(["5"]).svg()).all("path").first?["d"])
    #expect(path.components(separatedBy: "z").count == 3)
  }

  @Test func quartersMeetAtTheSides() {
    let ring = Ring(centerX: 100, centerY: 100)
    let arcs = ring.arcs([0.25, 0.75])
    #expect(arcs.map(\.end) == [0.25, 1])
    #expect(
      ring.path(arcs[0]) == "M100 0A100 100 0 0 1 200 100L164 100A64 64 0 0 0 100 36z")
  }

  @Test(
    arguments: [
      ([10.0, 100], [10.0, 100]), ([50, 52], [41, 61]), ([0, 1, 2], [10, 30, 50]), ([300, 300], [180, 200]),
      ([], []),
    ])
  func labelsKeepTheirDistance(_ wished: [Double], _ heights: [Double]) {
    #expect(Ring.spread(wished, gap: 20, within: 10...200) == heights)
  }

  @Test func longTotalsAreSetSmallerOrLeftOut() {
    #expect(ChartTests.donut(["1000"]).svg().contains("class=\"total middle\""))
    #expect(!ChartTests.donut(["999999999999999"]).svg().contains("class=\"total middle\""))
  }

  @Test func narrowRingsAreNumbered() {
    let svg = ChartTests.donut(["10", "30"]).svg(.narrow)
    #expect(svg.contains(">1. Category 2</text>") && svg.contains(">2. Category 1</text>"))
    #expect(svg.contains(">$10.00 · 25.0%</text>"))
  }
}
