internal import SpreadsheetValues

/// A formula of a whole column: given as it stands in one row, written for every row as copying down does.
///
///     let balance = ColumnFormula("G2+IF(E3=\"Income\",D3,-D3)", row: 3)
///     balance.text(row: 10)  // G9+IF(E10="Income",D10,-D10)
public struct ColumnFormula: Sendable {
  /// Text, escaped for a file, and how far from the cell's own row the row number after it is.
  struct Piece: Sendable {
    let text: [UInt8]
    let offset: Int?
  }

  let pieces: [Piece]
  private let formula: ShiftableFormula
  private let row: Int
  /// The rows in which every reference stays within the sheet.
  private let rows: ClosedRange<Int>

  /// A formula, without the equals sign, as the cell of this row has it.
  ///
  /// - Throws: `SpreadsheetWritingError` for a formula that no cell can have.
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

  /// The formula as the cell of a row has it; a reference that leaves the sheet is `#REF!`.
  public func text(row: Int) -> String { formula.shifted(rows: row - self.row, columns: 0) }

  /// Whether every reference of the row's formula stays within the sheet.
  func reaches(_ row: Int) -> Bool { rows.contains(row) }
}
