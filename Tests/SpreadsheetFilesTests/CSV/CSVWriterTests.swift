import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFiles
@testable import TextSafety

@Suite struct CSVWriterTests {
  private func written(_ rows: [[String]], _ dialect: CSVDialect = CSVDialect(), guards: Bool = true) throws
    -> [UInt8]
  {
    var writer = CSVWriter(dialect: dialect, guardsFormulas: guards)
    for row in rows { try writer.append(row) }
    return writer.takeBytes()
  }

  @Test(arguments: [
    ("plain", [["a", "b"], ["1", "2.50"]], "a,b\r\n1,2.50\r\n"),
    ("quotes where needed", [["a,b", "c\"d", "e\nf", "g;h"]], "\"a,b\",\"c\"\"d\",\"e\nf\",g;h\r\n"),
    ("a line feed after CR", [["a\r\nb"]], "\"a\r\nb\"\r\n"),
    ("a lone nothing", [[""], ["", ""]], "\"\"\r\n,\r\n"),
    ("a formula", [["=1", "-2"]], "'=1,-2\r\n"),
    ("a declaration that is none", [["sep=;", "b"]], "\"sep=;\",b\r\n"),
    ("a mark that is none", [["\u{FEFF}a"]], "\"\u{FEFF}a\"\r\n"),
  ])
  func writes(name: String, rows: [[String]], expected: String) throws {
    #expect(try written(rows) == Array(expected.utf8))
  }

  @Test func writesDialects() throws {
    let rows = [["a;b", "€"]]
    #expect(
      try written(
        rows,
        CSVDialect(delimiter: .semicolon, encoding: .utf8WithBOM, lineEnding: .lf, declaresDelimiter: true))
        == [0xEF, 0xBB, 0xBF] + Array("sep=;\n\"a;b\";€\n".utf8))
    #expect(
      try written(rows, CSVDialect(delimiter: .tab, encoding: .windows1252, lineEnding: .cr))
        == [0x61, 0x3B, 0x62, 0x09, 0x80, 0x0D])
    #expect(
      try written([["€"]], CSVDialect(encoding: .utf16LittleEndian, lineEnding: .lf)) == [
        0xFF, 0xFE, 0xAC, 0x20, 0x0A, 0,
      ])
    #expect(
      try written([["💶"]], CSVDialect(encoding: .utf16BigEndian, lineEnding: .lf))
        == [0xFE, 0xFF, 0xD8, 0x3D, 0xDC, 0xB6, 0, 0x0A])
    #expect(try written([["=1"]], guards: false) == Array("=1\r\n".utf8))
  }

  @Test func aRefusedRowLeavesNothing() throws {
    var writer = CSVWriter(dialect: CSVDialect(encoding: .windows1252))
    try writer.append(["a"])
    #expect(throws: CSVError(.notEncodable("💶"), line: 2, field: 2)) { try writer.append(["b", "c 💶"]) }
    #expect(throws: CSVError(.nulByte, line: 2, field: 1)) { try writer.append(["\0"]) }
    try writer.append(["d"])
    #expect(writer.takeBytes() == Array("a\r\nd\r\n".utf8))
    #expect(writer.takeBytes().isEmpty)
  }

  /// Rows written in a dialect are read back unchanged, with any texts.
  @Test(
    arguments: CSVDelimiter.allCases, [CSVEncoding.utf8, .utf8WithBOM, .utf16LittleEndian, .utf16BigEndian])
  func anyRowsComeBack(delimiter: CSVDelimiter, encoding: CSVEncoding) throws {
    var random = SeededGenerator(seed: 1_252)
    let alphabet: [Unicode.Scalar] = [
      "'", "=", "-", "\t", "\r", "\n", "1", ",", ";", "|", "\"", "a", "é", "€", "💶", "\u{FEFF}", " ",
    ]
    for lineEnding in [CSVLineEnding.crlf, .lf, .cr] {
      let dialect = CSVDialect(delimiter: delimiter, encoding: encoding, lineEnding: lineEnding)
      let rows = (0..<200).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          var text = ""
          for _ in 0..<Int.random(in: 0...5, using: &random) {
            text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "a")
          }
          return text
        }
      }
      var reader = CSVReader(bytes: try written(rows, dialect), name: "x", dialect: dialect)
      let back = try reader.rows().map { $0.fields.map(CSVFormulaGuard.restored) }
      #expect(back.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
    }
  }
}
