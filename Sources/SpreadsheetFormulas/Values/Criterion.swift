internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// A criterion for cells, such as `">=10"` or `"Rent*"` in the second argument of `COUNTIF`.
struct Criterion: Hashable, Sendable {
  private enum Wanted: Hashable {
    case value(CellValue)
    case pattern(Wildcards)
    /// An empty cell.
    case blank
    /// An empty cell or an empty text.
    case blankOrEmptyText
  }

  private let `operator`: FormulaExpression.BinaryOperator
  private let operand: Wanted

  init(_ value: CellValue, _ dates: DateSystem) {
    guard case .text(let text) = value else {
      `operator` = .equal
      if case .empty = value { operand = .value(.number(0)) } else { operand = .value(value) }
      return
    }
    let signs: [FormulaExpression.BinaryOperator] = [
      .greaterOrEqual, .lessOrEqual, .notEqual, .equal, .greater, .less,
    ]
    let sign = signs.first { text.hasPrefix($0.rawValue) }
    `operator` = sign ?? .equal
    let rest = String(text.dropFirst(sign?.rawValue.count ?? 0))
    let isEquality = `operator` == .equal || `operator` == .notEqual
    operand = Self.operand(rest, hasSign: sign != nil, isEquality: isEquality, dates)
  }

  /// Creates the criterion for a comparison with a value.
  init(_ sign: FormulaExpression.BinaryOperator, _ value: CellValue) {
    (`operator`, operand) = (sign, .value(value))
  }

  /// Creates the criterion for texts that match a pattern.
  init(_ pattern: Wildcards) {
    (`operator`, operand) = (.equal, .pattern(pattern))
  }

  private static func operand(
    _ text: String, hasSign: Bool, isEquality: Bool, _ dates: DateSystem
  ) -> Wanted {
    if text.isEmpty { return hasSign ? .blank : .blankOrEmptyText }
    if let number = TypedNumber.read(text, dates) { return .value(.number(number)) }
    switch text.uppercased() {
    case "TRUE": return .value(.boolean(true))
    case "FALSE": return .value(.boolean(false))
    case let word where word.hasPrefix("#") && (word.hasSuffix("!") || word.hasSuffix("?") || word == "#N/A"):
      return .value(.error(CellError(rawValue: word)))
    default:
      return isEquality && Wildcards.areUsed(in: text)
        ? .pattern(Wildcards(text)) : .value(.text(text))
    }
  }

  func matches(_ value: CellValue) -> Bool {
    switch `operator` {
    case .equal: isEqual(value)
    // As in Excel, a text such as `12` is both equal to the number and different from it.
    case .notEqual: isNumericText(value) || !isEqual(value)
    default: isOrdered(value)
    }
  }

  /// The key of the only value that can match; nil unless the criterion is for equality.
  var key: ValueKey? {
    guard `operator` == .equal, case .value(let value) = operand else { return nil }
    return ValueKey(value)
  }

  /// The bound of a criterion such as `>5`, with its operator; nil for other criteria.
  var bound: (sign: FormulaExpression.BinaryOperator, number: Decimal)? {
    guard `operator` != .equal, `operator` != .notEqual, case .value(.number(let number)) = operand else {
      return nil
    }
    return (`operator`, number)
  }

  private func isEqual(_ value: CellValue) -> Bool {
    switch (operand, value) {
    case (.blank, .empty), (.blankOrEmptyText, .empty): true
    case (.blankOrEmptyText, .text(let text)): text.isEmpty
    case (.pattern(let pattern), .text(let text)): pattern.matches(text)
    case (.value(.number(let wanted)), .text(let text)):
      TypedNumber.plain(text).map { $0.comparedWithoutNoise(to: wanted) == 0 } ?? false
    case (.value(let wanted), .error), (.value(let wanted), .boolean): wanted == value
    case (.value(let wanted), .number), (.value(let wanted), .text):
      wanted.isSameType(as: value)
        && wanted.compared(to: value) == 0
    default: false
    }
  }

  /// Whether the value is a text and the criterion is a number.
  private func isNumericText(_ value: CellValue) -> Bool {
    guard case .value(.number) = operand, case .text = value else { return false }
    return true
  }

  private func isOrdered(_ value: CellValue) -> Bool {
    guard case .value(let wanted) = operand, wanted.isSameType(as: value), !value.isError else {
      return false
    }
    let order = value.compared(to: wanted)
    switch `operator` {
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    default: return order >= 0
    }
  }
}

extension CellValue {
  /// Whether both values have the same type: number, text, Boolean or error.
  func isSameType(as other: CellValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text), (.boolean, .boolean), (.error, .error): true
    default: false
    }
  }
}
