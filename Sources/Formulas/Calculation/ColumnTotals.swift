internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Sum and count of the numbers among some cells.
struct ColumnTotals {
  var sum = ExactSum()
  var count = 0
  /// The first error met.
  var error: CellError?

  mutating func add(_ value: CellValue) {
    switch value {
    case .number(let number):
      sum.add(number)
      count += 1
    case .error(let error): self.error = self.error ?? error
    case .empty, .text, .boolean: break
    }
  }

  mutating func add(_ other: ColumnTotals) {
    sum.add(other.sum.value)
    count += other.count
    error = error ?? other.error
  }
}

extension Calculation {
  /// Cells that are summed once and then taken together.
  private static let blockLength = 256

  /// Sum and count of the numbers in a rectangle; columns of running sums share the sums of their blocks.
  func totals(_ area: SheetArea) throws(Stop) -> ColumnTotals {
    try require(area)
    var totals = ColumnTotals()
    for column in grids[area.sheet].columns(in: area.range.columns) {
      let indices = column.indices(rows: area.range.rows)
      var index = indices.lowerBound
      while index < indices.upperBound {
        if index % Self.blockLength == 0, index + Self.blockLength <= indices.upperBound {
          totals.add(block(index / Self.blockLength, column, area.sheet))
          index += Self.blockLength
        } else {
          totals.add(column.values[index])
          index += 1
        }
      }
    }
    return totals
  }

  private func block(_ block: Int, _ column: GridColumn, _ sheet: Int) -> ColumnTotals {
    let key = RangeCaches.BlockKey(sheet: sheet, column: column.number, block: block)
    if let totals = caches.blocks[key] { return totals }
    var totals = ColumnTotals()
    for index in block * Self.blockLength..<(block + 1) * Self.blockLength {
      totals.add(column.values[index])
    }
    caches.blocks[key] = totals
    return totals
  }
}
