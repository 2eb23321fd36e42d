internal import SpreadsheetFiles

/// Neighbouring rows of a file; a slice keeps the indices of the whole.
struct FieldRows: RandomAccessCollection {
  let table: FieldTable
  let startIndex: Int
  let endIndex: Int

  subscript(position: Int) -> FieldRow { table.row(position) }

  subscript(bounds: Range<Int>) -> FieldRows {
    FieldRows(table: table, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }

  /// The same rows for another thread, which then counts references to objects of its own.
  func copyForThread() -> FieldRows {
    FieldRows(table: FieldTable(copyOf: table), startIndex: startIndex, endIndex: endIndex)
  }
}

/// One row of a file.
struct FieldRow {
  /// The line on which the row begins, from 1.
  let line: Int
  /// The fields from left to right, without the quotes around them.
  let fields: RowFields
}

/// The fields of a row.
package struct RowFields: RandomAccessCollection {
  package let table: FieldTable
  fileprivate let first: Int
  package let count: Int

  package init(table: FieldTable, first: Int, count: Int) {
    (self.table, self.first, self.count) = (table, first, count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// A field as written.
  package subscript(position: Int) -> String { table.text(position, number(position)) }

  /// The number of a field's text in its column.
  package func number(_ column: Int) -> Int { table.number(first + column) }

  /// The text of a field, from 0; nil if it is blank or missing.
  package func field(_ column: Int) -> String? {
    column < count ? table.value(column, number(column)) : nil
  }

  /// Whether all fields are blank.
  var isBlankRow: Bool {
    for column in 0..<count where !table.isBlank(column, number(column)) { return false }
    return true
  }

  /// Whether these are the same texts.
  package func isEqual(to texts: [String]) -> Bool {
    guard texts.count == count else { return false }
    for column in 0..<count where self[column] != texts[column] { return false }
    return true
  }
}

/// Cached facts about the texts of a file, computed once for each.
///
/// A column with very many different texts is not cached: that would cost more memory than it saves time.
final class TextMemo<Value> {
  /// The number of values that fit in two megabytes.
  private static var mostTexts: Int { 2_097_152 / MemoryLayout<Value?>.stride }

  /// By column, then by the text's number.
  private var known: [[Value?]] = []

  /// The computed value for the field in a column; nil if the field is blank or missing.
  func value(_ column: Int, _ fields: RowFields, _ make: (String) -> Value) -> Value? {
    guard column < fields.count else { return nil }
    let number = fields.number(column)
    if column < known.count, number < known[column].count, let value = known[column][number] { return value }
    guard let text = fields.table.value(column, number) else { return nil }
    return keep(make(text), column, number, fields.table)
  }

  /// The computed value for the raw field in a column; nil if it is missing.
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
