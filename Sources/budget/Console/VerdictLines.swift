import BudgetModel
import FindingWording

/// Writes, as lines for people, how far a file's own figures confirm the data read from it.
struct VerdictLines {
  private static let mostFigures = 3
  private let verdicts: [ImportVerdict]
  private let words = FindingFormatter()

  init(_ verdicts: [ImportVerdict]) { self.verdicts = verdicts }

  /// Returns a line for each kind of record.
  func brief(width: Int) -> [String] {
    verdicts.flatMap { FindingLines.wrapped(words.sentence($0), width: width) }
  }

  /// Returns the lines of `brief`, each followed by the figures, the numbers that are in no record, and the
  /// questions with their options.
  func all(width: Int) -> [String] {
    verdicts.flatMap { verdict in
      FindingLines.wrapped(words.sentence(verdict), width: width)
        + details(of: verdict).flatMap { FindingLines.wrapped("  \($0)", width: width, indent: "      ") }
    }
  }

  private func details(of verdict: ImportVerdict) -> [String] {
    figures(verdict.agreeing, of: verdict.agreeingCount, "agrees", words.figure)
      + figures(verdict.differing, of: verdict.differingCount, "differs", words.difference)
      + [words.leftovers(verdict)].compactMap(\.self) + verdict.questions.flatMap(Self.lines)
  }

  private func figures(
    _ figures: [ImportVerdict.Figure], of count: Int, _ word: String, _ text: (ImportVerdict.Figure) -> String
  ) -> [String] {
    let shown = figures.prefix(Self.mostFigures)
    let rest = count - shown.count
    return shown.map { "\(word): \(text($0))" } + (rest > 0 ? ["… and \(rest) more; --json lists them"] : [])
  }

  /// Returns a question and its possible answers, starting with the answer that was used.
  static func lines(of question: ImportQuestion) -> [String] {
    let words = FindingFormatter()
    return [words.sentence(question)]
      + question.answers.enumerated().map { index, answer in
        "  \(answer.option): \(words.sentence(answer))\(index == 0 ? " (taken)" : "")"
      }
  }

  /// Returns why a file needs an answer, the questions with their options, and what to do.
  static func refusal(_ verdicts: [ImportVerdict], of fileName: String, errors: [Finding] = []) -> String {
    let contested = verdicts.contested
    let words = FindingFormatter()
    let reasons = contested.map(words.sentence)
    let questions = contested.flatMap(\.questions).uniqued.flatMap(lines)
    let way =
      questions.isEmpty
      ? "see budget inspect; if the records are right, continue with --accept-contested"
      : "use one of these options, or continue with --accept-contested"
    let faults = FindingKind.kinds(of: errors).map(\.sentence)
    return "\(fileName): \((reasons + faults + questions + [way]).joined(separator: "\n        "))"
  }
}

extension [ImportQuestion] {
  /// The distinct questions; several kinds of records may need the same answer.
  var uniqued: [ImportQuestion] {
    var seen: Set<ImportQuestion> = []
    return filter { seen.insert($0).inserted }
  }
}
