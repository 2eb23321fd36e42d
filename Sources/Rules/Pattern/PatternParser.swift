internal import FieldReading

/// Parses a regular expression that Swift's `Regex` has accepted.
///
/// Only the structure is parsed here. `Regex` decides which characters a class or an escape matches.
struct PatternParser {
  /// The options that are on.
  struct Options {
    var ignoresCase = true
    var dotMatchesNewlines = false
    var anchorsMatchLines = false
    var skipsWhitespace = false
    /// The options that only change which characters match a character class.
    var ofClasses: Set<Character> = []

    /// Returns an expression for one character, with these options.
    func expression(_ source: String) -> String {
      let letters = (ignoresCase ? "i" : "") + (dotMatchesNewlines ? "s" : "") + String(ofClasses.sorted())
      return letters.isEmpty ? source : "(?\(letters))\(source)"
    }
  }

  /// The maximum nesting depth of groups.
  private static let depthLimit = 200

  let characters: [Character]
  var place = 0
  var options = Options()
  /// Literal characters that were read but not yet added as parts.
  private var run = ""
  private var parts: [PatternNode] = []

  /// Creates a parser for an expression.
  init(_ text: String) { characters = Array(text) }

  /// Throws an error if groups are nested so deeply that parsing would exhaust the stack.
  static func checkNesting(_ text: String) throws(TextPatternError) {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      if depth > depthLimit {
        throw TextPatternError("groups stand inside each other more than \(depthLimit) deep")
      }
    }
  }

  /// Parses the whole expression.
  mutating func parse() throws(TextPatternError) -> PatternNode {
    let node = try choice()
    // `Regex` has already checked that all brackets are closed.
    guard place == characters.count else { throw refusal(place, "is not understood") }
    return node
  }

  // MARK: Structure

  /// Parses the alternatives up to the end of the group.
  private mutating func choice() throws(TextPatternError) -> PatternNode {
    let outer = (parts, run)
    (parts, run) = ([], "")
    var branches: [PatternNode] = []
    while let character = peek(), character != ")" {
      if character == "|" {
        place += 1
        branches.append(finishedSequence())
      } else {
        try element(character)
      }
    }
    branches.append(finishedSequence())
    (parts, run) = outer
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func finishedSequence() -> PatternNode {
    flush()
    defer { parts = [] }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func element(_ character: Character) throws(TextPatternError) {
    if options.skipsWhitespace, character.isWhitespace {
      place += 1
      return
    }
    if options.skipsWhitespace, character == "#" {
      place = characters[place...].firstIndex(where: \.isNewline) ?? characters.count
      return
    }
    switch character {
    case "(": try group()
    case "[": add(try characterClass())
    case ".":
      place += 1
      add(.atom(.expression(options.expression("."))))
    case "^":
      place += 1
      add(.assertion(options.anchorsMatchLines ? .lineStart : .textStart))
    case "$":
      place += 1
      add(.assertion(options.anchorsMatchLines ? .lineEnd : .textEnd))
    case "\\": try escape()
    case "*", "+", "?": try quantifier()
    case "{": if try !countedQuantifier() { addLiteral("{") }
    default: addLiteral(character)
    }
  }

  private mutating func addLiteral(_ character: Character) {
    place += 1
    run.append(character)
  }

  /// Appends literal characters.
  mutating func addRun(_ text: String) { run += text }

  /// Adds a part.
  mutating func add(_ node: PatternNode) {
    flush()
    parts.append(node)
  }

  /// Adds the literal characters as parts.
  ///
  /// Scalars that form one character become one part.
  private mutating func flush() {
    for character in run {
      parts.append(.atom(.literal(character.bounded, ignoresCase: options.ignoresCase)))
    }
    run = ""
  }

  // MARK: Repetition

  private mutating func quantifier() throws(TextPatternError) {
    let character = peek()
    place += 1
    switch character {
    case "*": try repeatLast(0, nil)
    case "+": try repeatLast(1, nil)
    default: try repeatLast(0, 1)
    }
  }

  /// Parses a quantifier such as `{2,5}`.
  ///
  /// Returns false if there is none; the brace is then a literal.
  private mutating func countedQuantifier() throws(TextPatternError) -> Bool {
    guard let end = characters[place...].firstIndex(of: "}"), end - place <= 40 else { return false }
    let bounds = characters[(place + 1)..<end].split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
    guard (1...2).contains(bounds.count), bounds.contains(where: { !$0.isEmpty }),
      bounds.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return false }
    place = end + 1
    let numbers = bounds.map { Int($0) }
    try repeatLast(numbers[0] ?? 0, bounds.count == 1 ? numbers[0] : numbers[1])
    return true
  }

  private mutating func repeatLast(_ least: Int, _ most: Int?) throws(TextPatternError) {
    flush()
    if peek() == "?" {
      place += 1
    } else if peek() == "+" {
      throw refusal(place, "keeps what it repeats (possessive), which needs going back")
    }
    guard let last = parts.popLast() else { throw refusal(place - 1, "repeats nothing") }
    parts.append(.repeated(last, least: least, most: most))
  }

  // MARK: Groups

  private mutating func group() throws(TextPatternError) {
    let start = place
    let outer = options
    place += 1
    if peek() == "*" { throw refusal(start, "is not supported") }
    if peek() == "?" {
      place += 1
      if try !groupKind(start) { return }
    }
    flush()
    let content = try choice()
    place += 1
    options = outer
    add(content)
  }

  /// Parses the text between `(?` and the content of a group.
  ///
  /// Returns false if the group has no content.
  private mutating func groupKind(_ start: Int) throws(TextPatternError) -> Bool {
    switch peek() {
    case ":": place += 1
    case "#":
      skip(through: ")")
      return false
    case "=", "!": throw refusal(start, "looks ahead, which needs going back")
    case ">": throw refusal(start, "is an atomic group, which needs going back")
    case "<", "P", "'": try skipName(start)
    default: return try optionLetters(start)
    }
    return true
  }

  private mutating func skipName(_ start: Int) throws(TextPatternError) {
    if peek() == "P", place + 1 < characters.count, characters[place + 1] != "<" {
      // This is the option P, or another kind of group that begins like a named group.
      _ = try optionLetters(start)
      return
    }
    if peek() == "P" { place += 1 }
    let close: Character = peek() == "'" ? "'" : ">"
    place += 1
    while let next = peek(), next != close {
      guard next.isLetter || next.isNumber || next == "_" else { throw refusal(start, "is not supported") }
      place += 1
    }
    place += 1
  }

  /// Parses option letters.
  ///
  /// Returns whether a group with content follows.
  ///
  /// Options that end with `)` apply to the rest of the surrounding group. Options that end with `:` apply to the
  /// content.
  private mutating func optionLetters(_ start: Int) throws(TextPatternError) -> Bool {
    flush()
    var changed = options
    var isOn = true
    while let letter = peek() {
      place += 1
      switch letter {
      case ":":
        options = changed
        return true
      case ")":
        options = changed
        return false
      case "^": changed = Options(ignoresCase: false)
      case "-": isOn = false
      case "i": changed.ignoresCase = isOn
      case "s": changed.dotMatchesNewlines = isOn
      case "m": changed.anchorsMatchLines = isOn
      case "x": changed.skipsWhitespace = isOn
      case "n", "U", "J": break
      case "D", "W", "S", "P":
        if isOn { changed.ofClasses.insert(letter) } else { changed.ofClasses.remove(letter) }
      default: throw refusal(start, "is not supported")
      }
    }
    throw refusal(start, "is not supported")
  }

  // MARK: Helpers

  /// Returns the next character; nil at the end.
  func peek() -> Character? { place < characters.count ? characters[place] : nil }

  /// Returns the error for unsupported syntax that begins at this position.
  func refusal(_ start: Int, _ why: String) -> TextPatternError {
    let part = String(characters[min(start, characters.count)...].prefix(12))
    return TextPatternError("\"\(part)\" at character \(start + 1) of the pattern \(why)")
  }
}
