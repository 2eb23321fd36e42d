internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The table of a lookup: an array, or cells of a sheet, which are not copied.
struct LookupTable {
  private enum Source {
    case cells(SheetArea, Calculation)
    case array(ValueArray)
  }

  private let source: Source
  let rows: Int
  let columns: Int

  init(_ operand: Operand, _ evaluator: Evaluator) throws(Stop) {
    guard case .reference = operand else {
      let array = try evaluator.array(operand)
      if case .scalar(.error(let error)) = operand { throw .error(error) }
      (source, rows, columns) = (.array(array), array.rows, array.columns)
      return
    }
    var area = try evaluator.area(operand)
    try evaluator.calculation.require(area)
    area.range = evaluator.calculation.clipped(area.range)
    source = .cells(area, evaluator.calculation)
    (rows, columns) = (area.range.rows.count, area.range.columns.count)
  }

  private init(_ source: Source, rows: Int, columns: Int) {
    self.source = source
    self.rows = rows
    self.columns = columns
  }

  /// The value at a row and column, counted from 0.
  func value(_ row: Int, _ column: Int) throws(Stop) -> CellValue {
    switch source {
    case .array(let array): return array[row, column]
    case .cells(let area, let calculation):
      try calculation.spend(1)
      let reference = CellReference(
        clampingRow: area.range.first.row + row, column: area.range.first.column + column)
      return try calculation.value(CellAddress(sheet: area.sheet, reference: reference))
    }
  }

  /// One column of the table.
  func vector(column: Int) throws(Stop) -> LookupVector {
    LookupVector(table: try slice(rows: rows, columns: 1, row: 0, column: column))
  }

  func vector(row: Int) throws(Stop) -> LookupVector {
    LookupVector(table: try slice(rows: 1, columns: columns, row: row, column: 0))
  }

  private func slice(rows: Int, columns: Int, row: Int, column: Int) throws(Stop) -> LookupTable {
    switch source {
    case .cells(let area, let calculation):
      let first = CellReference(
        clampingRow: area.range.first.row + row, column: area.range.first.column + column)
      let last = CellReference(
        clampingRow: first.row + rows - 1, column: first.column + columns - 1)
      let part = SheetArea(sheet: area.sheet, range: CellRange(first, last))
      return LookupTable(.cells(part, calculation), rows: rows, columns: columns)
    case .array(let array):
      var part = try ValueArray(rows: rows, columns: columns)
      for y in 0..<rows { for x in 0..<columns { part.set(array[row + y, column + x], row: y, column: x) } }
      return LookupTable(.array(part), rows: rows, columns: columns)
    }
  }

  /// The row that contains a value, found in the search index of the column.
  fileprivate func indexedRow(of key: ValueKey?, fromEnd: Bool) throws(Stop) -> IndexedRow {
    guard let key, columns == 1, case .cells(let area, let calculation) = source else { return .unknown }
    try calculation.require(area)
    let found = try calculation.row(of: key, in: area, fromEnd: fromEnd)
    guard case .row(let row) = found else { return found }
    return .row(row - area.range.first.row)
  }

  /// The positions of texts that match a pattern; nil if the table is an array.
  fileprivate func places(matching pattern: Wildcards) throws(Stop) -> [Int]? {
    guard case .cells(let area, let calculation) = source else { return nil }
    return try calculation.places(Condition(area: area, criterion: Criterion(pattern)))
  }

  /// The number of non-empty cells in a part of a table with one row or column.
  fileprivate func filledCount(_ places: Range<Int>) throws(Stop) -> Int {
    guard columns == 1, case .cells(let area, let calculation) = source else {
      var count = 0
      for place in places where try value(rows == 1 ? 0 : place, rows == 1 ? place : 0) != .empty {
        count += 1
      }
      return count
    }
    let (sheet, first) = (area.sheet, area.range.first)
    guard let column = calculation.grids[sheet][column: first.column] else { return 0 }
    let rows = first.row + places.lowerBound...first.row + places.upperBound - 1
    return try calculation.summary(column, sheet, column.indices(rows: rows)).filled
  }

  /// The index of all values; nil if the table is an array.
  fileprivate func index() throws(Stop) -> ValueIndex? {
    guard case .cells(let area, let calculation) = source else { return nil }
    return try calculation.index(area)
  }
}

/// A table of one row or one column.
struct LookupVector {
  fileprivate let table: LookupTable

  /// Creates a vector from a table; nil if the table has several rows and columns.
  init?(_ table: LookupTable) {
    guard table.rows == 1 || table.columns == 1 else { return nil }
    self.table = table
  }

  fileprivate init(table: LookupTable) {
    self.table = table
  }

  var count: Int { table.rows * table.columns }

  func value(_ place: Int) throws(Stop) -> CellValue {
    try table.columns == 1 ? table.value(place, 0) : table.value(0, place)
  }

  /// The first or last index of an equal value.
  func place(equalTo wanted: CellValue, fromEnd: Bool = false) throws(Stop) -> Int? {
    let key = ValueKey(wanted)
    switch try table.indexedRow(of: key, fromEnd: fromEnd) {
    case .row(let place): return place
    case .absent: return nil
    case .unknown: break
    }
    if let index = try table.index() {
      let places = key.flatMap { index.places[$0] }
      return fromEnd ? places?.last : places?.first
    }
    let order = fromEnd ? Array((0..<count).reversed()) : Array(0..<count)
    for place in order where try isEqual(place, wanted) { return place }
    return nil
  }

  /// The first or last index of a text that matches a pattern.
  func place(matching pattern: Wildcards, fromEnd: Bool = false) throws(Stop) -> Int? {
    if let places = try table.places(matching: pattern) { return fromEnd ? places.last : places.first }
    for step in 0..<count {
      let place = fromEnd ? count - 1 - step : step
      if case .text(let text) = try value(place), pattern.matches(text) { return place }
    }
    return nil
  }

  /// The first or last index of an empty cell.
  ///
  /// The search is a bisection that counts the non-empty cells of each part.
  func placeOfBlank(fromEnd: Bool) throws(Stop) -> Int? {
    func hasBlank(_ length: Int) throws(Stop) -> Bool {
      try table.filledCount(fromEnd ? count - length..<count : 0..<length) < length
    }
    var (low, high) = (1, count)
    guard try hasBlank(count) else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if try hasBlank(middle) { high = middle } else { low = middle + 1 }
    }
    return fromEnd ? count - low : low - 1
  }

  func isEqual(_ place: Int, _ wanted: CellValue) throws(Stop) -> Bool {
    let value = try value(place)
    return value.isSameType(as: wanted) && value.compared(to: wanted) == 0
  }

  /// The last index whose value is equal to the lookup value or sorted before it, found by Excel's binary search.
  func place(atMost wanted: CellValue, isDescending: Bool = false) throws(Stop) -> Int? {
    var (low, high) = (0, count - 1)
    var result: Int?
    while low <= high {
      let middle = (low + high) / 2
      var place = middle
      // Values of another type are skipped.
      while place <= high, try !value(place).isSameType(as: wanted) { place += 1 }
      guard place <= high, try value(place).compared(to: wanted) * (isDescending ? -1 : 1) <= 0 else {
        high = middle - 1
        continue
      }
      let last = try lastEqual(from: place, through: high, wanted)
      // The search ends with a run of equal values, even if unsorted values follow.
      if let last, last < min(high, place + Self.equalSteps) { return last }
      result = last ?? place
      low = (last ?? place) + 1
    }
    return result
  }

  /// The number of equal values that are checked one by one before the binary search continues.
  private static let equalSteps = 32

  /// The end of the run of values equal to `wanted` that starts at `place`; nil if the value at `place` is different.
  private func lastEqual(from place: Int, through high: Int, _ wanted: CellValue) throws(Stop) -> Int? {
    guard try isEqual(place, wanted) else { return nil }
    var last = place
    while last < min(high, place + Self.equalSteps), try isEqual(last + 1, wanted) { last += 1 }
    return last
  }

  /// The index of the nearest value below (`sign` -1) or above (1) the lookup value; the values need not be sorted.
  func place(nearest wanted: CellValue, sign: Int, fromEnd: Bool) throws(Stop) -> Int? {
    var best: (place: Int, value: CellValue)?
    for step in 0..<count {
      let place = fromEnd ? count - 1 - step : step
      let value = try value(place)
      guard value.isSameType(as: wanted) else { continue }
      let order = value.compared(to: wanted)
      if order == 0 { return place }
      guard order == sign else { continue }
      if best.map({ value.compared(to: $0.value) == -sign }) ?? true { best = (place, value) }
    }
    return best?.place
  }
}
