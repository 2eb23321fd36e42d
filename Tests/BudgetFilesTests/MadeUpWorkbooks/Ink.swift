import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues

/// What is typed into one cell: a value, how it is shown, and the formula that gave it.
struct Ink: ExpressibleByStringLiteral {
  enum Content {
    case value(CellValue)
    case moment(CalendarDate, TimeOfDay?)
  }

  var content: Content
  var format = NumberFormat.general
  var formula: String?
  /// The cells that the formula fills, where it fills more than its own.
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

  /// The same as the cached result of a formula.
  func from(_ formula: String) -> Ink {
    var ink = self
    ink.formula = formula
    return ink
  }

  /// The same as the first of the cells that an array formula fills.
  func from(_ formula: String, over range: String) -> Ink {
    var ink = from(formula)
    ink.spread = CellRange(range)
    return ink
  }

  /// The same in heavy letters.
  var heavy: Ink {
    var ink = self
    ink.isBold = true
    return ink
  }
}
