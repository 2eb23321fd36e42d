internal import SpreadsheetValues

/// Checks that the columns of a sheet's tables match the tables' ranges and header cells, as Excel requires.
struct TableHeaders: Sendable {
  private let sheet: String
  /// The tables whose header row has not been written yet; the next one is last.
  private var pending: [Sheet.Table]

  init(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    sheet = properties.name
    pending = properties.tables.sorted { $0.range.first > $1.range.first }
    for table in pending { try Self.check(table, sheet) }
  }

  /// Whether a row is the header of a table; throws if a header row was skipped.
  func expects(row: Int) throws(SpreadsheetWritingError) -> Bool {
    guard let table = pending.last, table.range.first.row <= row else { return false }
    if table.range.first.row < row { try finish() }
    return true
  }

  /// Compares the texts of a header row, by column, with the column names.
  mutating func check(row: Int, _ texts: [Int: String]) throws(SpreadsheetWritingError) {
    while let table = pending.last, table.range.first.row == row {
      pending.removeLast()
      for (offset, column) in table.columns.enumerated() {
        let position = table.range.first.column + offset
        guard texts[position] == column.name else {
          throw SpreadsheetWritingError(
            .tableHeaderMismatch(column: column.name), cell: CellReference(clampingRow: row, column: position)
          )
        }
      }
    }
  }

  /// Rejects a table whose header row was not written.
  func finish() throws(SpreadsheetWritingError) {
    guard let table = pending.last else { return }
    throw SpreadsheetWritingError(
      .tableHeaderMismatch(column: table.columns.first?.name ?? ""), sheet: sheet, cell: table.range.first)
  }

  /// Rejects a table whose columns do not match its range, or lack unique names.
  static func check(_ table: Sheet.Table, _ sheet: String) throws(SpreadsheetWritingError) {
    let cell = table.range.first
    let neededRows = table.hasTotalsRow ? 3 : 2
    guard table.range.rows.count >= neededRows, table.range.columns.count == table.columns.count else {
      throw SpreadsheetWritingError(.invalidTable(table.name), sheet: sheet, cell: cell)
    }
    var names: Set<String> = []
    for column in table.columns {
      guard !column.name.isEmpty, names.insert(column.name.lowercased()).inserted else {
        throw SpreadsheetWritingError(.invalidTableColumn(column.name), sheet: sheet, cell: cell)
      }
      do {
        try column.name.checkLength(255)
      } catch {
        throw error.located(sheet: sheet, cell: cell)
      }
    }
  }
}
