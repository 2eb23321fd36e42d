package import BudgetModel
internal import ExactDecimals
package import Foundation

/// The result of reading an amount.
package enum AmountReading {
  case blank
  /// An amount that a budget can store exactly, with its sign.
  case amount(Decimal)
  /// An amount that was rounded because it has more decimal places than a budget stores.
  case rounded(Decimal, from: Decimal)
  case unusable(Finding.RowFact.AmountFault)

  /// The reading of a number; unusable if the number is too long (SPEC §1).
  ///
  /// `text` is the number as the file writes it.
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

  /// A hundred-thousandth of a cent.
  ///
  /// Rounding errors of binary arithmetic are smaller.
  private static let leastDifference = Decimal(sign: .plus, exponent: -7, significand: 1)

  /// The reading of a text with this value: blank if both are nil, unusable if only the value is nil.
  package init(_ value: Decimal?, of text: String?) {
    if let value {
      self.init(value)
    } else {
      self = text.map { .unusable(.notNumber($0)) } ?? .blank
    }
  }

  /// The usable amount; nil if there is none.
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

  /// The reading without its sign.
  package var magnitude: AmountReading {
    switch self {
    case .amount(let value): .amount(value.magnitude)
    case .rounded(let value, let exact): .rounded(value.magnitude, from: exact.magnitude)
    case .blank, .unusable: self
    }
  }
}
