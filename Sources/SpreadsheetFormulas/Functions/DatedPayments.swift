internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Amounts with dates, discounted by years of 365 days (`XNPV`, `XIRR`).
struct DatedPayments {
  /// The amounts, with the time since the first amount in years.
  private let payments: [(amount: Decimal, years: Decimal)]

  /// Pairs values with dates; the first date must be the earliest.
  init(_ values: ValueArray, _ days: ValueArray, _ dates: DateSystem) throws(Stop) {
    guard values.values.count == days.values.count else { throw .error(.number) }
    var payments: [(amount: Decimal, years: Decimal)] = []
    var start: Decimal?
    for (value, day) in zip(values.values, days.values) {
      let day = try day.asNumber(dates).flooredToInteger
      let distance = try day.minus(start ?? day)
      guard day >= 0, distance >= 0 else { throw .error(.number) }
      start = start ?? day
      payments.append((try value.asNumber(dates), try distance.over(365)))
    }
    self.payments = payments
  }

  var count: Int { payments.count }

  var hasBothSigns: Bool { payments.contains { $0.amount > 0 } && payments.contains { $0.amount < 0 } }

  func value(at rate: Decimal) throws(Stop) -> Decimal {
    let logarithm = try rate.plus(1).naturalLogarithm()
    var sum = ExactSum()
    for payment in payments {
      let factor = try (-(try logarithm.times(payment.years))).exponential()
      sum.add(try payment.amount.times(factor).rounded(toPlaces: 28))
    }
    return sum.value
  }
}

extension FinancialFunctions {
  static func datedPresentValue(_ arguments: Arguments) throws(Stop) -> Operand {
    let (rate, values) = (try arguments.number(0), try arguments.array(1))
    for value in values.values where try value.unlessError().number == nil { throw .error(.number) }
    let payments = try DatedPayments(values, arguments.array(2), arguments.dates)
    guard rate >= 0 else { throw .error(.number) }
    return .number(try payments.value(at: rate).withoutNoise)
  }

  static func datedInternalRate(_ arguments: Arguments) throws(Stop) -> Operand {
    let values = try arguments.array(0)
    for value in values.values { if case .boolean = value { throw .error(.value) } }
    let payments = try DatedPayments(values, arguments.array(1), arguments.dates)
    guard payments.hasBothSigns else { throw .error(.number) }
    let guess = try arguments.number(2, default: Decimal(sign: .plus, exponent: -1, significand: 1))
    let rate = try Root.near(guess) { (rate) throws(Stop) in
      try arguments.calculation.spend(100 * payments.count)
      return try payments.value(at: rate)
    }
    return .number(rate.rounded(toPlaces: 20))
  }
}
