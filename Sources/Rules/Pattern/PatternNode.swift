/// A part of a regular expression.
indirect enum PatternNode {
  /// One character that passes a test.
  case atom(PatternAtom)
  /// A condition on a position in the text.
  case assertion(PatternAssertion)
  /// Parts that follow one another.
  ///
  /// An empty sequence matches at every position.
  case sequence([PatternNode])
  /// Alternatives, one of which matches.
  ///
  /// An empty choice matches nowhere.
  case choice([PatternNode])
  /// A part repeated within limits.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// A test of one character.
enum PatternAtom: Hashable, Sendable {
  /// This character; if `ignoresCase` is true, in upper or lower case.
  case literal(Character, ignoresCase: Bool)
  /// An expression for single characters, such as `(?i)[a-z]`.
  case expression(String)
}

/// A condition on the position between two characters.
enum PatternAssertion: Hashable, Sendable {
  case textStart, textEnd, textEndOrLastLineEnd, lineStart, lineEnd, wordBoundary, noWordBoundary

  /// Returns whether the condition holds at a position.
  func holds(at place: PlaceInText) -> Bool {
    switch self {
    case .textStart: place.contains(.textStart)
    case .textEnd: place.contains(.textEnd)
    case .textEndOrLastLineEnd: place.contains(.textEnd) || place.contains(.beforeLastLineEnd)
    case .lineStart: place.contains(.textStart) || place.contains(.afterNewline)
    case .lineEnd: place.contains(.textEnd) || place.contains(.beforeNewline)
    case .wordBoundary: place.contains(.wordBoundary)
    case .noWordBoundary: !place.contains(.wordBoundary)
    }
  }

  /// The properties of a position that decide whether the condition holds.
  var needs: PlaceInText {
    switch self {
    case .textStart: .textStart
    case .textEnd: .textEnd
    case .textEndOrLastLineEnd: [.textEnd, .beforeLastLineEnd]
    case .lineStart: [.textStart, .afterNewline]
    case .lineEnd: [.textEnd, .beforeNewline]
    case .wordBoundary, .noWordBoundary: .wordBoundary
    }
  }
}

/// The properties of a position between two characters.
struct PlaceInText: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let textStart = PlaceInText(rawValue: 1)
  static let textEnd = PlaceInText(rawValue: 2)
  static let afterNewline = PlaceInText(rawValue: 4)
  static let beforeNewline = PlaceInText(rawValue: 8)
  static let beforeLastLineEnd = PlaceInText(rawValue: 16)
  static let wordBoundary = PlaceInText(rawValue: 32)
}
