import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct CSVRecordTests {
  /// Returns the first row of a text.
  private func record(_ text: String) throws -> CSVRecord {
    var found: CSVRecord?
    var reader = CSVReader(bytes: Array(text.utf8), name: "x.csv", dialect: CSVDialect())
    try reader.forEachRecord { if found == nil { found = $0 } }
    return try #require(found)
  }

  static let numbers: [(String, DecimalParts?)] = [
    ("12.50", DecimalParts(mantissa: 1_250, exponent: -2)), ("-3", DecimalParts(mantissa: -3, exponent: 0)),
    (".5", DecimalParts(mantissa: 5, exponent: -1)), ("5.", DecimalParts(mantissa: 5, exponent: 0)),
    ("0.00", DecimalParts(mantissa: 0, exponent: 0)), ("-.25", DecimalParts(mantissa: -25, exponent: -2)),
    ("123456789012345678", DecimalParts(mantissa: 123_456_789_012_345_678, exponent: 0)),
    ("1234567890123456789.5", DecimalParts(mantissa: 12_345_678_901_234_567_895, exponent: -1)),
    ("1e3", DecimalParts(mantissa: 1_000, exponent: 0)), ("+7", DecimalParts(mantissa: 7, exponent: 0)),
    ("", nil), (".", nil), ("-", nil), ("-.", nil), ("1.2.3", nil), ("1-2", nil), ("12a", nil), (" 1", nil),
    ("1,5", nil), ("0x10", nil), ("NaN", nil),
  ]

  @Test(arguments: numbers) func readsNumbers(text: String, parts: DecimalParts?) throws {
    let record = try record("\"\(text)\",x\n")
    #expect(record.decimalParts(0)?.decimal == parts?.decimal)
    #expect(record.decimal(0) == parts?.decimal)
    #expect(record.decimal(0) == (try? Decimal(strict: text)))
    #expect(record.decimal(9) == nil)
  }

  @Test(arguments: [
    ("2024-02-29", CalendarDate(year: 2024, month: 2, day: 29)), ("2023-02-29", nil), ("2024-2-29", nil),
    ("2024/02/29", nil), ("2024-02-2x", nil), ("", nil),
  ])
  func readsDays(text: String, date: CalendarDate?) throws {
    #expect(try record("\"\(text)\",x\n").date(0) == date)
  }

  @Test func givesTextsAndBytes() throws {
    let record = try record("é,\"a \"\"b\"\"\"\n")
    #expect(try record.text(0) == "é")
    #expect(try record.text(1) == "a \"b\"")
    #expect(try record.text(2).isEmpty)
    #expect(record.field(0, is: "é") && !record.field(0, is: "e") && record.field(7, is: ""))
    #expect(record.withBytes(of: 0) { Array($0) } == [0xC3, 0xA9])
    #expect(record.withBytes(of: -1) { $0.count } == 0)
  }

  @Test func namesWhatIsNotUTF8() throws {
    var reader = CSVReader(
      bytes: Array("a\n".utf8) + [0x62, 0xFF, 0x0A], name: "x.csv", dialect: CSVDialect())
    _ = try reader.next()
    #expect(throws: CSVError(.malformedUTF8(0xFF), line: 2, field: 1)) {
      try reader.forEachRecord { _ = try $0.text(0) }
    }
  }

  @Test func skipsTheDeclarationAndNamesTheFile() throws {
    var reader = CSVReader(bytes: Array("sep=;\r\na;b\r\n\"c".utf8), name: "x.csv")
    var rows: [[String]] = []
    #expect(throws: CSVError(.unterminatedQuote, file: "x.csv", line: 3, field: 1)) {
      try reader.forEachRecord { record in
        rows.append(try (0..<record.count).map { field in try record.text(field) })
      }
    }
    #expect(rows == [["a", "b"]])
  }

  /// The example in the documentation.
  @Test func sumsAColumn() throws {
    var reader = CSVReader(
      bytes: Array("Date,Amount\n2025-01-01,0.10\n2025-01-02,0.20\n".utf8), name: "x.csv")
    var total = ExactSum()
    var unread: [Int] = []
    try reader.forEachRecord { record in
      guard let amount = record.decimal(1) else { return unread.append(record.line) }
      total.add(amount)
    }
    #expect(total.value == Decimal(3) / 10)
    #expect(unread == [1])
  }

  @Test func textsAreNumberedByFirstUse() throws {
    var table = TextTable()
    let texts = (0..<2_000).map { "text \($0 * 7 % 1_000) \(String(repeating: "x", count: $0 % 20))" }
    let numbers = texts.map { text in Array(text.utf8).withUnsafeBufferPointer { table.number(of: $0) } }
    #expect(zip(numbers, texts).allSatisfy { table[$0] == $1 })
    #expect(table.count == Set(texts).count)
    #expect(numbers.first == 0 && Set(numbers).max() == table.count - 1)
    #expect(table[-1].isEmpty && table[table.count].isEmpty)
    let record = try record("2025-01-31,2025-01\n")
    #expect(table.number(of: record, field: 0, prefix: 7) == table.number(of: record, field: 1))
    // Unicode treats the two texts as equal; a file treats them as different.
    let composed = Array("é".utf8).withUnsafeBufferPointer { table.number(of: $0) }
    let decomposed = Array("e\u{301}".utf8).withUnsafeBufferPointer { table.number(of: $0) }
    #expect(composed != decomposed)
  }
}
