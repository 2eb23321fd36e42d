internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Formats a value with an English number format code, like `TEXT`.
struct ValueFormatter {
  private let code: FormatCode
  private let dates: DateSystem

  /// Creates the formatter of a code; throws `#VALUE!` if Excel rejects the code.
  init(_ code: String, _ dates: DateSystem) throws(Stop) {
    guard let code = FormatCode(code) else { throw .error(.value) }
    (self.code, self.dates) = (code, dates)
  }

  /// The text of a value, with numbers rounded to 15 digits; throws `#VALUE!` if no section applies.
  func text(_ value: CellValue) throws(Stop) -> String {
    switch value {
    case .error(let error): throw .error(error)
    case .text(let text): return self.text(text)
    case .boolean(let flag): return flag ? "TRUE" : "FALSE"
    case .empty: return try number(0)
    case .number(let number): return try self.number(number.rounded(toSignificantDigits: 15))
    }
  }

  private func text(_ text: String) -> String {
    guard let section = code.texts else { return text }
    return section.tokens.map { token in
      switch token {
      case .text, .general: text
      case .literal(let literal): literal
      case .point: "."
      case .comma: ","
      case .percent: "%"
      case .slash: "/"
      default: ""
      }
    }.joined()
  }

  private func number(_ number: Decimal) throws(Stop) -> String {
    guard let (section, showsSign) = code.section(for: number) else { throw .error(.value) }
    if section.isDate {
      // Negative times are allowed only in the 1904 date system, and for elapsed times.
      let mayBeNegative = dates == .from1904 || section.isElapsedAlone
      guard number >= 0 || mayBeNegative, let text = DateFormatter(section, dates).text(number.magnitude)
      else { throw .error(.value) }
      return (number < 0 && showsSign ? "-" : "") + text
    }
    if let fraction = FractionLayout(section) {
      guard let text = fraction.text(number.magnitude) else { throw .error(.value) }
      return (number < 0 && showsSign ? "-" : "") + text
    }
    return NumberLayout(section.tokens).text(number, showsSign: showsSign)
  }
}
