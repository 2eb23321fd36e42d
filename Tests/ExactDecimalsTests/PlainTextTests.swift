import ExactDecimals
import Foundation
import TestSupport
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    "A number has exactly as many places as asked",
    arguments: [
      ("1234.5", 2, "1234.50"), ("1234.5", 0, "1235"), ("-1234.5", 0, "-1235"), ("0", 2, "0.00"),
      ("0", 0, "0"),
      ("0.005", 2, "0.01"), ("-0.004", 2, "0.00"), ("-0.005", 2, "-0.01"), ("1e3", 2, "1000.00"),
      ("7", 3, "7.000"),
      ("0.07", 1, "0.1"), ("99.999", 2, "100.00"), ("1234", -2, "1200"), ("1250", -2, "1300"),
      ("49", -2, "0"),
      ("-51", -2, "-100"), ("12e10", -3, "120000000000"), ("5", .min, "0"), ("1e-20", 4, "0.0000"),
    ])
  func places(text: String, places: Int, result: String) throws {
    #expect(try Decimal(strict: text).plainText(places: places) == result)
  }

  @Test("The shortest text has neither exponent nor trailing zeros")
  func shortest() throws {
    #expect(try Decimal(strict: "-1.2300e-5").plainText == "-0.0000123")
    #expect(try Decimal(strict: "12e5").plainText == "1200000")
    #expect((-Decimal(0)).plainText == "0")
    #expect(Decimal.nan.plainText == "NaN")
    #expect(Decimal.nan.plainText(places: 2) == "NaN")
    let widest = Decimal.greatestFiniteMagnitude.significand
    #expect(widest.plainText(places: 2) == "340282366920938463463374607431768211455.00")
    #expect((-widest).plainText == "-340282366920938463463374607431768211455")
  }

  @Test("Reading a plain text back gives an equal number")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3_000 {
      let number = Decimal(
        sign: Bool.random(using: &generator) ? .minus : .plus,
        exponent: Int.random(in: -100...100, using: &generator),
        significand: Decimal(UInt64.random(in: 0...UInt64.max, using: &generator)))
      #expect(try Decimal(strict: number.plainText) == number)
    }
  }
}
