/// One worksheet: its properties and its rows.
public struct Sheet: Hashable, Sendable {
  /// The properties of the sheet.
  public var properties: SheetProperties
  /// The rows that the file contains, in ascending order; rows that are not in this list are empty.
  public var rows: [Sheet.Row]

  /// Creates a sheet with this name.
  public init(_ name: String, rows: [Sheet.Row] = []) {
    properties = SheetProperties(name: name)
    self.rows = rows
  }

  /// Creates a sheet with these properties and rows; the rows must be in ascending order.
  public init(properties: SheetProperties, rows: [Sheet.Row] = []) {
    self.properties = properties
    self.rows = rows
  }

  /// The name on the sheet's tab.
  public var name: String {
    get { properties.name }
    set { properties.name = newValue }
  }

  /// The row with this number, or nil if the sheet has none.
  public subscript(row number: Int) -> Sheet.Row? {
    let index = rows.partitioningIndex { $0.number >= number }
    guard index < rows.count, rows[index].number == number else { return nil }
    return rows[index]
  }

  /// The cell with this reference; nil if the sheet has none.
  public subscript(reference: CellReference) -> Cell? {
    self[row: reference.row]?[reference.column]
  }

  /// Sets a cell at its reference, replacing any existing cell.
  public mutating func set(_ cell: Cell) {
    let rowIndex = rows.partitioningIndex { $0.number >= cell.reference.row }
    if rowIndex == rows.count || rows[rowIndex].number != cell.reference.row {
      rows.insert(Sheet.Row(number: cell.reference.row), at: rowIndex)
    }
    let column = cell.reference.column
    let cellIndex = rows[rowIndex].cells.partitioningIndex { $0.reference.column >= column }
    if cellIndex < rows[rowIndex].cells.count, rows[rowIndex].cells[cellIndex].reference.column == column {
      rows[rowIndex].cells[cellIndex] = cell
    } else {
      rows[rowIndex].cells.insert(cell, at: cellIndex)
    }
  }

  /// The smallest rectangle that contains every cell; nil for an empty sheet.
  public var usedRange: CellRange? {
    var columns: ClosedRange<Int>?
    var rowNumbers: ClosedRange<Int>?
    for row in rows {
      guard let first = row.cells.first?.reference.column, let last = row.cells.last?.reference.column else {
        continue
      }
      let (low, high) = (min(first, last), max(first, last))
      columns = min(columns?.lowerBound ?? low, low)...max(columns?.upperBound ?? high, high)
      rowNumbers =
        min(
          rowNumbers?.lowerBound ?? row.number, row.number)...max(
          rowNumbers?.upperBound ?? row.number, row.number)
    }
    guard let rowNumbers, let columns else { return nil }
    return CellRange(rows: rowNumbers, columns: columns)
  }
}
