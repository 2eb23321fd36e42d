import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import Testing

@testable import BudgetReports

/// Tests the small charts: progress, ranks, sparklines, days, balances and flows.
@Suite struct SmallChartTests {
  static func progress(_ used: String, of whole: String) -> ProgressChart {
    ProgressChart(
      [
        .init(
          label: "Food", used: Sample.amount(used), whole: Sample.amount(whole),
          threshold: Sample.amount("0.8"), text: "x", tone: .good)
      ], name: "limits", title: "Limits", summary: "s")
  }

  static func flow(_ sources: [String], _ groups: [[String]]) -> FlowChart {
    let parts = { (amounts: [String], name: String) in
      amounts.enumerated().map {
        FlowChart.Part(label: "\(name) \($0.offset)", amount: Sample.amount($0.element))
      }
    }
    return FlowChart(
      sources: parts(sources, "From"),
      groups: groups.map { amounts in
        let parts = parts(amounts, "To")
        return .init(.init(label: "Group", amount: parts.map(\.amount).exactSum()), parts: parts)
      }, summary: "s", format: MoneyFormat())
  }

  static func calendar(_ amounts: [String]) -> CalendarChart {
    CalendarChart(
      amounts.enumerated().map {
        .init(
          date: Sample.march.firstDay.adding(days: $0.offset), spent: Sample.amount($0.element),
          balance: -1_234_567, hasBill: $0.offset == 1, isActive: true)
      }, summary: "s", startingOn: .monday, format: MoneyFormat())
  }

  static func balance(_ amounts: [Int]) -> BalanceChart {
    BalanceChart(
      amounts.enumerated().map {
        .init(month: Sample.march.adding(months: $0.offset), amount: Decimal($0.element))
      },
      format: MoneyFormat())
  }

  @Test(arguments: [("40", "400", 72.0, "576"), ("0", "400", 0, "576"), ("800", "400", 720, "360")])
  func progressIsAShareOfTheWhole(_ used: String, _ whole: String, _ width: Double, _ mark: String) throws {
    let svg = WellFormed(Self.progress(used, of: whole).svg())
    #expect(svg.all("rect").map { $0["width"] } == ["720", String(Int(width))])
    // The line marks where the warning begins, or where the whole amount is used up.
    #expect(svg.all("line").first?["x1"] == mark)
  }

  @Test func ranksAreAsLongAsAmounts() throws {
    let chart = RankChart(
      [
        .init(label: "Rent", amount: 400, text: "400"), .init(label: "Food", amount: 100, text: "100"),
        .init(label: "Gifts", amount: -5, text: "−5"),
      ], name: "top", title: "Top", summary: "s")
    let widths = WellFormed(chart.svg(.narrow)).all("rect").compactMap { Double($0["width"] ?? "") }
    #expect(widths == [344, 86, 0])
    #expect(chart.bars.map(\.share) == [1, 0.25, 0])
  }

  @Test func sparklinesMarkTheLastMonth() throws {
    let chart = SparklineChart(
      [.init(label: "Food", amounts: [10, 0, 20], text: "10 a month", color: HexColor("#7A5CC7"))],
      title: "Year", summary: "s")
    let paths = WellFormed(chart.svg(.narrow)).all("path")
    #expect(paths.map { $0["class"] } == ["mark past", "mark"])
    #expect(paths.map { $0["fill"] } == ["#7A5CC7", "#7A5CC7"])
    // Each bar has a third of the width 344, and the largest bar is 26 high; a month without spending has no bar.
    #expect(paths[0]["d"] == "M13.8 37h87.1v13H13.8z" && paths[1]["d"] == "M243.1 24h87.1v26H243.1z")
  }

  // The limits of the shades: the squares of fifths, in percent: 4, 16, 36 and 64.
  @Test(
    arguments: [
      ("0", 0), ("-3", 0), ("0.01", 1), ("4", 1), ("4.01", 2), ("16", 2), ("36", 3), ("64", 4), ("100", 5),
    ])
  func shadesGoByTheRootOfTheAmount(_ amount: String, _ level: Int) {
    #expect(CalendarChart.level(Sample.amount(amount), of: 100) == level)
  }

  @Test func daysStandBelowTheirWeekday() throws {
    // 2026-03-01 is a Sunday, the last column of a week that starts on Monday.
    let svg = WellFormed(Self.calendar(["0", "7"]).svg())
    // Two days, and the six shades of the legend.
    #expect(svg.all("path").prefix(2).compactMap { $0["class"] } == ["h0", "h5"])
    #expect(svg.all("path")[0]["d"] == "M619 25h99v59H619z")
    #expect(svg.all("path")[1]["d"] == "M1 87h99v59H1z" && svg.all("path").count == 8)
    #expect(svg.texts.contains("2 ◆"))
  }

  @Test func balancesBelowZeroLieBelowTheLine() throws {
    let svg = WellFormed(Self.balance([100, -100]).svg())
    let zero = try #require(svg.all("line").first { $0["class"] == "baseline" }?["y1"].flatMap(Double.init))
    let dots = svg.all("circle").compactMap { $0["cy"].flatMap(Double.init) }
    #expect(dots[0] < zero && dots[1] > zero)
    #expect(Self.balance([]).summary == "There is no month to show.")
  }

  @Test func bandsAreAsWideAsAmounts() {
    let layout = FlowLayout(
      Self.flow(["60", "40"], [["75"], ["15", "10"]]).sources,
      Self.flow(["60", "40"], [["75"], ["15", "10"]]).groups, total: 100, .wide)
    let heights = layout.nodes.map { ($0.bottom - $0.top).rounded() }
    // The heights of the sources, of their total, and of each group with its parts; an amount of 100 is 260 high.
    #expect(heights == [156, 104, 260, 195, 195, 65, 39, 26])
    #expect(layout.bands.count == 7)
  }

  @Test func smallPartsOfAGroupAreGathered() {
    let chart = Self.flow(["231"], [(1...21).map(String.init)])
    #expect(chart.groups[0].parts.count == 15)
    #expect(chart.groups[0].parts.last == .init(label: "Other (7)", amount: 28))
  }
}

@Suite struct MarkTests {
  // Contrast ratios by the formula of WCAG, calculated by another program; black on white is 21.
  @Test(
    arguments: [
      ("#7A5CC7", true), ("#2E9B6B", true), ("#FFFF00", false), ("#000000", false), ("#FFFFFF", false),
      ("#1C1C1E", false),
    ])
  func coloursMustBeSeenOnBothBackgrounds(_ text: String, _ isVisible: Bool) throws {
    #expect(try #require(HexColor(text)).isVisible == isVisible)
  }

  @Test func contrastIsThatOfWCAG() throws {
    let (black, white) = (try #require(HexColor("#000000")), try #require(HexColor("#FFFFFF")))
    #expect(abs(black.contrast(to: white) - 21) < 0.001)
    #expect(abs(try #require(HexColor("#767676")).contrast(to: white) - 4.54) < 0.01)
  }

  @Test func aColourMarksOneThing() {
    let purple = HexColor("#7A5CC7")
    #expect(
      Mark.marks([purple, nil, purple, HexColor("#FFFF00")]).map { $0.fill ?? $0.cssClass }
        == ["#7A5CC7", "mark s2", "mark s3", "mark s4"])
  }

  @Test(arguments: ["chart.css", "page.css"]) func thePaletteIsSeenOnItsBackground(_ file: String) throws {
    let css = try #require(ReportTemplates.embedded[file])
    var blocks = 0
    for block in css.split(separator: "{").dropFirst() where block.contains("--paper: #") {
      let colors = Dictionary(
        block.matches(of: /--(\w+): (#[0-9a-f]{6})/).map { (String($0.1), HexColor($0.2)) },
        uniquingKeysWith: { first, _ in first })
      let paper = try #require(colors["paper"] ?? nil)
      for name in ["ink", "quiet", "good", "bad", "caution"] {
        #expect(try #require(colors[name] ?? nil).contrast(to: paper) >= 4.5, "\(name) as text")
      }
      for name in ["budgeted", "rest"] + (1...7).map({ "s\($0)" }) {
        #expect(try #require(colors[name] ?? nil).contrast(to: paper) >= 3, "\(name) as a mark")
      }
      blocks += 1
    }
    #expect(blocks >= 2)
  }
}
