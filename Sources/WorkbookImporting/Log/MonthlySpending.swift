internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads amounts that were spent or received, by category and month, as transactions.
///
/// They replace the log in a workbook without a log. Each amount becomes a transaction on its day or, if it has no day,
/// on the first of its month.
struct MonthlySpending {
  /// An amount of a category in a month.
  private struct Entry {
    let cell: Cell
    let name: String
    let group: CategoryGroup
    let month: NamedMonth
    let amount: AmountReading
    /// Whether the month is in the year after the table's year, because the months continue after December.
    var isNextYear = false
  }

  private let table: FoundTable
  private let cells: CellReader
  private let entries: [Entry]
  private let signs: TableSigns

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.cells) = (table, cells)
    let found =
      table.role == .matrix ? Self.matrix(table, sheet, cells) : Self.rows(of: table, sheet, cells)
    entries = found.filter { $0.amount.value != 0 }
    // A minus means an expense if most expenses have one. Otherwise it means a refund.
    let expenses = entries.filter { $0.group != .income }.compactMap(\.amount.value)
    let isUsual = expenses.count { $0 < 0 } * 2 > expenses.count
    // If each category has one sign only, the categories without a minus are income.
    let byName = Dictionary(grouping: entries.filter { $0.amount.value != nil }, by: \.name)
    let areOfOneSign = byName.values.allSatisfy { own in
      Set(own.compactMap(\.amount.value).map { $0 < 0 }).count < 2
    }
    signs =
      !isUsual ? .reversals : areOfOneSign ? .strictDirections : .directions(negativeIsExpense: true)
  }

  /// Adds a transaction for each amount.
  ///
  /// If the year is unknown, nothing is added and the missing year is reported.
  ///
  /// - Returns: The accounting of the amounts.
  func read(into builder: inout BudgetBuilder) -> RowAccounting {
    let place = Provenance.Location.cell(sheet: table.sheetName, reference: "\(table.range)")
    builder.rows = RowAccounting()
    let year = table.scope.year ?? builder.context.year
    guard year != nil || entries.allSatisfy({ $0.month.year != nil }) else {
      builder.note(.plan(.yearMissing(categories: Set(entries.map(\.name)).count)), at: place)
      return builder.rows
    }
    builder.note(.plan(.spendingRead), at: place)
    if let year, entries.contains(where: \.isNextYear) { builder.note(.plan(.yearGoesOn(year)), at: place) }
    for entry in entries { read(entry, year, into: &builder) }
    return builder.rows
  }

  private func read(_ entry: Entry, _ year: Int?, into builder: inout BudgetBuilder) {
    let here = Provenance.Location.cell(sheet: table.sheetName, reference: "\(entry.cell.reference)")
    let asWritten = entry.amount.value
    builder.rows.read.add(asWritten)
    let ownYear = entry.month.year ?? year.map { entry.isNextYear ? $0 + 1 : $0 }
    let day = ownYear.flatMap { CalendarDate(year: $0, month: entry.month.month, day: entry.month.day ?? 1) }
    let reading =
      day.map { DayReading.day(DateText.Reading(date: $0, time: nil)) }
      ?? entry.month.day.map { .unreadable("\($0)") } ?? .missing
    guard var draft = builder.draft(reading, entry.amount, asWritten: asWritten, place: { _ in here }) else {
      return
    }
    let kind: TransactionKind = entry.group == .income ? .income : .expense
    let direction = signs.direction(of: draft.signed, kind)
    draft.transaction.kind = direction.kind ?? kind
    draft.isReversed = direction.isReversed
    draft.category = entry.name
    draft.transaction.categoryID = builder.plannedCategoryID(named: entry.name, group: entry.group, at: here)
    draft.currency = cells.currency(of: entry.cell)
    builder.take(
      draft, RowSource(bankID: nil, amount: asWritten ?? 0), asWritten: asWritten, at: here,
      place: { _ in here })
  }

  // MARK: The amounts of a table

  /// Returns the amounts of a table with a column for each month.
  private static func matrix(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) -> [Entry] {
    let reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
    let months = table.columns.filter { $0.meaning == nil || $0.meaning == .actual }.compactMap { column in
      column.month.map { (column.column, NamedMonth(month: $0, year: column.year, day: column.day)) }
    }
    let next = table.columns.firstOfNextYear
    return PlanRows(table, sheet, cells).items.flatMap { item in
      let group = reader.group(of: item, in: table.scope)
      return months.compactMap { column, month in
        var found = entry(item.row[column], item.name, group, month, cells)
        found?.isNextYear = month.year == nil && next.map { column >= $0 } ?? false
        return found
      }
    }
  }

  /// Returns the amounts of a table with a row for each category and month.
  private static func rows(of table: FoundTable, _ sheet: Sheet, _ cells: CellReader) -> [Entry] {
    let reader = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
    return sheet.rows(of: table).flatMap { row -> [Entry] in
      guard let month = reader.month(row, in: table) else { return [] }
      return reader.assigned(row, in: table).compactMap { name, cell in
        guard !HeaderText.isTotal(name) else { return nil }
        return entry(cell, name, reader.group(of: name, row, in: table), month, cells)
      }
    }
  }

  private static func entry(
    _ cell: Cell?, _ name: String, _ group: CategoryGroup, _ month: NamedMonth, _ cells: CellReader
  ) -> Entry? {
    guard let cell, !cell.value.isBlank else { return nil }
    return Entry(
      cell: cell, name: NameKey.exact(name), group: group, month: month, amount: cells.amount(cell))
  }
}
