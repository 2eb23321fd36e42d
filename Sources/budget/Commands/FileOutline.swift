import BudgetFiles
import BudgetModel
import ExactJSON

/// The content of a readable file that is not a budget.
protocol FileOutline {
  var fileName: String { get }
  var format: FileFormat { get }
  /// A sentence that says what was not found, and what a budget needs.
  var sentence: String { get }
  /// The findings about the file; errors and warnings are only for problems that no program can work around.
  var findings: [Finding] { get }
  /// The facts as JSON.
  var members: [JSONMember] { get }

  /// Returns the facts as lines for people.
  func facts(_ width: LineWidth) -> [String]
}

extension FileOutline {
  /// Returns the facts, the sentence and the findings as lines.
  func lines(_ width: LineWidth) -> [String] {
    var lines = FindingLines.wrapped("\(fileName): \(format.rawValue), no budget", width: width.prose)
    lines += facts(width)
    lines += [""] + FindingLines.wrapped(sentence, width: width.prose, indent: "")
    guard !findings.isEmpty else { return lines }
    return lines + ["", FindingLines.count(findings)]
      + FindingLines.lines(findings, width: width.prose, limit: 12)
  }

  /// Returns the outline as JSON; programs recognise an outline by the missing members `counts` and `categories`.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    let head = [JSONMember("file", .string(fileName)), JSONMember("format", .string(format.rawValue))]
    let tail = [
      JSONMember("findings", FindingJSON.values(findings)), JSONMember("sentence", .string(sentence)),
    ]
    writer.write(.object(head + members + tail))
    return writer.finished()
  }
}
