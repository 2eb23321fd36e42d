internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The rows that meet conditions, as found in an index of whole columns.
struct IndexedMatches {
  fileprivate let group: ConditionIndex.Group
  fileprivate let places: Range<Int>
  /// The conditions that the index does not cover and that must still be checked.
  fileprivate let rest: [Condition]
  fileprivate let rows: ClosedRange<Int>?
  fileprivate let firstRow: Int
}

extension Calculation {
  /// The matches of conditions in single columns, found by binary search; nil if no index applies.
  func indexedMatches(_ conditions: [Condition], target: SheetArea?) throws(Stop) -> IndexedMatches? {
    guard let base = conditions.first?.area.range else { return nil }
    var layout = ConditionLayout()
    var keys: [ValueKey] = []
    var bounds: [(sign: FormulaExpression.BinaryOperator, number: Decimal)] = []
    var rest: [Condition] = []
    for condition in conditions {
      guard let part = part(condition.area, base) else { return nil }
      if let key = condition.criterion.key {
        layout.equal.append(part)
        keys.append(key)
      } else if let bound = condition.criterion.bound, layout.ordered ?? part == part {
        layout.ordered = part
        bounds.append(bound)
      } else {
        rest.append(condition)
      }
    }
    guard !keys.isEmpty || !bounds.isEmpty else { return nil }
    if let target {
      guard let part = part(target, base) else { return nil }
      layout.target = part
    }
    guard let index = try index(layout) else { return nil }
    let group = index.groups[keys] ?? ConditionIndex.Group()
    let places = bounds.isEmpty ? group.places(in: base.rows) : group.places(within: bounds)
    let isCut = !bounds.isEmpty && !covers(base.rows, layout)
    return IndexedMatches(
      group: group, places: places, rest: rest, rows: isCut ? base.rows : nil, firstRow: base.first.row)
  }

  /// The column of a rectangle, and its row offset from the rectangle `base`; nil if the rectangle has several columns.
  private func part(_ area: SheetArea, _ base: CellRange) -> ConditionLayout.Part? {
    guard area.range.first.column == area.range.last.column, grids.indices.contains(area.sheet) else {
      return nil
    }
    return ConditionLayout.Part(
      sheet: area.sheet, column: area.range.first.column, offset: area.range.first.row - base.first.row)
  }

  private func index(_ layout: ConditionLayout) throws(Stop) -> ConditionIndex? {
    if let known = caches.conditions[layout] { return known }
    for part in layout.parts {
      // A column that is still being computed may depend on this result.
      guard grids[part.sheet][column: part.column]?.pendingCount ?? 0 == 0 else { return nil }
    }
    for part in layout.parts {
      if let column = grids[part.sheet][column: part.column] { try spend(reading: column.values) }
    }
    let index = ConditionIndex(layout, self)
    try keep(index.groups.values.reduce(0) { $0 + $1.rows.count })
    caches.conditions[layout] = index
    return index
  }

  /// Whether these rows contain all cells of the sorted column.
  private func covers(_ rows: ClosedRange<Int>, _ layout: ConditionLayout) -> Bool {
    guard let part = layout.ordered, let column = grids[part.sheet][column: part.column],
      let first = column.rows.first, let last = column.rows.last
    else { return true }
    return rows.contains(Int(first) - part.offset) && rows.contains(Int(last) - part.offset)
  }

  func count(_ matches: IndexedMatches) throws(Stop) -> Int {
    if matches.rest.isEmpty, matches.rows == nil { return matches.places.count }
    return try places(matches).count
  }

  /// The sum and count of the target's numbers in matching rows; nil if they must be read one by one.
  func totals(_ matches: IndexedMatches) -> (sum: Decimal, count: Int)? {
    guard matches.rest.isEmpty, matches.rows == nil else { return nil }
    return matches.group.sums?.totals(matches.places)
  }

  /// The matching positions, counted from 0, in the order of the index: sorted by the numbers of the ordered column,
  /// if there is one, otherwise by row.
  func places(_ matches: IndexedMatches) throws(Stop) -> [Int] {
    var places: [Int] = []
    for index in matches.places {
      let row = Int(matches.group.rows[index])
      if let rows = matches.rows, !rows.contains(row) { continue }
      let place = row - matches.firstRow
      if try meets(matches.rest, place) { places.append(place) }
    }
    return places
  }
}
