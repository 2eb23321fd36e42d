package import BudgetModel
internal import ExactDecimals
package import Foundation

/// What came of reading an amount.
package enum AmountReading {
  case blank
  /// An amount with its sign that a budget can keep.
  case amount(Decimal)
  case unusable(Finding.RowFact.AmountFault)

  /// An amount, where it has no more digits than a budget keeps (SPEC §1); `text` is how one that has stands there.
  package init(_ value: Decimal, as text: @autoclosure () -> String? = nil) {
    let isKeepable =
      value.integerDigits <= Budget.amountIntegerDigits
      && value.fractionDigits <= Budget.amountFractionDigits
    self = isKeepable ? .amount(value) : .unusable(text().map { .tooLongText($0) } ?? .tooLong(value))
  }

  /// What a text was read as: nil for one that is no amount.
  package init(_ value: Decimal?, of text: String?) {
    if let value {
      self.init(value)
    } else {
      self = text.map { .unusable(.notNumber($0)) } ?? .blank
    }
  }

  /// The amount where there is a usable one.
  package var value: Decimal? {
    if case .amount(let value) = self { value } else { nil }
  }
}
