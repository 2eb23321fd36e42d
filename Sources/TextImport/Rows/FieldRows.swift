internal import SpreadsheetFiles

/// Consecutive rows of a file.
///
/// A slice keeps the indices of the whole collection.
struct FieldRows: RandomAccessCollection {
  let table: FieldTable
  let startIndex: Int
  let endIndex: Int

  subscript(position: Int) -> FieldRow { table.row(position) }

  subscript(bounds: Range<Int>) -> FieldRows {
    FieldRows(table: table, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  /// The same rows for another thread.
  ///
  /// Each thread then has its own objects, so threads do not share reference counts.
  func copyForThread() -> FieldRows {
    FieldRows(table: FieldTable(copyOf: table), startIndex: startIndex, endIndex: endIndex)
  }
}

/// One row of a file.
struct FieldRow {
  /// The line where the row begins, from 1.
  let line: Int
  /// The cells from left to right, without the quotes around them.
  let fields: RowFields
}

/// The cells of a row.
package struct RowFields: RandomAccessCollection {
  package let table: FieldTable
  fileprivate let first: Int
  package let count: Int

  package init(table: FieldTable, first: Int, count: Int) {
    (self.table, self.first, self.count) = (table, first, count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The text of a cell as written.
  package subscript(position: Int) -> String { table.text(position, number(position)) }

  /// The number of a cell's text within its column.
  package func number(_ column: Int) -> Int { table.number(first + column) }

  /// The cleaned text (`FieldText`) of the cell with this index; nil if the cell is blank or missing.
  package func field(_ column: Int) -> String? {
    column < count ? table.value(column, number(column)) : nil
  }

  /// Whether all cells are blank.
  var isBlankRow: Bool {
    for column in 0..<count where !table.isBlank(column, number(column)) { return false }
    return true
  }

  /// Whether the cells have exactly these texts.
  package func isEqual(to texts: [String]) -> Bool {
    guard texts.count == count else { return false }
    for column in 0..<count where self[column] != texts[column] { return false }
    return true
  }
}

/// Caches values made from the texts of a file, so that each value is made only once.
///
/// A column with very many different texts is not cached, because the cache would need much memory and save little
/// time.
final class TextCache<Value> {
  /// The number of values that fit in two megabytes.
  private static var mostTexts: Int { 2_097_152 / MemoryLayout<Value?>.stride }

  /// The cached values, by column and by the number of the text.
  private var known: [[Value?]] = []

  /// The value for the cell in this column, made from its cleaned text; nil if the cell is blank or missing.
  func value(_ column: Int, _ fields: RowFields, _ make: (String) -> Value) -> Value? {
    guard column < fields.count else { return nil }
    let number = fields.number(column)
    if column < known.count, number < known[column].count, let value = known[column][number] { return value }
    guard let text = fields.table.value(column, number) else { return nil }
    return keep(make(text), column, number, fields.table)
  }

  /// The value for the cell in this column, made from its text as written; nil if the cell is missing.
  func rawValue(_ column: Int, _ fields: RowFields, _ make: (String) -> Value) -> Value? {
    guard column < fields.count else { return nil }
    let number = fields.number(column)
    if column < known.count, number < known[column].count, let value = known[column][number] { return value }
    return keep(make(fields.table.text(column, number)), column, number, fields.table)
  }

  private func keep(_ value: Value, _ column: Int, _ number: Int, _ table: FieldTable) -> Value {
    guard table.count(column) <= Self.mostTexts else { return value }
    while known.count <= column { known.append([]) }
    if known[column].count <= number {
      let count = max(table.count(column), number + 1)
      known[column] += Array(repeating: nil, count: count - known[column].count)
    }
    known[column][number] = value
    return value
  }
}
