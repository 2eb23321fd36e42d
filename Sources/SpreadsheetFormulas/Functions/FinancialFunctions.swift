internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for loans, savings plans and returns.
enum FinancialFunctions {
  private static let five: [Parameter] = Array(repeating: .number, count: 5)

  static let all = [
    FunctionDeclaration("PMT", 3, five) { (arguments) throws(Stop) in
      let terms = try Annuity(
        rate: arguments.number(0), periods: arguments.number(1), presentValue: arguments.number(2),
        futureValue: arguments.number(3), isPaidInAdvance: arguments.number(4) != 0)
      return .number(try terms.solvedPayment())
    },
    FunctionDeclaration("FV", 3, five) { (arguments) throws(Stop) in
      let terms = try Annuity(
        rate: arguments.number(0), periods: arguments.number(1), payment: arguments.number(2),
        presentValue: arguments.number(3), isPaidInAdvance: arguments.number(4) != 0)
      return .number(try terms.solvedFutureValue())
    },
    FunctionDeclaration("PV", 3, five) { (arguments) throws(Stop) in
      let terms = try Annuity(
        rate: arguments.number(0), periods: arguments.number(1), payment: arguments.number(2),
        futureValue: arguments.number(3), isPaidInAdvance: arguments.number(4) != 0)
      return .number(try terms.solvedPresentValue())
    },
    FunctionDeclaration("NPER", 3, five) { (arguments) throws(Stop) in
      let terms = try Annuity(
        rate: arguments.number(0), periods: 0, payment: arguments.number(1),
        presentValue: arguments.number(2), futureValue: arguments.number(3),
        isPaidInAdvance: arguments.number(4) != 0)
      return .number(try terms.solvedPeriods())
    },
    FunctionDeclaration("RATE", 3, five + [.number], rate),
    FunctionDeclaration("IPMT", 4, five + [.number]) { (arguments) throws(Stop) in
      let (terms, period) = try instalment(arguments)
      return .number(try terms.interest(period: period))
    },
    FunctionDeclaration("PPMT", 4, five + [.number]) { (arguments) throws(Stop) in
      let (terms, period) = try instalment(arguments)
      return .number(try terms.payment.minus(try terms.interest(period: period)))
    },
    FunctionDeclaration("NPV", 2, [.number, .range], repeating: 1, presentValue),
    FunctionDeclaration("IRR", 1, [.range, .number], internalRate),
    FunctionDeclaration("XIRR", 2, [.array, .array, .number], datedInternalRate),
    FunctionDeclaration("XNPV", 3, [.number, .array, .array], datedPresentValue),
    FunctionDeclaration("EFFECT", 2, [.strictNumber, .strictNumber], effectiveRate),
    FunctionDeclaration("NOMINAL", 2, [.strictNumber, .strictNumber], nominalRate),
  ]

  private static let tenth = Decimal(sign: .plus, exponent: -1, significand: 1)

  static func rate(_ arguments: Arguments) throws(Stop) -> Operand {
    var terms = try Annuity(
      rate: 0, periods: arguments.number(0), payment: arguments.number(1), presentValue: arguments.number(2),
      futureValue: arguments.number(3), isPaidInAdvance: arguments.number(4) != 0)
    guard terms.periods > 0 else { throw .error(.number) }
    let rate = try Root.near(try arguments.number(5, default: tenth)) { (rate) throws(Stop) in
      try arguments.calculation.spend(100)
      terms.rate = rate
      return try terms.imbalance()
    }
    return .number(rate.rounded(toPlaces: 28))
  }

  /// Reads the arguments `(rate, period, periods, present value, [future value], [type])` and computes the payment.
  private static func instalment(_ arguments: Arguments) throws(Stop) -> (Annuity, period: Decimal) {
    let period = try arguments.number(1)
    var terms = try Annuity(
      rate: arguments.number(0), periods: arguments.number(2), presentValue: arguments.number(3),
      futureValue: arguments.number(4), isPaidInAdvance: arguments.number(5) != 0)
    guard period >= 1, try period < terms.periods.plus(1) else { throw .error(.number) }
    terms.payment = try terms.solvedPayment()
    return (terms, period)
  }

  /// Computes `NPV`: amounts at the ends of periods 1, 2, …; values that are not numbers are skipped.
  static func presentValue(_ arguments: Arguments) throws(Stop) -> Operand {
    let base = try arguments.number(0).plus(1)
    var result: Decimal = 0
    // Horner's rule goes from the last amount to the first and needs one division for each amount.
    for amount in try arguments.numbersByRow(from: 1).reversed() {
      result = try result.plus(amount).over(base)
    }
    return .number(result)
  }

  /// Computes `IRR`: the rate at which the net present value of periodic amounts is 0; the first amount is due now.
  static func internalRate(_ arguments: Arguments) throws(Stop) -> Operand {
    var range = arguments
    range.operands = [arguments[0]]
    let amounts = try range.numbersByRow()
    guard amounts.contains(where: { $0 > 0 }), amounts.contains(where: { $0 < 0 }) else {
      throw .error(.number)
    }
    let rate = try Root.near(try arguments.number(1, default: tenth)) { (rate) throws(Stop) in
      try arguments.calculation.spend(10 * amounts.count)
      let base = try rate.plus(1)
      var result: Decimal = 0
      for amount in amounts.reversed() { result = try result.over(base).plus(amount) }
      return result
    }
    return .number(rate.rounded(toPlaces: 28))
  }

  static func effectiveRate(_ arguments: Arguments) throws(Stop) -> Operand {
    let (rate, periods) = (try arguments.number(0), try arguments.number(1).truncatedToInteger)
    guard rate > 0, periods >= 1 else { throw .error(.number) }
    return .number(try rate.over(periods).plus(1).raised(to: periods).minus(1))
  }

  static func nominalRate(_ arguments: Arguments) throws(Stop) -> Operand {
    let (rate, periods) = (try arguments.number(0), try arguments.number(1).truncatedToInteger)
    guard rate > 0, periods >= 1 else { throw .error(.number) }
    let root = try rate.plus(1).raised(to: try Decimal(1).over(periods))
    return .number(try root.minus(1).times(periods).withoutNoise)
  }
}
