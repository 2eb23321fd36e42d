import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// The content of one cell: a value, its number format, and the formula that calculates the value.
struct Ink: ExpressibleByStringLiteral {
  enum Content {
    case value(CellValue)
    case moment(CalendarDate, TimeOfDay?)
  }

  var content: Content
  var format = NumberFormat.general
  var formula: String?
  /// The cells that the formula fills, if it fills more than its own cell.
  var spread: CellRange?
  var isBold = false

  init(_ content: Content, format: NumberFormat = .general, formula: String? = nil, isBold: Bool = false) {
    self.content = content
    self.format = format
    self.formula = formula
    self.isBold = isBold
  }

  init(stringLiteral text: String) { self.init(.value(text.isEmpty ? .empty : .text(text))) }

  static let none = Ink(.value(.empty))
  static func text(_ text: String) -> Ink { Ink(stringLiteral: text) }
  static func bold(_ text: String) -> Ink { Ink(.value(.text(text)), isBold: true) }
  static func number(_ number: Decimal, _ code: String = "General") -> Ink {
    Ink(.value(.number(number)), format: NumberFormat(code))
  }
  static func money(_ amount: Decimal, _ code: String = "#,##0.00") -> Ink { number(amount, code) }
  static func date(_ date: CalendarDate, _ code: String = "yyyy\\-mm\\-dd") -> Ink {
    Ink(.moment(date, nil), format: NumberFormat(code))
  }
  static func moment(_ date: CalendarDate, _ time: TimeOfDay, _ code: String) -> Ink {
    Ink(.moment(date, time), format: NumberFormat(code))
  }
  static func error(_ error: CellError, formula: String) -> Ink {
    Ink(.value(.error(error)), formula: formula)
  }

  /// Returns the same content as the cached result of a formula.
  func from(_ formula: String) -> Ink {
    var ink = self
    ink.formula = formula
    return ink
  }

  /// Returns the same content in the first cell of the range that an array formula fills.
  func from(_ formula: String, over range: String) -> Ink {
    var ink = from(formula)
    ink.spread = CellRange(range)
    return ink
  }

  /// The same content in bold.
  var heavy: Ink {
    var ink = self
    ink.isBold = true
    return ink
  }
}
