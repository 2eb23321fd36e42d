import BudgetModel
import Foundation
import Testing

@testable import BudgetReports

/// Tests where the accent colour of the settings is used: only where it has enough contrast.
@Suite struct AccentTests {
  // Contrasts by the formula of WCAG, calculated by another program, with #FFFFFF, #F6F6F4, #1C1C1E and #262629:
  // #0B57D0 6.39, 5.90, 2.66, 2.36; #2E9B6B 3.49, 3.23, 4.88, 4.32; #8A8A8A 3.45, 3.19, 4.93, 4.37;
  // #FFFF00 1.07, 1.01, 15.84, 14.05; #7A5CC7 5.02, 4.64, 3.39, 3.01; #C2410C 5.18, 4.79, 3.29, 2.91.
  @Test(
    arguments: [
      ("#0B57D0", "#0B57D0", "#0B57D0", "initial", "initial"),
      ("#2E9B6B", "initial", "#2E9B6B", "initial", "#2E9B6B"),
      ("#FFFF00", "initial", "initial", "#FFFF00", "#FFFF00"),
      ("#7A5CC7", "#7A5CC7", "#7A5CC7", "initial", "#7A5CC7"),
      ("#C2410C", "#C2410C", "#C2410C", "initial", "initial"),
    ])
  func isUsedWhereItHasContrast(
    _ accent: String, _ lightLink: String, _ lightFocus: String, _ darkLink: String, _ darkFocus: String
  ) throws {
    var budget = Sample.small
    budget.settings.accentColor = HexColor(accent)
    let html = try Sample.report(budget).html(templates: ReportTemplates())
    let (light, dark) = (
      "--link: \(lightLink); --focus: \(lightFocus); }", "--link: \(darkLink); --focus: \(darkFocus); }"
    )
    #expect(html.contains(":root, :root[data-theme=\"light\"] { \(light)"))
    #expect(html.contains("@media (prefers-color-scheme: dark) { :root { \(dark) }"))
    #expect(html.contains(":root[data-theme=\"dark\"] { \(dark)"))
  }

  @Test func withoutOneThePageHasItsOwnColours() throws {
    let html = try Sample.report(Sample.small).html(templates: ReportTemplates())
    #expect(!html.contains("--link:") && html.contains("color: var(--link, inherit)"))
  }

  // A contrast of 4.5 with both backgrounds needs 4.5² between them, but theirs is only 17: each theme needs its own
  // link colour.
  @Test func noColourIsReadOnBothPapers() throws {
    let papers = Theme.allCases.compactMap(\.backgrounds.first)
    #expect(papers[0].contrast(to: papers[1]) < 4.5 * 4.5)
  }

  @Test(arguments: Theme.allCases) func backgroundsAreThoseOfTheStyles(_ theme: Theme) throws {
    let css = try #require(ReportTemplates.embedded["page.css"])
    let name = theme == .light ? "light" : "dark"
    let start = try #require(css.range(of: ":root[data-theme=\"\(name)\"] {"))
    let block = css[start.upperBound...].prefix { $0 != "}" }
    let colors = ["paper", "raised"].compactMap { variable in
      block.firstRange(of: "--\(variable): ").map { block[$0.upperBound...].prefix(7) }
    }
    #expect(colors.map { HexColor(String($0)) } == theme.backgrounds)
  }
}
