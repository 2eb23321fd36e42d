internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import ImportCore
internal import WorkbookForm

/// Compares the actual amounts in a workbook's table of budget vs actual with its log.
///
/// Workbooks compute these amounts in several ways. The way that fits most rows is taken as the sheet's own. Rows
/// that differ from it are reported.
struct ComparisonCheck {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    self.cells = cells
  }

  /// Returns findings for the rows that differ from the computed values.
  func findings(for result: ImportResult) -> [Finding] {
    let facts = ImportedFacts(cells.workbook, [table], result, cells, withLog: false)
    let readings = CategoryReadings(result.budget)
    return FigureCensus(sheet, table, facts, cells).parts.flatMap { part in
      let categories = CategoryFigures(part, readings, facts)
      return categories.columns(of: .actual).flatMap { findings(categories, $0) }
    }
  }

  private func findings(_ categories: CategoryFigures, _ column: FoundColumn) -> [Finding] {
    let stated = categories.stated(column)
    guard stated.contains(where: { $0.figure.value != 0 }) else { return [] }
    guard let (answers, reading) = categories.actual(column) else {
      return [
        cells.context.finding(.plan(.actualNotChecked), at: .sheet(sheet.name))
      ]
    }
    return stated.compactMap { _, figure in
      guard case .computed(let computed, _)? = answers[figure.reference], !computed.isAsStated(figure.value)
      else { return nil }
      return cells.context.finding(
        .plan(
          .actualDiffers(stated: figure.value, reading.rows, reading.month, computed: computed)),
        at: .cell(sheet: sheet.name, reference: "\(figure.reference)"))
    }
  }
}
