internal import ExactDecimals
internal import Foundation
package import SpreadsheetValues

extension NumberFormat {
  /// The displayed text of a value in this format: a number of 15 digits in an English spreadsheet.
  ///
  /// Nil if the format cannot show the number, so that the cell is filled with `#`.
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
