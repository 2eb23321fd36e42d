internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension WorkbookLayout {
  /// Returns the layout in which each list of names and amounts is a plan.
  ///
  /// It is used for a workbook without a log and without a plan.
  func offeringPlans() -> WorkbookLayout {
    var layout = self
    layout.tables = tables.flatMap { table -> [FoundTable] in
      guard table.role == .summary,
        ![table.title, table.sheetName].compactMap(\.self).contains(where: PlanWords.isReport),
        let plans = offered(table)?.plans(), !plans.isEmpty
      else { return [table] }
      return plans
    }
    return layout
  }

  /// Returns the lists of names and amounts in all tables: the possible plans and logs.
  func lists() -> [NamedAmounts.List] {
    tables.filter { !Self.neverLists.contains($0.role) }.flatMap { offered($0)?.lists() ?? [] }
  }

  private static let neverLists: Set<FoundTable.Role> = [.records, .settings, .months]

  private func offered(_ table: FoundTable) -> NamedAmounts? {
    guard let sheet = workbook[sheet: table.sheetName],
      ![table.title, table.sheetName].compactMap(\.self).contains(where: NamedAmounts.isOfHoldings),
      !sheet.properties.pivotTables.contains(where: { $0.overlaps(table.range) })
    else { return nil }
    return NamedAmounts(table, SheetGrid(sheet, cells))
  }

  /// Returns the layout whose only plans, or only logs, are the lists and tables of some ranges.
  func taking(_ areas: [TableChoice.Area], as role: FoundTable.Role) -> WorkbookLayout {
    let chosen = areas.flatMap { tables(in: $0, as: role) }
    var layout = self
    layout.tables = tables.map { table in
      var table = table
      let isOfRole = role == .log ? table.role == .log : FoundTable.Role.plans.contains(table.role)
      // A list that is read as a log is no plan.
      let isWithin = chosen.contains { $0.sheetName == table.sheetName && $0.range.overlaps(table.range) }
      if isOfRole || isWithin && table.role != .log { table.leaveOut("another table was chosen") }
      return table
    }
    layout.tables += chosen
    return layout
  }

  /// Returns the tables in a range: those that were found there, or else its names and amounts.
  private func tables(in area: TableChoice.Area, as role: FoundTable.Role) -> [FoundTable] {
    let isColumn = area.range.columns.count == 1
    let found = tables.filter { table in
      (role == .log ? table.role == .log : FoundTable.Role.plans.contains(table.role))
        && table.sheetName == area.sheet && area.range.intersection(table.range) == table.range
    }
    if !isColumn, !found.isEmpty { return found }
    func table(_ list: NamedAmounts.List) -> FoundTable { role == .log ? list.log : list.plan }
    let list = lists().first {
      $0.plan.sheetName == area.sheet && area.range.intersection($0.amounts.range) == $0.amounts.range
    }
    if isColumn, let list { return [table(list)] }
    guard let sheet = workbook[sheet: area.sheet] else { return [] }
    // The names are left of the amounts, or in the next column on the right.
    let columns = isColumn ? 1...(area.range.first.column + 1) : area.range.columns
    guard let range = CellRange(rows: area.range.rows, columns: columns) else { return [] }
    let own = NamedAmounts(
      FoundTable(role: .summary, sheetName: area.sheet, range: range), SheetGrid(sheet, cells))
    return own.lists().filter { !isColumn || $0.amounts.range.columns == area.range.columns }.map(table)
  }
}

extension FoundTable {
  /// Makes the table a summary that is not imported, for a reason.
  mutating func leaveOut(_ reason: String) {
    role = .summary
    evidence = reason
  }
}
