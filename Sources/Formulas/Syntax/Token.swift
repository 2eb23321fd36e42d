/// One word or sign of a formula.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A number as written.
    case number(String)
    /// The content of a text in double quotes.
    case text(String)
    /// A cell, a name, a function or a plain sheet name, as written.
    case word(String)
    /// The content of single quotes: a sheet's name.
    case quoted(String)
    /// The content of square brackets.
    case bracket(String)
    /// An error literal such as `#N/A`.
    case error(String)
    /// An operator or a separator.
    case sign(String)
  }

  let kind: Kind
  /// Where it begins, in bytes.
  let offset: Int
  /// Whether white space stands before it, which between references means intersection.
  let followsSpace: Bool

  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }

  /// The token for messages, as it is written.
  var text: String {
    switch kind {
    case .number(let text), .word(let text), .error(let text), .sign(let text): text
    case .text(let text): "\"\(text)\""
    case .quoted(let text): "'\(text)'"
    case .bracket(let text): "[\(text)]"
    }
  }
}
