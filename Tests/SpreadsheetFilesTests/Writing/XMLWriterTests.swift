import Testing

@testable import SpreadsheetFiles

@Suite struct XMLWriterTests {
  private func text(_ text: String, _ escapes: ControlEscapes) throws -> String {
    var xml = XMLWriter()
    try xml.text(text, escapes)
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  private func attribute(_ text: String, _ escapes: ControlEscapes) throws -> String {
    var xml = XMLWriter()
    try xml.attribute("a", text, escapes)
    return String(decoding: xml.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("plain é 💶", "plain é 💶"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;\"c\""), ("a\tb\nc", "a\tb\nc"),
    ("\r\n", "_x000D_\n"), ("\u{1}\u{1F}", "_x0001__x001F_"), ("_x000D_", "_x005F_x000D_"),
    ("__xaBcD__", "__x005F_xaBcD__"), ("_x00G0_ _x000D", "_x00G0_ _x000D"),
    ("\u{7F}\u{FFFD}", "\u{7F}\u{FFFD}"),
  ])
  func escapesCellTexts(raw: String, expected: String) throws {
    #expect(Array(try text(raw, .xstring).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [("a\r\nb", "a&#13;\nb"), ("_x000D_", "_x000D_"), ("<", "&lt;")])
  func escapesOtherTexts(raw: String, expected: String) throws {
    #expect(try text(raw, .none) == expected)
  }

  @Test func escapesAttributes() throws {
    #expect(try attribute("\"a\"\t\n\r<", .none) == " a=\"&quot;a&quot;&#9;&#10;&#13;&lt;\"")
    #expect(try attribute("a\nb\r_x000a_", .xstring) == " a=\"a_x000a_b_x000D__x005F_x000a_\"")
  }

  @Test(arguments: [
    ("a\0", ControlEscapes.xstring, Unicode.Scalar("\0")), ("\u{FFFE}", .xstring, "\u{FFFE}"),
    ("a\u{FFFF}b", .xstring, "\u{FFFF}"), ("\u{1}", .none, "\u{1}"),
  ])
  func refusesWhatNothingCarries(raw: String, escapes: ControlEscapes, scalar: Unicode.Scalar) {
    #expect(throws: SpreadsheetWritingError(.illegalCharacter(scalar))) { try text(raw, escapes) }
    #expect(throws: SpreadsheetWritingError(.illegalCharacter(scalar))) { try attribute(raw, escapes) }
  }

  @Test func writesElements() throws {
    var xml = try XMLWriter(root: "r", ["k": "1", "left": nil])
    try xml.empty("e", ["v": "a&b"])
    try xml.element("t", text: "x")
    xml.plain(-12)
    xml.close("r")
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
    #expect(
      String(decoding: xml.bytes, as: UTF8.self) == head + "<r k=\"1\"><e v=\"a&amp;b\"/><t>x</t>-12</r>")
  }
}
