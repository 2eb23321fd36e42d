internal import Synchronization

/// A language, with its translations of the English texts in the code and its formats of numbers and days.
///
/// English needs no file. Every other language is a file of `Templates/Languages`, which is read when the
/// language is first used. Texts without a translation stay in English.
package struct Translation: Sendable {
  /// A section of a language file, with the messages of one part of the program.
  package enum Section: String, CaseIterable, Sendable {
    case report, findings, audits
  }

  /// The BCP 47 tag, such as `de`.
  package let tag: String
  package let forms: LanguageForms
  private let texts: [Section: [String: String]]
  private let note: (@Sendable (Section, String) -> Void)?

  private init(
    _ tag: String, _ file: LanguageFile? = nil, note: (@Sendable (Section, String) -> Void)? = nil
  ) {
    (self.tag, self.note) = (tag, note)
    forms = file?.forms ?? LanguageForms()
    texts = file?.texts ?? [:]
  }

  /// English, as written in the code.
  package static let english = Translation("en")

  /// Returns English that passes every requested text to `note`, so that a test finds all messages of the
  /// code.
  package static func noting(_ note: @escaping @Sendable (Section, String) -> Void) -> Translation {
    Translation("en", note: note)
  }

  /// The tags of the languages that have a file.
  package static let tags = EmbeddedLanguages.files.map { String($0.name.prefix { $0 != "." }) }

  /// Returns the file of a language; nil if there is none.
  package static func file(_ tag: String) -> LanguageFile? {
    EmbeddedLanguages.files.first { $0.name == "\(tag).txt" }.map { LanguageFile($0.text) }
  }

  private static let known = Mutex<[String: Translation]>([:])

  /// Returns the language of a tag; English if there is no file for it.
  package static func of(_ tag: String) -> Translation {
    known.withLock { known in
      if let translation = known[tag] { return translation }
      let translation = file(tag).map { Translation(tag, $0) } ?? english
      known[tag] = translation
      return translation
    }
  }

  /// Returns a message in the language; the context distinguishes it from the same English text with
  /// another meaning.
  package func say(_ message: Message, as context: String? = nil, in section: Section) -> String {
    guard tag != Self.english.tag || note != nil else { return message.english }
    return found(message.pattern, context, section).map { message.filled(into: $0) } ?? message.english
  }

  /// Returns a text in the language, with its named placeholders unchanged.
  package func text(_ english: String, as context: String? = nil, in section: Section) -> String {
    guard tag != Self.english.tag || note != nil else { return english }
    return found(english, context, section) ?? english
  }

  private func found(_ pattern: String, _ context: String?, _ section: Section) -> String? {
    let key = Self.key(pattern, context)
    note?(section, key)
    return texts[section]?[key]
  }

  /// Returns the key of a message in a file: `the sheet is empty`, or `<kind> income` with the context `kind`
  /// if the English text is ambiguous.
  package static func key(_ pattern: String, _ context: String?) -> String {
    context.map { "<\($0)> \(pattern)" } ?? pattern
  }
}

extension Translation: Hashable {
  package static func == (one: Translation, other: Translation) -> Bool { one.tag == other.tag }

  package func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
