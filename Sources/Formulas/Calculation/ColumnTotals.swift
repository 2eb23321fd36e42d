internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Sum and count of the numbers among some cells.
struct ColumnTotals {
  private(set) var sum: RunningTotal
  private(set) var count = 0
  /// The first error met.
  private(set) var error: CellError?

  init(_ arithmetic: Arithmetic) {
    sum = RunningTotal(arithmetic)
  }

  mutating func add(_ value: CellValue) {
    switch value {
    case .number(let number):
      sum.add(number)
      count += 1
    case .error(let error): self.error = self.error ?? error
    case .empty, .text, .boolean: break
    }
  }

  mutating func add(sum other: Decimal, count others: Int) {
    sum.add(other)
    count += others
  }
}

extension Calculation {
  /// Columns of fewer cells than this are added up one by one.
  private static let shortLength = 32

  /// Adds the numbers in a rectangle; columns of running sums share what was summed before.
  func add(_ area: SheetArea, to totals: inout ColumnTotals) throws(Stop) {
    try require(area)
    for column in grids[area.sheet].columns(in: area.range.columns) {
      let places = column.indices(rows: area.range.rows)
      if arithmetic == .decimal, places.count >= Self.shortLength,
        let (sum, count) = shared(column, area.sheet, places)
      {
        totals.add(sum: sum, count: count)
      } else {
        for index in places { totals.add(column.values[index]) }
      }
    }
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
