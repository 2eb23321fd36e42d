internal import Synchronization
package import Translations

/// Collects the messages that the code asks for in one section of the language files.
package final class AskedMessages: Sendable {
  private let keys = Mutex<Set<String>>([])
  private let section: Translation.Section

  package init(_ section: Translation.Section) { self.section = section }

  /// English that records every message that is asked for.
  package var translation: Translation {
    .noting { section, key in
      if section == self.section { self.keys.withLock { _ = $0.insert(key) } }
    }
  }

  /// Returns the messages that a language lacks, those that nothing asks for, and those whose placeholders
  /// differ from the English.
  ///
  /// - Parameters:
  ///   - tag: The language.
  ///   - unsaid: Messages whose translation may leave out a value.
  /// - Returns: A line for each such message, which begins with the section.
  package func faults(of tag: String, unsaid: Set<String> = []) -> [String] {
    let asked = keys.withLock { $0 }
    let texts = Translation.file(tag)?.texts[section] ?? [:]
    let lacks = asked.subtracting(texts.keys).map { "[\(section.rawValue)] lacks: \($0)" }
    let unused = Set(texts.keys).subtracting(asked).map {
      "[\(section.rawValue)] has what nothing says: \($0)"
    }
    let others = texts.filter { english, text in
      !unsaid.contains(english) && Self.placeholders(english) != Self.placeholders(text)
    }.map { "[\(section.rawValue)] has other placeholders: \($0.value)" }
    return lacks.sorted() + unused.sorted() + others.sorted()
  }

  private static func placeholders(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /{[A-Za-z0-9]*}/).map(\.output))
  }
}
