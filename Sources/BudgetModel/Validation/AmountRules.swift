internal import ExactDecimals
internal import Foundation

extension Budget {
  /// Digits that an amount may have before the point (SPEC §1).
  public static let amountIntegerDigits = 15
  /// Digits that an amount may have after the point (SPEC §1).
  public static let amountFractionDigits = 4
}

extension RuleProblem {
  /// An amount that is no number or has more digits than a budget keeps.
  static func amountOutOfRange(_ amount: Decimal?, _ field: String) -> RuleProblem? {
    guard let amount else { return nil }
    guard !amount.isNaN else { return RuleProblem(.amountNotNumber, field) }
    guard
      amount.integerDigits > Budget.amountIntegerDigits
        || amount.fractionDigits > Budget.amountFractionDigits
    else { return nil }
    return RuleProblem(.amountTooLong(amount), field)
  }

  /// An amount that is no number, has too many digits or is not above 0.
  static func amountNotPositive(_ amount: Decimal, _ field: String) -> RuleProblem? {
    if let problem = amountOutOfRange(amount, field) { return problem }
    guard amount <= 0 else { return nil }
    return RuleProblem(.amountNotPositive(amount), field)
  }
}
