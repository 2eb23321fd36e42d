/// A regular expression whose search time is proportional to the length of the text.
///
///     let pattern = try TextPattern("AMZN.*MKTP")
///
/// The syntax and its meaning are those of Swift's `Regex`, but case is ignored. Patterns that need
/// backtracking (references to groups, lookaround, atomic groups) are refused. Patterns that exceed the
/// limits are refused too.
public struct TextPattern: Hashable, Sendable {
  /// The expression as it was written.
  public let text: String
  let program: PatternProgram

  /// The maximum number of characters.
  ///
  /// Nobody types a longer pattern, and a pattern of this length is still parsed quickly.
  private static let characterLimit = 20_000

  /// Parses an expression.
  ///
  /// - Throws: `TextPatternError` with the error and its position.
  public init(_ text: String) throws(TextPatternError) {
    guard text.count <= Self.characterLimit else {
      throw TextPatternError("the pattern has more than \(Self.characterLimit) characters")
    }
    try PatternParser.checkNesting(text)
    do { _ = try Regex(text) } catch {
      throw TextPatternError("\"\(text.prefix(60))\" is no regular expression")
    }
    var parser = PatternParser(text)
    self.text = text
    program = try PatternProgram(parser.parse())
  }

  public static func == (left: TextPattern, right: TextPattern) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The reason why a regular expression is refused.
public struct TextPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and its position, as one sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
