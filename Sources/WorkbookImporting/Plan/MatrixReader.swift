internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a plan with a column of amounts for each month, or a table for each month.
struct MatrixReader {
  private let table: FoundTable
  private let cells: CellReader
  private let rows: PlanRows
  private let reader: PlanRowReader
  /// The columns of planned amounts with their months.
  private let columns: [(column: Int, month: Int, year: Int?)]

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.cells) = (table, cells)
    rows = PlanRows(table, sheet, cells)
    reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
    if table.role == .matrix {
      let ofMonths = table.columns.filter { $0.month != nil }
      let planned = ofMonths.filter { $0.meaning == .budgeted || $0.meaning == nil }
      columns = planned.compactMap { found in found.month.map { (found.column, $0, found.year) } }
    } else {
      columns =
        table[.budgeted].flatMap { column in
          table.scope.month.map { [(column, $0, table.scope.year)] }
        } ?? []
    }
  }

  /// Adds the amounts of each month.
  ///
  /// If the year is unknown, only amounts that are equal in all months are added.
  func read(into builder: inout BudgetBuilder, _ plan: inout MonthlyPlan, year: Int?) {
    let year = table.scope.year ?? builder.context.year ?? year
    if year == nil, columns.contains(where: { $0.year == nil }) { return readWithoutYear(&builder, &plan) }
    let next = nextYear(year, &builder)
    for (item, name) in named(&builder) {
      for (column, month, ownYear) in columns {
        let isNext = next.map { column >= $0 } ?? false
        guard let year = ownYear ?? year.map({ isNext ? $0 + 1 : $0 }),
          let month = CalendarMonth(year: year, month: month),
          let amount = amount(item, column, &builder)
        else { continue }
        plan.add(
          amount, to: name, reader.group(of: item, in: table.scope), in: month, at: place(item, column),
          &builder)
      }
    }
  }

  /// Returns the first column of the next year if months without years continue after December.
  private func nextYear(_ year: Int?, _ builder: inout BudgetBuilder) -> Int? {
    guard let year, let wrap = table.columns.firstOfNextYear else { return nil }
    builder.note(
      .plan(.yearGoesOn(year)), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    return wrap
  }

  /// Reads amounts of months without a year.
  ///
  /// Only amounts that are equal in all months can be kept.
  private func readWithoutYear(_ builder: inout BudgetBuilder, _ plan: inout MonthlyPlan) {
    if table.role != .matrix { return readMonthWithoutYear(&builder, &plan) }
    var differing = 0
    var planned: [Identifier<BudgetModel.Category>: (amount: Decimal, place: Provenance.Location)] = [:]
    let named = named(&builder)
    // Months without any planned amounts have not been filled in yet.
    let columns = columns.filter { column in
      named.contains { $0.item.row[column.column]?.value.isBlank == false }
    }
    for (item, name) in named {
      let amounts = columns.compactMap { amount(item, $0.column, &builder) }
      let id = builder.plannedCategoryID(
        named: name, group: reader.group(of: item, in: table.scope), at: place(item, nil))
      guard let first = amounts.first else { continue }
      if Set(amounts).count == 1, amounts.count == columns.count, let column = columns.first?.column {
        planned[id] = (first, place(item, column))
      } else {
        differing += 1
      }
    }
    builder.plan(planned)
    guard differing > 0 else { return }
    builder.note(
      .plan(.yearMissing(categories: differing)),
      at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
  }

  /// Reads a table of one month without a year.
  ///
  /// Its amounts are compared when all tables have been read.
  private func readMonthWithoutYear(_ builder: inout BudgetBuilder, _ plan: inout MonthlyPlan) {
    guard let (column, _, _) = columns.first else { return }
    for (item, name) in named(&builder) {
      guard let amount = amount(item, column, &builder) else { continue }
      let id = builder.plannedCategoryID(
        named: name, group: reader.group(of: item, in: table.scope), at: place(item, nil))
      plan.addWithoutYear(amount, to: id, at: place(item, column))
    }
  }

  /// Returns the rows with unique names.
  ///
  /// A repeated name is prefixed with its section's title, or numbered.
  private func named(_ builder: inout BudgetBuilder) -> [(item: PlanRow, name: String)] {
    var counts: [String: Int] = [:]
    return rows.items.map { item in
      func next(_ name: String) -> Int {
        counts[NameKey.exact(name), default: 0] += 1
        return counts[NameKey.exact(name)] ?? 1
      }
      guard next(item.name) > 1 else { return (item, item.name) }
      let inSection = item.section.map { "\($0): \(item.name)" } ?? item.name
      let count = item.section == nil ? counts[NameKey.exact(item.name)] ?? 2 : next(inSection)
      let name = count > 1 ? "\(inSection) \(count)" : inSection
      builder.note(.plan(.categoryInTwoSections(name: item.name, newName: name)), at: place(item, nil))
      return (item, name)
    }
  }

  private func amount(_ item: PlanRow, _ column: Int, _ builder: inout BudgetBuilder) -> Decimal? {
    builder.usable(
      cells.amount(item.row[column]), at: place(item, column), otherwise: .notPlanned)
  }

  private func place(_ item: PlanRow, _ column: Int?) -> Provenance.Location {
    let reference = CellReference(
      clampingRow: item.row.number, column: column ?? table[.category] ?? table.range.first.column)
    return .cell(sheet: table.sheetName, reference: "\(reference)")
  }
}
