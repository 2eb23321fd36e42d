internal import ExactDecimals
internal import Foundation

/// The limits of what a cell holds.
enum CellText {
  /// UTF-16 units of a text.
  static let limit = 32_767
  /// Characters of a formula.
  static let formulaLimit = 8_192
}

extension String {
  /// Refuses a text of too many UTF-16 units, of which there are never more than bytes.
  func checkLength(_ limit: Int) throws(SpreadsheetWritingError) {
    guard utf8.count > limit, case let count = utf16.count, count > limit else { return }
    throw SpreadsheetWritingError(.textTooLong(count, limit: limit))
  }
}

extension Decimal {
  /// The plain text of a number, rounded to the 38 digits that can be read again; NaN is refused.
  func checkedText() throws(SpreadsheetWritingError) -> String {
    guard !isNaN else { throw SpreadsheetWritingError(.notANumber) }
    // A quotient of Foundation's `/` has 39 digits, the last ones cut off.
    return rounded(toSignificantDigits: 38).plainText
  }
}
