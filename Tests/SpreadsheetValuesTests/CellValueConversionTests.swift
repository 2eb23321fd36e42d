import ExactDecimals
import Foundation
import SpreadsheetValues
import TestSupport
import Testing

@Suite("Conversions of values")
struct CellValueConversionTests {
  @Test(
    "A double is the decimal of its shortest text, of at most 15 digits",
    arguments: [
      (0.1, "0.1"), (12.50, "12.5"), (-0.0, "0"), (100, "100"), (1e20, "100000000000000000000"),
      (0.1 + 0.2, "0.3"), (3.141592653589793, "3.14159265358979"), (999_999_999_999_999, "999999999999999"),
      (123_456.789012345, "123456.789012345"), (2.5e-7, "0.00000025"), (.leastNonzeroMagnitude, "0"),
    ])
  func doubles(number: Double, text: String) {
    #expect(CellValue(number).number?.plainText == text)
  }

  @Test("What is no number, or beyond a Decimal, is #NUM!")
  func noNumbers() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] { #expect(CellValue(number) == .error(.number)) }
  }

  @Test("Any 15 digits come back from a double")
  func fifteenDigits() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let digits = Int.random(in: 100_000_000_000_000...999_999_999_999_999, using: &generator)
      let text = "\(digits)e\(Int.random(in: -30...15, using: &generator))"
      let number = try Decimal(strict: text)
      #expect(CellValue(try #require(Double(text))) == .number(number))
    }
  }

  @Test("Numbers are the nearest double, truth values themselves, anything else nothing")
  func back() throws {
    #expect(CellValue.number(try Decimal(strict: "0.1")).double == 0.1)
    #expect(CellValue.number(try Decimal(strict: "9007199254740993")).double == 9_007_199_254_740_992)
    #expect(CellValue(true).boolean == true && CellValue(false).boolean == false)
    #expect(CellValue.number(1).boolean == nil && CellValue.text("TRUE").boolean == nil)
    #expect(CellValue.text("1").double == nil && CellValue.boolean(true).double == nil)
  }

  @Test(
    "Instants are what a clock in the zone shows",
    arguments: [
      // 2026-01-01 11:00 UTC; 2026-01-01 00:00 UTC; 2026-06-30 22:00 UTC, which is in July in Berlin.
      ("Etc/GMT-1", 1_767_265_200, "46023.5"), ("GMT", 1_767_225_600, "46023"),
      ("Europe/Berlin", 1_782_856_800, "46204"), ("America/New_York", 1_767_243_600, "46023"),
    ])
  func instants(zone: String, seconds: Int, serial: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let instant = Date(timeIntervalSince1970: TimeInterval(seconds))
    let number = try Decimal(strict: serial)
    #expect(CellValue(instant, in: zone, counting: .from1900) == .number(number))
    #expect(CellValue.number(number).date(in: zone, counting: .from1900) == instant)
    #expect(CellValue(instant, in: zone, counting: .from1904) == .number(number - 1_462))
    #expect(CellValue.number(number - 1_462).date(in: zone, counting: .from1904) == instant)
  }

  @Test("What no cell counts is nothing", arguments: [-1e10, 1e17, -1e17, 1e300, .infinity, .nan])
  func farAway(seconds: Double) throws {
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    let instant = Date(timeIntervalSince1970: seconds)
    #expect(CellValue(instant, in: zone, counting: .from1900) == nil)
    #expect(CellValue.text("2026-01-01").date(in: zone, counting: .from1900) == nil)
    #expect(CellValue.number(-1).date(in: zone, counting: .from1900) == nil)
  }
}
