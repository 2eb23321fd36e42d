internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The sum and count of the numbers in some cells.
struct ColumnTotals {
  private(set) var sum: RunningTotal
  private(set) var count = 0
  /// The first error found.
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

  /// Starts from a sum of the first cells that was computed earlier.
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
  /// Columns with fewer cells are added up directly.
  private static let shortLength = 32

  /// Adds the numbers in a rectangle; for long columns, sums that were computed earlier are used again.
  func add(_ area: SheetArea, to totals: inout ColumnTotals) throws(Stop) {
    try require(area)
    for column in grids[area.sheet].columns(in: area.range.columns) {
      let places = column.indices(rows: area.range.rows)
      if places.count >= Self.shortLength, try addShared(column, area.sheet, places, &totals) { continue }
      try spend(places.count)
      for index in places { totals.add(column.values[index]) }
    }
  }

  /// Adds a column's cells by means of cached sums; returns false if no cached sum can be used.
  private func addShared(
    _ column: GridColumn, _ sheet: Int, _ places: Range<Int>, _ totals: inout ColumnTotals
  ) throws(Stop) -> Bool {
    let summary = try summary(column, sheet, places)
    if let error = summary.error {
      totals.add(.error(error))
      return true
    }
    if arithmetic == .decimal {
      guard let sum = summary.exactSum else { return false }
      totals.add(sum: sum, count: summary.numbers)
      return true
    }
    // Sums of doubles depend on the order, so a cached sum can only be used if nothing was added before these cells.
    guard totals.isEmpty else { return false }
    if let sum = summary.wholeSum {
      totals.begin(with: sum.nearestDouble, count: summary.numbers)
      return true
    }
    return try addDoubles(column, sheet, places, &totals)
  }

  private func addDoubles(
    _ column: GridColumn, _ sheet: Int, _ places: Range<Int>, _ totals: inout ColumnTotals
  ) throws(Stop) -> Bool {
    let key = RangeCaches.ColumnKey(sheet: sheet, column: column.number)
    var sums = caches.doubleSums.removeValue(forKey: key)
    if sums?.start != places.lowerBound { sums = SequentialSums(start: places.lowerBound) }
    defer { caches.doubleSums[key] = sums }
    try spend(max(0, places.upperBound - (sums?.end ?? 0)))
    guard let (sum, count) = sums?.totals(upTo: places.upperBound, of: column.values) else { return false }
    totals.begin(with: sum, count: count)
    return true
  }
}
