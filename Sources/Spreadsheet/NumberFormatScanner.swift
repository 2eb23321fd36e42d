/// Finds out what a format code makes of a number, from the code's first section.
enum NumberFormatScanner {
  static func kind(of code: String) -> NumberFormat.Kind {
    if code.isEmpty || code.lowercased() == "general" { return .general }
    var facts = Facts()
    facts.scan(code)
    return facts.kind
  }

  private struct Facts {
    var hasDay = false
    var hasMonthOrMinute = false
    var hasTime = false
    var hasDigit = false
    var hasPercent = false
    var hasText = false
    var isAccounting = false
    var symbol: String?

    var kind: NumberFormat.Kind {
      if hasDay || hasMonthOrMinute && !hasTime { return hasTime ? .dateTime : .date }
      if hasTime { return .time }
      if hasPercent { return .percent }
      if let symbol, hasDigit { return .currency(symbol) }
      if isAccounting, hasDigit { return .currency("") }
      if hasText, !hasDigit { return .text }
      return hasDigit ? .number : .general
    }

    /// Walks the first section; quoted text, escapes, colours and conditions are not part of the format.
    mutating func scan(_ code: String) {
      var rest = Substring(code)
      while let character = rest.popFirst() {
        switch character {
        case ";": return
        case "\"":
          let literal = rest.prefix { $0 != "\"" }
          rest = rest.dropFirst(literal.count + 1)
          note(literal: String(literal))
        case "\\":
          if let escaped = rest.popFirst() { note(literal: String(escaped)) }
        case "_":
          isAccounting = isAccounting || rest.first == ")"
          _ = rest.popFirst()
        case "*": _ = rest.popFirst()
        case "[":
          let content = rest.prefix { $0 != "]" }
          rest = rest.dropFirst(content.count + 1)
          note(bracket: content)
        default: note(character, before: rest)
        }
      }
    }

    private mutating func note(_ character: Character, before rest: Substring) {
      switch character {
      case "0", "#", "?": hasDigit = true
      case "%": hasPercent = true
      case "@": hasText = true
      case "y", "Y", "d", "D", "e", "E":
        // E+ and E- are the exponent of scientific notation.
        if character.lowercased() == "e", rest.first == "+" || rest.first == "-" { return }
        hasDay = true
      case "m", "M": hasMonthOrMinute = true
      case "h", "H", "s", "S": hasTime = true
      case "A", "a":
        let lowered = rest.prefix(4).lowercased()
        if lowered.hasPrefix("m/pm") || lowered.hasPrefix("/p") { hasTime = true }
      default: note(literal: String(character))
      }
    }

    /// `[$€-407]` names a currency, `[h]` a span of time; the rest are colours and conditions.
    private mutating func note(bracket content: Substring) {
      if content.first == "$" {
        let name = content.dropFirst().prefix { $0 != "-" }
        if !name.isEmpty { symbol = symbol ?? String(name) }
        return
      }
      if !content.isEmpty, content.allSatisfy({ "hmsHMS".contains($0) }) { hasTime = true }
    }

    private mutating func note(literal text: String) {
      let trimmed = text.filter { !$0.isWhitespace }
      guard symbol == nil, !trimmed.isEmpty else { return }
      let isSymbol = trimmed.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
      if isSymbol || knownAbbreviations.contains(trimmed) { symbol = trimmed }
    }
  }

  /// Currencies that formats write in letters.
  private static let knownAbbreviations: Set<String> = [
    "USD", "EUR", "GBP", "CHF", "JPY", "CAD", "AUD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "BRL", "INR",
    "KWD",
    "kr", "zł", "Kč", "Ft", "Fr.", "R$",
  ]
}
