import BudgetModel
import ExactDecimals
import Foundation
import Testing

@testable import BudgetReports
@testable import ExactJSON

@Suite struct MarkdownAndJSONTests {
  @Test func markdownActsOnNothingOfTheData() {
    var budget = Sample.small
    budget.transactions[1].description = "a|b *c* <b> [d](e)\n# f"
    let text = Sample.report(budget).markdown()
    #expect(text.contains("| a\\|b \\*c\\* \\<b\\> \\[d\\](e) \\# f | Salary |"))
  }

  @Test func jsonIsReadByAnotherParser() throws {
    let text = Sample.report(Sample.small, findings: Sample.findings).json()
    let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let sections = try #require(report["sections"] as? [String: Any])
    #expect(
      Set(sections.keys) == [
        "summary", "glance", "comparison", "spending", "top", "flow", "calendar", "log", "trend", "year",
        "plan",
        "findings", "glossary",
      ])
    #expect((sections["findings"] as? [Any])?.count == 3)
  }

  @Test func numbersKeepEveryDigit() throws {
    let value = JSONValue.members([
      "exact": .number(try Decimal(strict: "123456789012345.0001")), "none": .number(nil),
      "nan": .number(.nan),
      "text": .string("a\"\\\n\t\r\u{1}é"), "empty": .array([]), "yes": .bool(true),
      "list": .array([.integer(1), .null]),
      "object": .object([]),
    ])
    #expect(
      value.document == """
        {
          "exact": 123456789012345.0001,
          "none": null,
          "nan": null,
          "text": "a\\"\\\\\\n\\t\\r\\u0001é",
          "empty": [],
          "yes": true,
          "list": [
            1,
            null
          ],
          "object": {}
        }

        """)
  }
}
