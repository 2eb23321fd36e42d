internal import BudgetModel
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads which group the sections of a summary give to the categories below them.
///
/// Logs without signs need these groups. The title of a section has no amounts, or the sums of the rows below it.
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
      let isTitle = row.cells.allSatisfy {
        $0.reference.column == names || $0.value.isBlank || isSumOfRowsBelow($0)
      }
      if isTitle {
        section = GroupWords.groupOfTitle(name)
      } else if let section {
        builder.statedGroups.note(section, of: name)
      }
    }
  }

  /// Whether a formula adds up cells of its column in the rows below it, or other columns of its row.
  private func isSumOfRowsBelow(_ cell: Cell) -> Bool {
    guard let form = cells.formulas.form(of: cell), let sum = form.expression.aggregate,
      !sum.operands.isEmpty
    else { return false }
    return sum.operands.allSatisfy { operand in
      guard case .area(let area) = operand else { return false }
      let rows = form.range(of: area, in: cell.reference).rows
      return rows.lowerBound > cell.reference.row || rows == cell.reference.row...cell.reference.row
    }
  }
}
