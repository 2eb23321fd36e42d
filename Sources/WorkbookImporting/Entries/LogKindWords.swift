internal import BudgetModel
internal import FieldReading
internal import Foundation

/// The words of a log's type column.
struct LogKindWords {
  /// The column, from 1; nil if there is none or if formulas fill it.
  let column: Int?
  private var byKind: [TransactionKind: String] = [:]
  private var byCategory: [String: String] = [:]

  init(_ sample: LogSample) {
    let meaning: FieldMeaning = sample[.indicator] == nil ? .type : .indicator
    column = sample[meaning].flatMap { sample.calculatedColumns.contains($0) ? nil : $0 }
    guard column != nil else { return }
    var counts: [TransactionKind: [String: Int]] = [:]
    for row in sample.rows {
      guard let word = sample.text(meaning, row) else { continue }
      let kind = row.transaction.kind
      if let category = sample.text(.category, row) { byCategory[Self.key(kind, category)] = word }
      if Self.kind(word) == kind { counts[kind, default: [:]][word, default: 0] += 1 }
    }
    byKind = counts.compactMapValues { words in
      words.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    let hasOwnWords = !byKind.isEmpty || sample.rows.isEmpty
    guard hasOwnWords else { return }
    for kind in TransactionKind.allCases where byKind[kind] == nil {
      byKind[kind] = Self.vocabulary(kind, beside: byKind, sample.table.columns.map(\.header))
    }
  }

  private static func key(_ kind: TransactionKind, _ category: String) -> String {
    "\(kind.rawValue) \(LogSpellings.key(category))"
  }

  /// Returns the direction that a word means; nil for an unknown word.
  static func kind(_ word: String) -> TransactionKind? {
    if let kind = KindWords.kind(word) ?? DirectionWords.verdict(word)?.kind { return kind }
    return GroupWords.group(word).map { $0 == .income ? .income : .expense }
  }

  /// Returns the usual word for a kind or, if there is none, the word in rows of the category.
  func word(_ kind: TransactionKind, category: String?) -> String? {
    byKind[kind] ?? category.flatMap { byCategory[Self.key(kind, $0)] }
  }

  // MARK: Words that the log has not used

  /// Pairs of words for expenses and income that are used together.
  private static let pairs = [
    ("debit", "credit"), ("d", "c"), ("dr", "cr"), ("out", "in"), ("withdrawal", "deposit"),
    ("outflow", "inflow"), ("soll", "haben"), ("s", "h"), ("belastung", "gutschrift"),
    ("ausgaben", "einnahmen"), ("auszahlung", "einzahlung"), ("débit", "crédit"), ("sortie", "entrée"),
    ("dépenses", "revenus"), ("cargo", "abono"), ("gastos", "ingresos"), ("egreso", "ingreso"), ("-", "+"),
  ]

  private static func vocabulary(
    _ kind: TransactionKind, beside known: [TransactionKind: String], _ headers: [String]
  ) -> String? {
    let example = known[kind == .income ? .expense : .income]
    if let example, kind != .transfer {
      let folded = HeaderText.normalized(example)
      for (expense, income) in pairs {
        let (from, to) = kind == .income ? (expense, income) : (income, expense)
        if HeaderText.normalized(from) == folded { return like(example, to) }
      }
    }
    guard let language = language(of: example.map { [$0] } ?? headers, isWord: example != nil) else {
      return nil
    }
    let words = Words.builtIn.entries(KindWords.Meaning.section, kind.rawValue)
    guard let word = words.first(where: { $0.place.file == language })?.written,
      Self.kind(word) == kind
    else { return nil }
    return like(example ?? word.capitalized, word)
  }

  /// Returns the language file that contains most of these texts.
  private static func language(of texts: [String], isWord: Bool) -> String? {
    let sections =
      isWord ? [KindWords.Meaning.section, DirectionWords.Verdict.section] : ["headers"]
    let folded = Set(texts.map(HeaderText.normalized))
    var counts: [String: Int] = [:]
    for entry in sections.flatMap({ Words.builtIn.entries($0) }) where folded.contains(entry.folded) {
      counts[entry.place.file, default: 0] += 1
    }
    return WordLanguages.best(counts)
  }

  /// Returns a word in the letter case of an example.
  private static func like(_ example: String, _ word: String) -> String {
    if example == example.lowercased() { return word.lowercased() }
    if example == example.uppercased() { return word.uppercased() }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension LogKindWords {
  /// Returns a word in the letter case that a new row would get.
  func spelling(of word: String) -> String {
    TransactionKind.allCases.lazy.compactMap { self.word($0, category: nil) }
      .first { $0.lowercased() == word } ?? word
  }
}

/// The languages for which there is a file of words.
enum WordLanguages {
  /// Returns the language with the highest count; among equal counts, the one with the most words.
  static func best(_ counts: [String: Int]) -> String? {
    counts.max { ($0.value, sizes[$0.key] ?? 0, $1.key) < ($1.value, sizes[$1.key] ?? 0, $0.key) }?.key
  }

  private static let sizes = Dictionary(grouping: Words.builtIn.entries("headers"), by: \.place.file)
    .mapValues(\.count)
}
