internal import BudgetModel
internal import ExactDecimals
internal import Foundation

/// A sum of planned monthly amounts that is divided only once, after summing, so that three
/// thirds make a whole.
struct PlannedSum {
  /// Twelve times the sum.
  private var twelvefold = ExactSum()

  /// Adds an amount, spread over the months of its basis.
  mutating func add(_ amount: Decimal, _ basis: AmountBasis = .month) {
    twelvefold.add(amount * Decimal(12 / basis.months))
  }

  /// Adds another sum.
  mutating func add(_ other: PlannedSum) { twelvefold.add(other.twelvefold.value) }

  /// Subtracts another sum.
  mutating func subtract(_ other: PlannedSum) { twelvefold.subtract(other.twelvefold.value) }

  /// The sum per month: exact, or to 34 digits if the quotient has infinitely many digits.
  var value: Decimal {
    let sum = twelvefold.value
    return sum.divided(by: 12) ?? sum
  }
}
