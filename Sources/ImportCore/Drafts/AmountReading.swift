package import BudgetModel
internal import ExactDecimals
package import Foundation

/// The result of reading an amount.
package enum AmountReading {
  case blank
  /// An amount with its sign that a budget can keep.
  case amount(Decimal)
  /// An amount with more decimals than a budget keeps, rounded to them.
  case rounded(Decimal, from: Decimal)
  case unusable(Finding.RowFact.AmountFault)

  /// The reading of a number: unusable if it is too long (SPEC §1); `text` is its form in the file.
  package init(_ value: Decimal, as text: @autoclosure () -> String? = nil) {
    guard value.integerDigits <= Budget.amountIntegerDigits, !value.isNaN else {
      self = .unusable(text().map { .tooLongText($0) } ?? .tooLong(value))
      return
    }
    guard value.fractionDigits > Budget.amountFractionDigits else {
      self = .amount(value)
      return
    }
    let short = value.rounded(toPlaces: Budget.amountFractionDigits)
    let dust = value.subtracting(short)?.magnitude ?? value.magnitude
    self = dust < Self.leastDifference ? .amount(short) : .rounded(short, from: value)
  }

  /// A hundred-thousandth of a cent: rounding errors of binary arithmetic are smaller.
  private static let leastDifference = Decimal(sign: .plus, exponent: -7, significand: 1)

  /// The reading of a text: unusable if the value is nil, blank if the text is nil too.
  package init(_ value: Decimal?, of text: String?) {
    if let value {
      self.init(value)
    } else {
      self = text.map { .unusable(.notNumber($0)) } ?? .blank
    }
  }

  /// The amount where there is a usable one.
  package var value: Decimal? {
    switch self {
    case .amount(let value), .rounded(let value, _): value
    case .blank, .unusable: nil
    }
  }

  /// The amount with all its digits, not rounded; nil if there is no usable amount.
  package var exact: Decimal? {
    if case .rounded(_, let exact) = self { exact } else { value }
  }

  /// The same without a sign.
  package var magnitude: AmountReading {
    switch self {
    case .amount(let value): .amount(value.magnitude)
    case .rounded(let value, let exact): .rounded(value.magnitude, from: exact.magnitude)
    case .blank, .unusable: self
    }
  }
}
