// Reading and setting values by cell reference.
extension Sheet {
  /// The value of the cell with a reference such as `B2`; nil for an empty cell or an invalid reference.
  ///
  ///     sheet["B2"] = 12.50
  ///     sheet["B3"] = nil
  ///
  /// Setting a value replaces the value and the formula and keeps the cell's style. Setting nil clears the
  /// cell. For an invalid reference, setting has no effect.
  public subscript(address: String) -> CellValue? {
    get { CellReference(address).flatMap { value(at: $0) } }
    set { CellReference(address).map { set(newValue ?? .empty, at: $0) } }
  }

  /// The value at a row and column, from 1; setting it works as with a cell reference.
  public subscript(row row: Int, column column: Int) -> CellValue? {
    get { CellReference(row: row, column: column).flatMap { value(at: $0) } }
    set { CellReference(row: row, column: column).map { set(newValue ?? .empty, at: $0) } }
  }

  /// Sets the value of a cell and removes its formula; its style stays.
  public mutating func set(_ value: CellValue, at reference: CellReference) {
    let style = self[reference]?.style ?? .general
    guard value == .empty, style == .general else { return set(Cell(reference, value, style: style)) }
    remove(reference)
  }

  private func value(at reference: CellReference) -> CellValue? {
    guard let value = self[reference]?.value, value != .empty else { return nil }
    return value
  }

  /// Removes a cell but keeps its row, which may be hidden or have a height.
  private mutating func remove(_ reference: CellReference) {
    let row = rows.partitioningIndex { $0.number >= reference.row }
    guard row < rows.count, rows[row].number == reference.row else { return }
    let cell = rows[row].cells.partitioningIndex { $0.reference.column >= reference.column }
    guard cell < rows[row].cells.count, rows[row].cells[cell].reference == reference else { return }
    rows[row].cells.remove(at: cell)
  }
}
