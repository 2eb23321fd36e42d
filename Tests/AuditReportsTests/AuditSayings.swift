import SpreadsheetFormulas
import SpreadsheetValues

@testable import AuditReports
@testable import SpreadsheetAudit

/// All texts that audits can contain.
enum AuditSayings {
  /// A finding for each fact, and findings for the texts that one example of a fact does not reach.
  private static var findings: [AuditFinding] {
    (AuditWordsTests.examples.map(\.fact) + branches).map { finding($0) } + [
      finding(.lostReference, others: ["C4"]), finding(.lostReference, others: ["C4", "C5"]),
      finding(.lostReference, others: ["C4", "C5", "C6"], dependents: ["D1"]),
      finding(.lostReference, dependents: ["D1", "D2"]),
      finding(.otherSign(.row, following: 3, value: 7, isBalance: false), suggestion: "A1+B1"),
    ]
  }

  private static var branches: [AuditFact] {
    let (cell, place) = (AuditWordsTests.cell, AuditWordsTests.place)
    let gaps: [AuditFact.Gap] = [.nothing, .number, .otherFormula]
    let errors: [CellError] = [
      .divisionByZero, .reference, .name, .value, .notAvailable, .number, .null, .spill, .calculation,
    ]
    let values: [CellValue] = [
      .empty, .boolean(true), .error(.value), .text(String(repeating: "long ", count: 12)), 1.5,
    ]
    let texts = ["a ", " a", "a  b", "a\u{A0}b", "a"]
    return gaps.map { .brokenBalance(before: cell("C2"), following: 1, $0) }
      + errors.map { .errorValue($0) } + values.map { .staleCache($0, exact: 7) }
      + texts.map { .entryMissed($0, like: "ab", by: place("Plan", "G4")) }
      + [
        .oddFormula(.row, following: 1, value: nil, isSame: false), .hiddenRows(1, first: nil),
        .criterionMissesAll("a", like: "b", first: place("Log", "B4"), count: 1),
        .criterionMissesAll("a", like: "b", first: place("Log", "B4"), count: 2),
        .otherSign(.column, following: 1, value: 7, isBalance: true),
        .constantInFormulas(12, .row, following: 2, isSame: true),
        .constantInFormulas(12, .column, following: 1, isSame: false),
        .cycle((1...7).map { place("Plan", "A\($0)") }),
      ]
  }

  private static func finding(
    _ fact: AuditFact, others: [String] = [], dependents: [String] = [], suggestion: String? = nil
  ) -> AuditFinding {
    AuditFinding(
      fact: fact, location: AuditWordsTests.place("Plan", "C3"), formula: "A3-B3", cached: nil, double: 7,
      decimal: 7, suggestion: suggestion, others: others.map { AuditWordsTests.place("Plan", $0) },
      dependents: dependents.map { AuditWordsTests.place("Plan", $0) })
  }

  /// Returns all texts of audits in a language.
  static func all(_ words: AuditWords) -> [String] {
    let findings = findings
    return findings.map { words.sentence($0) } + AuditCode.allCases.map { words.title($0) }
      + AuditFinding.Severity.allCases.flatMap { severity in
        [words.severity(severity)]
          + [1, 2].map { count in
            words.count(Array(findings.filter { $0.severity == severity }.prefix(count)))
          }
      } + [
        words.kicker, words.kindsTitle, words.cellsTitle, words.cell, words.code, words.meaning, words.number,
        words.cached, words.double, words.decimal, words.perhaps, words.cellsLead, words.values,
        words.scope(formulas: 1, sheets: 1), words.scope(formulas: 2, sheets: 2), words.count([]),
        words.found("a", in: "b"), words.summary("a", "b", "c"), words.more(3),
      ]
  }
}
