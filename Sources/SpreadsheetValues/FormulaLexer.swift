/// Splits the bytes of a formula into tokens (ECMA-376 18.17.2).
struct FormulaLexer {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.first == UInt8(ascii: "=") { position = 1 }
  }

  /// All tokens of a formula in order.
  static func tokens(of bytes: [UInt8]) -> [FormulaToken] {
    var lexer = FormulaLexer(bytes)
    var tokens: [FormulaToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func byte(after distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func next() -> FormulaToken? {
    let spaceStart = position
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    let start = position
    guard let first = byte else { return nil }
    let kind = kind(first)
    return FormulaToken(kind: kind, range: start..<position, followsSpace: start > spaceStart)
  }

  private mutating func kind(_ first: UInt8) -> FormulaToken.Kind {
    switch first {
    case UInt8(ascii: "\""): return delimited(by: first).map(FormulaToken.Kind.text) ?? rest
    case UInt8(ascii: "'"): return delimited(by: first).map(FormulaToken.Kind.quoted) ?? rest
    case UInt8(ascii: "["): return bracket().map(FormulaToken.Kind.bracket) ?? rest
    case UInt8(ascii: "#"): return errorLiteral().map { .error($0) } ?? sign(length: 1)
    case UInt8(ascii: "."): return .number(number())
    case 0x30...0x39: return .number(number())
    case _ where Self.isWordByte(first): return .word(word())
    case UInt8(ascii: "<"):
      let second = byte(after: 1)
      return sign(length: second == UInt8(ascii: "=") || second == UInt8(ascii: ">") ? 2 : 1)
    case UInt8(ascii: ">"): return sign(length: byte(after: 1) == UInt8(ascii: "=") ? 2 : 1)
    case _ where Self.signs.contains(first): return sign(length: 1)
    default:
      position += 1
      return .unreadable(isUnterminated: false)
    }
  }

  /// The kind of a token that begins here and is not closed.
  private var rest: FormulaToken.Kind {
    mutating get {
      position = bytes.count
      return .unreadable(isUnterminated: true)
    }
  }

  private mutating func sign(length: Int) -> FormulaToken.Kind {
    defer { position += length }
    return .sign(text(position..<position + length))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Reads up to the closing quote; two quotes in a row mean one quote.
  private mutating func delimited(by quote: UInt8) -> String? {
    var content: [UInt8] = []
    position += 1
    while let next = byte {
      position += 1
      if next == quote {
        guard byte == quote else { return String(decoding: content, as: UTF8.self) }
        position += 1
      }
      content.append(next)
    }
    return nil
  }

  /// Reads the content of balanced brackets; an apostrophe escapes the next byte.
  private mutating func bracket() -> String? {
    let start = position
    var depth = 0
    while let next = byte {
      position += 1
      switch next {
      case UInt8(ascii: "'"): position += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return text(start + 1..<position - 1) }
      default: break
      }
    }
    return nil
  }

  /// Reads the longest error literal at this position; a single `#` is the spilled range operator.
  private mutating func errorLiteral() -> String? {
    let rest = text(position..<min(position + 16, bytes.count)).uppercased()
    guard let literal = Self.errorLiterals.first(where: { rest.hasPrefix($0) }) else { return nil }
    position += literal.utf8.count
    return literal
  }

  private mutating func number() -> String {
    let start = position
    skipDigits()
    if byte == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if let exponent = byte, exponent | 0x20 == UInt8(ascii: "e") {
      let hasSign = byte(after: 1) == UInt8(ascii: "+") || byte(after: 1) == UInt8(ascii: "-")
      if let digit = byte(after: hasSign ? 2 : 1), (0x30...0x39).contains(digit) {
        position += hasSign ? 2 : 1
        skipDigits()
      }
    }
    return text(start..<position)
  }

  private mutating func skipDigits() {
    while let next = byte, (0x30...0x39).contains(next) { position += 1 }
  }

  private mutating func word() -> String {
    let start = position
    while let next = byte,
      Self.isWordByte(next) || (0x30...0x39).contains(next) || next == UInt8(ascii: ".")
        || next == UInt8(ascii: "?")
    {
      position += 1
    }
    return text(start..<position)
  }

  /// Whether a byte is a letter, `_`, `$`, `\` or part of a non-ASCII character.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "\\") || byte >= 0x80
  }

  private static let signs = Set("+-*/^&=%(),;:{}!@".utf8)

  private static let errorLiterals = [
    "#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#SPILL!", "#CALC!",
    "#GETTING_DATA",
  ]
}
