internal import Foundation
internal import SpreadsheetValues

/// Values in rows and columns, stored row by row.
struct ValueArray: Sendable {
  let rows: Int
  let columns: Int
  private(set) var values: [CellValue]
  /// For an array of references, the reference of each value by its index; errors have no reference.
  private(set) var references: [Int: Reference]?

  /// The maximum number of values, which is the number of cells in a column; an array with more gives `#NUM!`.
  static let maximumCount = 1_048_576

  init(rows: Int, columns: Int, values: [CellValue]) {
    self.rows = rows
    self.columns = columns
    self.values = values
  }

  init(rows: Int, columns: Int, repeating value: CellValue = .empty) throws(Stop) {
    let (count, overflow) = rows.multipliedReportingOverflow(by: columns)
    guard !overflow, rows > 0, columns > 0, count <= Self.maximumCount else { throw .error(.number) }
    self.init(rows: rows, columns: columns, values: Array(repeating: value, count: count))
  }

  init(_ rows: [[CellValue]]) {
    self.init(rows: rows.count, columns: rows.first?.count ?? 0, values: rows.flatMap { $0 })
  }

  /// The array as an array of references; each of its values is the value of a reference's first cell.
  func standing(for references: [Int: Reference]) -> ValueArray {
    var copy = self
    copy.references = references
    return copy
  }

  /// An array of references with the index of each reference as its value.
  var numbered: ValueArray {
    var copy = self
    for place in (references ?? [:]).keys { copy.values[place] = .number(Decimal(place)) }
    return copy
  }

  init(scalar: CellValue) {
    self.init(rows: 1, columns: 1, values: [scalar])
  }

  /// The value at a row and column, from 0.
  ///
  /// A single row or column repeats; the value outside any other array is `#N/A`.
  subscript(row: Int, column: Int) -> CellValue {
    let row = rows == 1 ? 0 : row
    let column = columns == 1 ? 0 : column
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return .error(.notAvailable) }
    return values[row * columns + column]
  }

  mutating func set(_ value: CellValue, row: Int, column: Int) {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    values[row * columns + column] = value
  }

  /// Applies a function to each value.
  func map(_ transform: (CellValue) throws(Stop) -> CellValue) throws(Stop) -> ValueArray {
    var result = self
    result.references = nil
    for index in values.indices { result.values[index] = try transform(values[index]) }
    return result
  }

  /// Combines the values at the same position of several arrays; single rows and columns repeat.
  static func combining(
    _ arrays: [ValueArray], _ combine: ([CellValue]) throws(Stop) -> CellValue
  ) throws(Stop) -> ValueArray {
    let height = arrays.reduce(1) { max($0, $1.rows) }
    let width = arrays.reduce(1) { max($0, $1.columns) }
    var result = try ValueArray(rows: height, columns: width)
    var items: [CellValue] = Array(repeating: .empty, count: arrays.count)
    for row in 0..<height {
      for column in 0..<width {
        for (index, array) in arrays.enumerated() { items[index] = array[row, column] }
        result.values[row * width + column] = try combine(items)
      }
    }
    return result
  }
}
