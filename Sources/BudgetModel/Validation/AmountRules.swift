internal import ExactDecimals
internal import Foundation

extension Budget {
  /// The maximum number of digits before the decimal point of an amount (SPEC §1).
  public static let amountIntegerDigits = 15
  /// The maximum number of digits after the decimal point of an amount (SPEC §1).
  public static let amountFractionDigits = 4
}

extension RuleProblem {
  /// Reports an amount that is not a number or has more digits than a budget stores.
  static func amountOutOfRange(_ amount: Decimal?, _ field: String) -> RuleProblem? {
    guard let amount else { return nil }
    guard !amount.isNaN else { return RuleProblem(.amountNotNumber, field) }
    guard
      amount.integerDigits > Budget.amountIntegerDigits
        || amount.fractionDigits > Budget.amountFractionDigits
    else { return nil }
    return RuleProblem(.amountTooLong(amount), field)
  }

  /// Reports an amount that is not a number, has too many digits or is not above 0.
  static func amountNotPositive(_ amount: Decimal, _ field: String) -> RuleProblem? {
    if let problem = amountOutOfRange(amount, field) { return problem }
    guard amount <= 0 else { return nil }
    return RuleProblem(.amountNotPositive(amount), field)
  }
}
