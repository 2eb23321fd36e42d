internal import BudgetModel
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads which group the sections of a summary give to the categories below them.
///
/// Logs without signs need these groups. The title row of a section has no amounts, or it has the sums of the rows
/// below.
struct SummaryGroups {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.sheet, self.cells) = (table, sheet, cells)
  }

  func read(into builder: inout BudgetBuilder) {
    let names = table[.category] ?? table.range.first.column
    var section: CategoryGroup?
    for row in sheet.rows(of: table) {
      guard let name = cells.text(row[names]), !HeaderText.isTotal(name) else { continue }
      let filled = row.cells.filter { $0.reference.column != names && !$0.value.isBlank }
      let sums = filled.compactMap(summedRows)
      let isSum = sums.count == filled.count && sums.contains { $0.lowerBound > row.number }
      if filled.isEmpty || isSum {
        section = GroupWords.groupOfTitle(name)
      } else if let section {
        builder.statedGroups.note(section, of: name)
      }
    }
  }

  /// Returns the rows that a formula adds up: rows below it in its column, or its own row; nil for other formulas.
  private func summedRows(_ cell: Cell) -> ClosedRange<Int>? {
    guard let form = cells.formulas.form(of: cell), let sum = form.expression.aggregate, sum.isSum,
      sum.operands.count == 1, case .area(let area)? = sum.operands.first, area.sheet == nil
    else { return nil }
    let (own, range) = (cell.reference, form.range(of: area, in: cell.reference))
    let isBelow = range.rows.lowerBound > own.row && range.columns == own.column...own.column
    return isBelow || range.rows == own.row...own.row ? range.rows : nil
  }
}
