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

  /// An amount with at most as many digits as a budget keeps (SPEC §1); `text` is how one that has more stands there.
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

  /// A hundred-thousandth of a cent: binary arithmetic misses an amount by less.
  private static let leastDifference = Decimal(sign: .plus, exponent: -7, significand: 1)

  /// The reading of a text: nil for a text that is not an amount.
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

  /// The amount with all its digits, as it stands; nil if there is no usable one.
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
