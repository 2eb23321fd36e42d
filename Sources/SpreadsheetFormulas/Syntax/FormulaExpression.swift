package import SpreadsheetValues

/// A formula as a tree.
///
/// Operators of the same precedence are in one node, so that only parentheses and calls add depth.
package indirect enum FormulaExpression: Hashable, Sendable {
  /// A number, text, Boolean or error.
  case constant(CellValue)
  /// An array constant, row by row; all rows have the same length.
  case array([[CellValue]])
  /// An omitted argument, such as the second one of `IF(A1,,1)`.
  case missing
  /// A cell, a range, whole rows or whole columns.
  case area(AreaReference)
  /// A defined name, and the sheet that may be written before it.
  case name(String, sheet: SheetQualifier?)
  /// A structured reference to a part of a table.
  case structured(StructuredReference)
  /// A function call; the name is in upper case, without the `_xlfn.` of files.
  case call(String, [FormulaExpression])
  /// A call of an expression's result, as in `LAMBDA(x,x+1)(2)`.
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

/// A reference to a rectangle of cells, as written in a formula.
package struct AreaReference: Hashable, Sendable {
  /// A corner; whole columns have no row, and whole rows have no column.
  package typealias Corner = FormulaCorner

  /// The sheet or sheets; nil for the formula's own sheet.
  package var sheet: SheetQualifier?
  /// The corner before the colon.
  package var first: Corner
  /// The corner after the colon, or the first corner again for a single cell.
  package var last: Corner

  /// The cells; whole rows and columns end at the sheet's edge.
  package var range: CellRange {
    CellRange(
      CellReference(clampingRow: first.row ?? 1, column: first.column ?? 1),
      CellReference(
        clampingRow: last.row ?? CellReference.maximumRow,
        column: last.column ?? CellReference.maximumColumn))
  }
}

/// The part of a reference before the exclamation mark.
package enum SheetQualifier: Hashable, Sendable {
  /// A sheet of this workbook.
  case sheet(String)
  /// All sheets from one to another, in the order of their tabs.
  case sheets(String, through: String)
  /// A sheet of another workbook, as written; it is never opened.
  case external(String)
}

/// A structured reference, such as `Table1[[#This Row],[Amount]]` (ECMA-376 18.17.2.3).
package struct StructuredReference: Hashable, Sendable {
  /// The rows of a table that a reference means.
  package enum Item: String, Hashable, Sendable {
    case all = "#ALL"
    case headers = "#HEADERS"
    case data = "#DATA"
    case totals = "#TOTALS"
    case thisRow = "#THIS ROW"
  }

  /// The name of the table; nil for the table around the formula.
  package var table: String?
  /// The rows; empty for the data rows.
  package var items: [Item] = []
  /// The first and the last column; nil for all columns.
  package var columns: Columns?

  /// Adjacent columns by name.
  package struct Columns: Hashable, Sendable {
    /// The first column's name.
    package var first: String
    /// The last column's name.
    package var last: String
  }
}
