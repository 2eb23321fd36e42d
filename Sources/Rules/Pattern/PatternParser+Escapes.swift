// Parses escapes, which begin with a backslash, and character classes.
extension PatternParser {
  /// Parses a character class in brackets.
  mutating func characterClass() throws(TextPatternError) -> PatternNode {
    let start = place
    var depth = 0
    while let character = peek() {
      place += 1
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      case "\\":
        let isQuote = peek() == "Q"
        place += 1
        if isQuote { _ = quoted() }
      default: break
      }
      if depth == 0 { break }
    }
    return expression(from: start)
  }

  /// Parses an escape outside a character class.
  package mutating func escape() throws(TextPatternError) {
    let start = place
    guard start + 1 < characters.count else { throw refusal(start, "escapes nothing") }
    let letter = characters[start + 1]
    place += 2
    if let assertion = Self.assertions[letter] {
      add(.assertion(assertion))
      return
    }
    switch letter {
    // Each position is between two Swift characters, so it is a grapheme cluster boundary.
    case "y": add(.sequence([]))
    case "Y": add(.choice([]))
    case "Q": addRun(quoted())
    case "1"..."9", "k", "g":
      throw refusal(start, "goes back to what a group matched, which needs trying again and again")
    case "K": throw refusal(start, "is not supported")
    case "x", "u", "U", "o", "0":
      guard let scalars = numbered(letter, start) else { return add(expression(from: start)) }
      addRun(scalars)
    case "p", "P", "N":
      if peek() == "{" { skip(through: "}") }
      add(expression(from: start))
    default:
      if let scalar = Self.controls[letter] {
        addRun(scalar)
      } else if letter.isLetter || letter.isNumber {
        add(expression(from: start))
      } else {
        addRun(String(letter))
      }
    }
  }

  /// The escapes for conditions on positions.
  private static let assertions: [Character: PatternAssertion] = [
    "A": .textStart, "G": .textStart, "Z": .textEndOrLastLineEnd, "z": .textEnd, "b": .wordBoundary,
    "B": .noWordBoundary,
  ]

  private static let controls: [Character: String] = [
    "n": "\n", "r": "\r", "t": "\t", "f": "\u{c}", "e": "\u{1b}", "a": "\u{7}",
  ]

  /// Parses the scalars of `\x41`, `\x{41}`, `\u0041`, `\u{41 42}`, `\U00000041`, `\o{101}` or `\0101`.
  private mutating func numbered(_ letter: Character, _ start: Int) -> String? {
    let radix = letter == "o" || letter == "0" ? 8 : 16
    var digits = ""
    if peek() == "{", letter != "0" {
      let first = place + 1
      skip(through: "}")
      digits = String(characters[first..<max(first, place - 1)])
    } else {
      let most = ["x": 2, "u": 4, "U": 8, "0": 3][letter] ?? 0
      while digits.count < most, let next = peek(), next.isASCII,
        next.hexDigitValue.map({ $0 < radix }) == true
      {
        digits.append(next)
        place += 1
      }
      if digits.isEmpty { digits = "0" }
    }
    var result = ""
    for number in digits.split(whereSeparator: \.isWhitespace) {
      guard let value = UInt32(number, radix: radix), let scalar = Unicode.Scalar(value) else { return nil }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns the text up to `\E` or the end.
  ///
  /// Parsing continues after `\E`.
  private mutating func quoted() -> String {
    let start = place
    while place < characters.count {
      if characters[place] == "\\", place + 1 < characters.count, characters[place + 1] == "E" {
        place += 2
        return String(characters[start..<(place - 2)])
      }
      place += 1
    }
    return String(characters[start...])
  }

  /// Continues after the next occurrence of a character.
  package mutating func skip(through close: Character) {
    while let next = peek() {
      place += 1
      if next == close { return }
    }
  }

  /// Returns the text from `start` to the current position, as an expression for one character.
  private func expression(from start: Int) -> PatternNode {
    .atom(.expression(options.expression(String(characters[start..<min(place, characters.count)]))))
  }
}
