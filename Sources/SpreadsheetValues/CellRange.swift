/// A rectangle of cells, such as A1:D20 (ECMA-376 18.18.62, ST_Ref).
public struct CellRange: Hashable, Sendable {
  /// The top left cell.
  public let first: CellReference
  /// The bottom right cell.
  public let last: CellReference

  /// Creates the rectangle with these two opposite corners.
  public init(_ corner: CellReference, _ opposite: CellReference) {
    first = CellReference(
      clampingRow: min(corner.row, opposite.row), column: min(corner.column, opposite.column))
    last = CellReference(
      clampingRow: max(corner.row, opposite.row), column: max(corner.column, opposite.column))
  }

  /// Creates the rectangle of these rows and columns; nil if it is not within a sheet.
  public init?(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    guard let first = CellReference(row: rows.lowerBound, column: columns.lowerBound),
      let last = CellReference(row: rows.upperBound, column: columns.upperBound)
    else { return nil }
    self.init(first, last)
  }

  /// Reads `A1:D20` or a single cell such as `A1`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let corners = text.split(separator: ":", omittingEmptySubsequences: false)
    guard corners.count <= 2, let first = corners.first.flatMap({ CellReference($0) }),
      let last = corners.last.flatMap({ CellReference($0) })
    else { return nil }
    self.init(first, last)
  }

  /// The rows of the rectangle.
  public var rows: ClosedRange<Int> { first.row...last.row }
  /// The columns of the rectangle.
  public var columns: ClosedRange<Int> { first.column...last.column }
  /// The number of cells.
  public var count: Int { rows.count * columns.count }

  /// Whether the cell is in the rectangle.
  public func contains(_ cell: CellReference) -> Bool {
    rows.contains(cell.row) && columns.contains(cell.column)
  }

  /// Whether the two rectangles share a cell.
  public func overlaps(_ other: CellRange) -> Bool {
    rows.overlaps(other.rows) && columns.overlaps(other.columns)
  }

  /// The cells that are in both rectangles; nil if there are none.
  package func intersection(_ other: CellRange) -> CellRange? {
    guard overlaps(other) else { return nil }
    return CellRange(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// The smallest rectangle that contains both.
  package func union(_ other: CellRange) -> CellRange {
    CellRange(
      CellReference(
        clampingRow: min(first.row, other.first.row), column: min(first.column, other.first.column)),
      CellReference(clampingRow: max(last.row, other.last.row), column: max(last.column, other.last.column)))
  }

  /// The range with dollar signs, `$A$1:$D$20`.
  public var absolute: String { "\(first.absolute):\(last.absolute)" }
}

extension CellRange: CustomStringConvertible {
  /// `A1:D20`, or `A1` for a single cell.
  public var description: String { first == last ? "\(first)" : "\(first):\(last)" }
}
