import Testing

@testable import SpreadsheetFiles

@Suite struct CSVRowScannerTests {
  /// What a reader makes of a text: rows with their lines, and the error at their end.
  private struct Outcome: Equatable {
    var rows: [CSVRow] = []
    var error: CSVError?
  }

  private func read(
    _ text: [UInt8], _ delimiter: CSVDelimiter, chunkSize: Int, limits: CSVParser.Limits = CSVParser.Limits()
  ) -> Outcome {
    var parser = CSVParser(delimiter: delimiter, limits: limits)
    var outcome = Outcome()
    do throws(CSVError) {
      for start in stride(from: 0, to: text.count, by: chunkSize) {
        let chunk = Array(text[start..<min(start + chunkSize, text.count)])
        var position = 0
        while try parser.next(in: chunk, at: &position) { outcome.rows.append(try CSVRow(parser.record)) }
      }
      if try parser.finish() { outcome.rows.append(try CSVRow(parser.record)) }
    } catch {
      outcome.error = error
    }
    return outcome
  }

  /// In chunks of one byte no row is whole, so the state machine reads them all.
  @Test(arguments: 0..<300) func agreesWithTheStateMachine(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let pieces = [
      "a", "bc", "word with spaces", "12.50", "é", "\"", "\"\"", "\"quoted\"", "\"a,b\"", "\"a\nb\"", ",",
      ",",
      ",", ";", "\t", "\n", "\n", "\r\n", "\r", " ", "\u{1}", seed % 7 == 0 ? "\0" : "x",
    ]
    let text = Array((0..<draw(120)).map { _ in pieces[draw(pieces.count)] }.joined().utf8)
    var limits = CSVParser.Limits()
    if seed % 5 == 0 { (limits.fieldBytes, limits.fields) = (12, 4) }
    let delimiter: CSVDelimiter = [.comma, .semicolon, .tab][Int(seed % 3)]
    let expected = read(text, delimiter, chunkSize: 1, limits: limits)
    for size in [7, 16, 61, 4_096] {
      #expect(read(text, delimiter, chunkSize: size, limits: limits) == expected, "chunks of \(size)")
    }
  }

  private func scan(_ text: String, _ limits: CSVParser.Limits = CSVParser.Limits()) -> (
    fields: [String], end: Int
  )? {
    var record = CSVRecord()
    // Eight bytes behind every row, as a chunk in the middle of a file has.
    guard
      let end = record.scan(
        Array((text + "12345678").utf8), from: 0, line: 5, delimiter: UInt8(ascii: ","), limits: limits)
    else { return nil }
    #expect(record.line == 5)
    return ((0..<record.count).map { String(decoding: record[$0], as: UTF8.self) }, end)
  }

  @Test(arguments: [
    ("a,b\n", ["a", "b"], 4), ("a,b\r\n", ["a", "b"], 5), ("a\r", ["a"], 2), (",\n", ["", ""], 2),
    ("\"a,b\",c\n", ["a,b", "c"], 8), ("\"\",\"\"\r\n", ["", ""], 7), ("a\"b,\"c\"\n", ["a\"b", "c"], 8),
    ("\u{1}\u{F},x\n", ["\u{1}\u{F}", "x"], 5),
  ])
  func readsOrdinaryRows(text: String, fields: [String], end: Int) throws {
    let row = try #require(scan(text))
    #expect(row.fields == fields)
    #expect(row.end == end)
  }

  @Test(arguments: [
    "", "\n", "\r\n", "\"a\"\"b\"\n", "\"a\nb\"\n", "\"a\" ,b\n", "\"a\"b\n", "a\0b\n", "a,b",
    "12345678,123456789\n",
  ])
  func leavesOthersAlone(text: String) {
    var limits = CSVParser.Limits()
    limits.fieldBytes = 8
    #expect(scan(text, limits) == nil)
  }

  @Test func leavesRowsOfTooManyFieldsAlone() {
    var limits = CSVParser.Limits()
    limits.fields = 2
    #expect(scan("a,b\n", limits) != nil)
    #expect(scan("a,b,c\n", limits) == nil)
    // More fields than there is room for at first.
    let wide = Array(repeating: "x", count: 100).joined(separator: ",") + "\n"
    #expect(read(Array(wide.utf8), .comma, chunkSize: 1_000).rows.first?.fields.count == 100)
  }
}
