internal import ExactDecimals
internal import Foundation

/// The condition of a section of a number format code, such as `[>=100]`.
struct FormatCondition {
  let sign: FormulaExpression.BinaryOperator
  let bound: Decimal

  /// Parses the text between brackets; nil if it is not a condition.
  init?(_ text: Substring) {
    let signs: [FormulaExpression.BinaryOperator] = [
      .greaterOrEqual, .lessOrEqual, .notEqual, .equal, .greater, .less,
    ]
    guard let sign = signs.first(where: { text.hasPrefix($0.rawValue) }),
      let bound = try? Decimal(
        strict: text.dropFirst(sign.rawValue.count).trimmingCharacters(in: .whitespaces))
    else { return nil }
    (self.sign, self.bound) = (sign, bound)
  }

  init(_ sign: FormulaExpression.BinaryOperator, _ bound: Decimal) {
    (self.sign, self.bound) = (sign, bound)
  }

  func holds(for number: Decimal) -> Bool { sign.holds(number.comparedWithoutNoise(to: bound)) }

  /// Whether only negative numbers meet the condition; these are then shown without their sign.
  var isBelowZero: Bool {
    switch sign {
    case .less: bound <= 0
    case .lessOrEqual, .equal: bound < 0
    default: false
    }
  }

  /// Whether values that do not meet the condition are shown without their sign, as in Excel for a code
  /// of two sections.
  var hidesSignOfOthers: Bool {
    switch sign {
    case .equal: false
    case .greater, .greaterOrEqual: bound < 0
    default: true
    }
  }
}
