import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetReports

/// Tests a page with several months: it shows one month, and the reader can choose another one without a script.
@Suite struct MonthSwitchTests {
  static let ledger = Ledger(Sample.household)

  static func page() throws -> String {
    try Sample.report(Sample.household).html(templates: ReportTemplates(), months: ledger.activeMonths)
  }

  @Test func everyMonthIsAChoice() throws {
    let page = PageTests.parsed(try Self.page())
    #expect(page.isWellFormed)
    let choices = page.all("input").filter { $0["type"] == "radio" }
    #expect(choices.count == 13 && choices.first?["id"] == "pick-2025-03")
    #expect(choices.filter { $0["checked"] != nil }.map { $0["id"] } == ["pick-2026-03"])
  }

  @Test func everyChoiceHasARuleThatShowsItsMonth() throws {
    let html = try Self.page()
    for month in Self.ledger.activeMonths {
      #expect(html.contains(":root:not(:has(#pick-\(month):checked)) .m-\(month) { display: none; }"))
      #expect(html.contains("<div class=\"month m-\(month)\">"))
    }
  }

  @Test func identifiersAreUniqueAndAddressesLeadSomewhere() throws {
    let page = PageTests.parsed(try Self.page())
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(page.all("a").compactMap { $0["href"] }.allSatisfy { ids.contains(String($0.dropFirst())) })
  }

  @Test func whatIsAboutTheWholeBookIsThereOnce() throws {
    let html = try Self.page()
    #expect(html.components(separatedBy: "<section id=\"trend\"").count == 2)
    #expect(!html.contains("<section id=\"m2025-12-trend\"") && html.contains("<section id=\"m2025-12-log\""))
  }

  @Test func figuresOfAnotherMonthAreThoseOfItsOwnReport() throws {
    let december = Sample.march.adding(months: -3)
    let own = try Sample.report(Sample.household, month: december).html(templates: ReportTemplates())
    let start = try #require(own.range(of: "<dl class=\"facts\">"))
    let end = try #require(own.range(of: "</dl>"))
    #expect(try Self.page().contains(own[start.lowerBound..<end.upperBound]))
  }

  @Test func keepsSectionsInEveryMonth() throws {
    let html = try Sample.report(Sample.household).keeping(["summary", "trend"])
      .html(templates: ReportTemplates(), months: Self.ledger.activeMonths)
    #expect(html.contains("id=\"m2025-12-summary\"") && !html.contains("id=\"m2025-12-log\""))
  }

  @Test func aPageOfOneMonthHasNothingToChoose() throws {
    let html = try Sample.report(Sample.household).html(templates: ReportTemplates())
    #expect(!html.contains("<fieldset") && !html.contains("@supports selector"))
  }
}
