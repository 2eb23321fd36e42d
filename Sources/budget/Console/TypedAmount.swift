import BudgetFiles
import ExactDecimals
import FieldReading
import Foundation

/// An amount in the forms in which people type it.
struct TypedAmount {
  /// The amount, above 0.
  let amount: Decimal
  /// Whether the text begins with a plus sign.
  let isIncome: Bool

  /// Reads `12.50`, `12,50`, `1,000.50`, `+100` and sums such as `7.5+3.2`.
  ///
  /// - Parameters:
  ///   - text: The text that the user typed.
  ///   - mark: The decimal separator given by an option.
  ///   - household: The decimal separator of the household's settings, which determines the
  ///     meaning of `1,250`.
  /// - Throws: `CommandError` if the text is not an amount or is ambiguous.
  init(_ text: String, _ mark: DecimalMark? = nil, household: DecimalMark? = nil) throws {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    isIncome = trimmed.hasPrefix("+")
    let terms = trimmed.dropFirst(isIncome ? 1 : 0).split(separator: "+", omittingEmptySubsequences: false)
    amount = try terms.map { term in
      let settled = Self.isAmbiguous(String(term)) ? household : nil
      return try Self.term(String(term), of: text, mark ?? settled)
    }.exactSum()
  }

  private static func term(_ term: String, of text: String, _ mark: DecimalMark?) throws -> Decimal {
    guard let read = AmountText(term, decimalMark: mark), read.currencyText.isEmpty, read.value > 0 else {
      throw CommandError(
        .usage, "\"\(text)\" is not an amount above 0; write it as 12.50, without a currency")
    }
    guard mark != nil || !isAmbiguous(term) else {
      throw CommandError(
        .usage,
        "\"\(text)\" can mean two amounts; write it without a thousands separator, or use --decimal-mark")
    }
    return read.value
  }

  /// Returns whether a single separator is followed by three digits, so that it may be for
  /// thousands or decimals.
  private static func isAmbiguous(_ text: String) -> Bool {
    let pieces = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return pieces.count == 2 && pieces[1].count == 3
  }
}

/// An amount that may be 0 or negative, such as a balance or an assigned amount.
enum SignedAmount {
  /// Reads `-12.50`, `0` and everything that `TypedAmount` reads.
  ///
  /// - Throws: `CommandError` if the text is not an amount or is ambiguous.
  static func read(_ text: String, household mark: DecimalMark?) throws -> Decimal {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let isNegative = trimmed.hasPrefix("-") || trimmed.hasPrefix("−")
    let digits = isNegative ? String(trimmed.dropFirst()) : trimmed
    if AmountText(digits, decimalMark: nil)?.value == 0 { return 0 }
    let amount = try TypedAmount(digits, household: mark).amount
    return isNegative ? -amount : amount
  }
}
