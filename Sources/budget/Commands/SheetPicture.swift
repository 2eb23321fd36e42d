import BudgetFiles
import SpreadsheetValues

/// A small diagram of a sheet that shows which rows and columns each table covers.
struct SheetPicture {
  private let tables: [(number: Int, table: FoundTable)]
  private let rows: [ClosedRange<Int>]
  private let columns: [ClosedRange<Int>]

  /// Creates a diagram of these tables of one sheet, each with its number.
  init(_ tables: [(number: Int, table: FoundTable)]) {
    self.tables = tables
    rows = Self.segments(tables.map(\.table.range.rows))
    columns = Self.segments(tables.map(\.table.range.columns))
  }

  /// Returns the ranges between the borders of all tables, from the first to the last.
  private static func segments(_ spans: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    let starts = Set(spans.map(\.lowerBound) + spans.map { $0.upperBound + 1 }).sorted()
    return zip(starts, starts.dropFirst()).map { $0...$1 - 1 }
  }

  /// Returns the lines within a width; no lines if there is only one table, or if too many are side by side.
  func lines(width: Int) -> [String] {
    guard tables.count > 1 else { return [] }
    var picture = TextTable([("  Rows", .left)] + columns.map { (Self.columnNames($0), .left) })
    var shown: Set<Int> = []
    for row in rows {
      picture.append(
        ["  " + Self.words(row)]
          + columns.map { column in
            guard let found = table(row, column) else { return "" }
            return shown.insert(found.number).inserted
              ? "\(found.number) \(found.table.role.rawValue)" : "\(found.number)"
          })
    }
    let lines = picture.lines(width: 1_000)
    return lines.allSatisfy { $0.count <= width } ? lines : []
  }

  private func table(_ row: ClosedRange<Int>, _ column: ClosedRange<Int>) -> (number: Int, table: FoundTable)?
  {
    tables.first {
      $0.table.range.rows.contains(row.lowerBound) && $0.table.range.columns.contains(column.lowerBound)
    }
  }

  private static func words(_ rows: ClosedRange<Int>) -> String {
    rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)–\(rows.upperBound)"
  }

  private static func columnNames(_ columns: ClosedRange<Int>) -> String {
    let first = CellReference.columnName(columns.lowerBound)
    return columns.count == 1 ? first : "\(first)–\(CellReference.columnName(columns.upperBound))"
  }
}
