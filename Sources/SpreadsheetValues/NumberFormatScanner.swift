/// Determines the kind of a format code from its first section that shows a value.
enum NumberFormatScanner {
  static func kind(of code: String) -> NumberFormat.Kind {
    var rest = Substring(code)
    // A section may contain only literal text, as in `[=0]"none";$#,##0`. The fourth section is for texts.
    for _ in 1...3 where !rest.isEmpty {
      var section = FormatSection()
      section.scan(&rest)
      if section.showsValue { return section.kind }
    }
    return .general
  }
}

/// The content of one section of a format code (ECMA-376 18.8.31).
private struct FormatSection {
  private var hasGeneral = false
  private var hasDay = false
  private var hasMonthOrMinute = false
  private var hasTime = false
  private var hasDigit = false
  private var hasPercent = false
  private var hasText = false
  private var isAccounting = false
  private var symbol: String?
  /// The text since the last placeholder; a currency symbol may be escaped character by character.
  private var literal = ""

  var showsValue: Bool { hasGeneral || kind != .general }

  var kind: NumberFormat.Kind {
    if hasDay || hasMonthOrMinute && !hasTime { return hasTime ? .dateTime : .date }
    if hasTime { return .time }
    if hasPercent { return .percent }
    if let symbol, hasDigit || hasGeneral { return .currency(symbol) }
    if isAccounting, hasDigit { return .currency("") }
    if hasText, !hasDigit { return .text }
    return hasDigit ? .number : .general
  }

  /// Scans a section and its semicolon; quoted text, escapes, colours and conditions are not placeholders.
  mutating func scan(_ rest: inout Substring) {
    defer { noteLiteral() }
    while let character = rest.popFirst() {
      switch character {
      case ";": return
      case "\"":
        literal += rest.prefix { $0 != "\"" }
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\": if let escaped = rest.popFirst() { literal.append(escaped) }
      case "_":
        isAccounting = isAccounting || rest.first == ")"
        _ = rest.popFirst()
      case "*": _ = rest.popFirst()
      case "[":
        note(bracket: rest.prefix { $0 != "]" })
        rest = rest.drop { $0 != "]" }.dropFirst()
      default: note(character, &rest)
      }
    }
  }

  private mutating func note(_ character: Character, _ rest: inout Substring) {
    switch character {
    case "0", "#", "?": hasDigit = true
    case "%": hasPercent = true
    case "@": hasText = true
    case "y", "Y", "d", "D": hasDay = true
    case "h", "H", "s", "S": hasTime = true
    // After digits, E is the exponent of scientific notation; otherwise, it is the year of an era.
    case "e", "E": hasDay = hasDay || !hasDigit
    case "m", "M": noteMonthOrMinute(&rest)
    case "a", "A": noteHalfDay(&rest)
    case "g", "G":
      guard rest.prefix(6).lowercased() == "eneral" else { return }
      rest = rest.dropFirst(6)
      hasGeneral = true
    default: return literal.append(character)
    }
    noteLiteral()
  }

  /// One or two letters mean a month or minutes; three or more always mean a month.
  private mutating func noteMonthOrMinute(_ rest: inout Substring) {
    let others = rest.prefix { $0 == "m" || $0 == "M" }.count
    rest = rest.dropFirst(others)
    if others < 2 { hasMonthOrMinute = true } else { hasDay = true }
  }

  /// `AM/PM` and `A/P` belong to a time; `aaa` is a Japanese weekday.
  private mutating func noteHalfDay(_ rest: inout Substring) {
    let following = rest.prefix(4).lowercased()
    if following == "m/pm" || following.hasPrefix("/p") {
      rest = rest.dropFirst(following == "m/pm" ? 4 : 2)
      hasTime = true
    } else if following.hasPrefix("aa") {
      hasDay = true
    }
  }

  /// `[$€-407]` names a currency, and `[h]` is a duration; other brackets are colours and conditions.
  private mutating func note(bracket content: Substring) {
    noteLiteral()
    if content.first == "$" {
      let name = content.dropFirst().prefix { $0 != "-" }.filter { !$0.isWhitespace }
      if !name.isEmpty { symbol = symbol ?? name }
    } else if !content.isEmpty, content.allSatisfy({ "hmsHMS".contains($0) }) {
      hasTime = true
    }
  }

  /// Searches for a currency in the text since the last placeholder.
  private mutating func noteLiteral() {
    guard !literal.isEmpty else { return }
    defer { literal = "" }
    guard symbol == nil else { return }
    symbol = literal.split { $0.isWhitespace || "-+()".contains($0) }.map(String.init).first { word in
      knownAbbreviations.contains(word)
        || word.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    }
  }
}

/// Currency abbreviations that format codes write in letters.
private let knownAbbreviations: Set<String> = [
  "USD", "EUR", "GBP", "CHF", "JPY", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF",
  "RON",
  "TRY", "RUB", "BRL", "MXN", "ZAR", "INR", "CNY", "KRW", "KWD", "kr", "kr.", "zł", "Kč", "Ft", "Fr.", "SFr.",
  "lei", "TL", "Rs.", "Rs", "р.", "руб.",
]
