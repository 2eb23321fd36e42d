/// One section of a number format code: its tokens, and the condition that may precede them.
struct FormatSection {
  private(set) var tokens: [FormatToken] = []
  private(set) var condition: FormatCondition?
  /// Whether a quote or bracket is not closed, or a letter has no meaning.
  private var isBroken = false
  private var hasDigits = false

  static let general: FormatSection = {
    var section = FormatSection()
    section.tokens = [.general]
    return section
  }()

  /// The sections of a code; the sign of a number, or the conditions, determine which one is used.
  static func sections(of code: String) -> [FormatSection] {
    var sections = [FormatSection()]
    var rest = Substring(code)
    while let next = rest.popFirst() {
      if next == ";" {
        sections.append(FormatSection())
      } else {
        sections[sections.count - 1].read(next, &rest)
      }
    }
    return sections
  }

  /// Whether the section shows a date or a time.
  var isDate: Bool {
    tokens.contains {
      switch $0 {
      case .date, .elapsed, .halfDay: true
      default: false
      }
    }
  }

  var showsText: Bool { tokens.contains(.text) }

  var showsNumber: Bool { isDate || hasDigits }

  /// Whether the section shows only elapsed hours, minutes or seconds, which may be negative.
  var isElapsedAlone: Bool {
    let parts = tokens.filter { if case .literal = $0 { false } else { true } }
    guard parts.count == 1, case .elapsed = parts[0] else { return false }
    return true
  }

  /// Whether Excel accepts the section: it is complete and does not mix dates with digits or General.
  var isValid: Bool {
    if isBroken { return false }
    if isDate { return isValidDate }
    if tokens.contains(.general) { return !hasDigits }
    if tokens.contains(.slash) { return FractionLayout(self) != nil }
    guard let exponent = tokens.firstIndex(where: \.isExponent) else { return true }
    return tokens[..<exponent].contains(where: \.isDigit) && tokens[exponent...].contains(where: \.isDigit)
      && tokens.count(where: \.isExponent) == 1
  }

  private var isValidDate: Bool {
    var previous: FormatToken?
    for token in tokens {
      switch token {
      case .percent, .text, .exponent, .general: return false
      // Zeros after a decimal point are fractions of a second.
      case .digit(let kind): if kind != "0" || previous != .point && previous != token { return false }
      default: break
      }
      previous = token
    }
    return true
  }

  private mutating func read(_ next: Character, _ rest: inout Substring) {
    switch next {
    case "\"":
      let text = rest.prefix { $0 != "\"" }
      isBroken = isBroken || text.endIndex == rest.endIndex
      tokens.append(.literal(String(text)))
      rest = rest.dropFirst(text.count + 1)
    case "\\": read(escaped: &rest) { .literal(String($0)) }
    case "_": read(escaped: &rest) { _ in .literal(" ") }
    case "*": read(escaped: &rest) { _ in nil }
    case "[":
      let content = rest.prefix { $0 != "]" }
      isBroken = isBroken || content.endIndex == rest.endIndex
      rest = rest.dropFirst(content.count + 1)
      read(bracket: content)
    case "0", "#", "?":
      tokens.append(.digit(next))
      hasDigits = true
    case ".": tokens.append(.point)
    case ",": tokens.append(.comma)
    case "%": tokens.append(.percent)
    case "@": tokens.append(.text)
    case "/": tokens.append(.slash)
    default: read(letter: next, &rest)
    }
  }

  private mutating func read(escaped rest: inout Substring, _ token: (Character) -> FormatToken?) {
    guard let escaped = rest.popFirst() else {
      isBroken = true
      return
    }
    if let token = token(escaped) { tokens.append(token) }
  }

  private mutating func read(letter: Character, _ rest: inout Substring) {
    let lowered = letter.lowercased().first ?? letter
    switch lowered {
    case "e" where (rest.first == "+" || rest.first == "-") && hasDigits:
      tokens.append(.exponent(showsPlus: rest.removeFirst() == "+"))
    case "g" where rest.prefix(6).lowercased() == "eneral":
      rest = rest.dropFirst(6)
      tokens.append(.general)
    case "a" where rest.prefix(4).lowercased() == "m/pm":
      rest = rest.dropFirst(4)
      tokens.append(.halfDay("AM", "PM"))
    case "a" where rest.prefix(2).lowercased() == "/p":
      tokens.append(.halfDay(String(letter), String(rest[rest.index(after: rest.startIndex)])))
      rest = rest.dropFirst(2)
    case "y", "m", "d", "h", "s", "b", "e":
      // A capital E is not a year, and a B before a digit selects another calendar.
      isBroken = isBroken || letter == "E" || lowered == "b" && rest.first?.isNumber == true
      let run = rest.prefix { $0.lowercased() == String(lowered) }.count
      rest = rest.dropFirst(run)
      tokens.append(.date(lowered, count: run + 1))
    case "n": isBroken = true
    default: tokens.append(.literal(String(letter)))
    }
  }

  /// Reads a bracket: a currency, an elapsed time or a condition; colours and languages are ignored.
  private mutating func read(bracket content: Substring) {
    if content.first == "$" {
      tokens.append(.literal(String(content.dropFirst().prefix { $0 != "-" })))
    } else if let letter = content.lowercased().first, "hms".contains(letter),
      content.lowercased().allSatisfy({ $0 == letter })
    {
      tokens.append(.elapsed(letter, count: content.count))
    } else if let first = content.first, "<>=".contains(first) {
      condition = FormatCondition(content)
      isBroken = isBroken || condition == nil
    }
  }
}
