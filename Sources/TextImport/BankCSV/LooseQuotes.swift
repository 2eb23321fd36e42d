internal import SpreadsheetFiles
internal import FieldReading

/// Repairs cells with a space before the quote (` "1,000.00" `).
///
/// A CSV reader splits such a cell at a delimiter inside its quotes.
enum LooseQuotes {
  /// The rows after joining split cells in the rows that are wider than the header row.
  static func joined(_ rows: FieldRows, width: Int, delimiter: CSVDelimiter) -> FieldRows {
    let mark = String(UnicodeScalar(delimiter.rawValue))
    var changed: [Int: [String]] = [:]
    for index in rows.indices where rows.table.width(index) > width {
      if let fields = joined(Array(rows[index].fields), mark) { changed[index] = fields }
    }
    guard !changed.isEmpty else { return rows }
    return FieldRows(
      table: FieldTable(rows.table, replacing: changed), startIndex: rows.startIndex, endIndex: rows.endIndex)
  }

  /// The cells of a row with split cells joined; nil if a quote is not closed.
  private static func joined(_ all: [String], _ mark: String) -> [String]? {
    var fields: [String] = []
    var open = ""
    for field in all {
      let text = field.trimmed
      if !open.isEmpty {
        open += mark + field
        guard text.hasSuffix("\"") else { continue }
        fields.append(String(open.trimmed.dropFirst().dropLast()))
        open = ""
      } else if text.hasPrefix("\""), !text.dropFirst().contains("\"") {
        open = field
      } else {
        fields.append(field)
      }
    }
    return open.isEmpty ? fields : nil
  }
}
