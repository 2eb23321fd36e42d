internal import Decimals
internal import Foundation
internal import Spreadsheet

/// What was found out about rectangles whose cells all have their values; a value that changes drops it.
final class RangeCaches {
  var indexes: [SheetArea: ValueIndex] = [:]
  var matches: [Condition: [Int]] = [:]
  var conditions: [ConditionLayout: ConditionIndex] = [:]
  var sums: [ColumnKey: PrefixSums] = [:]
  /// Criteria by the values that ask for them.
  var criteria: [CellValue: Criterion] = [:]

  func forgetAll() {
    (indexes, matches, conditions, sums) = ([:], [:], [:], [:])
  }

  struct ColumnKey: Hashable {
    let sheet: Int
    let column: Int
  }
}

/// A rectangle and what its cells must be.
struct Condition: Hashable {
  let area: SheetArea
  let criterion: Criterion
}

/// The places of every value in a rectangle, row by row from 0.
struct ValueIndex {
  var places: [ValueKey: [Int]] = [:]
  /// The places of texts such as `12`, which a condition takes for the number.
  var numericTexts: [ValueKey: [Int]] = [:]
}

/// A value by which cells are found, texts without case.
enum ValueKey: Hashable {
  case number(DecimalParts)
  case text(String)
  case boolean(Bool)
  case error(CellError)

  /// The key of a value; nothing has none.
  init?(_ value: CellValue) {
    switch value {
    case .empty: return nil
    case .number(let number):
      guard let parts = DecimalParts(number.withoutNoise) else { return nil }
      self = .number(parts.normalized)
    case .text(let text):
      self = .text(text.lowercased())
    case .boolean(let flag): self = .boolean(flag)
    case .error(let error): self = .error(error)
    }
  }
}

extension Calculation {
  /// The places of the values of a rectangle, worked out once.
  func index(_ area: SheetArea) throws(Stop) -> ValueIndex {
    if let index = caches.indexes[area] { return index }
    var index = ValueIndex()
    let width = area.range.columns.count
    let first = area.range.first
    try forEach(in: area) { row, column, value in
      let place = (row - first.row) * width + column - first.column
      if let key = ValueKey(value) { index.places[key, default: []].append(place) }
      if case .text(let text) = value, let number = TypedNumber.plain(text),
        let key = ValueKey(.number(number))
      {
        index.numericTexts[key, default: []].append(place)
      }
    }
    if width > 1 { for key in index.places.keys { index.places[key]?.sort() } }
    caches.indexes[area] = index
    return index
  }
}

extension Calculation {
  /// What a value asks for, worked out once: telling dates and amounts in texts takes long.
  func criterion(_ value: CellValue) -> Criterion {
    if let known = caches.criteria[value] { return known }
    let criterion = Criterion(value, dates)
    if caches.criteria.count >= 65_536 { caches.criteria.removeAll() }
    caches.criteria[value] = criterion
    return criterion
  }
}
