import BudgetModel
import ExactJSON
import FindingWording

/// What the import could not use, or not be sure of: every finding, the gravest first (SPEC §3).
struct FindingsSection: BudgetSection {
  static let name = "findings"
  static let isOfMonth = false
  let title, lead: String
  let tables: [ReportTable]
  let json: JSONValue

  init(_ context: ReportContext) {
    let wording = context.wording
    let findings = context.findings.enumerated()
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    let count = { (severity: Finding.Severity) in findings.count { $0.severity == severity } }
    title = wording.text.findingsTitle
    lead = wording.findingsLead(unused: count(.error), warnings: count(.warning), notes: count(.info))
    let table = ReportTable(
      caption: wording.text.findingsCaption,
      columns: [
        .words(wording.text.place), .words(wording.text.severity), .words(wording.text.problem),
        .words(wording.text.remedy),
      ],
      groups: [.init(rows: findings.map { Self.row($0, wording) })])
    tables = findings.isEmpty ? [] : [table]
    json = .array(findings.map(Self.json))
  }

  private static func row(_ finding: Finding, _ wording: Wording) -> ReportTable.Row {
    let place = wording.place(finding.place)
    return ReportTable.Row([
      .init(place.isEmpty ? wording.text.dash : place),
      .init(wording.severity(finding.severity), finding.severity.tone),
      cell(finding.reason, wording.findings?.problem(finding), wording),
      finding.remedy.map { cell($0, wording.findings?.remedy(finding), wording) } ?? .init(wording.text.dash),
    ])
  }

  /// What an import says, in the language of the report; else in English, and marked so.
  private static func cell(_ text: String, _ translation: String?, _ wording: Wording) -> ReportTable.Cell {
    let isTranslated = wording.findings == nil || translation != nil
    return ReportTable.Cell(translation ?? text, language: isTranslated ? nil : "en")
  }

  private static func json(_ finding: Finding) -> JSONValue {
    .members([
      "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue),
      "place": .string(finding.place.description), "reason": .string(finding.reason),
      "remedy": finding.remedy.map { .string($0) } ?? .null,
    ])
  }
}

extension Finding.Severity {
  fileprivate var tone: Tone {
    switch self {
    case .info: .quiet
    case .warning: .caution
    case .error: .bad
    }
  }
}
