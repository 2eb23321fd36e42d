import BudgetFiles
import CalendarDates
import SpreadsheetFiles
import TextSafety

enum CSVTarget {
  static func run(_ bytes: [UInt8]) {
    let now = UTCTimestamp(date: .fixed)
    _ = try? BudgetCSV.read(bytes, context: ImportContext(fileName: "a.csv", now: now))
    let dialect = CSVDialect.detect(bytes)
    var reader = CSVReader(bytes: bytes, name: "a.csv", dialect: dialect)
    let whole = Result { try reader.rows() }
    if dialect.encoding == .utf8, !dialect.declaresDelimiter, let rows = try? whole.get() {
      require(pieces(bytes, dialect.delimiter) == rows.map(\.fields), "pieces give other rows")
    }
    guard let rows = try? whole.get() else { return }
    let fields = rows.map(\.fields)
    var writer = CSVWriter(dialect: CSVDialect(delimiter: dialect.delimiter))
    for row in fields { guard (try? writer.append(row)) != nil else { return } }
    var again = CSVReader(
      bytes: writer.takeBytes(), name: "b.csv", dialect: CSVDialect(delimiter: dialect.delimiter))
    let restored = try? again.rows().map { $0.fields.map(CSVFormulaGuard.restored) }
    require(restored == fields, "what was written is read otherwise")
  }

  /// Parses the bytes in pieces of 7 and returns the fields of the rows; nil if the bytes cannot be parsed.
  private static func pieces(_ bytes: [UInt8], _ delimiter: CSVDelimiter) -> [[String]]? {
    var parser = CSVParser(delimiter: delimiter)
    var rows: [[String]] = []
    do {
      for start in stride(from: 0, to: bytes.count, by: 7) {
        let piece = Array(bytes[start..<min(bytes.count, start + 7)])
        var position = 0
        while try parser.next(in: piece, at: &position) { rows.append(try texts(parser.record)) }
      }
      if try parser.finish() { rows.append(try texts(parser.record)) }
    } catch {
      return nil
    }
    return rows
  }

  private static func texts(_ record: CSVRecord) throws -> [String] {
    try (0..<record.count).map { try record.text($0) }
  }
}
