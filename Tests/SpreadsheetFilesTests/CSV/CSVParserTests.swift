import Testing

@testable import SpreadsheetFiles

@Suite struct CSVParserTests {
  /// Parses a text in chunks of this many bytes, and returns all rows.
  private func parse(
    _ text: String, _ delimiter: CSVDelimiter = .comma, chunkSize: Int = 1_000,
    limits: CSVParser.Limits = CSVParser.Limits()
  ) throws -> [CSVRow] {
    var parser = CSVParser(delimiter: delimiter, limits: limits)
    var rows: [CSVRow] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      let chunk = Array(bytes[start..<min(start + chunkSize, bytes.count)])
      var position = 0
      while try parser.next(in: chunk, at: &position) { rows.append(try CSVRow(parser.record)) }
    }
    if try parser.finish() { rows.append(try CSVRow(parser.record)) }
    return rows
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var rows: [[String]]
    var lines: [Int]
  }

  static let samples = [
    Sample(testDescription: "nothing", text: "", rows: [], lines: []),
    Sample(testDescription: "one field", text: "a", rows: [["a"]], lines: [1]),
    Sample(
      testDescription: "CRLF", text: "a,b\r\nc,d\r\n", rows: [["a", "b"], ["c", "d"]], lines: [1, 2]),
    Sample(testDescription: "LF", text: "a,b\nc,d", rows: [["a", "b"], ["c", "d"]], lines: [1, 2]),
    Sample(testDescription: "CR", text: "a,b\rc,d\r", rows: [["a", "b"], ["c", "d"]], lines: [1, 2]),
    Sample(
      testDescription: "mixed ends", text: "a\r\nb\nc\rd", rows: [["a"], ["b"], ["c"], ["d"]],
      lines: [1, 2, 3, 4]),
    Sample(testDescription: "empty fields", text: ",\n,,", rows: [["", ""], ["", "", ""]], lines: [1, 2]),
    Sample(testDescription: "empty lines", text: "\n\r\na\n\n\nb", rows: [["a"], ["b"]], lines: [3, 6]),
    Sample(
      testDescription: "quoted", text: "\"a,b\",\"c \"\"d\"\" e\",\"\"\"\"\"\",\"\"",
      rows: [["a,b", #"c "d" e"#, "\"\"", ""]],
      lines: [1]),
    Sample(
      testDescription: "line ends in quotes", text: "\"a\r\nb\nc\",x\r\nd,e",
      rows: [["a\r\nb\nc", "x"], ["d", "e"]],
      lines: [1, 4]),
    Sample(testDescription: "LF after a quote", text: "a\r\"\nb\"", rows: [["a"], ["\nb"]], lines: [1, 2]),
    Sample(testDescription: "bare quote", text: "5\" pipe,b\"\"", rows: [["5\" pipe", "b\"\""]], lines: [1]),
    Sample(
      testDescription: "blanks after quotes", text: "\"a\" \t,\"b\"\t\r\n\"c\" ", rows: [["a", "b"], ["c"]],
      lines: [1, 2]),
    Sample(testDescription: "spaces stay", text: " a , b ", rows: [[" a ", " b "]], lines: [1]),
    Sample(testDescription: "lone quoted nothing", text: "\"\"\n\"\"", rows: [[""], [""]], lines: [1, 2]),
  ]

  @Test(arguments: samples, [1, 2, 3, 1_000])
  func splitsRows(sample: Sample, chunkSize: Int) throws {
    let rows = try parse(sample.text, chunkSize: chunkSize)
    #expect(rows.map(\.fields) == sample.rows)
    #expect(rows.map(\.line) == sample.lines)
  }

  @Test(arguments: [CSVDelimiter.semicolon, .tab, .pipe])
  func otherDelimiters(delimiter: CSVDelimiter) throws {
    let mark = String(Unicode.Scalar(delimiter.rawValue))
    #expect(try parse("a,1\(mark)\"b\(mark)2\"", delimiter).map(\.fields) == [["a,1", "b\(mark)2"]])
  }

  @Test(arguments: [
    ("a,b\n\"c\nd", CSVError(.unterminatedQuote, line: 2, field: 1)),
    ("a\nb,\"c\n\n", CSVError(.unterminatedQuote, line: 2, field: 2)),
    ("a\r\n\r\n\"b\"x,c", CSVError(.textAfterQuote(0x78), line: 3, field: 1)),
    ("a,\"b\r\nc\"d", CSVError(.textAfterQuote(0x64), line: 2, field: 2)),
    ("\"a\" \"b\"", CSVError(.textAfterQuote(0x22), line: 1, field: 1)),
    ("a\nb,c\0", CSVError(.nulByte, line: 2, field: 2)),
    ("\"a\n\0\"", CSVError(.nulByte, line: 2, field: 1)),
    ("\"a\"\0", CSVError(.nulByte, line: 1, field: 1)),
  ])
  func refusesWithPlace(text: String, expected: CSVError) {
    #expect(throws: expected) { try parse(text) }
    #expect(throws: expected) { try parse(text, chunkSize: 1) }
  }

  @Test func keepsItsLimits() throws {
    var limits = CSVParser.Limits()
    limits.fieldBytes = 3
    limits.fields = 2
    #expect(try parse("abc,\"d\"\"\"", limits: limits).map(\.fields) == [["abc", "d\""]])
    #expect(throws: CSVError(.fieldTooLong(limit: 3), line: 2, field: 2)) {
      try parse("a\nb,cdef", limits: limits)
    }
    #expect(throws: CSVError(.fieldTooLong(limit: 3), line: 1, field: 1)) {
      try parse("\"\"\"\"\"\"\"\"\"\"", limits: limits)
    }
    #expect(throws: CSVError(.tooManyFields(limit: 2), line: 2, field: 3)) {
      try parse("a\nb,c,d", limits: limits)
    }
    (limits.fieldBytes, limits.rowBytes) = (100, 5)
    #expect(try parse("abc,de", limits: limits).map(\.fields) == [["abc", "de"]])
    #expect(throws: CSVError(.rowTooLong(limit: 5), line: 2, field: 2)) {
      try parse("a\nabc,def", limits: limits)
    }
  }

  @Test func fieldsBeyondTheRowAreEmpty() throws {
    var parser = CSVParser(delimiter: .comma)
    var position = 0
    #expect(try parser.next(in: Array("a,b\n".utf8), at: &position))
    #expect(parser.record.count == 2)
    #expect(Array(parser.record[1]) == Array("b".utf8))
    #expect(parser.record[2].isEmpty && parser.record[-1].isEmpty)
  }
}
