internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// A number that a workbook states in addition to the imported amounts.
struct StatedFigure {
  let sheet: String
  let cell: Cell
  /// The labels of its row and its column.
  let label: String
  let kind: Reconciliation.Kind
  let formulas: FormulaForms

  var reference: CellReference { cell.reference }
  var value: Decimal { cell.value.number ?? 0 }
  /// Whether the number is the result of a formula.
  var isComputed: Bool { cell.formula != nil }
  /// The parsed formula; nil if the cell has none.
  var form: FormulaForms.Form? { formulas.form(of: cell) }
}

/// A table, or the cells outside tables, with the figures that it states.
struct FigurePart {
  var table: FoundTable
  /// The rows below the header, with the cells of this table only.
  var rows: [Sheet.Row]
  /// Whether a title in the sheet names the part as the summary of a plan.
  var isSummaryOfPlan = false
  var figures: [StatedFigure] = []

  /// The column with this number, if it has a header.
  func column(_ number: Int) -> FoundColumn? { table.columns.first { $0.column == number } }

  /// The column with the names of the rows.
  var names: Int { table[.category] ?? table[.account] ?? table.range.first.column }
}

/// The result of checking a stated figure.
enum FigureAnswer {
  /// The value computed from the imported rows, and the reason for a difference.
  case computed(Decimal, why: String?)
  case notCompared(String)

  /// Returns the value computed from the imported rows, as the workbook would display it.
  static func computed(_ value: Decimal, for figure: StatedFigure, why: String? = nil) -> FigureAnswer {
    .computed(value.isAsStated(figure.value) && value.fractionDigits > 4 ? figure.value : value, why: why)
  }
}

/// The answers for the figures of a part, by cell.
typealias FigureAnswers = [CellReference: FigureAnswer]
