internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

extension WorkbookLayout {
  /// Returns the layout in which each list of names and amounts is a plan.
  ///
  /// It is used for a workbook without a log and without a plan.
  func offeringPlans() -> WorkbookLayout {
    var layout = self
    let grids = grids
    layout.tables = tables.flatMap { table -> [FoundTable] in
      guard table.role == .summary,
        ![table.title, table.sheetName].compactMap(\.self).contains(where: PlanWords.isReport),
        let plans = amounts(of: table, grids)?.plans(), !plans.isEmpty
      else { return [table] }
      return plans
    }
    return layout
  }

  /// Returns the lists of names and amounts in all tables: the possible plans and logs.
  ///
  /// A list has at least three names, or as many as given.
  func lists(leastNames: Int = 3) -> [NamedAmounts.List] {
    let grids = grids
    return tables.filter { !Self.neverLists.contains($0.role) }.flatMap {
      amounts(of: $0, grids, leastNames: leastNames)?.lists() ?? []
    }
  }

  private static let neverLists: Set<FoundTable.Role> = [.records, .settings, .months]

  /// The grids of the sheets with tables, so that each sheet is inspected once.
  private var grids: [String: SheetGrid] {
    Dictionary(grouping: tables, by: \.sheetName).compactMapValues { own in
      own.first.flatMap { workbook[sheet: $0.sheetName] }.map { SheetGrid($0, cells) }
    }
  }

  private func amounts(
    of table: FoundTable, _ grids: [String: SheetGrid], leastNames: Int = 3
  ) -> NamedAmounts? {
    guard let grid = grids[table.sheetName],
      ![table.title, table.sheetName].compactMap(\.self).contains(where: NamedAmounts.isOfHoldings),
      !grid.sheet.properties.pivotTables.contains(where: { $0.overlaps(table.range) })
    else { return nil }
    return NamedAmounts(table, grid, leastNames: leastNames)
  }

  /// Returns the layout in which only the chosen plans, or only the chosen logs, are read.
  func taking(_ choice: TableChoice, as role: FoundTable.Role) -> WorkbookLayout {
    let roles = role == .log ? [.log] : FoundTable.Role.plans
    let kept = tables.filter { roles.contains($0.role) && choice.contains($0) }
    // In a chosen range without such a table, the names and amounts are read as the table.
    let open = choice.areas.filter { area in
      !kept.contains { area.contains($0.range, on: $0.sheetName) || area.isAmounts(of: $0) }
    }
    let lists = open.isEmpty ? [] : lists()
    let chosen = open.flatMap { tables(in: $0, of: lists, as: role) }
    var layout = self
    for index in tables.indices {
      let table = tables[index]
      // A log stays beside a chosen plan, unless the plan consists of the log's own amounts.
      guard table.role != .log || role == .log || chosen.contains(where: { $0.hasAmounts(of: table) }) else {
        continue
      }
      // A list that is read as a log is no plan.
      let isWithin = chosen.contains { $0.sheetName == table.sheetName && $0.range.overlaps(table.range) }
      if isWithin || roles.contains(table.role) && !choice.contains(table) {
        layout.tables[index].leaveOut("another table was chosen")
      }
    }
    layout.tables += chosen
    return layout
  }

  /// Returns the names and amounts in a range as tables.
  private func tables(
    in area: TableChoice.Area, of lists: [NamedAmounts.List], as role: FoundTable.Role
  ) -> [FoundTable] {
    func table(_ list: NamedAmounts.List) -> FoundTable { role == .log ? list.log : list.plan }
    let isColumn = area.range.columns.count == 1
    if isColumn, let list = lists.first(where: { area.contains($0.amounts.range, on: $0.plan.sheetName) }) {
      return [table(list)]
    }
    // The names are left of the amounts, or in the next column on the right.
    let columns = isColumn ? 1...(area.range.first.column + 1) : area.range.columns
    guard let sheet = workbook[sheet: area.sheet],
      let range = CellRange(rows: area.range.rows, columns: columns)
    else { return [] }
    let own = NamedAmounts(
      FoundTable(role: .summary, sheetName: area.sheet, range: range), SheetGrid(sheet, cells), leastNames: 1)
    return own.lists().filter { !isColumn || $0.amounts.range.columns == area.range.columns }.map(table)
  }
}

extension FoundTable {
  /// Whether the planned amounts of this table are the amounts of a log.
  fileprivate func hasAmounts(of log: FoundTable) -> Bool {
    sheetName == log.sheetName && range.overlaps(log.range)
      && log.moneyColumns.contains { $0.column == self[.budgeted] }
  }

  /// Makes the table a summary that is not imported, for a reason.
  mutating func leaveOut(_ reason: String) {
    role = .summary
    evidence = reason
  }
}
