/// A row of a sheet, a file or a table, from which a value of a Swift type is read; it finds the fields by column.
public protocol RowFields {
  /// The row's number in its sheet, or the line on which it begins, from 1.
  var number: Int { get }
  /// The last column that may have a value; 0 for a row without fields.
  var lastColumn: Int { get }
  /// The value in a column, from 1; empty if the row has no value there.
  subscript(column column: Int) -> CellValue { get }
  /// Whether all fields are blank.
  var isBlank: Bool { get }
}

extension RowFields {
  /// Whether all fields up to the last column are blank.
  public var isBlank: Bool {
    var column = 1
    while column <= lastColumn {
      guard self[column: column].isBlank else { return false }
      column += 1
    }
    return true
  }
}

extension Sheet.Row: RowFields {
  /// The column of the last cell that the file contains.
  public var lastColumn: Int { cells.last?.reference.column ?? 0 }

  /// The value of the cell in this column; empty if the file does not contain it.
  public subscript(column column: Int) -> CellValue {
    // Usually, no cell to the left of this one is missing.
    let guess = column - 1
    if cells.indices.contains(guess), cells[guess].reference.column == column { return cells[guess].value }
    return self[column]?.value ?? .empty
  }

  /// Whether all cells of the row are blank.
  public var isBlank: Bool { cells.allSatisfy(\.value.isBlank) }
}
