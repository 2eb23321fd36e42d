import Translations

/// A text of a report, and a context that distinguishes it from the same English text with another meaning.
struct Phrase: Hashable, Sendable {
  let english, context: String

  init(_ english: String, as context: String) { (self.english, self.context) = (english, context) }
}

/// The texts of a report in one language, accessed by the names of the English texts in `Phrases`.
@dynamicMemberLookup struct TranslatedPhrases: Hashable, Sendable {
  private static let english = Phrases()

  let translation: Translation

  subscript(dynamicMember path: KeyPath<Phrases, String>) -> String {
    translation.text(Self.english[keyPath: path], in: .report)
  }

  subscript(dynamicMember path: KeyPath<Phrases, Phrase>) -> String {
    let phrase = Self.english[keyPath: path]
    return translation.text(phrase.english, as: phrase.context, in: .report)
  }

  /// The words of one line of a file, which are separated by commas.
  subscript(dynamicMember path: KeyPath<Phrases, [String]>) -> [String] {
    let words = Self.english[keyPath: path]
    guard translation != .english else { return words }
    return translation.text(words.joined(separator: ", "), in: .report).split(separator: ", ").map(
      String.init)
  }
}
