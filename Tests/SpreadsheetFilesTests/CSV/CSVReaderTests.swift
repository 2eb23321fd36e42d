import Foundation
import TestSupport
import Testing

@testable import SpreadsheetFiles

@Suite struct CSVReaderTests {
  private func rows(_ bytes: [UInt8], _ dialect: CSVDialect? = nil) throws -> [[String]] {
    var reader = CSVReader(bytes: bytes, name: "x.csv", dialect: dialect)
    return try reader.rows().map(\.fields)
  }

  @Test(arguments: [
    ("UTF-8", Array("Käse;€ 💶".utf8)),
    ("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array("Käse;€ 💶".utf8)),
    (
      "UTF-16 LE",
      [
        0xFF, 0xFE, 0x4B, 0, 0xE4, 0, 0x73, 0, 0x65, 0, 0x3B, 0, 0xAC, 0x20, 0x20, 0, 0x3D, 0xD8, 0xB6, 0xDC,
      ] as [UInt8]
    ),
    (
      "UTF-16 BE",
      [
        0xFE, 0xFF, 0, 0x4B, 0, 0xE4, 0, 0x73, 0, 0x65, 0, 0x3B, 0x20, 0xAC, 0, 0x20, 0xD8, 0x3D, 0xDC, 0xB6,
      ] as [UInt8]
    ),
  ])
  func readsEncodings(name: String, bytes: [UInt8]) throws {
    #expect(try rows(bytes) == [["Käse", "€ 💶"]])
  }

  @Test func readsWindows1252() throws {
    #expect(
      try rows([0x4B, 0xE4, 0x73, 0x65, 0x3B, 0x80, 0x0A, 0x93, 0x3B, 0x9F]) == [["Käse", "€"], ["“", "Ÿ"]])
  }

  @Test(arguments: [
    (
      "undefined byte", [0x61, 0x0D, 0x0A, 0x81] as [UInt8], CSVEncoding.windows1252,
      CSVError(.undefinedByte(0x81), file: "x.csv", line: 2, offset: 3)
    ),
    (
      "half a unit", [0x61, 0, 0x62], .utf16LittleEndian,
      CSVError(.halfCodeUnit, file: "x.csv", line: 1, offset: 2)
    ),
    (
      "lone lead", [0x0A, 0, 0x3D, 0xD8], .utf16LittleEndian,
      CSVError(.unpairedSurrogate(0xD83D), file: "x.csv", line: 2, offset: 2)
    ),
    (
      "lead before a letter", [0x3D, 0xD8, 0x61, 0], .utf16LittleEndian,
      CSVError(.unpairedSurrogate(0xD83D), file: "x.csv", line: 1, offset: 0)
    ),
    (
      "lone trail", [0xDC, 0xB6, 0, 0x61], .utf16BigEndian,
      CSVError(.unpairedSurrogate(0xDCB6), file: "x.csv", line: 1, offset: 0)
    ),
    (
      "wrong UTF-8", Array("ä\n\"b\r\nc\",d".utf8) + [0xFF, 0x64], .utf8,
      CSVError(.malformedUTF8(0xFF), file: "x.csv", line: 3, field: 2)
    ),
    ("binary", [0x50, 0x4B, 0, 0], .utf8, CSVError(.nulByte, file: "x.csv", line: 1, field: 1)),
  ])
  func namesThePlace(name: String, bytes: [UInt8], encoding: CSVEncoding, expected: CSVError) {
    #expect(throws: expected) { try rows(bytes, CSVDialect(encoding: encoding)) }
  }

  @Test func skipsTheDeclaration() throws {
    #expect(try rows(Array("sep=;\r\na;b".utf8)) == [["a", "b"]])
    #expect(
      try rows(Array("sep=;\r\na;b".utf8), CSVDialect(delimiter: .semicolon)) == [["sep=", ""], ["a", "b"]])
  }

  @Test func readsFilesLikeBytes() throws {
    let folder = try TemporaryFolder()
    // Longer than two chunks, with a character of two bytes across every chunk border.
    let line = "12.01.2024;\"Bäcker\r\nBrötchen\";-3,50\r\n"
    let bytes = Array(String(repeating: line, count: 20_000).utf8)
    let path = try folder.write(bytes, to: "long.csv")
    var reader = try CSVReader(path: path)
    #expect(reader.dialect.delimiter == .semicolon)
    #expect(reader.name == path)
    var count = 0
    while let row = try reader.next() {
      #expect(row.fields == ["12.01.2024", "Bäcker\r\nBrötchen", "-3,50"])
      #expect(row.line == count * 2 + 1)
      count += 1
    }
    #expect(count == 20_000)
    #expect(try reader.next() == nil)
  }

  #if os(Linux)
    /// Rows are read ahead on a thread, which must end when the reader is released.
    @Test func aDroppedReaderLetsGoOfItsFile() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(
        Array(String(repeating: "2026-01-31,coffee,3.50\n", count: 200_000).utf8), to: "log.csv")
      do {
        var reader = try CSVReader(path: path)
        for _ in 0..<15_000 { #expect(try reader.next() != nil) }
      }
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!open.contains(path))
    }
  #endif

  @Test func readsLongUTF16Files() throws {
    let folder = try TemporaryFolder()
    var writer = CSVWriter(dialect: CSVDialect(delimiter: .tab, encoding: .utf16BigEndian))
    for number in 0..<40_000 { try writer.append(["\(number)", "💶"]) }
    let path = try folder.write(writer.takeBytes(), to: "long.txt")
    var reader = try CSVReader(path: path)
    let rows = try reader.rows()
    #expect(rows.count == 40_000)
    #expect(rows.last == CSVRow(line: 40_000, fields: ["39999", "💶"]))
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: CSVError(.unreadable(SystemError(code: 2)), file: "/nowhere/x.csv")) {
      try CSVReader(path: "/nowhere/x.csv")
    }
    #expect(SystemError(code: 2).message == "No such file or directory")
  }

  @Test func aFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CSVError(.unreadable(SystemError(code: 21)), file: folder.url.path)) {
      try CSVReader(path: folder.url.path)
    }
  }
}
