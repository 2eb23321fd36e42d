import Testing

@testable import ExactJSON

@Suite struct JSONWriterTests {
  private func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return String(decoding: writer.finished(), as: UTF8.self)
  }

  @Test func indentsByTwoSpaces() throws {
    let value = try JSONParser.parse(#"{"a":[1,{"b":true}],"c":{},"d":[],"e":null,"f":"x"}"#)
    #expect(
      text(value) == """
        {
          "a": [
            1,
            {
              "b": true
            }
          ],
          "c": {},
          "d": [],
          "e": null,
          "f": "x"
        }

        """)
  }

  @Test func compactTextHasNoSpaces() throws {
    let text = #"{"a":[1,{"b":true}],"c":{},"d":"x y"}"#
    #expect(JSONWriter.compactText(try JSONParser.parse(text)) == text)
  }

  @Test(arguments: [
    ("plain", "a/b", #""a/b""#), ("quotes", "\"\\", #""\"\\""#),
    ("short escapes", "\u{8}\u{9}\u{A}\u{C}\u{D}", #""\b\t\n\f\r""#),
    ("other controls", "\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ("separators of lines stay", "\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""),
    ("beyond ASCII", "Café😀", "\"Café😀\""),
  ])
  func escapesLittle(_ name: String, _ string: String, _ json: String) throws {
    #expect(JSONWriter.compactText(.string(string)) == json)
    #expect(try JSONParser.parse(json) == .string(string))
  }

  @Test func streamedMembersAreTheValueItself() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("n", .number("1.50"))
    writer.name("list")
    writer.beginArray()
    writer.string("a")
    writer.token("2")
    writer.endArray()
    writer.endObject()
    let list = JSONValue.array([.string("a"), .number("2")])
    #expect(
      String(decoding: writer.finished(), as: UTF8.self)
        == text(.object([JSONMember("n", .number("1.50")), JSONMember("list", list)])))
  }
}
