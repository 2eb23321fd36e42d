public import BudgetReports
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import SpreadsheetValues
public import SpreadsheetAudit
public import ExactJSON

/// An audit as a document: the number of findings of each kind, and every finding with its cell.
public struct AuditReport: ReportDocument {
  public let title: String
  public let span: String
  public let provenance: String
  public private(set) var sections: [any ReportSection]
  public let wording: Wording
  /// The number of findings: `2 errors, 1 warning`, or `no findings`.
  public let count: String
  public let figures: JSONValue
  private let words: AuditWords

  public var kicker: String { words.kicker }
  /// A one-line summary of the document's contents.
  public var summary: String { words.summary(title, count, span) }

  /// The names of all sections.
  public static let sectionNames = [KindsSection.name, CellsSection.name]

  /// Creates the document of an audit.
  ///
  /// - Parameters:
  ///   - audit: The audit.
  ///   - fileName: The name of the workbook's file.
  ///   - limit: The maximum number of findings to list; the figures contain all of them.
  ///   - wording: The language.
  public init(_ audit: WorkbookAudit, fileName: String, limit: Int = .max, wording: Wording = .english) {
    let words = AuditWords(wording)
    title = TerminalText.printable(fileName)
    span = words.scope(formulas: audit.formulaCount, sheets: audit.sheetCount)
    count = words.count(audit.findings)
    provenance = words.values
    sections = [KindsSection(audit.findings, count: count, span: span, words)]
    if !audit.findings.isEmpty { sections.append(CellsSection(audit.findings, limit: limit, words)) }
    figures = .members([
      "file": .string(fileName), "findings": .array(audit.findings.map { Self.figures($0, words) }),
    ])
    (self.wording, self.words) = (wording, words)
  }

  /// Returns the document with only the sections that have these names; if there are no names,
  /// with all sections.
  public func keeping(_ names: [String]) -> AuditReport {
    var report = self
    if !names.isEmpty { report.sections = sections.filter { names.contains(type(of: $0).name) } }
    return report
  }

  private static func figures(_ finding: AuditFinding, _ words: AuditWords) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    func cells(_ cells: [CellLocation]) -> JSONValue { .array(cells.map { .string("\($0)") }) }
    return .members([
      "code": .string(finding.code.rawValue), "severity": .string(finding.severity.rawValue),
      "sheet": .string(finding.location.sheet), "cell": .string("\(finding.location.reference)"),
      "formula": text(finding.formula.map { "=\($0)" }), "cached": text(finding.cached?.plain),
      "double": .string(finding.double.plain), "decimal": .string(finding.decimal.plain),
      "sentence": .string(words.sentence(finding)),
      "suggestion": text(finding.suggestion.map { "=\($0)" }),
      "others": cells(finding.others), "dependents": cells(finding.dependents),
    ])
  }
}

/// The number of findings of each kind.
private struct KindsSection: ReportSection {
  static let name = "kinds"
  static let template = "section"
  let title, lead: String
  let tables: [ReportTable]
  let json = JSONValue.null

  init(_ findings: [AuditFinding], count: String, span: String, _ words: AuditWords) {
    title = words.kindsTitle
    lead = words.found(count, in: span)
    let counts = Dictionary(findings.map { ($0.code, 1) }, uniquingKeysWith: +)
    let rows = AuditCode.allCases.compactMap { code in
      counts[code].map { ReportTable.Row([.init(code.rawValue), .init(words.title(code)), .init("\($0)")]) }
    }
    let table = ReportTable(
      caption: words.kindsTitle,
      columns: [.words(words.code), .words(words.meaning), .figures(words.number)],
      groups: [.init(rows: rows)], isBare: true)
    tables = findings.isEmpty ? [] : [table]
  }
}

/// Every finding by sheet, with its explanation.
private struct CellsSection: ReportSection {
  static let name = "cells"
  static let template = "cards"
  let title, lead: String
  let tables: [ReportTable]
  let notes: [String]
  let json = JSONValue.null

  init(_ findings: [AuditFinding], limit: Int, _ words: AuditWords) {
    let shown = findings.prefix(limit)
    let isShort = shown.allSatisfy { finding in
      [finding.cached, finding.double, finding.decimal].allSatisfy { ($0?.plain.count ?? 0) < 18 }
    }
    title = words.cellsTitle
    lead = words.cellsLead
    tables = [
      ReportTable(
        caption: words.cellsTitle,
        columns: [.words(words.cell), .words(words.code)]
          + [words.cached, words.double, words.decimal].map { isShort ? .figures($0) : .words($0) },
        groups: Self.sheets(shown).map { sheet, findings in
          .init(TerminalText.printable(sheet), rows: findings.map { Self.row($0, words) })
        })
    ]
    notes = findings.count > shown.count ? [words.more(findings.count - shown.count)] : []
  }

  private static func sheets(_ findings: ArraySlice<AuditFinding>) -> [(String, ArraySlice<AuditFinding>)] {
    var (sheets, rest) = ([(String, ArraySlice<AuditFinding>)](), findings)
    while let name = rest.first?.location.sheet {
      let sheet = rest.prefix { $0.location.sheet == name }
      sheets.append((name, sheet))
      rest = rest.dropFirst(sheet.count)
    }
    return sheets
  }

  private static func row(_ finding: AuditFinding, _ words: AuditWords) -> ReportTable.Row {
    let values = [finding.cached?.plain ?? "–", finding.double.plain, finding.decimal.plain]
    var row = ReportTable.Row(
      ["\(finding.location.reference)", finding.code.rawValue].map { .init($0) }
        + values.map { .init(TerminalText.printable($0)) })
    let formula = { (label: String?, text: String) in
      ReportTable.Remark.Line(label, TerminalText.printable("=\(text)"), isFormula: true)
    }
    let sentence = TerminalText.printable(words.sentence(finding))
    row.remark = .init(
      words.title(finding.code), finding.severity.tone,
      [
        finding.formula.map { formula(nil, $0) }, .init(words.severity(finding.severity), sentence),
        finding.suggestion.map { formula(words.perhaps, $0) },
      ].compactMap(\.self))
    return row
  }
}

extension AuditFinding.Severity {
  fileprivate var tone: Tone {
    switch self {
    case .note: .plain
    case .warning: .caution
    case .error: .bad
    }
  }
}

extension CellValue {
  /// The value as text, without quotation marks.
  fileprivate var plain: String {
    switch self {
    case .empty: ""
    case .number(let number): number.plainText
    case .text(let text): text
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): error.rawValue
    }
  }
}
