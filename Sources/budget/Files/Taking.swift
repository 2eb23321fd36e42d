import ArgumentParser
import BudgetFiles
import BudgetModel

/// The value of `--take`: the answer to an open question, or the side whose values an import uses.
enum Taking: Hashable {
  /// The side whose values are used if a row contradicts the backup.
  enum Side: String, CaseIterable {
    case backup, file
  }

  case side(Side)
  case answer(ImportQuestion.Topic, String)

  /// Parses `log=Sheet2`, `file` or `backup`.
  ///
  /// - Throws: `ValidationError` with the possible questions, or with the valid answers to one of them.
  static func read(_ text: String) throws -> Taking {
    if let side = Side(rawValue: text) { return .side(side) }
    guard let mark = text.firstIndex(of: "=") else {
      throw ValidationError("It takes QUESTION=ANSWER, or file or backup for an import. \(questions)")
    }
    let word = String(text[text.index(after: mark)...])
    guard let topic = ImportQuestion.Topic(rawValue: String(text[..<mark])) else {
      throw ValidationError("There is no question \"\(text[..<mark])\". \(questions)")
    }
    guard topic.isAnswered(by: word) else {
      let words = topic.words?.joined(separator: ", ") ?? (topic == .year ? "a year such as 2026" : "a word")
      throw ValidationError("The answer to \(topic.rawValue) is \(words.replacing(", ", with: " or ")).")
    }
    return .answer(topic, word)
  }

  private static var questions: String {
    "The questions are \(ImportQuestion.Topic.allCases.map(\.rawValue).joined(separator: ", "))."
  }
}

extension [Taking] {
  /// The answers by question; if a question has several, the last one.
  var answers: [ImportQuestion.Topic: String] {
    reduce(into: [:]) { answers, taking in
      if case .answer(let topic, let word) = taking { answers[topic] = word }
    }
  }

  /// The side whose values are used, if given.
  var side: Taking.Side? {
    lazy.compactMap { if case .side(let side) = $0 { side } else { nil } }.last
  }
}
