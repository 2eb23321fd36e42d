import BudgetModel
import ExactJSON
import FindingWording

/// How far the files' own figures confirm the data read from them.
struct VerdictsSection: BudgetSection {
  static let name = "verdicts"
  static let isOfMonth = false
  let title, lead, shortTitle: String
  let tables: [ReportTable]
  let notes: [String]
  let json: JSONValue

  init?(_ context: ReportContext) {
    guard !context.verdicts.isEmpty else { return nil }
    let wording = context.wording
    let all = context.verdicts.flatMap(\.verdicts)
    title = wording.text.verdictsTitle
    shortTitle = wording.text.verdictsSheet
    lead = wording.verdictsLead(all)
    let groups = context.verdicts.map { source in
      ReportTable.Group(source.file, rows: source.verdicts.map { Self.row($0, wording) })
    }
    tables = [
      ReportTable(
        caption: wording.text.verdictsCaption,
        columns: [
          .words(wording.text.verdictsRecords), .words(wording.text.verdictsStanding),
          .figures(wording.text.count),
          .words(wording.text.verdictsGrounds),
        ], groups: groups, isFolded: true)
    ]
    notes = all.flatMap { verdict in
      [wording.findings.leftovers(verdict)].compactMap(\.self)
        + verdict.questions.map { wording.questionNote($0) }
    }
    json = .array(
      context.verdicts.map { source in
        .members([
          "file": source.file.map { .string($0) } ?? .null, "verdicts": VerdictJSON.values(source.verdicts),
        ])
      })
  }

  private static func row(_ verdict: ImportVerdict, _ wording: Wording) -> ReportTable.Row {
    ReportTable.Row([
      .init(wording.findings.collection(verdict.collection)),
      .init(wording.findings.standing(verdict.standing), verdict.standing.tone),
      .init(String(verdict.records), value: .count(verdict.records)),
      .init(wording.findings.grounds(verdict)),
    ])
  }
}

extension ImportVerdict.Standing {
  fileprivate var tone: Tone {
    switch self {
    case .proven: .good
    case .unopposed: .quiet
    case .contested: .caution
    }
  }
}
