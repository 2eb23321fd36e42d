internal import Foundation

/// The possible meanings of headers in exports of banks.
///
/// If the vocabulary does not contain the whole header, the header is searched for known phrases. A header without
/// known phrases is compared with known headers that differ in one letter.
package enum HeaderWords {
  /// A possible meaning of a header, and how certain it is.
  package struct Match: Hashable {
    package let meaning: FieldMeaning
    /// 100 if the whole header is known; less if only a part of it is known.
    package let score: Int
  }

  /// Whether a header says that amounts are in cents: `price_cents`, `Amount (pence)`.
  package static func meansCents(_ name: String) -> Bool {
    contains(name, cents)
  }

  /// Whether a header names a way to pay: `Payment method`.
  ///
  /// In such a column, `Credit` and `Debit` are cards and not directions.
  package static func namesMeansOfPayment(_ name: String) -> Bool {
    contains(name, meansOfPayment)
  }

  /// Whether a header names prices: `Price`, `Unit price`.
  package static func namesPrices(_ name: String) -> Bool {
    contains(name, prices)
  }

  private static let prices = Words.builtIn[HeaderWord.price]
  private static let cents = Words.builtIn[HeaderWord.cents]
  private static let meansOfPayment = Words.builtIn[HeaderWord.meansOfPayment]

  /// Whether a header contains one of these words or phrases.
  private static func contains(_ name: String, _ phrases: [String]) -> Bool {
    let words = " \(spaced(whole(name))) "
    return phrases.contains { words.contains(" \($0) ") }
  }

  /// The possible meanings of a header, the most likely first.
  ///
  /// The values of the column decide among them.
  package static func matches(_ name: String) -> [Match] {
    let name = String(name.map { wideBrackets[$0] ?? $0 })
    let outer = HeaderText.normalized(name)
    let whole = whole(name)
    guard !whole.isEmpty else { return [] }
    if vocabulary.namesOfBanks[whole] == [.ignored] { return [] }
    // The text in brackets can show the direction: `Amount (debit)`.
    if whole != outer, let direction = contained(in: spaced(whole)).first,
      [.outflow, .inflow].contains(direction), !contained(in: spaced(outer)).contains(direction)
    {
      return [Match(meaning: direction, score: 90)]
    }
    // The header may contain a currency sign: `$ Spent`.
    let bare = whole.trimmingCharacters(in: currencySigns)
    for text in [whole, spaced(whole), outer, spaced(outer), bare] {
      if let meanings = vocabulary.namesOfBanks[text] {
        return meanings.map { Match(meaning: $0, score: 100) }
      }
    }
    let parts = contained(in: spaced(whole))
    if !parts.isEmpty { return parts.map { Match(meaning: $0, score: 70) } }
    return misspelt(outer).map { Match(meaning: $0, score: 50) }
  }

  private static let currencySigns = CharacterSet(charactersIn: "$€£¥₹₩₽ ")

  private static let brackets: Set<Character> = ["(", ")", "[", "]"]
  private static let wideBrackets: [Character: Character] = ["（": "(", "）": ")", "【": "[", "】": "]"]

  /// The header with its brackets removed, but not the text in them.
  private static func whole(_ name: String) -> String {
    HeaderText.normalized(name.map { brackets.contains($0) ? " " : String($0) }.joined())
  }

  /// The header with `_` and `-` as spaces: `account_name`, `to-account`.
  private static func spaced(_ text: String) -> String {
    text.map { $0 == "_" || $0 == "-" ? " " : String($0) }.joined()
  }

  private static let vocabulary = HeaderVocabulary.builtIn

  /// The phrases for each meaning, the most specific meaning first.
  private static let phrases = [
    FieldMeaning.currency, .balance, .fee, .tax, .indicator, .outflow, .inflow, .valueDate, .date, .time,
    .checkNumber, .id, .reference, .status, .amount, .iban, .account, .payee, .subcategory, .category, .type,
    .memo,
    .description, .note, .tags,
  ].map { ($0, vocabulary.parts[$0] ?? []) }

  /// The meanings of the phrases in a header, in the order of `phrases`.
  private static func contained(in name: String) -> [FieldMeaning] {
    var found: Set<Int> = []
    var buffer: [UInt8] = []
    phraseAutomaton.search("|\(parted(name))|", &buffer) { found.insert(phrasePlaces[$0]) }
    return found.sorted().map { phrases[$0].0 }
  }

  /// The words joined by `|`, since the automaton treats white space specially.
  static func parted(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map { $0 == 0x20 ? UInt8(ascii: "|") : $0 }, as: UTF8.self)
  }

  private static let phraseAutomaton = TextAutomaton(
    phrases.flatMap(\.1).map { phrase in
      // Some phrases may stand within words: in scripts without spaces, and in compound words as in German.
      Array((phrase.isInside ? parted(phrase.phrase) : "|\(parted(phrase.phrase))|").utf8)
    })

  /// For each phrase of the automaton, the index of its meaning in `phrases`.
  private static let phrasePlaces = phrases.indices.flatMap { index in
    phrases[index].1.map { _ in index }
  }

  /// The meanings of a misspelt header: `Ammount`, `Desription`.
  ///
  /// One letter is extra, missing, wrong or swapped.
  private static func misspelt(_ name: String) -> [FieldMeaning] {
    let letters = Array(name.utf8)
    // A known header of household tables, such as `month`, is not a misspelt header of a bank. Neither is a name with
    // a digit: it may be the name of a shop or a number plate.
    guard letters.count >= 5, name.isASCII, !letters.contains(where: { (0x30...0x39).contains($0) }),
      vocabulary.names[name] == nil
    else { return [] }
    let near = (letters.count - 1...letters.count + 1).lazy.flatMap { wordsByLength[$0] ?? [] }
      .filter { Spelling.isNear(letters, $0) }
    let first = near.map { String(decoding: $0, as: UTF8.self) }.min()
    return first.flatMap { vocabulary.namesOfBanks[$0] } ?? []
  }

  private static let wordsByLength = Dictionary(
    grouping: vocabulary.namesOfBanks.filter { $0.key.count >= 5 && $0.value != [.ignored] }.keys.map {
      Array($0.utf8)
    }, by: \.count)
}

/// Compares words that differ by one letter.
enum Spelling {
  /// Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other.
  static func isNear(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1, left != right else { return false }
    var front = 0
    while front < left.count, front < right.count, left[front] == right[front] { front += 1 }
    let rest = (left[front...], right[front...])
    if left.count == right.count {
      if rest.0.dropFirst() == rest.1.dropFirst() { return true }
      return rest.0.count > 1 && rest.0.first == rest.1.dropFirst().first
        && rest.1.first == rest.0.dropFirst().first && rest.0.dropFirst(2) == rest.1.dropFirst(2)
    }
    return left.count > right.count ? rest.0.dropFirst() == rest.1 : rest.0 == rest.1.dropFirst()
  }
}
