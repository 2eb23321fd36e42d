import ExactDecimals
import Foundation
import TestSupport
import Testing

@Suite("Strict parsing")
struct StrictDecimalTests {
  @Test(
    "Every digit of a number is kept",
    arguments: [
      ("0", "0"), ("-0", "0"), ("+0.00", "0"), ("0e999", "0"), ("3.133", "3.133"), ("-12.50", "-12.5"),
      ("+3", "3"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("007", "7"), ("000.0010", "0.001"),
      ("1e-3", "0.001"), ("1E3", "1000"), ("12.5e+2", "1250"), ("100e-2", "1"), ("1200", "1200"),
      ("10050.0500", "10050.05"), ("0.30000000000000004", "0.30000000000000004"),
      ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
      ("-9999999999999999999.9999999999999999999", "-9999999999999999999.9999999999999999999"),
      ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
      ("1" + zeros(50), "1" + zeros(50)), ("1" + zeros(36) + ".1", "1" + zeros(36) + ".1"),
      ("1.5" + zeros(60), "1.5"), (zeros(60) + "1.5", "1.5"), ("1e0000000000000000000000001", "10"),
    ])
  func number(text: String, plain: String) throws {
    #expect(try Decimal(strict: text).plainText == plain)
  }

  @Test(
    "The first byte that is no part of a number is named",
    arguments: [
      ("12abc", 2), ("1,234.50", 1), ("0x10", 1), (" 1", 0), ("1 ", 1), ("1\n", 1), ("-", 1), ("+", 1),
      (".", 1),
      ("-.", 2), ("--1", 1), ("+-1", 1), ("1.2.3", 3), ("1e", 2), ("1e+", 3), ("1e2.5", 3), ("1e2e3", 3),
      ("e5", 0),
      ("NaN", 0), ("nan", 0), ("inf", 0), ("Infinity", 0), ("-inf", 1), ("1_000", 1), ("(5)", 0), ("$5", 0),
      ("5%", 1), ("１２", 0), ("1٫5", 1), ("−5", 0), ("1\u{0}", 1), ("1'000", 1), ("1/2", 1), ("٣", 0),
    ])
  func unexpectedByte(text: String, offset: Int) {
    #expect(throws: DecimalParseError.unexpectedByte(offset: offset)) { try Decimal(strict: text) }
  }

  @Test("An empty text is no number")
  func empty() {
    #expect(throws: DecimalParseError.empty) { try Decimal(strict: "") }
    #expect(throws: DecimalParseError.empty) {
      try Decimal(strict: UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  @Test(
    "More digits than 38 are refused, never rounded",
    arguments: [
      "1234567890123456789012345678901234567890", "100000000000000000000000000000000000001",
      "340282366920938463463374607431768211455", "340282366920938463463374607431768211457",
      "-340282366920938463463374607431768211459", "170141183460469231731687303715884105728",
      "0.100000000000000000000000000000000000001", "1" + zeros(40) + "1", "1" + zeros(40) + ".5",
      String(repeating: "9", count: 100_000),
    ])
  func tooManyDigits(text: String) {
    #expect(throws: DecimalParseError.tooManyDigits) { try Decimal(strict: text) }
  }

  @Test(
    "Exponents beyond a Decimal's are refused",
    arguments: [
      "1e128", "10e127", "-25e150", "1e1000", "-1e99999999999999999999", "1e-129", "1e-166",
      "1e-99999999999999999999", "12e-130",
      "0." + zeros(300) + "1", "1" + zeros(300), "99999999999999999999999999999999999999e128",
    ])
  func exponentOutOfRange(text: String) {
    #expect(throws: DecimalParseError.exponentOutOfRange) { try Decimal(strict: text) }
  }

  @Test("The largest and smallest powers of ten are read", arguments: [127, 126, 38, -38, -127, -128])
  func extremeExponents(exponent: Int) throws {
    let number = try Decimal(strict: "-7e\(exponent)")
    #expect(number == Decimal(sign: .minus, exponent: exponent, significand: 7))
    #expect(try Decimal(strict: number.plainText) == number)
  }

  @Test("Random amounts read as they were written")
  func randomAmounts() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let cents = Int.random(in: -99_999_999_999_999...99_999_999_999_999, using: &generator)
      let digits = String(repeating: "0", count: max(0, 3 - String(abs(cents)).count)) + String(abs(cents))
      let text = (cents < 0 ? "-" : "") + digits.dropLast(2) + "." + digits.suffix(2)
      #expect(
        try DecimalParts(Decimal(strict: text))?.rounded(toPlaces: 2) == DecimalParts(Decimal(strict: text)))
      #expect(try Decimal(strict: text) * 100 == Decimal(cents))
      #expect(try Decimal(strict: text).plainText(places: 2) == text)
    }
  }

}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
