import ExactDecimals
import Foundation
import Testing

private let widest = "170141183460469231731687303715884105727"  // 2^127 - 1
private func decimal(_ text: String) -> Decimal { (try? Decimal(strict: text)) ?? .nan }

@Suite struct DecimalArithmeticTests {
  @Test(arguments: [
    ("0.1", "0.2", "0.3"),
    ("-12.5", "12.5", "0"),
    ("1e30", "1e-5", "1000000000000000000000000000000.00001"),
    ("1e60", "1", "1e60"),
    ("1e36", "-1e-2", "999999999999999999999999999999999999.99"),
    (
      "99999999999999999999999999999999999999", "99999999999999999999999999999999999999",
      "2e38"
    ),
  ])
  func sum(_ left: String, _ right: String, _ expected: String) {
    let sum = decimal(left).adding(decimal(right))
    #expect(sum == decimal(expected))
    #expect(decimal(right).adding(decimal(left)) == sum)
  }

  @Test(arguments: [
    ("1.1", "1.1", "1.21"),
    ("-0.05", "3", "-0.15"),
    ("0", "1e100", "0"),
    ("12345678901234567890", "98765432109876543210", "12193263113702179522374638011112635269e2"),
    ("33333333333333333333333333333333333333", "3", "99999999999999999999999999999999999999"),
  ])
  func product(_ left: String, _ right: String, _ expected: String) {
    let product = decimal(left).multiplied(by: decimal(right))
    #expect(product == decimal(expected))
    #expect(decimal(right).multiplied(by: decimal(left)) == product)
  }

  @Test func `beyond the range there is no result`() {
    #expect(decimal("1e100").multiplied(by: decimal("1e100")) == nil)
    #expect(Decimal.nan.adding(1) == nil)
    #expect(Decimal(1).subtracting(.nan) == nil)
    #expect(Decimal.nan.compared(to: 1) == nil)
    #expect(Decimal(1).multiplied(by: .nan) == nil)
  }

  @Test func `what is too small becomes 0`() {
    #expect(decimal("1e-100").multiplied(by: decimal("1e-100")) == 0)
  }

  @Test func `the widest mantissa does not trap`() {
    let wide = Decimal(sign: .plus, exponent: 0, significand: Decimal(string: widest) ?? 0)
    #expect(wide.adding(wide) != nil)
    #expect(wide.subtracting(wide) == 0)
    #expect(Decimal(5).adding(wide) == wide.adding(5))
    #expect(wide.multiplied(by: wide) != nil)
  }

  @Test(arguments: [("1", "2", -1), ("2", "2.000", 0), ("-1", "-2", 1), ("1e90", "1", 1), ("1e-90", "1", -1)])
  func comparison(_ left: String, _ right: String, _ expected: Int) {
    #expect(decimal(left).compared(to: decimal(right)) == expected)
    #expect(decimal(left).subtracting(decimal(right)).map { $0 < 0 } == (expected < 0))
  }
}
