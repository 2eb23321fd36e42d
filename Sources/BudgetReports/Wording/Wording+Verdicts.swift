import BudgetModel
import FindingWording

// The texts about how far the figures in files confirm the data read from them.

extension Wording {
  /// Returns the kinds of records by their verdict: proven, unopposed or contested by the file's figures.
  func verdictsLead(_ verdicts: [ImportVerdict]) -> String {
    let parts = [
      (ImportVerdict.Standing.proven, text.verdictsProven), (.unopposed, text.verdictsUnopposed),
      (.contested, text.verdictsContested),
    ].compactMap { standing, phrase -> String? in
      let names = verdicts.filter { $0.standing == standing }.map { findings.collection($0.collection) }
      guard !names.isEmpty else { return nil }
      return fill(phrase, ["records": names.joined(separator: ", ")])
    }
    return parts.joined(separator: " ")
  }

  /// Returns a question that a file leaves open, with its possible answers.
  func questionNote(_ question: ImportQuestion) -> String {
    let answers = question.answers.map { findings.sentence($0) }
    return ([findings.sentence(question)] + answers).joined(separator: " – ")
  }
}
