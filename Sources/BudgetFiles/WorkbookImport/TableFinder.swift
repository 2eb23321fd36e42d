internal import Spreadsheet

/// Finds the tables of a sheet by what their header rows say.
struct TableFinder {
  private let sheet: Sheet

  init(_ sheet: Sheet) {
    self.sheet = sheet
  }

  /// The tables of the sheet, from top to bottom and from left to right.
  func tables() -> [FoundTable] {
    var found: [FoundTable] = []
    for row in sheet.rows {
      for header in headers(in: row) {
        close(&found, before: header)
        found.append(header)
      }
    }
    return found
  }

  /// A table ends above the next one that shares a column with it.
  private func close(_ found: inout [FoundTable], before next: FoundTable) {
    guard let nextColumns = next.columnSpan else { return }
    for index in found.indices where found[index].lastRow >= next.headerRow {
      if found[index].columnSpan?.overlaps(nextColumns) == true { found[index].lastRow = next.headerRow - 1 }
    }
  }

  /// The header rows in one row of cells: neighbouring texts, parted where a column is blank.
  private func headers(in row: Row) -> [FoundTable] {
    // Most rows of a long sheet are data; a header needs two texts side by side.
    guard row.cells.count(where: { $0.value.text != nil }) > 1 else { return [] }
    var runs: [[Cell]] = []
    for cell in row.cells where !cell.value.isBlank {
      guard let previous = runs.last?.last, cell.reference.column - previous.reference.column == 1 else {
        runs.append([cell])
        continue
      }
      runs[runs.count - 1].append(cell)
    }
    return runs.compactMap { header(of: $0, row: row.number) }
  }

  private func header(of cells: [Cell], row: Int) -> FoundTable? {
    var columns: [FieldMeaning: Int] = [:]
    var others: [FoundTable.OtherColumn] = []
    for cell in cells {
      // A row with a number in it is data, not a header.
      guard let text = cell.value.text else { return nil }
      if let meaning = HeaderVocabulary.meaning(of: text), columns[meaning] == nil {
        columns[meaning] = cell.reference.column
      } else {
        others.append(FoundTable.OtherColumn(column: cell.reference.column, header: text.trimmed))
      }
    }
    guard let role = Self.role(&columns, others: &others, cells) else { return nil }
    return FoundTable(
      role: role, sheetName: sheet.name, headerRow: row, lastRow: sheet.rows.last?.number ?? row,
      columns: columns,
      otherColumns: others)
  }

  /// What a table with these columns is, or nil where its headers do not say enough.
  private static func role(
    _ columns: inout [FieldMeaning: Int], others: inout [FoundTable.OtherColumn], _ cells: [Cell]
  ) -> FoundTable.Role? {
    let meanings = Set(columns.keys)
    func has(_ meaning: FieldMeaning) -> Bool { meanings.contains(meaning) }
    let hasMoney = has(.amount) || has(.inflow) || has(.outflow)
    if has(.date), hasMoney, columns.count + others.count >= 3 { return .log }
    if has(.month), has(.category), has(.assigned) { return .assignments }
    if has(.month), has(.startingBalance) { return .months }
    if has(.category), has(.actual), has(.budgeted) { return .comparison }
    if has(.setting), has(.amount), columns.count == 2 {
      columns[.settingValue] = columns.removeValue(forKey: .amount)
      return .settings
    }
    if has(.category), has(.budgeted) || has(.amount), has(.type), !has(.date) {
      if !has(.budgeted) { columns[.budgeted] = columns.removeValue(forKey: .amount) }
      return .plan
    }
    return nil
  }
}

extension FoundTable {
  /// From the first to the last column with a header.
  var columnSpan: ClosedRange<Int>? {
    let all = Array(columns.values) + otherColumns.map(\.column)
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }
}
