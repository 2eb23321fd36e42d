import ExactDecimals
import Foundation
import TestSupport
import Testing

@Suite("Rounding to places")
struct RoundingTests {
  @Test(
    "Halves go away from zero, at every place",
    arguments: [
      ("2.345", 2, "2.35"), ("-2.345", 2, "-2.35"), ("2.344999", 2, "2.34"), ("-2.344999", 2, "-2.34"),
      ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("3.5", 0, "4"), ("0.5", 0, "1"), ("-0.5", 0, "-1"),
      ("0.49999999999999999999", 0, "0"), ("-0.4", 0, "0"), ("0.005", 2, "0.01"), ("0.0049", 2, "0"),
      ("999.995", 2, "1000"), ("-999.995", 2, "-1000"), ("1234.5", -2, "1200"), ("1250", -2, "1300"),
      ("-1250", -2, "-1300"), ("50", -2, "100"), ("49.99", -2, "0"), ("1.0005", 3, "1.001"), ("7", 5, "7"),
      ("1.5", 400, "1.5"), ("1.5", .max, "1.5"), ("1.5", -40, "0"), ("1.5", .min, "0"),
      ("99999999999999999999999999999999999999", -38, "1" + String(repeating: "0", count: 38)),
      ("0.99999999999999999999999999999999999999", 37, "1"), ("123e20", 2, "12300000000000000000000"),
      ("5e-100", 99, "1e-99"), ("4.9e-100", 99, "0"),
    ])
  func rounded(text: String, places: Int, result: String) throws {
    #expect(try Decimal(strict: text).rounded(toPlaces: places) == Decimal(strict: result))
  }

  @Test("Random numbers round as Foundation rounds them", arguments: -3...6)
  func againstFoundation(places: Int) throws {
    var generator = SeededGenerator(seed: UInt64(places + 10))
    for _ in 0..<500 {
      let number = Decimal(
        sign: Bool.random(using: &generator) ? .minus : .plus,
        exponent: -Int.random(in: 0...8, using: &generator),
        significand: Decimal(Int.random(in: 0...99_999_999_999, using: &generator)))
      var source = number
      var expected = Decimal()
      NSDecimalRound(&expected, &source, places, .plain)
      #expect(number.rounded(toPlaces: places) == expected)
    }
  }

  @Test("Numbers of 39 digits round as well")
  func widestMantissa() throws {
    let widest = Decimal.greatestFiniteMagnitude.significand  // 340282366920938463463374607431768211455
    #expect(widest.rounded(toPlaces: 2) == widest)
    #expect(widest.rounded(toSignificantDigits: 40) == widest)
    #expect(try widest.rounded(toPlaces: -1) == Decimal(strict: "34028236692093846346337460743176821146e1"))
    #expect(try (-widest).rounded(toSignificantDigits: 15) == Decimal(strict: "-340282366920938e24"))
    #expect(widest.rounded(toPlaces: -40) == 0)
  }

  @Test("NaN stays NaN")
  func nan() {
    #expect(Decimal.nan.rounded(toPlaces: 2).isNaN)
    #expect(Decimal.nan.rounded(toSignificantDigits: 15).isNaN)
    #expect(Decimal.nan.fractionDigits == 0)
    #expect(Decimal.nan.integerDigits == 0)
  }
}
