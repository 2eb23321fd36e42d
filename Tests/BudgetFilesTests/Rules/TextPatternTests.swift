import Foundation
import TestSupport
import Testing

@testable import Rules

/// Tests patterns of rules against Swift's own `Regex`, and with texts that make `Regex` slow.
@Suite struct TextPatternTests {
  private static func isFound(_ pattern: String, _ text: String) throws -> Bool {
    PatternSearch(try TextPattern(pattern)).matches(text)
  }

  @Test(arguments: [
    ("^amzn mktp", "AMZN MKTP DE", true), ("AMZN.*MKTP", "amzn 1 mktp", true), ("a.c", "a\nc", false),
    ("(?s)a.c", "a\nc", true), ("a{2,3}$", "xaaa", true), ("^a{2,3}$", "aaaa", false), ("^a{,2}$", "", true),
    ("^(?:rewe|edeka)\\b", "Edeka Nord", true), ("\\bkauf\\b", "Einkauf", false), ("[a-f&&[^c]]", "C", false),
    ("[[:digit:]]{3}", "ab 123", true), ("\\p{Lu}", "É", true), ("stra(?-i)ßE", "STRAßE", true),
    ("stra(?-i)ßE", "straße", false), ("é", "E\u{301}", true), ("^.$", "👩‍👩‍👧", true),
    ("\\Q1.5\\E", "1x5", false),
    ("(?x) a b # both", "ab", true), ("(?m)^b$", "a\nb\r\nc", true), ("a\\Z", "a\n", true),
    ("a$", "a\n", false),
    ("", "", true), ("()*x", "x", true), ("(a|b|)+c", "abac", true), ("\\x41\\u{42}", "ab", true),
    ("5\\b,", "5,5", false), ("5\\b,", "5,a", true), ("\\d\\D\\w\\W\\s\\S", "1a_- x", true),
  ])
  func meansWhatItSays(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    #expect(try Self.isFound(pattern, text) == isFound)
    #expect((try Regex(pattern).ignoresCase().firstMatch(in: text) != nil) == isFound)
  }

  /// The pieces of random patterns and texts.
  private static let pieces = [
    "a", "B", "é", "\\d", "\\w", "\\s", ".", "[a-c]", "[^b]", "^", "$", "\\b", "\\B", "1", " ", "-", "_",
    "\\.", ":", "ß",
    "(?i:a)", "(?-i)", "(?s)", "[[:alpha:]]", "\\S", "\\R", "(?m)", "\\Z", "\\n", ",",
  ]
  private static let letters: [Character] = [
    "a", "A", "b", "c", "é", "É", "1", "2", " ", "-", "_", ".", ":", ",", "'", "\n", "\r\n", "ß", "ẞ", "漢",
    "½", "\u{ad}",
    "e\u{301}", "😀", "ö", ";",
  ]

  private static func pattern(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ -> String in
      let piece =
        depth > 0 && Int.random(in: 0..<4, using: &generator) == 0
        ? "(\(pattern(depth - 1, &generator)))" : pieces.randomElement(using: &generator) ?? ""
      let isRepeatable = !["^", "$", "\\b", "\\B", "(?-i)", "(?s)", "(?m)", "\\Z"].contains(piece)
      return isRepeatable && Int.random(in: 0..<3, using: &generator) == 0
        ? piece + (["*", "+", "?", "{2}", "{1,2}", "*?"].randomElement(using: &generator) ?? "") : piece
    }
    return Int.random(in: 0..<5, using: &generator) == 0
      ? parts.joined() + "|" + pattern(0, &generator) : parts.joined()
  }

  @Test(arguments: 0..<10) func findsWhatSwiftFinds(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<150 {
      let pattern = Self.pattern(2, &generator)
      let regex = try Regex(pattern).ignoresCase()
      let search = PatternSearch(try TextPattern(pattern))
      for _ in 0..<12 {
        let text = String(
          (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
            Self.letters.randomElement(using: &generator)
          })
        let isFound = try regex.firstMatch(in: text) != nil
        #expect(search.matches(text) == isFound, "\(pattern.debugDescription) in \(text.debugDescription)")
      }
    }
  }

  /// Compares ASCII word boundaries with Swift's, between every two characters with one more character on each side.
  @Test func wordsEndWhereSwiftSeesIt() throws {
    let regex = try Regex("^..\\b")
    let letters = Array("aZ5_ :,;.'-\t\"".utf8)
    for before in letters {
      for left in letters {
        for right in letters {
          for after in letters {
            let text = String(decoding: [before, left, right, after], as: UTF8.self)
            let isBoundary = try regex.firstMatch(in: text) != nil
            #expect(WordBoundaries.isBetween(before, left, right, after) == isBoundary, "\(text)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (
      "(a)\\1",
      "\"\\1\" at character 4 of the pattern goes back to what a group matched, which needs trying again and again"
    ),
    ("x(?=y)", "\"(?=y)\" at character 2 of the pattern looks ahead, which needs going back"),
    ("(?!y)x", "\"(?!y)x\" at character 1 of the pattern looks ahead, which needs going back"),
    ("(?>a|b)", "\"(?>a|b)\" at character 1 of the pattern is an atomic group, which needs going back"),
    (
      "a++b",
      "\"+b\" at character 3 of the pattern keeps what it repeats (possessive), which needs going back"
    ),
    ("(", "\"(\" is no regular expression"),
    (
      "((a{900}){900}){900}",
      "the pattern has more than 4000 characters and signs, each repetition such as {5} written out"
    ),
    (String(repeating: "(", count: 300), "groups stand inside each other more than 200 deep"),
    (String(repeating: "a", count: 20_001), "the pattern has more than 20000 characters"),
  ])
  func refusesWithASentence(_ pattern: String, _ sentence: String) throws {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(pattern) }
    #expect(error?.description == sentence)
  }

  /// A text of twice the length needs more checks of characters, but no new steps of the pattern.
  @Test(arguments: ["^(a+)+$", "AMZN.*MKTP", "(x+x+)+y", "(a|aa)+$", "(.*)(.*)(.*)(.*)#", "(?:a?){30}a{30}b"])
  func worstTextsCostNoMoreThanTheirLength(_ pattern: String) throws {
    let search = PatternSearch(try TextPattern(pattern))
    for unit in ["a", "x", "AMZN "] {
      #expect(!search.matches(String(repeating: unit, count: 2_000) + "!"))
      let work = search.work
      #expect(!search.matches(String(repeating: unit, count: 4_000) + "!"))
      #expect(search.work == work)
    }
  }

  /// A pattern with more states than are remembered: the work grows linearly with the text.
  @Test func forgottenStatesCostLinearTime() throws {
    var generator = SeededGenerator(seed: 1)
    let text = String((0..<8_000).map { _ in Bool.random(using: &generator) ? "a" : "b" })
    let search = PatternSearch(try TextPattern("(a|b)*a(a|b){200}c"))
    #expect(!search.matches(String(text.prefix(4_000))))
    let work = search.work
    #expect(work <= 4_001 * 2 * 1_000)
    #expect(!search.matches(text))
    #expect(search.work - work <= 8_001 * 2 * 1_000)
  }

  @Test func aCharacterWithManyMarksIsOneCharacter() throws {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 20_000)
    #expect(try Self.isFound("^.$", text))
    #expect(try Self.isFound("^\\w$", text))
    #expect(try !Self.isFound("a", text))
    #expect(try Self.isFound("\\b.\\b", text))
  }
}
