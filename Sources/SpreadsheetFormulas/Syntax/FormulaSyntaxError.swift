/// The reason why a text is not a formula, and the position.
public struct FormulaSyntaxError: Error, Hashable, Sendable {
  /// The error.
  public enum Reason: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// More than 8,192 characters, Excel's limit.
    case tooLong
    /// More than 128 nested parentheses, calls or signs (Excel allows 64 calls).
    case tooDeep
    /// A byte that cannot begin any part of a formula.
    case unexpectedCharacter
    /// A part of the formula that is not allowed at its position, as written.
    case unexpected(String)
    /// The formula ends where an operand or a closing sign must follow.
    case unexpectedEnd
    /// A text, a sheet name or a bracket that is not closed.
    case unterminated
    /// A number that cannot be read.
    case invalidNumber
    /// Brackets that do not form a structured reference.
    case invalidStructuredReference
    /// More than 255 arguments in a call.
    case tooManyArguments
  }

  /// The error.
  public let reason: Reason
  /// The position as an offset in UTF-8 bytes from the formula's start.
  public let offset: Int

  /// Creates an error at a position.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
