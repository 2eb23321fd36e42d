/// A regular expression that is searched for in a time that grows with the text alone.
///
///     let pattern = try TextPattern("AMZN.*MKTP")
///
/// The syntax and its meaning are those of Swift's `Regex` without regard to case. What only trying and going back can
/// find (references to groups, looking around, atomic groups) is refused, and so is what grows beyond bounds.
public struct TextPattern: Hashable, Sendable {
  /// The expression as it was written.
  public let text: String
  let program: PatternProgram

  /// More than any hand writes, and little enough to be parsed at once.
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

/// Why a regular expression is refused.
public struct TextPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and its position, as one sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
