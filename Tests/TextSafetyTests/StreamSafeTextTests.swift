import Foundation
import TextSafety
import TestSupport
import Testing

@Suite struct StreamSafeTextTests {
  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Letters, marks of five combining classes, precomposed letters, marks that decompose into two marks, and others.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "e", "é", "ü", "한", "字", "\u{301}", "\u{323}", "\u{5B0}", "\u{64B}", "\u{3099}", "\u{344}",
    "\u{F73}",
    "\u{1D165}", "\u{200D}", " ", "\u{1F600}",
  ]

  private static func random(_ count: Int, _ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<count { text.append(alphabet.randomElement(using: &generator) ?? "a") }
    return String(text)
  }

  @Test func ordinaryTextsStayAsTheyAre() {
    var generator = SeededGenerator(seed: 1)
    for length in 0..<2_000 {
      // A text of 15 scalars cannot have more than 30 marks in a row.
      let words = (0..<length % 9).map { _ in Self.random(15, &generator) }.joined(separator: "x")
      #expect(Self.scalars(words.streamSafe) == Self.scalars(words))
      #expect(
        Self.scalars(words.streamSafe.precomposedStringWithCanonicalMapping)
          == Self.scalars(words.precomposedStringWithCanonicalMapping))
    }
    for text in ["", "Café", String(repeating: "日本語のテキスト", count: 40), String(repeating: "ö", count: 500)] {
      #expect(Self.scalars(text.streamSafe) == Self.scalars(text))
    }
  }

  @Test(arguments: [30, 31, 60, 61, 1_000])
  func aJoinerStandsAfterEach30Marks(_ count: Int) {
    let marks = (0..<count).map { $0 % 2 == 0 ? "\u{301}" : "\u{323}" }
    let expected = marks.enumerated().map { $0 > 0 && $0 % 30 == 0 ? "\u{34F}" + $1 : $1 }
    for start in ["", "e", "many letters of one byte, so that the marks begin late: é"] {
      let text = start + marks.joined()
      #expect(Self.scalars((text + "z").streamSafe) == Self.scalars(start + expected.joined() + "z"))
    }
  }

  @Test func aMarkThatStandsForTwoCountsAsTwo() {
    let text = "e" + String(repeating: "\u{344}", count: 32)
    let parts = ["e", 15, 15, 2].map { part in
      (part as? Int).map { String(repeating: "\u{344}", count: $0) } ?? "e"
    }
    #expect(
      Self.scalars(text.streamSafe)
        == Self.scalars(parts[0] + parts[1] + "\u{34F}" + parts[2] + "\u{34F}" + parts[3]))
  }

  // 16 of these scalars are 32 marks in 32 bytes.
  @Test(arguments: 0..<70)
  func aShortRunOfDoubleMarksIsFoundAnywhere(_ start: Int) {
    let text =
      String(repeating: "a", count: start) + String(repeating: "\u{344}", count: 16)
      + String(repeating: "b", count: 99)
    #expect(text.streamSafe.unicodeScalars.contains("\u{34F}"))
  }

  @Test func whatIsSafeStaysSafe() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<300 {
      let text = Self.random(Int.random(in: 0..<400, using: &generator), &generator)
      #expect(Self.scalars(text.streamSafe.streamSafe) == Self.scalars(text.streamSafe))
      #expect(text.streamSafe.unicodeScalars.filter { $0 != "\u{34F}" }.elementsEqual(text.unicodeScalars))
    }
  }

  /// Twice the marks take about twice the time; without joiners the time would be quadratic, and take seconds.
  @Test func hashingAndComparingTakeLinearTime() {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: "\u{301}\u{323}", count: count)
      let other = String(repeating: "\u{323}\u{301}", count: count)
      let duration = ContinuousClock().measure {
        let safe = text.streamSafe
        #expect(Set([safe]).contains(safe))
        #expect(safe == other.streamSafe)
        #expect(!safe.precomposedStringWithCanonicalMapping.isEmpty)
      }
      return Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
    }
    let short = (0..<3).map { _ in seconds(50_000) }.min() ?? 0
    let long = (0..<3).map { _ in seconds(100_000) }.min() ?? 0
    #expect(long < 3 * short + 0.05)
    #expect(long < 5)
  }
}
