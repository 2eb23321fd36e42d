import Foundation
import TestSupport
import Testing

@testable import ExactDecimals

@Suite("Decimal parts")
struct DecimalPartsTests {
  @Test(
    "A Decimal has the digits and the power of ten that it was made of",
    arguments: [("1.5", 15, -1), ("-0.001", -1, -3), ("0", 0, 0), ("1200", 12, 2), ("-45e10", -45, 10)])
  func parts(text: String, mantissa: Int, exponent: Int) throws {
    let parts = try #require(DecimalParts(Decimal(strict: text)))
    #expect(parts.normalized == DecimalParts(mantissa: Int128(mantissa), exponent: exponent))
    #expect(try parts.decimal == Decimal(strict: text))
  }

  @Test(
    "Whole numbers of at most nine digits are the same as an Int, however their zeros are stored",
    arguments: [
      ("0", 0, 0), ("45992", 0, 45_992), ("-7", 0, -7), ("4500", -2, 45), ("12", 3, 12_000), ("0", 90, 0),
      ("999999999", 0, 999_999_999), ("1000000000", 0, nil), ("1", 9, nil), ("4501", -2, nil), ("5", -1, nil),
    ])
  func smallWholes(significand: String, exponent: Int, whole: Int?) throws {
    let digits = try Decimal(strict: significand)
    #expect(Decimal(sign: .plus, exponent: exponent, significand: digits).smallWhole == whole)
    #expect(Decimal.nan.smallWhole == nil)
  }

  @Test("NaN has no parts, and a mantissa of 128 bits has 38 digits of its 39")
  func wideParts() throws {
    #expect(DecimalParts(Decimal.nan) == nil)
    // 2^127 + 55, calculated with Foundation's own operators.
    let wide = try Decimal(strict: "170141183460469231731687303715884105") * 1_000 + 783
    let expected = DecimalParts(mantissa: 17_014_118_346_046_923_173_168_730_371_588_410_578, exponent: 1)
    #expect(DecimalParts(wide) == expected)
    #expect(DecimalParts(-wide)?.mantissa == -expected.mantissa)
    #expect(Decimal(0).subtracting(wide) == DecimalParts(-wide)?.decimal)
    #expect(
      wide.adding(wide)?.rounded(toSignificantDigits: 36) == (wide * 2).rounded(toSignificantDigits: 36))
    #expect(wide.compared(to: -wide) == 1)
    #expect(
      wide.divided(by: 3)?.rounded(toSignificantDigits: 5) == 56_714
        * Decimal(sign: .plus, exponent: 33, significand: 1))
    // The value is rounded once, not after a rounding to 38 digits.
    #expect(
      wide.rounded(toSignificantDigits: 36)
        == Decimal(
          sign: .plus, exponent: 3, significand: try Decimal(strict: "170141183460469231731687303715884106")))
    #expect(wide.plainText == "170141183460469231731687303715884105783")
  }

  @Test("Long numbers are those that Foundation reads from their digits")
  func longNumbers() throws {
    var generator = SeededGenerator(seed: 22)
    for count in 20...38 {
      for _ in 0..<100 {
        let digits = String(
          (0..<count).map { Character(String(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &generator))) })
        let exponent = Int.random(in: -127...80, using: &generator)
        let sign = Bool.random(using: &generator) ? "-" : ""
        let mantissa = try #require(Int128(sign + digits))
        let number = DecimalParts(mantissa: mantissa, exponent: exponent).decimal
        let read = try #require(Decimal(string: "\(sign)\(digits)e\(exponent)"))
        #expect(number == read)
        #expect(number?.description == read.description)
        #expect(number.map { $0 - read } == 0)
      }
    }
  }

  @Test(
    "Parts that no Decimal holds give none, at once",
    arguments: [(1, 128), (10, 127), (1, -129), (15, -129), (1, 1_000_000_000_000), (1, -1_000_000_000_000)])
  func noDecimal(mantissa: Int, exponent: Int) {
    #expect(DecimalParts(mantissa: Int128(mantissa), exponent: exponent).decimal == nil)
  }

  @Test("0 is 0 at any power of ten", arguments: [0, 5, -5, .max, .min])
  func zero(exponent: Int) {
    #expect(DecimalParts(mantissa: 0, exponent: exponent).decimal == 0)
    #expect(DecimalParts(mantissa: 0, exponent: exponent).normalized.exponent == 0)
  }

  @Test("Random numbers of every width go to Foundation and back, with the digits that Foundation prints")
  func againstFoundation() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<4_000 {
      let bits = UInt128.random(in: 0...UInt128(Int128.max), using: &generator) >> (round % 127)
      let isNegative = Bool.random(using: &generator)
      let parts = DecimalParts(
        mantissa: isNegative ? -Int128(bits) : Int128(bits),
        exponent: Int.random(in: -60...40, using: &generator))
      let decimal = try #require(parts.decimal)
      #expect(DecimalParts(decimal)?.normalized == parts.normalized)
      #expect(decimal.plainText == decimal.description)
      #expect(decimal.isSignMinus == (isNegative && bits != 0))
      #expect(Decimal(string: decimal.plainText) == decimal || decimal.plainText.count > 38)
    }
  }

  @Test("The memory layout and public arithmetic see the same mantissa")
  func layout() throws {
    let shift = try #require(DecimalLayout.lengthShift)
    var generator = SeededGenerator(seed: 4)
    for round in 0..<500 {
      let bits = UInt128.random(in: 0...UInt128.max, using: &generator) >> (round % 128)
      let decimal = Decimal(magnitude: bits, isNegative: round % 2 == 0, exponent: 0)
      #expect(DecimalLayout.magnitude(of: decimal, lengthShift: shift) == DecimalParts.magnitude(of: decimal))
    }
  }
}
