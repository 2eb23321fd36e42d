internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// A loan or a savings plan with equal payments; money received is positive, and money paid is negative.
///
/// The five numbers satisfy pv·qⁿ + pmt·(1 + r·t)·(qⁿ − 1)/r + fv = 0. Here q = 1 + r, and t is 1 if payments are
/// made at the start of a period, otherwise 0. Without interest, they satisfy pv + pmt·n + fv = 0 (ECMA-376
/// 18.17.7.246, PV).
struct Annuity {
  /// The interest rate for one period.
  var rate: Decimal
  var periods: Decimal
  var payment: Decimal = 0
  var presentValue: Decimal = 0
  var futureValue: Decimal = 0
  /// Whether payments are made at the start of a period.
  var isPaidInAdvance = false

  /// The growth factor qⁿ.
  private func growth(_ periods: Decimal) throws(Stop) -> Decimal {
    periods == 0 ? 1 : try rate.plus(1).raised(to: periods)
  }

  /// The value of payments of 1 after all periods: (1 + r·t)·(qⁿ − 1)/r.
  private func paymentFactor(_ growth: Decimal) throws(Stop) -> Decimal {
    if rate == 0 { return periods }
    let isSmall = try rate.times(periods).magnitude < Self.smallGrowth
    let factor = try isSmall ? seriesFactor() : growth.minus(1).over(rate)
    return try isPaidInAdvance ? factor.times(try rate.plus(1)) : factor
  }

  private static let smallGrowth = Decimal(sign: .plus, exponent: -3, significand: 1)
  private static let negligible = Decimal(sign: .plus, exponent: -40, significand: 1)

  /// The factor (qⁿ − 1)/r by the binomial series, because computing qⁿ − 1 would lose digits if r is small.
  private func seriesFactor() throws(Stop) -> Decimal {
    var term = periods
    var sum = periods
    for index in 1...13 where term.magnitude > Self.negligible {
      let factor = try rate.times(try periods.minus(Decimal(index)))
      term = try term.times(factor).over(Decimal(index + 1))
      sum = try sum.plus(term)
    }
    return sum
  }

  /// The left side of the equation, which is 0 for a solution.
  func imbalance() throws(Stop) -> Decimal {
    let growth = try growth(periods)
    return try presentValue.times(growth).plus(try payment.times(try paymentFactor(growth))).plus(futureValue)
  }

  func solvedPayment() throws(Stop) -> Decimal {
    guard rate > -1 else { throw .error(.number) }
    let growth = try growth(periods)
    let factor = try paymentFactor(growth)
    guard factor != 0 else { throw .error(.number) }
    return -(try presentValue.times(growth).plus(futureValue).over(factor))
  }

  func solvedFutureValue() throws(Stop) -> Decimal {
    var open = self
    open.futureValue = 0
    return -(try open.imbalance())
  }

  func solvedPresentValue() throws(Stop) -> Decimal {
    guard rate != -1 else { throw .error(.number) }
    var open = self
    open.presentValue = 0
    return -(try open.imbalance().over(try growth(periods)))
  }

  func solvedPeriods() throws(Stop) -> Decimal {
    if rate == 0 {
      guard payment != 0 else { throw .error(.number) }
      return -(try presentValue.plus(futureValue).over(payment))
    }
    let paid = try isPaidInAdvance ? payment.times(try rate.plus(1)) : payment
    let end = try paid.minus(try futureValue.times(rate))
    let start = try paid.plus(try presentValue.times(rate))
    guard start != 0, end != 0 else { throw .error(.number) }
    return try end.over(start).naturalLogarithm().over(try rate.plus(1).naturalLogarithm())
  }

  /// The part of a payment that is interest; `payment` must be known.
  func interest(period: Decimal) throws(Stop) -> Decimal {
    if isPaidInAdvance, period == 1 { return 0 }
    var before = self
    before.periods = try period.minus(1)
    let interest = try before.solvedFutureValue().times(rate)
    return try isPaidInAdvance ? interest.over(try rate.plus(1)) : interest
  }
}

/// Finds a zero of a function.
enum Root {
  private static let precision = Decimal(sign: .plus, exponent: -20, significand: 1)
  /// The largest value that counts as 0.
  private static let residue = Decimal(sign: .plus, exponent: -12, significand: 1)

  /// The zero near a guess, above -1, by the secant method; throws `#NUM!` if 100 steps do not find one.
  static func near(
    _ guess: Decimal, _ function: (Decimal) throws(Stop) -> Decimal
  ) throws(Stop) -> Decimal {
    guard guess > -1 else { throw .error(.value) }
    var (last, next) = (guess, try guess.plus(Decimal(sign: .plus, exponent: -4, significand: 1)))
    var (lastValue, value) = (try function(last), try function(next))
    for _ in 0..<100 {
      if value == 0 { return next }
      if lastValue == value { break }
      let step = try value.times(try next.minus(last)).over(try value.minus(lastValue))
      var target = try next.minus(step).rounded(toSignificantDigits: 30)
      // Rates must stay above -1, so the step goes only half of the way to -1.
      if target <= -1 { target = try next.minus(1).over(2) }
      (last, lastValue) = (next, value)
      next = target
      value = try function(next)
      if try next.minus(last).magnitude <= precision {
        // A rate that approaches -1 is not a solution.
        guard try next.plus(1) > residue else { throw .error(.number) }
        return next
      }
    }
    guard value.magnitude <= residue else { throw .error(.number) }
    return next
  }
}
