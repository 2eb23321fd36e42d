internal import Foundation
internal import SpreadsheetValues

/// The value of a part of a formula.
enum Operand {
  /// One value.
  case scalar(CellValue)
  /// Values in rows and columns.
  case array(ValueArray)
  /// Cells, whose values are read on demand.
  case reference(Reference)
  /// A function written in the formula.
  case function(Lambda)
  /// An omitted argument.
  case missing

  static func number(_ number: Int) -> Operand { .scalar(.number(Decimal(number))) }
  static func number(_ number: Decimal) -> Operand { .scalar(.number(number)) }
  static func text(_ text: String) -> Operand { .scalar(.text(text)) }
  static func boolean(_ flag: Bool) -> Operand { .scalar(.boolean(flag)) }

  var isMissing: Bool {
    guard case .missing = self else { return false }
    return true
  }
}
