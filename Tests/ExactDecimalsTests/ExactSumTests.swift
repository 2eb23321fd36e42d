import ExactDecimals
import Foundation
import TestSupport
import Testing

@Suite("Exact sums")
struct ExactSumTests {
  @Test(
    "Numbers of mixed size add up to the last digit",
    arguments: [
      ([], "0"), (["0.1", "0.2"], "0.3"), (["1e10", "1e-10"], "10000000000.0000000001"),
      (["0.1", "0.02", "-0.003", "1000"], "1000.117"), (["1.50", "-1.5"], "0"),
      (["-0.01", "-0.02"], "-0.03"),
      (["999999999999999.9999", "0.0001"], "1000000000000000"), (["1e30", "1e-10", "-1e30"], "1e-10"),
      (["99999999999999999999999999999999999999", "-99999999999999999999999999999999999998"], "1"),
      (["99999999999999999999999999999999999999", "1"], "1e38"), (["1e127", "-1e127", "0.5"], "0.5"),
      (["1e-128", "1e-128"], "2e-128"), (["5", "1e-30", "1e37", "-1e37", "-5"], "1e-30"),
      (["0", "0e5", "-0"], "0"), (["3", "-3", "1e-127"], "1e-127"),
    ])
  func sums(texts: [String], result: String) throws {
    let numbers = try texts.map { try Decimal(strict: $0) }
    #expect(try numbers.exactSum() == Decimal(strict: result))
    #expect(try numbers.reversed().exactSum() == Decimal(strict: result))
  }

  @Test("Past 128 bits the sum goes on")
  func overflow() throws {
    let large = try Decimal(strict: "99999999999999999999999999999999999999")
    var sum = ExactSum([large, large, large])
    #expect(sum.value.plainText == "299999999999999999999999999999999999997")
    sum.subtract(large)
    sum.subtract(large)
    #expect(sum.value == large)
  }

  @Test("What was added and taken away leaves nothing")
  func cancelling() throws {
    var generator = SeededGenerator(seed: 5)
    let numbers = (0..<1_000).map { _ in
      Decimal(
        sign: Bool.random(using: &generator) ? .minus : .plus,
        exponent: Int.random(in: -6...6, using: &generator),
        significand: Decimal(UInt64.random(in: 0...999_999_999, using: &generator)))
    }
    var sum = ExactSum(numbers)
    for number in numbers.shuffled(using: &generator) { sum.subtract(number) }
    #expect(sum.value == 0)
  }

  @Test("A quotient of 34 digits beside millions is added to 36 digits at least")
  func distant() throws {
    let quotient = try Decimal(strict: "17.17073170731707317073170731707317")
    let sum = [quotient, 1, -2_295_634, quotient].exactSum()
    let expected = try Decimal(strict: "-2295598.65853658536585365853658536585")
    #expect((sum - expected).magnitude < Decimal(sign: .plus, exponent: -28, significand: 1))
  }

  @Test("NaN makes the sum NaN")
  func nan() {
    #expect([Decimal(1), .nan, 2].exactSum().isNaN)
  }

  @Test("A million amounts add up exactly")
  func million() throws {
    // 1,000,000 amounts 0.01, 0.02, … sum to n(n+1)/2 cents.
    var sum = ExactSum()
    for cents in 1...1_000_000 { sum.add(Decimal(sign: .plus, exponent: -2, significand: Decimal(cents))) }
    #expect(try sum.value == Decimal(strict: "5000005000.00"))
  }
}
