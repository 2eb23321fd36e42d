internal import Foundation
internal import SpreadsheetValues

/// Summaries and sorted numbers of ranges, computed once and shared by several formulas.
extension Calculation {
  /// The summaries of a rectangle's columns; columns without cells are left out.
  func summaries(_ area: SheetArea) throws(Stop) -> [RangeSummary] {
    try require(area)
    var result: [RangeSummary] = []
    for column in grids[area.sheet].columns(in: area.range.columns) {
      try spend(1)
      result.append(try summary(column, area.sheet, column.indices(rows: area.range.rows)))
    }
    return result
  }

  /// The summary of a rectangle as a whole.
  func summary(_ area: SheetArea) throws(Stop) -> RangeSummary {
    var result = RangeSummary()
    for column in try summaries(area) { result.add(column) }
    return result
  }

  /// The summary of some cells of one column; all these cells must be computed.
  func summary(_ column: GridColumn, _ sheet: Int, _ places: Range<Int>) throws(Stop) -> RangeSummary {
    // Only the cells at both ends and the blocks between them are read, so 64 steps are enough.
    try spend(min(places.count, 64))
    let key = RangeCaches.ColumnKey(sheet: sheet, column: column.number)
    var summaries = caches.summaries.removeValue(forKey: key) ?? ColumnSummaries()
    defer { caches.summaries[key] = summaries }
    return summaries.summary(places, of: column.values)
  }

  /// The numbers of a rectangle in ascending order.
  func sortedNumbers(_ area: SheetArea) throws(Stop) -> [Decimal] {
    for summary in try summaries(area) {
      if let error = summary.error { throw .error(error) }
    }
    if let known = caches.sorted[area] { return known }
    var numbers: [Decimal] = []
    try forEach(in: area) { _, _, value in
      if case .number(let number) = value { numbers.append(number) }
    }
    let sorted = try sorted(numbers)
    try keep(sorted.count)
    caches.sorted[area] = sorted
    return sorted
  }

  func sorted(_ numbers: [Decimal]) throws(Stop) -> [Decimal] {
    try spend(sorting: numbers.count)
    return numbers.sorted()
  }

  /// Counts the steps of a sort.
  func spend(sorting count: Int) throws(Stop) { try spend(count * (count + 1).bitWidthOfValue) }

  /// Makes room in the caches of rectangles for the given number of values.
  func keep(_ count: Int) throws(Stop) {
    try spend(count)
    caches.keep(count, atMost: work.limits.keptValues)
  }
}

extension Int {
  fileprivate var bitWidthOfValue: Int { Int.bitWidth - leadingZeroBitCount }
}

extension RangeCaches {
  /// Counts the cached values, and drops all of them if there are more than the limit.
  fileprivate func keep(_ count: Int, atMost limit: Int) {
    keptCount += count
    guard keptCount > limit else { return }
    (indexes, matches, conditions, sorted) = ([:], [:], [:], [:])
    keptCount = count
  }
}
