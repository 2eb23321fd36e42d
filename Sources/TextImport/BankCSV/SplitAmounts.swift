internal import SpreadsheetFiles
internal import FieldReading

/// Repairs unquoted amounts whose thousands separator equals the delimiter: `1/1/2026,Pay,$1,850.00,Cash`.
enum SplitAmounts {
  /// The rows after joining split amounts, if a row then has as many cells as the header row.
  static func joined(_ rows: FieldRows, width: Int, delimiter: CSVDelimiter) -> FieldRows {
    guard delimiter == .comma else { return rows }
    var changed: [Int: [String]] = [:]
    for index in rows.indices where rows.table.width(index) > width {
      let fields = joined(Array(rows[index].fields))
      if fields.count == width { changed[index] = fields }
    }
    guard !changed.isEmpty else { return rows }
    return FieldRows(
      table: FieldTable(rows.table, replacing: changed), startIndex: rows.startIndex, endIndex: rows.endIndex)
  }

  /// The cells of a row, each amount in one cell.
  private static func joined(_ all: [String]) -> [String] {
    var fields: [String] = []
    var isOpen = false
    for field in all {
      let text = field.trimmed
      if isOpen, isGroup(text), let last = fields.popLast() {
        fields.append("\(last),\(text)")
        isOpen = text.utf8.count == 3
      } else {
        fields.append(field)
        isOpen = beginsAmount(text)
      }
    }
    return fields
  }

  /// Whether a text is one to three digits, with or without a sign or a currency in front.
  private static func beginsAmount(_ text: String) -> Bool {
    let digits = text.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    let before = text.dropLast(digits)
    return (1...3).contains(digits) && before.count <= 4 && !before.contains(where: \.isNumber)
  }

  /// Whether a text is three digits, with or without decimal places and a closing bracket.
  private static func isGroup(_ text: String) -> Bool {
    let bare = text.hasSuffix(")") ? text.dropLast() : text[...]
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts[0].utf8.count == 3
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
