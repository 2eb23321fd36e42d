import Testing

@testable import SpreadsheetFiles

@Suite struct CSVRowScannerTests {
  /// The result of reading a text: its rows with their line numbers, and an error if there is one.
  private struct Outcome: Equatable {
    var rows: [CSVRow] = []
    var error: CSVError?
  }

  /// Reads a text with the state machine.
  private func read(
    _ text: [UInt8], _ delimiter: CSVDelimiter, limits: CSVParser.Limits = CSVParser.Limits()
  ) -> Outcome {
    var parser = CSVParser(delimiter: delimiter, limits: limits)
    var outcome = Outcome()
    var position = 0
    do throws(CSVError) {
      while try parser.next(in: text, at: &position) { outcome.rows.append(try CSVRow(parser.record)) }
      if try parser.finish() { outcome.rows.append(try CSVRow(parser.record)) }
    } catch {
      outcome.error = error
    }
    return outcome
  }

  /// Reads a text block by block, with the scanner where possible.
  private func readBlocks(
    _ text: [UInt8], _ delimiter: CSVDelimiter, chunkSize: Int, limits: CSVParser.Limits = CSVParser.Limits()
  ) -> Outcome {
    var parser = CSVParser(delimiter: delimiter, limits: limits)
    var outcome = Outcome()
    do throws(CSVError) {
      for start in stride(from: 0, to: text.count, by: chunkSize) {
        let block = parser.block(of: Array(text[start..<min(start + chunkSize, text.count)]))
        var record = CSVRecord(block)
        for row in block.rows {
          record.move(to: row)
          outcome.rows.append(try CSVRow(record))
        }
        if let failure = block.failure { throw failure }
      }
      if try parser.finish() { outcome.rows.append(try CSVRow(parser.record)) }
    } catch {
      outcome.error = error
    }
    return outcome
  }

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
    let expected = read(text, delimiter, limits: limits)
    for size in [1, 7, 16, 61, 4_096] {
      #expect(readBlocks(text, delimiter, chunkSize: size, limits: limits) == expected, "chunks of \(size)")
    }
  }

  private func scan(_ text: String, _ limits: CSVParser.Limits = CSVParser.Limits()) -> (
    fields: [String], end: Int
  )? {
    // Eight bytes follow every row, as in the middle of a file.
    let bytes = Array((text + "12345678").utf8)
    var fields: [CSVField] = []
    let end = bytes.withUnsafeBufferPointer {
      CSVRowScanner.scan($0, from: 0, delimiter: UInt8(ascii: ","), limits: limits, into: &fields)
    }
    return end.map { (fields.map { String(decoding: bytes[$0.range], as: UTF8.self) }, $0) }
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
  }
}
