/// The meanings of headers in workbooks and in exports of banks, from the words of all languages.
///
/// A header is normalised by `HeaderText.normalized` before it is looked up: lower case, no accents, single spaces,
/// nothing in brackets.
package struct HeaderVocabulary: Sendable {
  /// The sections of `Templates/Words` that contain headers.
  enum Section: String, CaseIterable {
    /// Whole headers.
    case names = "headers"
    /// Headers that mean something else, or nothing, in an export of a bank.
    case ofBanks = "headers of banks"
    /// Phrases in longer headers of exports.
    case parts = "parts of headers"
  }

  /// The vocabulary from `Templates/Words`.
  package static let builtIn = HeaderVocabulary(.builtIn)

  /// The meanings of whole headers, in the order of `FieldMeaning`.
  let names: [String: [FieldMeaning]]
  /// The meanings of whole headers in an export of a bank.
  let namesOfBanks: [String: [FieldMeaning]]
  /// The folded phrases for each meaning.
  ///
  /// `isInside` marks phrases that may stand within a word.
  let parts: [FieldMeaning: [(phrase: String, isInside: Bool)]]

  /// Creates a vocabulary from these words.
  package init(_ words: Words) {
    names = Self.meanings(words, .names)
    let own = Self.meanings(words, .ofBanks)
    namesOfBanks = names.compactMapValues { meanings in
      let known = meanings.filter(Self.inExports.contains)
      return known.isEmpty ? nil : known
    }.merging(own) { $1 }
    var parts: [FieldMeaning: [(phrase: String, isInside: Bool)]] = [:]
    for entry in words.entries(Section.parts.rawValue) {
      guard let meaning = Self.named[entry.meaning] else { continue }
      parts[meaning, default: []].append((entry.folded, entry.isInside))
    }
    self.parts = parts
  }

  private static let named = Dictionary(uniqueKeysWithValues: FieldMeaning.allCases.map { ($0.name, $0) })

  private static func meanings(_ words: Words, _ section: Section) -> [String: [FieldMeaning]] {
    var meanings: [String: [FieldMeaning]] = [:]
    for entry in words.entries(section.rawValue) {
      guard let meaning = named[entry.meaning] else { continue }
      let word = entry.folded
      if meanings[word]?.contains(meaning) != true { meanings[word, default: []].append(meaning) }
    }
    return meanings.mapValues { $0.count > 1 ? $0.sorted { $0.rawValue < $1.rawValue } : $0 }
  }

  /// The meaning of a header in a household's own tables; nil for an unknown header.
  ///
  /// `Actual_amount` counts as two words.
  package static func meaning(of header: String) -> FieldMeaning? { builtIn.meaning(of: header) }

  /// The meaning of a header in this vocabulary; nil for an unknown header.
  package func meaning(of header: String) -> FieldMeaning? {
    let words = HeaderText.normalized(header)
    let found = names[words] ?? (words.contains("_") ? names[words.replacing("_", with: " ")] : nil)
    return found?.first { !Self.onlyInExports.contains($0) }
  }

  /// Whether a header can have this meaning in a household's own tables.
  package static func can(_ header: String, mean meaning: FieldMeaning) -> Bool {
    builtIn.names[HeaderText.normalized(header)]?.contains(meaning) ?? false
  }

  /// Meanings that occur only in exports, not in a household's own tables.
  private static let onlyInExports: Set<FieldMeaning> = [
    .valueDate, .memo, .subcategory, .indicator, .fee, .tax, .iban, .reference, .checkNumber, .rowType,
    .status,
    .cleared,
  ]

  /// All meanings that an export's columns can have.
  private static let inExports = onlyInExports.union([
    .date, .time, .description, .category, .group, .amount, .inflow, .outflow, .type, .balance, .account,
    .toAccount,
    .payee, .member, .currency, .tags, .note, .id,
  ])
}
