import BudgetModel
import Foundation
import Testing

@testable import BudgetReports

/// Tests the page as a whole: safe, complete and easy to navigate.
@Suite struct PageTests {
  static let hostile = "<script>window.__xss=1</script>\"'&{{lead}}<img src=x onerror=window.__xss=1>"

  static let hostileBudget: Budget = {
    var budget = Sample.small
    for index in budget.categories.indices { budget.categories[index].name += hostile }
    for index in budget.transactions.indices { budget.transactions[index].description = hostile }
    return budget
  }()

  static func html(_ report: BudgetReport) throws -> String { try report.html(templates: ReportTemplates()) }

  static func parsed(_ html: String) -> WellFormed { WellFormed(html: html) }

  @Test func namesStayText() throws {
    let findings = [
      Finding(
        .file(.mappingUnfit(sheet: Self.hostile, sheets: [Self.hostile])),
        at: Provenance(file: Self.hostile))
    ]
    let html = try Self.html(Sample.report(Self.hostileBudget, findings: findings, source: Self.hostile))
    #expect(html.components(separatedBy: "<script").count == 2 && !html.contains("<img"))
    #expect(html.contains("&lt;script&gt;window.__xss=1&lt;/script&gt;"))
    #expect(html.contains("{{lead}}"))
    #expect(Self.parsed(html).isWellFormed)
  }

  @Test(arguments: ReportCase.all) func isWellFormedWithUniqueIdentifiers(_ row: ReportCase) throws {
    let page = try Self.parsed(Self.html(row.report))
    #expect(page.isWellFormed)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let references = page.elements.flatMap { ($0.attributes["aria-labelledby"] ?? "").split(separator: " ") }
    #expect(references.allSatisfy { ids.contains(String($0)) })
  }

  @Test(arguments: ReportCase.all) func asksForNothing(_ row: ReportCase) throws {
    let html = try Self.html(row.report)
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-"
    #expect(html.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)"))
    let page = Self.parsed(html)
    let addresses = page.elements.flatMap { element in
      ["src", "href", "srcset", "data"].compactMap { element.attributes[$0] }
    }
    #expect(addresses.allSatisfy { $0.hasPrefix("#") })
    #expect(page.all("link").isEmpty)
    for text in html.matches(of: /<style>([^<]*)<\/style>/).map(\.output.1) {
      #expect(!text.contains("url(") && !text.contains("@import"))
    }
  }

  @Test(arguments: ReportCase.all) func hasLandmarksAndHeadingsInOrder(_ row: ReportCase) throws {
    let page = try Self.parsed(Self.html(row.report))
    #expect(page.all("html").first?["lang"] == row.report.context.wording.language)
    for landmark in ["header", "nav", "main", "footer"] { #expect(page.all(landmark).count == 1) }
    let headings = page.elements.map(\.name).filter { $0.wholeMatch(of: /h[1-6]/) != nil }
    let shown = row.report.shownSections
    #expect(headings.filter { $0 != "h3" } == ["h1"] + Array(repeating: "h2", count: shown.count))
    #expect(headings.count { $0 == "h3" } == shown.reduce(0) { $0 + $1.answers.count })
    #expect(page.all("a").first?["href"] == "#report")
    // A row begins with a header cell, which needs no scope attribute in a column of header cells (HTML, 4.9.12.2).
    let cells = page.elements.map(\.name).filter { ["tr", "th", "td"].contains($0) }
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0 != "tr" || $1 == "th" })
    #expect(page.all("caption").count == page.all("table").count)
  }

  @Test(
    arguments: [
      (Appearance.system, "data-decimal=\".\">", "light dark"),
      (.dark, "data-decimal=\".\" data-theme=\"dark\">", "dark"),
      (.light, "data-decimal=\".\" data-theme=\"light\">", "light"),
    ])
  func followsTheAppearance(_ appearance: Appearance, _ root: String, _ scheme: String) throws {
    var budget = Sample.small
    budget.settings.appearance = appearance
    let html = try Self.html(Sample.report(budget))
    #expect(html.contains(root))
    #expect(html.contains("<meta name=\"color-scheme\" content=\"\(scheme)\">"))
  }

  @Test func aSectionIsOneTemplateAndOneEntryOfTheContents() throws {
    let report = Sample.report(Sample.small)
    let page = try Self.parsed(Self.html(report))
    let shown = report.shownSections
    // Sections about the month come before sections about all months.
    let names = (shown.filter(\.isOfMonth) + shown.filter { !$0.isOfMonth }).map { type(of: $0).name }
    #expect(!names.contains("top"))
    #expect(page.all("section").map { $0["id"] } == names)
    #expect(page.all("a").dropFirst().prefix(names.count).map { $0["href"] } == names.map { "#\($0)" })
    #expect(names.allSatisfy { ReportTemplates.embedded["\($0).mustache"] != nil })
  }
}
