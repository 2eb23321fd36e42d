import BudgetModel
import ExactJSON
import FindingWording

/// All findings of the import about unusable or uncertain data, the most severe first (SPEC §3).
struct FindingsSection: BudgetSection {
  static let name = "findings"
  static let isOfMonth = false
  let title, lead: String
  let tables: [ReportTable]
  let json: JSONValue
  let shortTitle: String

  init(_ context: ReportContext) {
    let wording = context.wording
    let findings = context.findings.enumerated()
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    let count = { (severity: Finding.Severity) in findings.count { $0.severity == severity } }
    title = wording.text.findingsTitle
    shortTitle = wording.text.findingsSheet
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
    let words = wording.findings.words(finding.fact)
    return ReportTable.Row([
      .init(place.isEmpty ? wording.text.dash : place),
      .init(wording.severity(finding.severity), finding.severity.tone),
      .init(words.reason), .init(words.remedy ?? wording.text.dash),
    ])
  }

  private static func json(_ finding: Finding) -> JSONValue {
    let words = FindingFormatter().words(finding.fact)
    return .members([
      "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue),
      "place": .string(finding.place.description), "reason": .string(words.reason),
      "remedy": words.remedy.map { .string($0) } ?? .null,
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
