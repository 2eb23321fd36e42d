import Foundation
import Testing

@testable import FieldReading

/// Tests the normalization of headers and labels before they are compared.
@Suite struct HeaderTextTests {
  @Test(arguments: [
    (" Due\nDate: ", "due date"), ("Amount (USD)", "amount"), ("MÜLLER  GmbH*", "muller gmbh"),
    ("Größe [m] in Zoll", "grosse in zoll"), ("Kategoria wydatków", "kategoria wydatkow"),
    ("Дата Операции", "дата операции"), ("Ёлка:", "елка"), ("ΈΞΟΔΑ", "εξοδα"), ("日期", "日期"),
    ("金额（元）", "金额(元)"), ("Cafe\u{301}", "cafe"), ("A\u{A0}B", "a b"), ("É(x)", "e"),
    ("", ""), ("(all)", ""), ("Tháng", "thang"), ("💰 Amount", "amount"),
    ("📅 Fecha ✅", "fecha"), ("🏪", "🏪"),
  ])
  func `case, accents, brackets and spaces do not count`(_ text: String, _ expected: String) {
    #expect(HeaderText.normalized(text) == expected)
  }

  /// Normalizes a text with Foundation only, following the rule literally.
  private static func byFoundation(_ text: String) -> String {
    var (depth, kept) = (0, "")
    for character in text {
      if "([".contains(character) {
        depth += 1
      } else if ")]".contains(character) {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        kept.append(character)
      }
    }
    return kept.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .split { $0.isWhitespace || ":*".contains($0) }.joined(separator: " ")
  }

  @Test func `every letter and every word is folded as by Foundation`() {
    let letters = [
      0xC0...0x24F, 0x370...0x52E, 0x5D0...0x5EA, 0x621...0x64A, 0x1E00...0x1EFF, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x4EFF, 0xAC00...0xAE00,
    ].joined()
      .compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
    let lines = EmbeddedWords.files.flatMap { $0.text.split(separator: "\n") }.filter { !$0.hasPrefix("#") }
    let words = lines.flatMap { $0.split { ",:".contains($0) } }.map(String.init)
    let texts = letters + letters.map { "a\($0) \($0)\u{301}" } + words
    #expect(texts.count > 20_000)
    #expect(texts.filter { HeaderText.normalized($0) != Self.byFoundation($0) } == [])
  }
}
