internal import Foundation
internal import SpreadsheetValues

/// Finds the cells that meet conditions, with an index that is built once for each rectangle.
extension Calculation {
  /// The positions, counted row by row from 0, at which the cells of the rectangles meet all conditions.
  ///
  /// The rectangles must have the same shape. Positions beyond the last used row and column are omitted.
  func matches(_ conditions: [Condition]) throws(Stop) -> [Int] {
    for condition in conditions { try require(condition.area) }
    if let indexed = try indexedMatches(conditions, target: nil) { return try places(indexed).sorted() }
    guard let leader = try leader(conditions) else { return try scan(conditions) }
    let others = conditions.filter { $0 != leader }
    guard !others.isEmpty else { return try places(leader) }
    var result: [Int] = []
    for place in try places(leader) where try meets(others, place) { result.append(place) }
    return result
  }

  /// The number of positions that meet every condition, including those in unused rows and columns.
  func matchCount(_ conditions: [Condition]) throws(Stop) -> Int {
    for condition in conditions { try require(condition.area) }
    if let indexed = try indexedMatches(conditions, target: nil) { return try count(indexed) }
    let count = try matches(conditions).count
    guard let first = conditions.first, conditions.allSatisfy({ $0.criterion.matches(.empty) }) else {
      return count
    }
    let (rows, columns) = usedShape(conditions)
    return count + first.area.range.count - rows * columns
  }

  /// The numbers of a rectangle at the given positions; an error value at one of the positions ends the call.
  func numbers(in area: SheetArea, at places: [Int]) throws(Stop) -> [Decimal] {
    try spend(places.count)
    var numbers: [Decimal] = []
    for place in places {
      switch try value(area, place) {
      case .number(let number): numbers.append(number)
      case .error(let error): throw .error(error)
      case .empty, .text, .boolean: break
      }
    }
    return numbers
  }

  /// The condition to check first: the condition with the fewest matches in an index, or otherwise the first condition
  /// that empty cells do not meet.
  private func leader(_ conditions: [Condition]) throws(Stop) -> Condition? {
    var best: (condition: Condition, count: Int)?
    for condition in conditions where condition.criterion.key != nil {
      let count = try places(condition).count
      if best.map({ count < $0.count }) ?? true { best = (condition, count) }
    }
    return best?.condition ?? conditions.first { !$0.criterion.matches(.empty) }
  }

  /// The positions that meet one condition, in ascending order; they are computed once.
  func places(_ condition: Condition) throws(Stop) -> [Int] {
    if let known = caches.matches[condition] { return known }
    let places: [Int]
    if let key = condition.criterion.key {
      let index = try index(condition.area)
      let texts = index.numericTexts[key] ?? []
      places = texts.isEmpty ? index.places[key] ?? [] : (texts + (index.places[key] ?? [])).sorted()
    } else {
      places = try scan(condition)
    }
    try keep(places.count)
    caches.matches[condition] = places
    return places
  }

  private func scan(_ condition: Condition) throws(Stop) -> [Int] {
    var places: [Int] = []
    let (first, width) = (condition.area.range.first, condition.area.range.columns.count)
    try forEach(in: condition.area) { (row, column, value) throws(Stop) in
      if case .text(let text) = value { try spend(text.readingSteps) }
      guard condition.criterion.matches(value) else { return }
      places.append((row - first.row) * width + column - first.column)
    }
    if width > 1 { places.sort() }
    return places
  }

  /// Checks every position of the used rows and columns, for conditions that empty cells meet.
  private func scan(_ conditions: [Condition]) throws(Stop) -> [Int] {
    guard let first = conditions.first else { return [] }
    let (rows, columns) = usedShape(conditions)
    let width = first.area.range.columns.count
    var places: [Int] = []
    for row in 0..<rows {
      for column in 0..<columns where try meets(conditions, row * width + column) {
        places.append(row * width + column)
      }
    }
    return places
  }

  private func usedShape(_ conditions: [Condition]) -> (rows: Int, columns: Int) {
    let ranges = conditions.map { clipped($0.area.range) }
    return (ranges.map(\.rows.count).max() ?? 0, ranges.map(\.columns.count).max() ?? 0)
  }

  func meets(_ conditions: [Condition], _ place: Int) throws(Stop) -> Bool {
    try spend(1 + conditions.count)
    for condition in conditions where !condition.criterion.matches(try value(condition.area, place)) {
      return false
    }
    return true
  }

  private func value(_ area: SheetArea, _ place: Int) throws(Stop) -> CellValue {
    let width = area.range.columns.count
    let reference = CellReference(
      clampingRow: area.range.first.row + place / width, column: area.range.first.column + place % width)
    return try value(CellAddress(sheet: area.sheet, reference: reference))
  }
}
