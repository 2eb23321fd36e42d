internal import SpreadsheetValues

/// A log of the cells that each formula read when it was last computed.
final class ReadLog {
  /// The formulas that read single cells, by cell.
  private var cells: [CellAddress: [CellAddress]] = [:]
  /// The formulas that read rectangles, by rectangle.
  private var areas: [SheetArea: Set<CellAddress>] = [:]
  private var index = AreaIndex()

  func note(_ address: CellAddress, by reader: CellAddress) {
    if cells[address]?.last != reader { cells[address, default: []].append(reader) }
  }

  func note(_ area: SheetArea, by reader: CellAddress) {
    guard area.range.first != area.range.last else {
      return note(CellAddress(sheet: area.sheet, reference: area.range.first), by: reader)
    }
    if areas[area] == nil { index.insert(area) }
    areas[area, default: []].insert(reader)
  }

  /// Removes and returns the formulas that read a cell; they are recorded again when they are computed again.
  func takeReaders(of address: CellAddress) -> [CellAddress] {
    var readers = cells.removeValue(forKey: address) ?? []
    for area in index.areas(at: address) {
      guard let others = areas[area], !others.isEmpty else { continue }
      readers += others
      areas[area] = []
    }
    return readers
  }
}

/// A set of rectangles that can be searched by cell.
///
/// As in a segment tree, each rectangle is cut into blocks. The sides of a block are powers of two, and its
/// position is a multiple of them. A rectangle has few blocks, and a cell is in one block of each size.
struct AreaIndex {
  private struct Size: Hashable {
    let rows: Int
    let columns: Int
  }

  private struct Block: Hashable {
    let sheet: Int
    let size: Size
    let row: Int
    let column: Int
  }

  private var blocks: [Block: [SheetArea]] = [:]
  /// The block sizes in use, as powers of two.
  private var sizes: Set<Size> = []

  mutating func insert(_ area: SheetArea) {
    let range = area.range
    let columns = Self.cut(range.first.column..<range.last.column + 1)
    for (row, rowSize) in Self.cut(range.first.row..<range.last.row + 1) {
      for (column, columnSize) in columns {
        let size = Size(rows: rowSize, columns: columnSize)
        sizes.insert(size)
        blocks[Block(sheet: area.sheet, size: size, row: row, column: column), default: []].append(area)
      }
    }
  }

  func areas(at address: CellAddress) -> [SheetArea] {
    var areas: [SheetArea] = []
    for size in sizes {
      let block = Block(
        sheet: address.sheet, size: size, row: address.reference.row >> size.rows,
        column: address.reference.column >> size.columns)
      if let found = blocks[block] { areas += found }
    }
    return areas
  }

  /// The largest blocks that a span consists of: their numbers and their sizes.
  private static func cut(_ span: Range<Int>) -> [(number: Int, size: Int)] {
    var result: [(number: Int, size: Int)] = []
    var start = span.lowerBound
    while start < span.upperBound {
      var size = start == 0 ? 20 : start.trailingZeroBitCount
      while start + (1 << size) > span.upperBound { size -= 1 }
      result.append((start >> size, size))
      start += 1 << size
    }
    return result
  }
}
