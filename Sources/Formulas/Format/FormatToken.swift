/// A part of a section of a number format code (ECMA-376 18.8.31).
enum FormatToken: Equatable {
  /// Characters shown as they are.
  case literal(String)
  /// `0`, `#` or `?`: the place of a digit.
  case digit(Character)
  case point
  case comma
  case percent
  /// `E+` or `E-`.
  case exponent(showsPlus: Bool)
  /// `@`: the text.
  case text
  /// The word General.
  case general
  /// A run of one letter of `ymdhs`.
  case date(Character, count: Int)
  /// A run in brackets: hours, minutes or seconds that do not start anew.
  case elapsed(Character, count: Int)
  /// `AM/PM` or `A/P`.
  case halfDay(isShort: Bool)
}

/// One section of a format code: its tokens and the condition that may stand before them.
struct FormatSection {
  private(set) var tokens: [FormatToken] = []
  /// The comparison of `[>=100]` as the start of a criterion's text.
  private(set) var condition: String?

  /// The sections of a code, of which a number takes one by its sign or by their conditions.
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

  /// Whether the section shows a day or a time.
  var isDate: Bool {
    tokens.contains {
      switch $0 {
      case .date, .elapsed, .halfDay: true
      default: false
      }
    }
  }

  private mutating func read(_ next: Character, _ rest: inout Substring) {
    switch next {
    case "\"":
      tokens.append(.literal(String(rest.prefix { $0 != "\"" })))
      rest = rest.drop { $0 != "\"" }.dropFirst()
    case "\\": if let escaped = rest.popFirst() { tokens.append(.literal(String(escaped))) }
    case "_":
      rest = rest.dropFirst()
      tokens.append(.literal(" "))
    case "*": rest = rest.dropFirst()
    case "[":
      let content = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(content.count + 1)
      read(bracket: content)
    case "0", "#", "?": tokens.append(.digit(next))
    case ".": tokens.append(.point)
    case ",": tokens.append(.comma)
    case "%": tokens.append(.percent)
    case "@": tokens.append(.text)
    default: read(letter: next, &rest)
    }
  }

  private mutating func read(letter: Character, _ rest: inout Substring) {
    let lowered = letter.lowercased().first ?? letter
    switch lowered {
    case "e" where rest.first == "+" || rest.first == "-":
      tokens.append(.exponent(showsPlus: rest.removeFirst() == "+"))
    case "g" where rest.lowercased().hasPrefix("eneral"):
      rest = rest.dropFirst(6)
      tokens.append(.general)
    case "a" where rest.lowercased().hasPrefix("m/pm"):
      rest = rest.dropFirst(4)
      tokens.append(.halfDay(isShort: false))
    case "a" where rest.lowercased().hasPrefix("/p"):
      rest = rest.dropFirst(2)
      tokens.append(.halfDay(isShort: true))
    case "y", "m", "d", "h", "s":
      let run = rest.prefix { $0.lowercased() == String(lowered) }.count
      rest = rest.dropFirst(run)
      tokens.append(.date(lowered, count: run + 1))
    default: tokens.append(.literal(String(letter)))
    }
  }

  /// A currency is shown, a span of time and a condition have a meaning, colours and languages are dropped.
  private mutating func read(bracket content: Substring) {
    if content.first == "$" {
      tokens.append(.literal(String(content.dropFirst().prefix { $0 != "-" })))
    } else if let letter = content.lowercased().first, "hms".contains(letter),
      content.lowercased().allSatisfy({ $0 == letter })
    {
      tokens.append(.elapsed(letter, count: content.count))
    } else if let first = content.first, "<>=".contains(first) {
      condition = String(content)
    }
  }
}
