internal import SpreadsheetValues
internal import FieldReading

/// Joins a matrix of categories by months with the blocks below it that use the same month columns.
///
/// Users often write the months once and leave blank rows between income, expenses and savings.
struct ContinuedMatrices {
  /// The tables, in which each matrix includes the blocks that continue it.
  private(set) var tables: [FoundTable]

  init(_ tables: [FoundTable], _ workbook: Workbook) {
    self.tables = tables
    for matrix in tables where matrix.role == .matrix {
      guard let sheet = workbook[sheet: matrix.sheetName] else { continue }
      join(matrix, sheet)
    }
  }

  private mutating func join(_ matrix: FoundTable, _ sheet: Sheet) {
    let below = tables.filter { table in
      table.sheetName == matrix.sheetName && table.range.first.row > matrix.range.last.row
        && table.range.columns.overlaps(matrix.range.columns)
    }.sorted { $0.range.first.row < $1.range.first.row }
    let blocks = below.prefix { $0.role == .summary || $0.role == .lookupList }.filter {
      goesOn($0, matrix, sheet)
    }
    guard let last = blocks.last, let index = tables.firstIndex(of: matrix),
      let range = CellRange(
        rows: matrix.range.first.row...last.range.last.row, columns: matrix.range.columns)
    else { return }
    tables[index].range = range
    tables[index].evidence += "; blocks below go on under the same months"
    tables.removeAll(where: blocks.contains)
  }

  /// Whether a block without a header continues a matrix.
  ///
  /// Its numbers must be under the months, and some of them must have been typed in by hand. Its labels must be under
  /// the names.
  private func goesOn(_ block: FoundTable, _ matrix: FoundTable, _ sheet: Sheet) -> Bool {
    guard block.role == .summary, block.columns.isEmpty, let names = matrix[.category] else { return false }
    let months = Set(matrix.columns.filter { $0.month != nil }.map(\.column))
    var (inside, outside, named, rows, typed) = (0, 0, 0, 0, 0)
    var used: Set<Int> = []
    for row in sheet.rows(block.dataRows) {
      let numbers = row.cells(in: block.range.columns).filter { $0.value.number != nil }
      guard !numbers.isEmpty else { continue }
      rows += 1
      if row[names]?.value.text != nil { named += 1 }
      for cell in numbers {
        if months.contains(cell.reference.column) {
          inside += 1
          if cell.formula == nil { typed += 1 }
          used.insert(cell.reference.column)
        } else if cell.reference.column != matrix.range.columns.upperBound {
          outside += 1
        }
      }
    }
    return typed > 0 && named * 5 >= rows * 4 && outside * 5 <= inside && used.count * 2 > months.count
  }
}
