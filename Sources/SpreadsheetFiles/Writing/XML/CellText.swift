internal import ExactDecimals
internal import Foundation

/// The limits of cell contents.
enum CellText {
  /// The maximum number of UTF-16 units of a text.
  static let limit = 32_767
  /// The maximum number of characters of a formula.
  static let formulaLimit = 8_192
}

extension String {
  /// Throws if a text has too many UTF-16 units; a text never has more UTF-16 units than UTF-8 bytes.
  func checkLength(_ limit: Int) throws(SpreadsheetWritingError) {
    guard utf8.count > limit, case let count = utf16.count, count > limit else { return }
    throw SpreadsheetWritingError(.textTooLong(count, limit: limit))
  }
}

extension Decimal {
  /// The plain text of a number, rounded to the 38 digits that can be read back; throws for NaN.
  func checkedText() throws(SpreadsheetWritingError) -> String {
    guard !isNaN else { throw SpreadsheetWritingError(.notANumber) }
    // A quotient of Foundation's `/` has 39 digits, truncated rather than rounded.
    return rounded(toSignificantDigits: 38).plainText
  }
}
