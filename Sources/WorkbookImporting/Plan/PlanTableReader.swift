internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a plan that is one table of categories.
struct PlanTableReader {
  private let table: FoundTable
  private let rows: PlanRows
  private let reader: PlanRowReader
  /// The columns of the same amounts for other periods.
  private let periods: [(column: Int, basis: AmountBasis)]

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    periods = table.columns.compactMap { column in column.frequency?.span.map { (column.column, $0) } }
    rows = PlanRows(table, sheet, cells)
    reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
  }

  /// Adds each category of the table and skips totals.
  func read(into builder: inout BudgetBuilder) {
    let basis = table.columns.first { $0.meaning == .budgeted }.flatMap {
      PlanFrequency(inName: $0.header)?.span ?? PlanFrequency.quarter($0.header)
    }
    let isReversed = self.isReversed
    if isReversed {
      builder.note(.plan(.allNegative), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    }
    noteOthers(&builder)
    for item in rows.items {
      guard let group = group(of: item, &builder) else { continue }
      let isSaid = item.isTitled || table.scope.group != nil || reader.text(.type, item.row) != nil
      // Below a title such as Fixed, a salary may still be income.
      if group == .variable && !isSaid || group.isSpending && GroupWords.isIncome(item.name) {
        builder.namesWithoutGroup.insert(NameKey.exact(item.name))
      }
      let other = otherPeriod(of: item.row)
      var reader = reader
      reader.columns[.budgeted] = other?.column ?? reader.columns[.budgeted]
      reader.readCategory(
        named: item.name, group: group, basis: other?.basis ?? basis ?? item.basis, section: item.section,
        isReversed: isReversed, item.row, &builder)
    }
  }

  /// Returns the column of a row's amount if the row has an amount for another period but no monthly amount.
  private func otherPeriod(of row: Sheet.Row) -> (column: Int, basis: AmountBasis)? {
    guard table[.budgeted].map({ row[$0]?.value.isBlank ?? true }) ?? false else { return nil }
    return periods.first { row[$0.column]?.value.number ?? 0 != 0 }
  }

  /// Notes further columns of planned amounts that were typed in by hand, such as those of another year.
  private func noteOthers(_ builder: inout BudgetBuilder) {
    guard let taken = table.columns.first(where: { $0.meaning == .budgeted }) else { return }
    let isQuarter = PlanFrequency.quarter(taken.header) != nil
    let others = table.columns.filter { column in
      column.column != taken.column
        && (HeaderBand.meaning(of: column.header) == .budgeted && PlanFrequency(inName: column.header) == nil
          || isQuarter && PlanFrequency.quarter(column.header) != nil)
        && rows.items.contains { item in
          item.row[column.column].map { $0.value.number != nil && $0.formula == nil } ?? false
        }
    }
    guard !others.isEmpty else { return }
    builder.note(
      .plan(.furtherPlans(columns: others.map(\.header), taken: taken.header)),
      at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
  }

  /// Whether all planned expenses are written with a minus.
  private var isReversed: Bool {
    var negatives = 0
    for item in rows.items where item.group != .income {
      guard let amount = reader.cells.amount(reader[.budgeted, item.row]).value, amount != 0 else {
        continue
      }
      if amount > 0 { return false }
      negatives += 1
    }
    return negatives > 1
  }

  private func group(of item: PlanRow, _ builder: inout BudgetBuilder) -> CategoryGroup? {
    guard let text = reader.text(.type, item.row) else {
      return item.group(in: table.scope)
    }
    if let group = GroupWords.group(text) { return group }
    // A row whose type is not a group and whose amount is computed is a total.
    guard reader[.budgeted, item.row]?.formula == nil else { return nil }
    builder.note(.row(.typeUnknown(text, .groups)), at: reader.location(.type, item.row))
    return .variable
  }
}
