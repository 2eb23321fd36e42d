import BudgetFiles
import BudgetModel
import ExactDecimals
import FindingWording
import Foundation
import ExactJSON

/// The detected format of a CSV file and its row accounting (what became of its rows), as text and as JSON.
enum CSVInspection {
  /// Returns the profile, the header, the columns with the evidence for them, and the conventions.
  static func lines(_ outline: CSVForm, width: Int) -> [String] {
    let header = outline.headerLine.map { "columns are named on line \($0)" } ?? "columns have no names"
    var lines = ["  \(outline.profile.map { "profile \($0)" } ?? "no profile"), \(header)"]
    for column in outline.columns {
      guard let meaning = column.meaning else { continue }
      let name = column.name.isEmpty ? "" : " \"\(column.name)\""
      lines += FindingLines.wrapped(
        "    \(column.number)\(name): \(meaning.name) (\(min(column.score, 100)) %: \(column.evidence))",
        width: width, indent: "      ")
    }
    let kept = outline.columns.filter { $0.meaning == nil && !$0.name.isEmpty }.map(\.name)
    if !kept.isEmpty {
      lines += FindingLines.wrapped(
        "    kept as custom fields: \(kept.joined(separator: ", "))", width: width, indent: "      ")
    }
    for (name, decision) in decisions(outline) {
      lines += FindingLines.wrapped(
        "    \(name): \(decision.value) (\(decision.evidence))", width: width, indent: "      ")
    }
    return lines
  }

  private static func decisions(_ outline: CSVForm) -> [(String, CSVForm.Decision)] {
    [("dates", outline.dateOrder), ("decimal separator", outline.decimalMark), ("signs", outline.signs)]
      .compactMap { name, decision in decision.map { (name, $0) } }
  }

  /// Returns the row accounting of any file in two lines: the numbers of rows by result, and their amounts.
  static func lines(of accounting: RowAccounting) -> [String] {
    let skipped = SkipReason.allCases.compactMap { reason in
      accounting.skipped[reason].map { (reason.rawValue, $0) }
    }
    let parts =
      [("imported", accounting.imported), ("findings", accounting.unusable)].filter {
        $0.0 == "imported" || $0.1.rows > 0
      } + skipped
    let rows = parts.map { "\($0.1.rows) \($0.0)" }.joined(separator: " + ")
    let amounts = parts.map { "\($0.1.amount.shown) \($0.0)" }.joined(separator: " + ")
    let mark = accounting.balance ? "=" : "≠"
    let fees =
      accounting.fees.rows > 0
      ? "; \(accounting.fees.rows) separate fees: \(accounting.fees.amount.shown)" : ""
    return [
      "rows: \(accounting.read.rows) read \(mark) \(rows)",
      "amounts as in the file: \(accounting.read.amount.shown) read \(mark) \(amounts)\(fees)",
    ]
  }

  /// Returns the detected format and the row accounting as members of a JSON document.
  static func members(_ outline: CSVForm, _ accounting: RowAccounting?) -> [JSONMember] {
    [JSONMember("csv", value(outline))]
      + (accounting.map { [JSONMember("books", AccountingJSON.value($0))] } ?? [])
  }

  /// Returns an outline as JSON.
  static func value(_ outline: CSVForm) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    func decision(_ decision: CSVForm.Decision?) -> JSONValue {
      decision.map {
        .object([JSONMember("value", .string($0.value)), JSONMember("evidence", .string($0.evidence))])
      } ?? .null
    }
    let columns = outline.columns.map { column in
      JSONValue.object([
        JSONMember("number", .number(String(column.number))), JSONMember("name", .string(column.name)),
        JSONMember("meaning", text(column.meaning?.name)),
        JSONMember("score", .number(String(column.score))),
        JSONMember("evidence", .string(column.evidence)),
      ])
    }
    let questions = outline.questions.map { question in
      let words = FindingFormatter().words(.log(question.fact))
      return JSONValue.object([
        JSONMember("subject", .string(question.subject.rawValue)),
        JSONMember("reason", .string(words.reason)),
        JSONMember("remedy", words.remedy.map { .string($0) } ?? .null),
      ])
    }
    return .object([
      JSONMember("kind", .string(outline.kind.rawValue)), JSONMember("profile", text(outline.profile)),
      JSONMember("headerLine", outline.headerLine.map { .number(String($0)) } ?? .null),
      JSONMember("columns", .array(columns)), JSONMember("dateOrder", decision(outline.dateOrder)),
      JSONMember("decimalMark", decision(outline.decimalMark)), JSONMember("signs", decision(outline.signs)),
      JSONMember("questions", .array(questions)),
    ])
  }
}
