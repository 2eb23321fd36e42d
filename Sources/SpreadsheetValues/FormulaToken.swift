/// One token of a formula, such as a word or an operator.
package struct FormulaToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A number as written.
    case number(String)
    /// The content of a text in double quotes.
    case text(String)
    /// A cell, a name, a function or an unquoted sheet name, as written.
    case word(String)
    /// The content of single quotes, which is the name of a sheet.
    case quoted(String)
    /// The content of square brackets.
    case bracket(String)
    /// An error literal such as `#N/A`.
    case error(String)
    /// An operator or a separator.
    case sign(String)
    /// A character that begins no token, or the start of a text, name or bracket that is not closed.
    case unreadable(isUnterminated: Bool)
  }

  package let kind: Kind
  /// The position of the token in bytes.
  package let range: Range<Int>
  /// Whether whitespace precedes the token; between references, whitespace is the intersection operator.
  package let followsSpace: Bool

  /// The position of the token's first byte.
  package var offset: Int { range.lowerBound }

  /// The text of a word or a number; nil for other tokens.
  ///
  /// A number may be part of a reference to rows, such as `3:5`.
  package var word: String? {
    switch kind {
    case .word(let text), .number(let text): text
    default: nil
    }
  }

  package func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// The token as written, for messages.
  package var text: String {
    switch kind {
    case .number(let text), .word(let text), .error(let text), .sign(let text): text
    case .text(let text): "\"\(text)\""
    case .quoted(let text): "'\(text)'"
    case .bracket(let text): "[\(text)]"
    case .unreadable: ""
    }
  }
}
