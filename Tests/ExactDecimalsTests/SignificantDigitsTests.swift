import ExactDecimals
import Foundation
import Testing

@Suite("Significant digits")
struct SignificantDigitsTests {
  @Test(
    "A double's text becomes the number that Excel shows",
    arguments: [
      ("0.30000000000000004", 15, "0.3"), ("1234.5600000000001", 15, "1234.56"),
      ("-0.1000000000000000055", 15, "-0.1"), ("2.9999999999999996", 15, "3"),
      ("999999999999999.9", 15, "1000000000000000"), ("123456789012345.5", 15, "123456789012346"),
      ("-123456789012345.5", 15, "-123456789012346"), ("123456789012345.49", 15, "123456789012345"),
      ("1.5e-10", 15, "0.00000000015"), ("99.95", 3, "100"), ("0.00012345", 2, "0.00012"), ("0", 15, "0"),
      ("45", 1, "50"), ("44", 1, "40"), ("5", 1, "5"),
      (
        "12345678901234567890123456789012345678", 37,
        "12345678901234567890123456789012345680"
      ),
    ])
  func rounded(text: String, digits: Int, result: String) throws {
    #expect(try Decimal(strict: text).rounded(toSignificantDigits: digits).plainText == result)
  }

  @Test("Every count of digits is seen, at both ends of each power of ten", arguments: 1...38)
  func digitCounts(count: Int) throws {
    let nines = try Decimal(strict: String(repeating: "9", count: count))
    let one = try Decimal(strict: "1" + String(repeating: "0", count: count - 1))
    #expect(nines.integerDigits == count)
    #expect(one.integerDigits == count)
    #expect(nines.rounded(toSignificantDigits: count) == nines)
    #expect(nines.rounded(toSignificantDigits: 40) == nines)
    #expect((-nines).integerDigits == count)
  }

  @Test(
    "Digits before and after the point are those that the number needs",
    arguments: [
      ("0", 0, 0), ("1.50", 1, 1), ("0.5", 0, 1), ("123.4", 3, 1), ("0.00012", 0, 5), ("1e20", 21, 0),
      ("-1000", 4, 0), ("999999999999999.9999", 15, 4), ("1e-20", 0, 20), ("120e-1", 2, 0),
    ])
  func digits(text: String, integer: Int, fraction: Int) throws {
    let number = try Decimal(strict: text)
    #expect(number.integerDigits == integer)
    #expect(number.fractionDigits == fraction)
  }

  @Test("The widest mantissa counts its digits too")
  func widestMantissa() {
    let widest = Decimal.greatestFiniteMagnitude.significand
    #expect(widest.integerDigits == 39)
    #expect(widest.fractionDigits == 0)
    let small = Decimal(sign: .plus, exponent: -40, significand: widest)
    #expect(small.integerDigits == 0)
    #expect(small.fractionDigits == 40)
  }
}
