internal import Foundation
internal import Spreadsheet

/// What a part of a formula comes to.
enum Operand: Sendable {
  /// One value.
  case scalar(CellValue)
  /// Values in rows and columns.
  case array(ValueArray)
  /// Cells, whose values are read when they are needed.
  case reference(Reference)
  /// An argument that was left out.
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

/// A rectangle of one sheet, which is known by its place among the tabs.
struct SheetArea: Hashable, Sendable {
  var sheet: Int
  var range: CellRange
}

/// One or several rectangles of cells.
struct Reference: Sendable {
  var areas: [SheetArea]

  init(_ areas: [SheetArea]) {
    self.areas = areas
  }

  init(sheet: Int, range: CellRange) {
    areas = [SheetArea(sheet: sheet, range: range)]
  }
}

/// Why an evaluation ends early.
enum Stop: Error {
  /// The result is this error.
  case error(CellError)
  /// This cell must be computed first.
  case cell(CellAddress)
  /// The cells of this rectangle must be computed first.
  case area(SheetArea)
}

/// A cell of a sheet, which is known by its place among the tabs.
struct CellAddress: Hashable, Sendable {
  var sheet: Int
  var reference: CellReference
}
