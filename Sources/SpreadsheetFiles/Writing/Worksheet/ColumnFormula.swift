internal import SpreadsheetValues

/// A formula for a whole column, given for one row and adapted to each other row as if it were copied down.
///
///     let balance = ColumnFormula("G2+IF(E3=\"Income\",D3,-D3)", row: 3)
///     balance.text(row: 10)  // G9+IF(E10="Income",D10,-D10)
public struct ColumnFormula: Sendable {
  /// A piece of the formula as escaped XML, and the row number after it, relative to the row of the cell.
  struct Piece: Sendable {
    let text: [UInt8]
    let offset: Int?
  }

  let pieces: [Piece]
  private let formula: ShiftableFormula
  private let row: Int
  /// The rows in which every reference stays within the sheet.
  private let rows: ClosedRange<Int>

  /// Creates the formula of a column from the formula of its cell in this row, without the equals sign.
  ///
  /// - Throws: `SpreadsheetWritingError` for a formula of more than 8,192 characters, or with a character that
  ///   XML cannot represent.
  public init(_ formula: String, row: Int) throws(SpreadsheetWritingError) {
    self.formula = ShiftableFormula(formula)
    self.row = row
    var pieces: [Piece] = []
    var rows = 1...CellReference.maximumRow
    for (text, reference) in ShiftableFormula(try formula.storedFormula()).rowPieces {
      var xml = XMLWriter()
      try xml.text(text, .none)
      let offset = reference.map { $0 - row }
      pieces.append(Piece(text: xml.bytes, offset: offset))
      if let offset {
        rows = rows.clamped(to: max(1, 1 - offset)...max(1, CellReference.maximumRow - max(0, offset)))
      }
    }
    self.pieces = pieces
    self.rows = rows
  }

  /// The formula of the cell in a row; a reference that leaves the sheet becomes `#REF!`.
  public func text(row: Int) -> String { formula.shifted(rows: row - self.row, columns: 0) }

  /// Whether every reference of the formula in this row stays within the sheet.
  func reaches(_ row: Int) -> Bool { rows.contains(row) }
}
