internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// A number that a workbook states besides the amounts that were imported.
struct StatedFigure {
  let sheet: String
  let cell: Cell
  /// The label of its row and of its column.
  let label: String
  let kind: Reconciliation.Kind
  let formulas: FormulaForms

  var reference: CellReference { cell.reference }
  var value: Decimal { cell.value.number ?? 0 }
  /// Whether it is the result of a formula.
  var isComputed: Bool { cell.formula != nil }
  /// The parsed formula; nil if the cell has none.
  var form: FormulaForms.Form? { formulas.form(of: cell) }
}

/// A table, or the cells outside tables, with the figures that it states.
struct FigurePart {
  var table: FoundTable
  /// The rows below the header, with the cells of this table only.
  var rows: [Sheet.Row]
  /// Whether the sheet's own title calls it the summary of a plan.
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

  /// The value computed from the imported rows, as the workbook would show it.
  static func computed(_ value: Decimal, for figure: StatedFigure, why: String? = nil) -> FigureAnswer {
    .computed(value.isAsStated(figure.value) && value.fractionDigits > 4 ? figure.value : value, why: why)
  }
}

/// The answers for the figures of a part, by cell.
typealias FigureAnswers = [CellReference: FigureAnswer]
