/// Groups characters into classes.
///
/// Characters of one class pass the same tests of a pattern.
struct PatternAlphabet {
  private let atoms: [PatternAtom]
  /// The compiled expressions of tests, created when they are first needed.
  private var expressions: [Regex<AnyRegexOutput>?]
  /// The literals in lowercase, for case-insensitive tests.
  private let lowercased: [String?]
  private var classOfASCII = [Int](repeating: -1, count: 128)
  private var classOfCharacter: [Character: Int] = [:]
  private var classOfTests: [[Bool]: Int] = [:]
  /// The tests that the characters of each class pass.
  private(set) var tests: [[Bool]] = []

  /// The maximum number of characters whose class is cached.
  private static let memoryLimit = 4_096

  /// Creates an alphabet for these tests.
  init(_ atoms: [PatternAtom]) {
    self.atoms = atoms
    expressions = Array(repeating: nil, count: atoms.count)
    lowercased = atoms.map { atom in
      if case .literal(let character, true) = atom { character.lowercased() } else { nil }
    }
  }

  /// Returns the class of an ASCII character.
  ///
  /// CR LF counts as one character and is not ASCII here.
  mutating func number(ofASCII byte: UInt8) -> Int {
    let known = classOfASCII[Int(byte)]
    if known >= 0 { return known }
    let number = classify(Character(Unicode.Scalar(byte)))
    classOfASCII[Int(byte)] = number
    return number
  }

  /// Returns the class of a character.
  mutating func number(of character: Character) -> Int {
    if let byte = character.asciiByte { return number(ofASCII: byte) }
    let character = character.bounded
    if let known = classOfCharacter[character] { return known }
    let number = classify(character)
    if classOfCharacter.count >= Self.memoryLimit { classOfCharacter.removeAll(keepingCapacity: true) }
    classOfCharacter[character] = number
    return number
  }

  private mutating func classify(_ character: Character) -> Int {
    let lower = character.lowercased()
    let passed = atoms.indices.map { passes($0, character, lower) }
    if let known = classOfTests[passed] { return known }
    classOfTests[passed] = tests.count
    tests.append(passed)
    return tests.count - 1
  }

  private mutating func passes(_ index: Int, _ character: Character, _ lower: String) -> Bool {
    switch atoms[index] {
    case .literal(let literal, let ignoresCase):
      return ignoresCase ? lowercased[index] == lower : literal == character
    case .expression(let source):
      if expressions[index] == nil { expressions[index] = try? Regex(source) }
      return (try? expressions[index]?.wholeMatch(in: String(character))) != nil
    }
  }
}

extension Character {
  /// The character with at most 16 scalars.
  ///
  /// Further combining marks are ignored.
  var bounded: Character {
    let limit = 16
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: unicodeScalars.prefix(limit))
    return String(short).first ?? self
  }

  /// The byte of an ASCII character; nil for any other character and for CR LF.
  var asciiByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}
