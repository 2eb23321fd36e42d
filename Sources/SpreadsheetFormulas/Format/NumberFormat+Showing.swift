internal import ExactDecimals
internal import Foundation
package import SpreadsheetValues

extension NumberFormat {
  /// The text that an English spreadsheet shows for a value in this format; numbers are rounded to 15 digits.
  ///
  /// The result is nil if the format cannot show the number, so that the cell is filled with `#`.
  package func shown(_ value: CellValue, _ dates: DateSystem) -> String? {
    switch value {
    case .number:
      return try? ValueFormatter(code, dates).text(value)
    case .empty: return ""
    case .text(let text): return text
    case .boolean(let flag): return flag ? "TRUE" : "FALSE"
    case .error(let error): return error.rawValue
    }
  }
}
