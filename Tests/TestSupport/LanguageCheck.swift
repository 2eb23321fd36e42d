internal import Synchronization
package import Translations

/// Every message that was asked for in a part of the files of languages.
package final class AskedMessages: Sendable {
  private let keys = Mutex<Set<String>>([])
  private let section: Translation.Section

  package init(_ section: Translation.Section) { self.section = section }

  /// English that remembers what it was asked for.
  package var translation: Translation {
    .noting { section, key in
      if section == self.section { self.keys.withLock { _ = $0.insert(key) } }
    }
  }

  /// What a language lacks, what it has that nobody asks for, and what has other placeholders than the English.
  ///
  /// - Parameters:
  ///   - tag: The language.
  ///   - unsaid: Messages of which a language may leave a value out.
  /// - Returns: A line for each, the section in front.
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
