import BudgetCalculation
import BudgetModel
import CalendarDates
import Digests
import Foundation
import Testing

@testable import BudgetReports

/// Tests the links from a bar to its transactions.
@Suite struct DrillDownTests {
  static func page(_ report: BudgetReport, months: [BudgetMonth] = []) throws -> WellFormed {
    WellFormed(html: try report.html(templates: ReportTemplates(), months: months))
  }

  @Test(arguments: ReportCase.all) func everyAddressIsInThePage(_ row: ReportCase) throws {
    let months = row.report.context.span == nil ? Ledger(row.report.context.budget).activeMonths : []
    let page = try Self.page(row.report, months: months)
    #expect(page.isWellFormed)
    let ids = Set(page.elements.compactMap { $0.attributes["id"] })
    let addresses = page.elements.compactMap { $0.attributes["href"] }
    #expect(addresses.allSatisfy { ids.contains(String($0.dropFirst())) })
  }

  // Rent has one row, food has three rows including the refund, gifts have one; the transfer has no category.
  @Test func aCategoryLeadsToItsRows() throws {
    let html = try Sample.report(Sample.small).html(templates: ReportTemplates())
    let page = try Self.page(Sample.report(Sample.small))
    let links = page.elements.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#log-k") }
    #expect(Set(links) == ["#log-k1", "#log-k2", "#log-k4"])
    #expect(page.all("p").compactMap { $0["id"] } == ["log-k0", "log-k1", "log-k2", "log-k4"])
    let rows = Dictionary(grouping: page.all("tr").compactMap { $0["class"] }) { $0 }.mapValues(\.count)
    #expect(rows["k0"] == 1 && rows["k1"] == 1 && rows["k2"] == 2 && rows["k4"] == 1)
    #expect(
      html.contains(".k2:target ~ * :is(tbody:not(:has(.k2)), tbody tr:not(.k2, .group)) { display: none; }"))
    // Food has 440.00 of 1,200.00, the longest bar, and 400.00 planned; 100.00 in February is 4 of 18 pixels high.
    #expect(
      html.contains(
        "<th class=\"bad\" style=\"--v:.367;--m:.333;--y:'M60 18V14h6V0h6V18z'\"><a href=\"#log-k2\">Food</a>"
      ))
    // 450.25 of 1,200.00 is more than the square of three fifths.
    #expect(
      html.contains(
        "<li class=\"h4\"><a href=\"#2026-03-07\">7</a><b>450.25</b><u>450</u><i>1,250</i></li>"))
  }

  @Test func withoutALogNothingLeadsThere() throws {
    let page = try Self.page(Sample.report(Sample.small).keeping(["comparison", "flow"]))
    #expect(page.elements.compactMap { $0.attributes["href"] }.allSatisfy { !$0.contains("log") })
    // The parts of a chart still show their figures and can be focused.
    #expect(page.all("g").contains { $0["tabindex"] == "0" && $0["role"] == "img" })
    #expect(page.texts.contains("Rent: $1,200.00 · 40.0%"))
  }

  static func long(_ count: Int) -> Budget {
    var budget = Sample.small
    budget.transactions = (0..<count).map {
      Sample.transaction($0, Sample.march.day(clamping: $0 * 31 / count + 1).description, "No. \($0)", 3, "1")
    }
    return budget
  }

  @Test(arguments: [(400, 1, 400), (401, 2, 401), (2_000, 8, 2_000), (2_100, 8, 2_000)])
  func aLongLogHasParts(_ count: Int, _ parts: Int, _ shown: Int) throws {
    let section = LogSection(SectionTests.context(Self.long(count)))
    #expect(section.tables.allSatisfy { $0.isFolded == (count > 400) })
    #expect(section.tables.flatMap(\.groups).reduce(0) { $0 + $1.rows.count } == shown)
    #expect(
      section.tables.allSatisfy {
        $0.groups.reduce(0) { $0 + $1.rows.count } <= max(250, count > 400 ? 0 : 400)
      })
    #expect(section.tables.count >= parts)
    #expect((section.notes.count == 2) == (shown < count))
    // Each date has only one key in the tables.
    let keys = section.tables.flatMap(\.groups).compactMap(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func theHashOfAScriptIsThatOfItsLineFeeds() throws {
    let hash = Data(SHA256.digest("a();\nb();\n".utf8)).base64EncodedString()
    for script in ["a();\r\nb();\r\n", "a();\nb();\n", "a();\rb();\r"] {
      let templates = try ReportTemplates(replacing: ["page.js": script])
      let html = try Sample.report(Sample.small).html(templates: templates)
      #expect(html.contains("'sha256-\(hash)'") && html.contains("<script>a();\nb();\n</script>"))
    }
  }
}
