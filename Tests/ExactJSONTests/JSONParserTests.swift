import Testing

@testable import ExactJSON

@Suite struct JSONParserTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let value: JSONValue
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "null", text: "null", value: .null),
    Row(name: "true with spaces", text: " \t\r\n true \n", value: .bool(true)),
    Row(name: "false", text: "false", value: .bool(false)),
    Row(name: "number keeps its zeros", text: "12.50", value: .number("12.50")),
    Row(
      name: "number beyond a double", text: "0.30000000000000004441", value: .number("0.30000000000000004441")
    ),
    Row(name: "negative zero", text: "-0", value: .number("-0")),
    Row(
      name: "exponents", text: "[1e5,1E+5,1.5e-07]",
      value: .array([.number("1e5"), .number("1E+5"), .number("1.5e-07")])),
    Row(name: "empty text", text: #""""#, value: .string("")),
    Row(name: "escapes", text: #""\"\\\/\b\f\n\r\t""#, value: .string("\"\\/\u{8}\u{C}\n\r\t")),
    Row(name: "NUL by escape", text: #""a\u0000b""#, value: .string("a\0b")),
    Row(name: "surrogate pair", text: #""\ud83d\uDE00!""#, value: .string("\u{1F600}!")),
    Row(name: "plain beyond ASCII", text: "\"Café 家計 😀\"", value: .string("Café 家計 😀")),
    Row(name: "escape among them", text: #""é\té""#, value: .string("é\té")),
    Row(
      name: "order of members", text: #"{"b":1,"a":{},"c":[]}"#,
      value: .object([
        JSONMember("b", .number("1")), JSONMember("a", .object([])), JSONMember("c", .array([])),
      ])),
    Row(
      name: "same names in other objects", text: #"[{"a":{"a":1}},{"a":2}]"#,
      value: .array([
        .object([JSONMember("a", .object([JSONMember("a", .number("1"))]))]),
        .object([JSONMember("a", .number("2"))]),
      ])),
    Row(name: "escaped name", text: #"{"\u0061b":1}"#, value: .object([JSONMember("ab", .number("1"))])),
    Row(name: "byte order mark", text: "\u{FEFF}1", value: .number("1")),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    #expect(try JSONParser.parse(row.text) == row.value)
  }

  /// Names are compared byte by byte (RFC 8259 §8.3), not by canonical equivalence.
  @Test func spellingsOfOneLetterAreTwoNames() throws {
    let value = try JSONParser.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")
    guard case .object(let members) = value else {
      Issue.record("no object")
      return
    }
    #expect(members.map { Array($0.name.utf8) } == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let text: String
    let reason: JSONError.Reason
    let path: String
    let line: Int
    let column: Int
    var testDescription: String { text }

    init(_ text: String, _ reason: JSONError.Reason, _ path: String, _ line: Int, _ column: Int) {
      (self.text, self.reason, self.path, self.line, self.column) = (text, reason, path, line, column)
    }
  }

  static let bad = [
    Bad("", .unexpectedEnd, "$", 1, 1),
    Bad("[1,", .unexpectedEnd, "$[1]", 1, 4),
    Bad("[1,]", .unexpectedByte(UInt8(ascii: "]")), "$[1]", 1, 4),
    Bad("[1 2]", .unexpectedByte(UInt8(ascii: "2")), "$[1]", 1, 4),
    Bad("{\"a\":1,\n \"b\":x}", .unexpectedByte(UInt8(ascii: "x")), "$.b", 2, 6),
    Bad("{\"é\": 01}", .unexpectedByte(UInt8(ascii: "1")), "$['é']", 1, 8),
    Bad("{a:1}", .unexpectedByte(UInt8(ascii: "a")), "$", 1, 2),
    Bad("{\"a\" 1}", .unexpectedByte(UInt8(ascii: "1")), "$.a", 1, 6),
    Bad("{\"a\":1]", .unexpectedByte(UInt8(ascii: "]")), "$.a", 1, 7),
    Bad("1 2", .trailingContent, "$", 1, 3),
    Bad("-", .unexpectedEnd, "$", 1, 2),
    Bad("1.", .unexpectedEnd, "$", 1, 3),
    Bad("[1.e1]", .unexpectedByte(UInt8(ascii: "e")), "$[0]", 1, 4),
    Bad("+1", .unexpectedByte(UInt8(ascii: "+")), "$", 1, 1),
    Bad("NaN", .unexpectedByte(UInt8(ascii: "N")), "$", 1, 1),
    Bad("nul", .unexpectedEnd, "$", 1, 4),
    Bad("\"a\u{1}\"", .unescapedControlCharacter(1), "$", 1, 3),
    Bad("\"a", .unexpectedEnd, "$", 1, 3),
    Bad(#""\x""#, .invalidEscape, "$", 1, 3),
    Bad(#""\u12G4""#, .invalidEscape, "$", 1, 6),
    Bad(#"["\ud800"]"#, .loneSurrogate, "$[0]", 1, 3),
    Bad(#""\udc00\ud800""#, .loneSurrogate, "$", 1, 2),
    Bad(#""\ud800\u0041""#, .loneSurrogate, "$", 1, 2),
    Bad(#"{"a":[{"id":1,"x":2,"id":3}]}"#, .duplicateName("id"), "$.a[0].id", 1, 21),
    Bad(#"{"a":{"b":1},"a":2}"#, .duplicateName("a"), "$.a", 1, 14),
    Bad(#"{"a":1,"\u0061":2}"#, .duplicateName("a"), "$.a", 1, 8),
    Bad("{\n  \"id\": 1,\n  \"id\": 2\n}", .duplicateName("id"), "$.id", 3, 3),
  ]

  @Test(arguments: bad) func refuses(_ row: Bad) {
    #expect {
      try JSONParser.parse(row.text)
    } throws: { error in
      guard let error = error as? JSONError else { return false }
      #expect(error.reason == row.reason)
      #expect(error.path.description == row.path)
      #expect(error.line == row.line)
      #expect(error.column == row.column)
      return true
    }
  }

  @Test(
    arguments: [
      ("Latin-1", [0x22, 0x61, 0xE9, 0x22], 2), ("overlong", [0x22, 0xC0, 0xAF, 0x22], 1),
      ("surrogate in UTF-8", [0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ("cut off", [0x22, 0xC3, 0xA9, 0xE2, 0x82, 0x22], 3),
      ("outside a text", [0xFF], 0), ("before an escape", [0x22, 0xFF, 0x5C, 0x6E, 0x22], 1),
    ] as [(String, [UInt8], Int)])
  func refusesWhatIsNotUTF8(_ name: String, _ bytes: [UInt8], _ offset: Int) {
    #expect {
      try JSONParser.parse(bytes)
    } throws: { error in
      (error as? JSONError)?.reason == .invalidUTF8 && (error as? JSONError)?.offset == offset
    }
  }

  @Test func depthIsLimited() throws {
    let limit = JSONParser.maximumDepth
    _ = try JSONParser.parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
    #expect {
      try JSONParser.parse(String(repeating: "[", count: 100_000))
    } throws: { error in
      (error as? JSONError)?.reason == .tooDeep(limit: limit) && (error as? JSONError)?.offset == limit
    }
    #expect(throws: JSONError.self) {
      try JSONParser.parse(String(repeating: "{\"a\":", count: 100_000))
    }
  }

  @Test func manyDistinctNamesAreLinear() throws {
    let members = (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    guard case .object(let read) = try JSONParser.parse("{\(members)}") else {
      Issue.record("no object")
      return
    }
    #expect(read.count == 50_000)
    #expect(read.last == JSONMember("k49999", .number("49999")))
  }

  @Test(
    arguments: [
      ([.name("a"), .index(3), .name("b_1")], "$.a[3].b_1"), ([.name("two words")], "$['two words']"),
      ([.name("it's \\ \n")], "$['it\\'s \\\\ \\u000a']"), ([.name("1a"), .name("")], "$['1a']['']"),
      ([], "$"),
    ] as [([JSONPath.Step], String)])
  func pathsAreNormalized(_ steps: [JSONPath.Step], _ text: String) {
    #expect(JSONPath(steps).description == text)
  }
}
