internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension FormulaExpression.BinaryOperator {
  /// The result for two values; an error of the left operand takes precedence.
  func apply(
    _ left: CellValue, _ right: CellValue, _ dates: DateSystem, _ arithmetic: Arithmetic
  ) -> CellValue {
    if left.isError { return left }
    if right.isError { return right }
    do throws(Stop) {
      switch self {
      case .plus, .minus, .times, .divide, .power:
        return .number(try arithmetic.result(self, try left.asNumber(dates), try right.asNumber(dates)))
      case .concatenate: return try concatenated(left, right)
      case .equal: return .boolean(arithmetic.compare(left, right) == 0)
      case .notEqual: return .boolean(arithmetic.compare(left, right) != 0)
      case .less: return .boolean(arithmetic.compare(left, right) < 0)
      case .lessOrEqual: return .boolean(arithmetic.compare(left, right) <= 0)
      case .greater: return .boolean(arithmetic.compare(left, right) > 0)
      case .greaterOrEqual: return .boolean(arithmetic.compare(left, right) >= 0)
      case .range, .intersection, .union: return .error(.value)
      }
    } catch {
      guard case .error(let error) = error else { return .error(.value) }
      return .error(error)
    }
  }

  private func concatenated(_ left: CellValue, _ right: CellValue) throws(Stop) -> CellValue {
    let text = try left.asText() + right.asText()
    guard text.utf16.count <= TextLimit.characters else { return .error(.value) }
    return .text(text)
  }

  /// The result in decimal arithmetic, which is exact if it has at most 38 digits.
  func exactResult(_ left: Decimal, _ right: Decimal) throws(Stop) -> Decimal {
    let result: Decimal?
    switch self {
    case .plus: result = left.adding(right)?.cleared(of: left, right)
    case .minus: result = left.subtracting(right)?.cleared(of: left, right)
    case .times: result = left.multiplied(by: right)
    case .divide: result = left.divided(by: right)
    default: result = try left.raised(to: right)
    }
    guard let result else { throw .error(.number) }
    return result
  }
}

/// Limits of texts.
enum TextLimit {
  /// The maximum number of characters in a cell, as in Excel.
  static let characters = 32_767
  /// The maximum number of bytes for that many characters: three for each UTF-16 unit.
  static let bytes = 3 * characters
}

extension Decimal {
  /// The number, or 0 if it is only the rounding error of an inexact quotient.
  fileprivate func cleared(of left: Decimal, _ right: Decimal) -> Decimal {
    guard let first = DecimalParts(left), let second = DecimalParts(right),
      max(first.mantissa.digitCount, second.mantissa.digitCount) >= Decimal.quotientDigits - 1,
      max(first.significantDigits, second.significantDigits) >= Decimal.quotientDigits - 1,
      self != 0, let parts = DecimalParts(self)
    else { return self }
    let top = max(first.magnitudeOrder, second.magnitudeOrder)
    return parts.magnitudeOrder < top - 30 ? 0 : self
  }
}

extension DecimalParts {
  /// The number of digits of the mantissa without trailing zeros.
  var significantDigits: Int { normalized.mantissa.digitCount }

  /// The exponent of the lowest power of ten that exceeds the number's magnitude.
  var magnitudeOrder: Int { mantissa.digitCount + exponent }
}
