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
    add(sum: other.sum.value, count: other.count)
    error = error ?? other.error
  }

  mutating func add(sum other: Decimal, count others: Int) {
    sum.add(other)
    count += others
  }
}

extension Calculation {
  /// Columns of fewer cells than this are added up one by one.
  private static let shortLength = 32

  /// Sum and count of the numbers in a rectangle; columns of running sums share what was summed before.
  func totals(_ area: SheetArea) throws(Stop) -> ColumnTotals {
    try require(area)
    var totals = ColumnTotals()
    for column in grids[area.sheet].columns(in: area.range.columns) {
      let places = column.indices(rows: area.range.rows)
      if places.count >= Self.shortLength, let (sum, count) = shared(column, area.sheet, places) {
        totals.add(sum: sum, count: count)
      } else {
        for index in places { totals.add(column.values[index]) }
      }
    }
    return totals
  }

  /// From the sums of the column's cells down to each place; nil where an error or an open cell is above.
  private func shared(_ column: GridColumn, _ sheet: Int, _ places: Range<Int>) -> (Decimal, Int)? {
    let key = RangeCaches.ColumnKey(sheet: sheet, column: column.number)
    var sums = caches.sums.removeValue(forKey: key) ?? PrefixSums()
    defer { caches.sums[key] = sums }
    while sums.count < places.upperBound {
      guard column.states[sums.count] == .done, sums.append(column.values[sums.count]) else { return nil }
    }
    return sums.totals(places)
  }
}
