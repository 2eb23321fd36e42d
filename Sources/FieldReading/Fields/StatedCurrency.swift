package import BudgetModel

/// The currency that a code, a sign or a word in a file names.
package struct StatedCurrency: Hashable {
  /// The currency.
  ///
  /// If several currencies share the sign, this is the most usual one.
  package let currency: Currency
  /// Whether several currencies share the sign, like `$` and `kr`.
  package let isShared: Bool

  /// The currency for a code, a sign or a word next to an amount; nil if the text is unknown.
  package init?(_ text: String) {
    if let shared = Self.sharing[text.lowercased()]?.first {
      (currency, isShared) = (shared, true)
    } else if let currency = Self.words[text.lowercased()] ?? Currency(symbolOrCode: text) {
      (self.currency, isShared) = (currency, false)
    } else {
      return nil
    }
  }

  /// Creates a stated currency that is not shared.
  package init(_ currency: Currency) { (self.currency, isShared) = (currency, false) }

  /// The currency that stands next to the digits of an amount.
  package init?(besideAmount text: String?) {
    guard let text, text.utf8.contains(where: { !Self.ofPlainAmounts.contains($0) }),
      let amount = AmountField(anyMark: text), !amount.currencyText.isEmpty
    else { return nil }
    self.init(amount.currencyText)
  }

  private static let ofPlainAmounts = Set("0123456789.,-+ ".utf8)

  /// All currencies that share this currency's sign, if the sign usually means this currency; otherwise empty.
  package static func sharing(with currency: Currency) -> [Currency] {
    sharing.values.first { $0.first == currency } ?? []
  }

  private static let sharing: [String: [Currency]] = Words.builtIn.entries(CurrencyWords.sharedSigns).reduce(
    into: [:]
  ) { sharing, entry in
    if let currency = Currency(entry.written) { sharing[entry.meaning, default: []].append(currency) }
  }

  /// Currencies by their abbreviations other than codes and signs, in lower case.
  private static let words: [String: Currency] = Words.builtIn.entries(CurrencyWords.section).reduce(into: [:]
  ) {
    $0[$1.written.lowercased()] = Currency($1.meaning)
  }
}

extension StatedCurrency {
  /// The currency in the header of an amount column: `Paid Out (EUR)`, `Betrag in EUR`, `Amount £`, `amount_usd`.
  ///
  /// Nil if the header names no currency or several.
  package init?(heading: String) {
    let parts = heading.split { "([{".contains($0) }
    // A currency in brackets takes precedence over a word that only looks like a code.
    let inBrackets = parts.dropFirst().flatMap { part in
      Self.tokens(part.prefix { !")]}".contains($0) }).compactMap { Self.listed($0) }
    }
    let found =
      inBrackets.isEmpty ? Self.tokens(heading[...]).compactMap { Self.unmistakable($0) } : inBrackets
    guard let first = found.first, Set(found.map(\.currency)).count == 1 else { return nil }
    self = first
  }

  /// The currency named in the headers of amount columns, otherwise the one named in the headers of balance columns.
  package init?(headings: [(meaning: FieldMeaning?, text: String)]) {
    let amounts: [FieldMeaning?] = [.amount, .outflow, .inflow, .balance]
    let found = amounts.lazy.flatMap { wanted in headings.filter { $0.meaning == wanted } }
      .compactMap { StatedCurrency(heading: $0.text) }.first
    guard let found else { return nil }
    self = found
  }

  /// Letters and signs without a gap between them: `£`, `US$`, `EUR`.
  private static func tokens(_ text: Substring) -> [String] {
    text.split { character in
      !character.isLetter && !character.isCurrencySymbol && character != "."
    }.map(String.init)
  }

  /// The currency that a text in brackets certainly names: by a code of ISO 4217, a sign or a name; nil for other
  /// texts.
  private static func listed(_ token: String) -> StatedCurrency? {
    guard let stated = StatedCurrency(token) else { return nil }
    let isCode = token.count == 3 && Currency(token) == stated.currency
    return isCode && stated.currency.standing == .unknown ? nil : stated
  }

  /// The currency that a text certainly names even if it stands among other words; nil for other texts.
  private static func unmistakable(_ token: String) -> StatedCurrency? {
    guard let stated = listed(token) else { return nil }
    if token.contains(where: \.isCurrencySymbol)
      || ["euro", "euros", "zł", "kč"].contains(token.lowercased())
    {
      return stated
    }
    guard token.count == 3, Currency(token) != nil else { return nil }
    if token == token.lowercased() { return inSmallLetters.contains(token) ? stated : nil }
    return token == token.uppercased() && !wordsInCapitals.contains(token) ? stated : nil
  }

  /// Codes that occur in lower case in column names (`amount_usd`) and are not ordinary words.
  private static let inSmallLetters: Set<String> = [
    "usd", "eur", "gbp", "chf", "cad", "aud", "nzd", "jpy", "cny", "inr", "sek", "nok", "dkk", "pln", "czk",
    "huf", "brl", "mxn", "zar", "hkd", "sgd", "krw",
  ]
  /// Codes that are also ordinary words in headers of capital letters.
  private static let wordsInCapitals: Set<String> = [
    "ALL", "TOP", "TRY", "PEN", "CUP", "COP", "MAD", "SOS", "GEL", "BAM", "BOB", "MOP", "PAB", "LAK", "BAD",
    "SIT", "ESP", "NIC", "PES", "XXX",
  ]
}

extension Character {
  /// Whether the character has Unicode's category Sc (currency symbols).
  fileprivate var isCurrencySymbol: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
  }
}
