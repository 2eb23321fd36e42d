package import SpreadsheetValues

/// A formula as a tree.
///
/// Operators of the same precedence are in one node, so that only parentheses and calls add depth.
package indirect enum FormulaExpression: Hashable, Sendable {
  /// A number, text, truth value or error.
  case constant(CellValue)
  /// An array constant, row by row; all rows have the same length.
  case array([[CellValue]])
  /// An argument that is left out: the second of `IF(A1,,1)`.
  case missing
  /// A cell, a range, whole rows or whole columns.
  case area(AreaReference)
  /// A name, perhaps of one sheet.
  case name(String, sheet: SheetQualifier?)
  /// A part of a table.
  case structured(StructuredReference)
  /// A call; the name in capitals, without the `_xlfn.` of files.
  case call(String, [FormulaExpression])
  /// A call of an expression's result: `LAMBDA(x,x+1)(2)`.
  case apply(FormulaExpression, [FormulaExpression])
  /// A sign, a percent sign, `@` or `#`.
  case unary(FormulaExpression.UnaryOperator, FormulaExpression)
  /// Operands joined by operators of the same precedence, applied from the left.
  case operation(FormulaExpression, [Term])

  /// An operator and the operand to its right.
  package struct Term: Hashable, Sendable {
    /// The operator.
    package let `operator`: FormulaExpression.BinaryOperator
    /// The operand to its right.
    package let operand: FormulaExpression
  }
}

/// A rectangle of cells as a formula names it.
package struct AreaReference: Hashable, Sendable {
  /// A corner; whole columns have no rows, whole rows no columns.
  package typealias Corner = FormulaCorner

  /// The sheet or sheets; nil for the formula's own.
  package var sheet: SheetQualifier?
  /// The corner before the colon.
  package var first: Corner
  /// The corner after it, or the same again for a single cell.
  package var last: Corner

  /// The cells, whole rows and columns up to the sheet's edge.
  package var range: CellRange {
    CellRange(
      CellReference(clampingRow: first.row ?? 1, column: first.column ?? 1),
      CellReference(
        clampingRow: last.row ?? CellReference.maximumRow,
        column: last.column ?? CellReference.maximumColumn))
  }
}

/// The part before the exclamation mark.
package enum SheetQualifier: Hashable, Sendable {
  /// A sheet of this workbook.
  case sheet(String)
  /// All sheets from one to another, in the order of their tabs.
  case sheets(String, through: String)
  /// A sheet of another workbook, as written; it is never opened.
  case external(String)
}

/// A part of a table (ECMA-376 18.17.2.3; `Table1[[#This Row],[Amount]]`).
package struct StructuredReference: Hashable, Sendable {
  /// The rows that are meant.
  package enum Item: String, Hashable, Sendable {
    case all = "#ALL"
    case headers = "#HEADERS"
    case data = "#DATA"
    case totals = "#TOTALS"
    case thisRow = "#THIS ROW"
  }

  /// The table; nil for the one around the formula.
  package var table: String?
  /// The rows; none means the data.
  package var items: [Item] = []
  /// The first and the last column; nil for all.
  package var columns: Columns?

  /// Neighbouring columns by name.
  package struct Columns: Hashable, Sendable {
    /// The first column's name.
    package var first: String
    /// The last column's name.
    package var last: String
  }
}
