internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The common part of calls such as `SUMIFS` that differ only in the values of the conditions and in the last row.
struct ConditionLayout: Hashable {
  /// A column, and its row offset from the column of the first condition.
  struct Part: Hashable {
    let sheet: Int
    let column: Int
    let offset: Int
  }

  /// The columns with conditions for equality.
  var equal: [Part] = []
  /// The column whose conditions set bounds for its numbers.
  var ordered: Part?
  /// The column whose numbers are summed.
  var target: Part?

  var parts: [Part] { equal + [ordered, target].compactMap { $0 } }
}

/// An index of whole columns: the rows are grouped by the values of some columns and sorted by the numbers of another.
struct ConditionIndex {
  /// Rows with equal values, sorted by the numbers of the ordered column, or by row if there is none.
  struct Group {
    fileprivate(set) var rows: [Int32] = []
    fileprivate(set) var order: [Decimal] = []
    /// Running sums and counts of the target column; nil if a cell has an error or if a sum is too large.
    fileprivate(set) var sums: PrefixSums?
  }

  private(set) var groups: [[ValueKey]: Group] = [:]

  /// Builds the index from columns whose cells are all computed.
  init(_ layout: ConditionLayout, _ calculation: Calculation) {
    guard let leader = layout.equal.first ?? layout.ordered,
      let column = calculation.grids[leader.sheet][column: leader.column]
    else { return }
    for index in 0..<column.count {
      add(Int(column.rows[index]) - leader.offset, layout, calculation)
    }
    for key in groups.keys { groups[key]?.finish(layout, calculation) }
  }

  private mutating func add(_ row: Int, _ layout: ConditionLayout, _ calculation: Calculation) {
    var keys: [ValueKey] = []
    for part in layout.equal {
      guard let value = calculation.known(part, row), let key = ValueKey(condition: value) else { return }
      keys.append(key)
    }
    guard let ordered = layout.ordered else {
      groups[keys, default: Group()].rows.append(Int32(row))
      return
    }
    guard case .number(let number)? = calculation.known(ordered, row) else { return }
    groups[keys, default: Group()].rows.append(Int32(row))
    groups[keys]?.order.append(number.withoutNoise)
  }
}

extension ConditionIndex.Group {
  fileprivate mutating func finish(_ layout: ConditionLayout, _ calculation: Calculation) {
    if layout.ordered != nil {
      let places = order.indices.sorted {
        let sign = order[$0].compared(to: order[$1]) ?? 0
        return sign == 0 ? $0 < $1 : sign < 0
      }
      (rows, order) = (places.map { rows[$0] }, places.map { order[$0] })
    }
    guard let target = layout.target else { return }
    var sums = PrefixSums()
    for row in rows {
      guard sums.append(calculation.known(target, Int(row)) ?? .empty) else { return }
    }
    self.sums = sums
  }

  /// The positions in the group of the numbers that meet every bound.
  func places(within bounds: [(sign: FormulaExpression.BinaryOperator, number: Decimal)]) -> Range<Int> {
    var (low, high) = (0, rows.count)
    for (sign, number) in bounds {
      let number = number.withoutNoise
      func first(_ isBeyond: (Int) -> Bool) -> Int {
        order.partitioningIndex { isBeyond($0.compared(to: number) ?? 0) }
      }
      switch sign {
      case .greater: low = max(low, first { $0 > 0 })
      case .greaterOrEqual: low = max(low, first { $0 >= 0 })
      case .less: high = min(high, first { $0 >= 0 })
      default: high = min(high, first { $0 > 0 })
      }
    }
    return low..<max(low, high)
  }

  /// The positions of these rows in the group, which must be sorted by row.
  func places(in rows: ClosedRange<Int>) -> Range<Int> {
    let low = self.rows.partitioningIndex { Int($0) >= rows.lowerBound }
    return low..<max(low, self.rows.partitioningIndex { Int($0) > rows.upperBound })
  }
}

extension Calculation {
  /// The value in a row of a column whose cells are all computed.
  fileprivate func known(_ part: ConditionLayout.Part, _ row: Int) -> CellValue? {
    guard let column = grids[part.sheet][column: part.column],
      let index = column.index(row: row + part.offset)
    else { return nil }
    return column.values[index]
  }
}

extension ValueKey {
  /// The key of a condition's value; a text such as `12` has the key of its number.
  fileprivate init?(condition value: CellValue) {
    if case .text(let text) = value, let number = TypedNumber.plain(text) {
      self.init(.number(number))
    } else {
      self.init(value)
    }
  }
}
