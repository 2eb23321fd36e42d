public import Foundation
public import SpreadsheetValues

/// The values of one row without formulas, for reading much in little time and memory.
///
///     try reader.readValues(ofSheet: 0) { row in
///       if row.text(2) == "Groceries", let amount = row.number(4) { sum.add(amount) }
///     }
///
/// Columns count from 1, as in `CellReference`. The row may be kept: it holds the rows read along with it, too.
public struct RowValues: RandomAccessCollection, Sendable {
  private let block: RowBlock
  private let places: Range<Int>
  /// The row's number, from 1.
  public let number: Int

  init(_ block: RowBlock, row: Int) {
    self.block = block
    places = block.cellPlaces(ofRow: row)
    number = Int(block.rows[row].number)
  }

  /// One cell that the file mentions.
  public struct Element: Hashable, Sendable {
    /// The cell's column, from 1.
    public let column: Int
    /// What the cell holds.
    public let value: CellValue
    /// Its style in the workbook's `StyleTable`.
    public let style: StyleID
  }

  /// The place of the first cell.
  public var startIndex: Int { 0 }
  /// The number of cells that the file mentions.
  public var endIndex: Int { places.count }

  /// The cell at this place among those that the file mentions, from 0.
  public subscript(position: Int) -> Element {
    let place = places.lowerBound + position
    precondition(places.contains(place), "a place outside the row")
    let cell = block.cells[place]
    return Element(
      column: Int(cell.column), value: block.value(place), style: StyleID(index: Int(cell.style)))
  }

  /// What the cell in this column holds; empty where the file does not mention it.
  public subscript(column column: Int) -> CellValue { place(column).map { block.value($0) } ?? .empty }

  /// The number in this column; nil where there is something else or nothing.
  public func number(_ column: Int) -> Decimal? { place(column).flatMap { block.number(block.cells[$0]) } }

  /// The text in this column; nil where there is something else or nothing.
  public func text(_ column: Int) -> String? { place(column).flatMap { block.text(block.cells[$0]) } }

  /// The style of the cell in this column; general where the file does not mention it.
  public func style(_ column: Int) -> StyleID {
    place(column).map { StyleID(index: Int(block.cells[$0].style)) } ?? .general
  }

  /// The place of a column's cell: mostly as many places from the row's first as columns from A.
  private func place(_ column: Int) -> Int? {
    let guess = places.lowerBound &+ column &- 1
    if places.contains(guess), Int(block.cells[guess].column) == column { return guess }
    guard let last = places.last, column <= Int(block.cells[last].column) else { return nil }
    var (low, high) = (places.lowerBound, last)
    while low < high {
      let middle = (low + high) / 2
      if Int(block.cells[middle].column) < column { low = middle + 1 } else { high = middle }
    }
    return Int(block.cells[low].column) == column ? low : nil
  }
}

extension RowValues: RowFields {
  /// The column of the last cell that the file mentions.
  public var lastColumn: Int { places.last.map { Int(block.cells[$0].column) } ?? 0 }

  /// Whether no cell of the row holds anything; no text is made for it.
  public var isBlank: Bool { places.allSatisfy { block.isBlank(block.cells[$0]) } }
}
