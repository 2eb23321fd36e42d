internal import FieldReading

/// Finds the rows from a heading such as "Pending Transactions" up to the next heading.
enum PendingSections {
  /// The number of rows that are searched.
  ///
  /// Such sections are at the beginning of a file.
  private static let depth = 1_000
  private static let mostWords = 3

  /// The ranges of pending rows.
  ///
  /// There is no range if no other heading follows the heading of the pending rows.
  static func ranges(_ rows: FieldRows) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // The heading may stand above the header row.
    var start = heading(above: rows) == .pending ? rows.startIndex : nil
    for index in rows.indices.prefix(depth) {
      switch heading(rows[index].fields) {
      case .pending: start = start ?? index
      case .other:
        if let first = start { ranges.append(first..<index) }
        start = nil
      case nil: break
      }
    }
    return ranges
  }

  private enum Heading {
    case pending, other
  }

  private static func heading(above rows: FieldRows) -> Heading? {
    let above = FieldRows(
      table: rows.table, startIndex: max(0, rows.startIndex - 3), endIndex: rows.startIndex)
    return above.lazy.compactMap { heading($0.fields) }.last
  }

  /// The heading in a row, if the row contains only one short text.
  private static func heading(_ fields: RowFields) -> Heading? {
    var text: String?
    for column in fields.indices {
      guard let found = fields.field(column) else { continue }
      guard text == nil else { return nil }
      text = found
    }
    guard let text, text.split(separator: " ").count <= mostWords else { return nil }
    return RowWords.isPending(text) ? .pending : .other
  }
}
