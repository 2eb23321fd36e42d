import Testing

@testable import BudgetExport

@Suite struct ContentLinesTests {
  private func lines(_ text: String) -> [String] {
    var lines = ContentLines()
    lines.add("SUMMARY", texts: [text])
    return String(decoding: lines.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  @Test(arguments: [
    ("comma, semicolon; backslash\\", #"comma\, semicolon\; backslash\\"#),
    ("colon: \"quotes\"", "colon: \"quotes\""),
    ("a\nb", #"a\nb"#), ("a\r\nb", #"a\nb"#), ("a\rb", #"a\nb"#), ("a\n\nb", #"a\n\nb"#),
    ("tab\tstop", "tab\tstop"), ("bell\u{7}null\u{0}delete\u{7F}", "bellnulldelete"), ("", ""),
    ("BEGIN:VALARM\r\nEND:VEVENT", #"BEGIN:VALARM\nEND:VEVENT"#),
  ])
  func textsAreEscaped(_ text: String, _ escaped: String) {
    #expect(lines(text) == ["SUMMARY:\(escaped)"])
  }

  @Test func textListsArePartedByCommas() {
    var lines = ContentLines()
    lines.add("CATEGORIES", texts: ["a,b", "c"])
    #expect(String(decoding: lines.bytes, as: UTF8.self) == "CATEGORIES:a\\,b,c\r\n")
  }

  /// `SUMMARY:` has 8 octets, so 67 more octets fill a line.
  @Test(arguments: [
    (67, [75]), (68, [75, 2]), (67 + 74, [75, 75]), (67 + 74 + 1, [75, 75, 2]),
  ])
  func longLinesAreFolded(_ count: Int, _ lengths: [Int]) {
    #expect(lines(String(repeating: "x", count: count)).map(\.utf8.count) == lengths)
  }

  @Test(arguments: ["é", "家", "😀", "👨‍👩‍👧‍👦", "a\u{301}"]) func charactersAreNotSplit(_ character: String) {
    for padding in 0..<8 {
      let text = String(repeating: "x", count: padding) + String(repeating: character, count: 60)
      var lines = ContentLines()
      lines.add("SUMMARY", texts: [text])
      let physical = lines.bytes.split(separator: 0x0A).map { Array($0.dropLast()) }
      #expect(physical.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil })
      let unfolded = physical.enumerated().flatMap {
        $0.offset == 0 ? $0.element : Array($0.element.dropFirst())
      }
      #expect(unfolded == Array("SUMMARY:\(text)".utf8))
    }
  }
}
