internal import Spreadsheet

/// Checks that a sheet's tables fit each other and their header cells, as Excel demands.
struct TableHeaders: Sendable {
  private let sheet: String
  /// The tables whose header row has not come yet, the next one last.
  private var pending: [Table]

  init(_ properties: SheetProperties) throws(SpreadsheetWritingError) {
    sheet = properties.name
    pending = properties.tables.sorted { $0.range.first > $1.range.first }
    for table in pending { try Self.check(table, sheet) }
  }

  /// Compares the texts of a header row with the names of the columns.
  mutating func check(_ row: Row) throws(SpreadsheetWritingError) {
    while let table = pending.last, table.range.first.row <= row.number {
      guard table.range.first.row == row.number else { return try finish() }
      pending.removeLast()
      for (offset, column) in table.columns.enumerated() {
        let position = table.range.first.column + offset
        guard row[position]?.value == .text(column.name) else {
          throw SpreadsheetWritingError(
            .tableHeaderMismatch(column: column.name),
            cell: CellReference(clampingRow: row.number, column: position))
        }
      }
    }
  }

  /// Refuses a table whose header row did not come.
  func finish() throws(SpreadsheetWritingError) {
    guard let table = pending.last else { return }
    throw SpreadsheetWritingError(
      .tableHeaderMismatch(column: table.columns.first?.name ?? ""), sheet: sheet, cell: table.range.first)
  }

  private static func check(_ table: Table, _ sheet: String) throws(SpreadsheetWritingError) {
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
