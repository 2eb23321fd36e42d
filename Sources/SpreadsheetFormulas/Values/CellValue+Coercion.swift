internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// Excel's conversions between types (ECMA-376 18.17.2.6).
extension CellValue {
  /// The value as a number: an empty cell is 0, TRUE is 1, and a text is parsed as if somebody typed it into a cell.
  func asNumber(_ dates: DateSystem) throws(Stop) -> Decimal {
    switch self {
    case .number(let number): return number
    case .empty: return 0
    case .boolean(let flag): return flag ? 1 : 0
    case .error(let error): throw .error(error)
    case .text(let text):
      guard let number = TypedNumber.read(text, dates) else { throw .error(.value) }
      return number
    }
  }

  /// The value as text; a number has the format `General`.
  func asText() throws(Stop) -> String {
    switch self {
    case .text(let text): return text
    case .empty: return ""
    case .number(let number): return number.generalText
    case .boolean(let flag): return flag ? "TRUE" : "FALSE"
    case .error(let error): throw .error(error)
    }
  }

  /// The value as a Boolean: 0 and an empty cell are FALSE, and the only valid texts are TRUE and FALSE.
  func asBoolean() throws(Stop) -> Bool {
    switch self {
    case .boolean(let flag): return flag
    case .empty: return false
    case .number(let number): return number != 0
    case .error(let error): throw .error(error)
    case .text(let text):
      switch text.uppercased() {
      case "TRUE": return true
      case "FALSE": return false
      default: throw .error(.value)
      }
    }
  }

  /// Returns the value, or throws it if it is an error.
  func unlessError() throws(Stop) -> CellValue {
    if case .error(let error) = self { throw .error(error) }
    return self
  }

  package var isError: Bool {
    guard case .error = self else { return false }
    return true
  }
}
