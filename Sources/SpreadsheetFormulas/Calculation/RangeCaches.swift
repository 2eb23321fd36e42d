internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Cached indexes, sums and results for rectangles whose cells are all computed; a changed value removes them.
final class RangeCaches {
  var indexes: [SheetArea: ValueIndex] = [:]
  var matches: [Condition: [Int]] = [:]
  var conditions: [ConditionLayout: ConditionIndex] = [:]
  /// The numbers of rectangles in ascending order.
  var sorted: [SheetArea: [Decimal]] = [:]
  var summaries: [ColumnKey: ColumnSummaries] = [:]
  var doubleSums: [ColumnKey: SequentialSums] = [:]
  /// The positions of values in whole columns, starting at row 1.
  var columnIndexes: [ColumnKey: ValueIndex] = [:]
  /// The results of calls on many cells.
  var results: [CallKey: CallResult] = [:]
  /// The criteria by the values from which they were created, such as `>5`.
  var criteria: [CellValue: Criterion] = [:]

  /// The number of values in the cached indexes.
  var keptCount = 0

  func forgetAll() {
    (indexes, matches, conditions, sorted) = ([:], [:], [:], [:])
    (summaries, doubleSums, columnIndexes, results) = ([:], [:], [:], [:])
    keptCount = 0
  }

  struct ColumnKey: Hashable {
    let sheet: Int
    let column: Int
  }
}

/// A rectangle and the criterion for its cells.
struct Condition: Hashable {
  let area: SheetArea
  let criterion: Criterion
}

/// The positions of every value in a rectangle, counted row by row from 0.
struct ValueIndex {
  var places: [ValueKey: [Int]] = [:]
  /// The positions of texts such as `12`, which conditions treat as numbers.
  var numericTexts: [ValueKey: [Int]] = [:]
}

extension Calculation {
  /// The index of a rectangle's values, which is built once.
  func index(_ area: SheetArea) throws(Stop) -> ValueIndex {
    if let index = caches.indexes[area] { return index }
    var index = ValueIndex()
    let width = area.range.columns.count
    let first = area.range.first
    try forEach(in: area) { (row, column, value) throws(Stop) in
      if case .text(let text) = value { try spend(text.readingSteps) }
      let place = (row - first.row) * width + column - first.column
      if let key = ValueKey(value) { index.places[key, default: []].append(place) }
      if case .text(let text) = value, let number = TypedNumber.plain(text),
        let key = ValueKey(.number(number))
      {
        index.numericTexts[key, default: []].append(place)
      }
    }
    if width > 1 { for key in index.places.keys { index.places[key]?.sort() } }
    try keep(index.places.values.reduce(0) { $0 + $1.count })
    caches.indexes[area] = index
    return index
  }
}

extension Calculation {
  /// The row of the first or last cell with a given value, within a range of one column.
  ///
  /// All ranges of a column share one index, so a lookup that is copied down with a moving range is as fast as a lookup
  /// with a fixed range.
  func row(of key: ValueKey, in area: SheetArea, fromEnd: Bool) throws(Stop) -> IndexedRow {
    guard let column = grids[area.sheet][column: area.range.first.column] else { return .absent }
    guard column.pendingCount == 0 else { return .unknown }
    let cache = RangeCaches.ColumnKey(sheet: area.sheet, column: column.number)
    if caches.columnIndexes[cache] == nil {
      var index = ValueIndex()
      try spend(reading: column.values)
      for place in 0..<column.count {
        guard let key = ValueKey(column.values[place]) else { continue }
        index.places[key, default: []].append(Int(column.rows[place]))
      }
      caches.columnIndexes[cache] = index
    }
    guard let rows = caches.columnIndexes[cache]?.places[key] else { return .absent }
    let place =
      fromEnd
      ? rows.partitioningIndex { $0 > area.range.last.row } - 1
      : rows.partitioningIndex { $0 >= area.range.first.row }
    guard rows.indices.contains(place), area.range.rows.contains(rows[place]) else { return .absent }
    return .row(rows[place])
  }
}

/// The result of looking up a value in the index of a column.
enum IndexedRow {
  /// The row is unknown, because the column has uncomputed cells.
  case unknown
  /// No row has the value.
  case absent
  case row(Int)
}

extension Calculation {
  /// The criterion for a value; it is created once, because parsing dates and amounts in texts is slow.
  func criterion(_ value: CellValue) -> Criterion {
    if case .text(let text) = value { noteCountry(of: String(text.drop { "<>=".contains($0) })) }
    if let known = caches.criteria[value] { return known }
    let criterion = Criterion(value, dates)
    if caches.criteria.count >= 65_536 { caches.criteria.removeAll() }
    caches.criteria[value] = criterion
    return criterion
  }
}
