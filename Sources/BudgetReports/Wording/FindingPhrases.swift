import BudgetModel
import FindingWording

/// What findings say in a language that importers do not speak, by code.
///
/// An importer's sentence holds its facts as words. What can be kept of them exactly is the texts of the file that it
/// quotes; a finding of an unknown code keeps the importer's own sentences.
struct FindingPhrases: Hashable, Sendable {
  /// What a kind of finding means, and what helps.
  struct Phrase: Hashable, Sendable {
    let problem, remedy: String

    init(_ problem: String, _ remedy: String) {
      self.problem = problem
      self.remedy = remedy
    }
  }

  /// The phrases by the code's name.
  let phrases: [String: Phrase]
  /// The marks around a text of the file.
  private let open, close: String

  /// The phrases of a language with its quotation marks.
  init(open: String, close: String, _ phrases: [String: Phrase]) {
    self.open = open
    self.close = close
    self.phrases = phrases
  }

  /// What was found, with the texts of the file that the importer quoted, as they are; nil for an unknown code.
  func problem(_ finding: Finding) -> String? {
    phrases[finding.code.rawValue].map { phrase in
      let texts = Self.quoted(in: finding.reason).map { open + $0 + close }
      return texts.isEmpty ? phrase.problem : "\(phrase.problem): \(texts.joined(separator: ", "))"
    }
  }

  /// What would help; nil where the finding says nothing of it, or for an unknown code.
  func remedy(_ finding: Finding) -> String? {
    finding.remedy.flatMap { _ in phrases[finding.code.rawValue]?.remedy }
  }

  /// The texts between quotation marks; none where marks within a text make it unclear where it ends.
  static func quoted(in reason: String) -> [String] {
    let parts = reason.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return [] }
    for index in stride(from: 0, to: parts.count, by: 2) {
      let (first, last) = (parts[index].first, parts[index].last)
      let isClosed =
        index == 0 || index == parts.count - 1 && first == nil || first.map(" ,;:.)".contains) == true
      let isOpened = index == parts.count - 1 || index == 0 && last == nil || last.map(" (".contains) == true
      guard isClosed, isOpened else { return [] }
    }
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }.filter { !$0.isEmpty }
  }
}
