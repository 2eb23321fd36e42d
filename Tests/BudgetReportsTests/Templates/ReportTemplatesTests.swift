import Testing

@testable import BudgetReports

@Suite struct ReportTemplatesTests {
  @Test func aUsersFileReplacesABuiltInOne() throws {
    let templates = try ReportTemplates(replacing: [
      "log.mustache": "<p id=\"mine\">{{lead}}</p>\n", "page.css": "/* mine */",
    ])
    let html = try Sample.report(Sample.small).html(templates: templates)
    #expect(html.contains("<p id=\"mine\">6 transactions take"))
    #expect(html.contains("/* mine */"))
    #expect(html.contains("<section id=\"plan\""))
  }

  @Test func sectionsUpToTheLimitAreUsed() throws {
    let nested =
      String(repeating: "{{#lead}}", count: 100) + "deep" + String(repeating: "{{/lead}}", count: 100)
    let templates = try ReportTemplates(replacing: ["log.mustache": nested])
    #expect(try Sample.report(Sample.small).html(templates: templates).contains("deep"))
  }

  @Test(arguments: ["page.mustache", "log.mustache", "page.css", "chart.css", "page.js"])
  func aMissingFileIsAnErrorAndNoEmptyPage(_ name: String) throws {
    let templates = try ReportTemplates(ReportTemplates.embedded.filter { $0.key != name })
    #expect(throws: ReportTemplateError.missingFile(name)) {
      try Sample.report(Sample.small).html(templates: templates)
    }
  }

  @Test func commentsMayHoldAnything() throws {
    let comment = "{{! {{nosuch \(String(repeating: "{{ ", count: 1_000)) }}"
    #expect(throws: Never.self) { try ReportTemplates(replacing: ["log.mustache": comment]) }
  }

  @Test(
    arguments: [
      (
        "logg.mustache", "",
        ReportTemplateError.unknownFile("logg.mustache", known: ReportTemplates.embedded.keys.sorted())
      ),
      (
        "log.mustache", "\n<p>{{#lead}}</p>",
        .notMustache(file: "log.mustache", line: 2, column: 17, reason: "expectedSectionEnd")
      ),
      ("log.mustache", "{{>tabel}}", .unknownPartial(file: "log.mustache", line: 1, partial: "tabel")),
      ("log.mustache", "{{> *name }}", .unknownPartial(file: "log.mustache", line: 1, partial: "*name")),
      (
        "log.mustache", "<p>\n{{lead}}\n{{#notes}}{{tilte}}{{/notes}}",
        .unknownKey(file: "log.mustache", line: 3, key: "tilte")
      ),
      ("log.mustache", "{{{ htlm }}}", .unknownKey(file: "log.mustache", line: 1, key: "htlm")),
      ("row.mustache", "{{>table}}", .endlessPartial(files: ["table.mustache", "row.mustache"])),
      ("row.mustache", "{{< row}}{{/row}}", .endlessPartial(files: ["row.mustache"])),
      ("log.mustache", "{{=<% %>=}}<%>log%>", .changedDelimiters(file: "log.mustache")),
      (
        "log.mustache",
        "\n" + String(repeating: "{{#notes}}", count: 3_000) + String(repeating: "{{/notes}}", count: 3_000),
        .nestedTooDeeply(file: "log.mustache", line: 2, limit: 100)
      ),
      (
        "log.mustache", "{{lead}}\n{{\(String(repeating: "n", count: 100_000))}}",
        .tagTooLong(file: "log.mustache", line: 2, limit: 1_000)
      ),
    ])
  func refusesWhatCannotBeUsed(_ file: String, _ text: String, _ error: ReportTemplateError) {
    #expect(throws: error) { try ReportTemplates(replacing: [file: text]) }
  }
}
