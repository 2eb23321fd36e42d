import BudgetFiles
import BudgetModel
import BudgetReports
import ExactJSON
import FindingWording

/// Writes findings as JSON.
enum FindingJSON {
  /// Returns a document with all findings and with the verdicts: how far the file confirms the data read from it.
  static func document(_ findings: [Finding], verdicts: [ImportVerdict]) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        JSONMember("verdicts", VerdictJSON.values(verdicts)), JSONMember("findings", values(findings)),
      ]))
    return writer.finished()
  }

  /// Returns the findings as an array.
  static func values(_ findings: [Finding]) -> JSONValue { .array(findings.map(value)) }

  private static func value(_ finding: Finding) -> JSONValue {
    var members = [
      JSONMember("code", .string(finding.code.rawValue)),
      JSONMember("severity", .string(finding.severity.rawValue)),
      JSONMember("file", finding.place.file.map { .string($0) } ?? .null),
    ]
    switch finding.place.location {
    case .whole: break
    case .sheet(let name): members.append(JSONMember("sheet", .string(name)))
    case .cell(let sheet, let reference):
      members += [JSONMember("sheet", .string(sheet)), JSONMember("cell", .string(reference))]
    case .line(let line, let field):
      members.append(JSONMember("line", .number(String(line))))
      if let field { members.append(JSONMember("field", .string(field))) }
    case .jsonPath(let path): members.append(JSONMember("path", .string(path)))
    }
    let words = FindingFormatter().words(finding.fact)
    members.append(JSONMember("reason", .string(words.reason)))
    if let remedy = words.remedy { members.append(JSONMember("remedy", .string(remedy))) }
    return .object(members)
  }
}
