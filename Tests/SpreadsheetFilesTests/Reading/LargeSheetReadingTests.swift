import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

/// Tests sheets that are inflated piece by piece on a separate thread.
@Suite struct LargeSheetReadingTests {
  /// Rows with a number and a text, more than nine million bytes in all.
  private static let rowCount = 50_000
  private static let parts: [String: String] = {
    let text = String(repeating: "x", count: 150)
    let rows = (1...rowCount).map { number in
      "<row r=\"\(number)\"><c r=\"A\(number)\"><v>\(number).25</v></c><c r=\"B\(number)\" t=\"str\"><v>\(text)</v></c></row>"
    }
    return TestWorkbook(rows: rows.joined()).parts
  }()

  private func archive(isStored: Bool = false) throws -> [UInt8] {
    var builder = ZipBuilder(Self.parts)
    for index in builder.entries.indices { builder.entries[index].isStored = isStored }
    return try builder.bytes()
  }

  /// The sum of the numbers from 1 to the last, and of 0.25 for each row.
  private static let sum = Decimal(rowCount * (rowCount + 1) / 2) + Decimal(rowCount / 4)

  @Test(arguments: [false, true])
  func piecesJoin(isStored: Bool) throws {
    let reader = try XLSXReader(bytes: archive(isStored: isStored))
    var sum = ExactSum()
    var numbers: [Int] = []
    try reader.readValues(ofSheet: 0) { row in
      numbers.append(row.number)
      row.number(1).map { sum.add($0) }
    }
    #expect(numbers == Array(1...Self.rowCount))
    #expect(sum.value == Self.sum)
    #expect(try reader.values(ofSheet: 0)[row: 49_999]?.number(1)?.plainText == "49999.25")
  }

  @Test func aReaderMayBeLeftEarlyAndOthersGoOn() throws {
    let reader = try XLSXReader(bytes: archive())
    do {
      let rows = try reader.rows(ofSheet: 0)
      #expect(try rows.next()?.number == 1)
      // Two readers of one archive read alternately.
      let others = try reader.rows(ofSheet: 0)
      for number in 2...5_000 { #expect(try rows.next()?.number == number) }
      #expect(try others.next()?.number == 1)
    }
    #expect(try reader.sheet(0).rows.count == Self.rowCount)
  }

  @Test func anErrorOfTheBodyEndsTheReading() throws {
    struct Enough: Error {}
    let reader = try XLSXReader(bytes: archive())
    var count = 0
    #expect(throws: Enough.self) {
      try reader.readValues(ofSheet: 0) { _ in
        count += 1
        if count == 3 { throw Enough() }
      }
    }
    #expect(count == 3)
  }

  @Test func damageInTheMiddleComesAfterTheRowsBefore() throws {
    var bytes = try archive(isStored: true)
    let needle = Array("<row r=\"40000\">".utf8)
    let place = try #require(Data(bytes).range(of: Data(needle))).lowerBound
    bytes[place] = UInt8(ascii: "x")
    let reader = try XLSXReader(bytes: bytes)
    var last = 0
    let error = #expect(throws: SpreadsheetFileError.self) {
      try reader.readRows(ofSheet: 0) { last = $0.number }
    }
    // The text between two rows belongs to no row, but then the end tag has no matching start tag.
    #expect(last == 39_999)
    #expect(error?.code == .damagedPart && error?.part == TestWorkbook.sheetPart)
  }

  @Test func aWrongChecksumIsFoundAtTheEnd() throws {
    var bytes = try archive(isStored: true)
    let needle = Array("<v>40000.25".utf8)
    let place = try #require(Data(bytes).range(of: Data(needle))).upperBound - 1
    bytes[place] = UInt8(ascii: "6")
    let reader = try XLSXReader(bytes: bytes)
    var last = 0
    let error = #expect(throws: SpreadsheetFileError.self) {
      try reader.readRows(ofSheet: 0) { last = $0.number }
    }
    #expect(last == Self.rowCount)
    #expect(error?.code == .damagedArchive)
  }

  @Test func limitsCountWhatIsInflated() throws {
    var limits = ReadingLimits()
    limits.inflatedBytes = 9 << 20
    let bytes = try archive()
    for scans in [true, false] {
      let reader = try XLSXReader(bytes: bytes, limits: limits)
      reader.scans = scans
      let error = #expect(throws: SpreadsheetFileError.self) { _ = try reader.values(ofSheet: 0) }
      #expect(error?.code == .limitExceeded)
    }
  }
}
