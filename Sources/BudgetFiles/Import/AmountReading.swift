internal import BudgetModel
internal import Decimals
internal import Foundation

/// What came of reading an amount.
enum AmountReading {
  case blank
  /// An amount with its sign that a budget can keep.
  case amount(Decimal)
  case unusable(AmountProblem)

  /// An amount, where it has no more digits than a budget keeps (SPEC §1); `text` shows one that has.
  init(_ value: Decimal, as text: @autoclosure () -> String) {
    let isKeepable =
      value.integerDigits <= Budget.amountIntegerDigits
      && value.fractionDigits <= Budget.amountFractionDigits
    self = isKeepable ? .amount(value) : .unusable(.tooManyDigits(text()))
  }

  /// What a text was read as: nil for one that is no amount.
  init(_ value: Decimal?, of text: String?) {
    if let value {
      self.init(value, as: value.plainText)
    } else {
      self = text.map { .unusable(.notNumber($0)) } ?? .blank
    }
  }

  /// The amount where there is a usable one.
  var value: Decimal? {
    if case .amount(let value) = self { value } else { nil }
  }
}

/// Why a row or a cell has no amount that a budget can keep.
enum AmountProblem: Hashable {
  case notNumber(String)
  case truthValue(Bool)
  case errorValue(String)
  case tooManyDigits(String)
  /// Money out and money in beside each other.
  case bothWays
  /// Nothing says which way the money went; the word is one that does not.
  case noDirection(word: String?)

  var code: Finding.Code {
    switch self {
    case .notNumber, .truthValue, .bothWays: .amountUnreadable
    case .errorValue: .errorValue
    case .tooManyDigits: .amountTooPrecise
    case .noDirection: .directionMissing
    }
  }

  /// The problem as a sentence begins.
  var reason: String {
    switch self {
    case .notNumber(let text): "the amount \(FieldText.quoted(text)) is not a number"
    case .truthValue(let isTrue): "the amount is the truth value \(isTrue ? "TRUE" : "FALSE")"
    case .errorValue(let error): "the cell shows the error \(error)"
    case .tooManyDigits(let text):
      "the amount \(text) has more than \(Budget.amountIntegerDigits) digits before or \(Budget.amountFractionDigits) after the decimal point"
    case .bothWays: "the row has money out and money in"
    case .noDirection(let word):
      "\(word.map(FieldText.quoted) ?? "nothing") \(word == nil ? "says" : "does not say") whether money went out or came in"
    }
  }

  var remedy: String {
    switch self {
    case .bothWays: "give each its own row"
    case .noDirection: "enter the row by hand where it matters"
    default: "enter a number of at most 15 digits and 4 decimals"
    }
  }
}
