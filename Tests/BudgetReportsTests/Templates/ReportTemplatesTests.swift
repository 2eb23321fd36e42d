import Testing

@testable import BudgetReports

@Suite struct ReportTemplatesTests {
  @Test func aUsersFileReplacesABuiltInOne() throws {
    let templates = try ReportTemplates(replacing: [
      "log.mustache": "<p id=\"mine\">{{lead}}</p>\n", "page.css": "/* mine */",
    ])
    let html = Sample.report(Sample.small).html(templates: templates)
    #expect(html.contains("<p id=\"mine\">6 transactions take"))
    #expect(html.contains("/* mine */"))
    #expect(html.contains("<section id=\"plan\""))
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
    ])
  func refusesWhatCannotBeUsed(_ file: String, _ text: String, _ error: ReportTemplateError) {
    #expect(throws: error) { try ReportTemplates(replacing: [file: text]) }
  }
}
