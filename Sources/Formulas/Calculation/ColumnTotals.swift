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

  var isEmpty: Bool { count == 0 && error == nil }

  /// Takes a sum that was worked out as this one would have been.
  mutating func begin(with double: Double, count others: Int) {
    sum = RunningTotal(double: double)
    count = others
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
      if places.count >= Self.shortLength, addShared(column, area.sheet, places, &totals) { continue }
      for index in places { totals.add(column.values[index]) }
    }
  }

  /// Adds a column's cells through sums that others share; false where there are none.
  private func addShared(
    _ column: GridColumn, _ sheet: Int, _ places: Range<Int>, _ totals: inout ColumnTotals
  ) -> Bool {
    switch arithmetic {
    case .decimal:
      guard let (sum, count) = shared(column, sheet, places) else { return false }
      totals.add(sum: sum, count: count)
    case .double:
      // Doubles are added one after the other, so only a sum that begins with these cells can be shared.
      guard totals.isEmpty else { return false }
      let key = RangeCaches.ColumnKey(sheet: sheet, column: column.number)
      var sums = caches.doubleSums.removeValue(forKey: key)
      if sums?.start != places.lowerBound { sums = SequentialSums(start: places.lowerBound) }
      defer { caches.doubleSums[key] = sums }
      guard let (sum, count) = sums?.totals(upTo: places.upperBound, of: column.values) else { return false }
      totals.begin(with: sum, count: count)
    }
    return true
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
