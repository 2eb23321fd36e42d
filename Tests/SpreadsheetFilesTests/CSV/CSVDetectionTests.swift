import Testing

@testable import SpreadsheetFiles

@Suite struct CSVDetectionTests {
  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap {
      isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  static let encodings: [(String, [UInt8], CSVEncoding)] = [
    ("nothing", [], .utf8),
    ("ASCII", Array("a,b".utf8), .utf8),
    ("UTF-8", Array("Käse,€".utf8), .utf8),
    ("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array("a".utf8), .utf8WithBOM),
    ("UTF-16 LE with mark", [0xFF, 0xFE] + utf16("Käse", isLittle: true), .utf16LittleEndian),
    ("UTF-16 BE with mark", [0xFE, 0xFF] + utf16("Käse", isLittle: false), .utf16BigEndian),
    ("UTF-16 LE", utf16("Date,Amount\r\n", isLittle: true), .utf16LittleEndian),
    ("UTF-16 BE", utf16("Date,Amount\r\n", isLittle: false), .utf16BigEndian),
    ("Windows-1252", [0x4B, 0xE4, 0x73, 0x65, 0x2C, 0x80], .windows1252),
    ("Latin-1 in capitals", [0x53, 0xC3, 0x4F], .windows1252),
    ("UTF-8 with one wrong byte", Array("Käse".utf8) + [0xFF], .utf8),
    ("surrogate in UTF-8", [0xED, 0xA0, 0x80], .windows1252),
    ("overlong", [0xE0, 0x80, 0x80], .windows1252),
    ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], .windows1252),
    ("cut off", [0x61, 0xE2, 0x82], .windows1252),
    ("four bytes", Array("💶".utf8), .utf8),
  ]

  @Test(arguments: encodings) func findsTheEncoding(name: String, bytes: [UInt8], expected: CSVEncoding) {
    #expect(CSVDialect.detect(bytes).encoding == expected)
    var detector = CSVEncoding.Detector()
    for byte in bytes { detector.feed([byte]) }
    #expect(detector.encoding == expected)
  }

  static let delimiters: [(String, String, CSVDelimiter)] = [
    ("commas", "a,b\n1,2\n", .comma),
    ("semicolons beside decimal commas", "Datum;Betrag\n1.2.;3,50\n2.2.;4,50\n", .semicolon),
    ("tabs", "a\tb, c\n1\t2\n", .tab),
    ("pipes", "a|b|c\n1|2,5|3\n", .pipe),
    ("tildes", "a~b\n1~2,5\n", .tilde), ("a path among commas", "a,b\n~/x,2\n~/y,3\n", .comma),
    ("one column", "a\nb\n", .comma),
    ("quoted commas", "\"a,b\";c\n\"d,e\";f\n", .semicolon),
    ("declared", "sep=|\na,b\nc,d", .pipe),
    ("declared in capitals", "SEP=;\r\na,b", .semicolon),
    ("declared wrongly", "sep=x\na;b\nc;d", .semicolon),
    ("nothing", "", .comma),
    ("broken quotes", "a;b\n\"c", .semicolon),
  ]

  @Test(arguments: delimiters) func findsTheDelimiter(name: String, text: String, expected: CSVDelimiter) {
    #expect(CSVDialect.detect(Array(text.utf8)).delimiter == expected)
  }

  @Test(arguments: [
    ("a\r\nb\n", CSVLineEnding.crlf), ("a\nb\r\n", .lf), ("a\rb\r", .cr), ("a", .crlf),
    ("\"a\nb\"\r\nc", .crlf), ("a\r", .crlf),
  ])
  func findsTheLineEnding(text: String, expected: CSVLineEnding) {
    #expect(CSVDialect.detect(Array(text.utf8)).lineEnding == expected)
  }

  @Test func longFilesAreJudgedByTheirStart() {
    let line = "12.01.2024;Bäcker, Brot;-3,50\r\n"
    let bytes = Array(String(repeating: line, count: 5_000).utf8)
    let expected = CSVDialect(delimiter: .semicolon, encoding: .utf8, lineEnding: .crlf)
    #expect(CSVDialect.detect(bytes) == expected)
    // The first non-ASCII byte may be far from the start.
    let late = Array(String(repeating: "a;b\r\n", count: 60_000).utf8) + [0xE4]
    #expect(CSVDialect.detect(late).encoding == .windows1252)
  }
}
