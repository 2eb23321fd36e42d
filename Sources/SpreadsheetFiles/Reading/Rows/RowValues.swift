public import Foundation
public import SpreadsheetValues

/// The values of one row without formulas, for fast reading with little memory.
///
///     try reader.readValues(ofSheet: 0) { row in
///       if row.text(2) == "Groceries", let amount = row.number(4) { sum.add(amount) }
///     }
///
/// Columns are numbered from 1, as in `CellReference`. A row may be stored for later use, but then the rows that
/// were read together with it stay in memory too.
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

  /// One cell that the file contains.
  public struct Element: Hashable, Sendable {
    /// The cell's column, from 1.
    public let column: Int
    /// The value of the cell.
    public let value: CellValue
    /// The cell's style in the workbook's `StyleTable`.
    public let style: StyleID
  }

  /// The index of the first cell.
  public var startIndex: Int { 0 }
  /// The number of cells that the file contains.
  public var endIndex: Int { places.count }

  /// The cell at this index, from 0, among the cells that the file contains.
  public subscript(position: Int) -> Element {
    let place = places.lowerBound + position
    precondition(places.contains(place), "a place outside the row")
    let cell = block.cells[place]
    return Element(
      column: Int(cell.column), value: block.value(place), style: StyleID(index: Int(cell.style)))
  }

  /// The value of the cell in this column; empty if the file does not contain it.
  public subscript(column column: Int) -> CellValue { place(column).map { block.value($0) } ?? .empty }

  /// The number in this column; nil if the cell has another value or does not exist.
  public func number(_ column: Int) -> Decimal? { place(column).flatMap { block.number(block.cells[$0]) } }

  /// The text in this column; nil if the cell has another value or does not exist.
  public func text(_ column: Int) -> String? { place(column).flatMap { block.text(block.cells[$0]) } }

  /// The style of the cell in this column; general if the file does not contain it.
  public func style(_ column: Int) -> StyleID {
    place(column).map { StyleID(index: Int(block.cells[$0].style)) } ?? .general
  }

  /// The index of the cell in a column; nil if there is no such cell.
  ///
  /// Usually, cells start in column A and have no gaps, so that no search is needed.
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
  /// The column of the last cell that the file contains.
  public var lastColumn: Int { places.last.map { Int(block.cells[$0].column) } ?? 0 }

  /// Whether all cells of the row are blank; does not create any strings.
  public var isBlank: Bool { places.allSatisfy { block.isBlank(block.cells[$0]) } }
}
