internal import BudgetModel
internal import SpreadsheetFiles
internal import WorkProgress

/// All rows of a CSV file, and how it is written.
struct CSVRows {
  let rows: FieldRows
  let dialect: CSVDialect

  /// The percentage of the time that finding the fields takes; understanding them takes the rest.
  private static let shareOfFields = 30

  init(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) {
    var reader = CSVReader(bytes: bytes, name: context.fileName)
    reader.meter = context.meter
    context.meter?.begin(bytes.count, upTo: Self.shareOfFields)
    do throws(CSVError) {
      let usual = (try FieldTable(&reader).rows, reader.dialect)
      let isUsual = reader.dialect.encoding != .windows1252
      (rows, dialect) =
        isUsual ? usual : LegacyEncoding.rows(bytes, context.fileName, instead: usual.0) ?? usual
    } catch {
      guard Self.isEncoding(error.reason),
        let found = LegacyEncoding.rows(bytes, context.fileName, instead: nil)
      else { throw ImportError([Self.finding(error, context)]) }
      (rows, dialect) = found
    }
  }

  private static func isEncoding(_ reason: CSVError.Reason) -> Bool {
    switch reason {
    case .malformedUTF8, .undefinedByte: true
    default: false
    }
  }

  /// The rows that findings are about, by line, their fields parted by the file's delimiter.
  func rawRows(of findings: [Finding]) -> [Int: String] {
    let lines = findings.linesToShow
    guard !lines.isEmpty else { return [:] }
    let delimiter = String(UnicodeScalar(dialect.delimiter.rawValue))
    var raw: [Int: String] = [:]
    for row in rows where lines.contains(row.line) { raw[row.line] = row.fields.joined(separator: delimiter) }
    return raw
  }

  private static func finding(_ error: CSVError, _ context: ImportContext) -> Finding {
    let field = error.field.map { "field \($0)" }
    return context.finding(
      .notCSV, .error, error.line.map { .line($0, field: field) } ?? .whole, reason(error.reason),
      remedy: remedy(error.reason))
  }

  private static func remedy(_ reason: CSVError.Reason) -> String {
    switch reason {
    case .fieldTooLong: "see whether a quote is missing; programs raise `fieldBytes` of the parser's limits"
    case .rowTooLong: "see whether a quote is missing; programs raise `rowBytes` of the parser's limits"
    case .tooManyFields:
      "see which character separates the fields; programs raise `fields` of the parser's limits"
    case .malformedUTF8, .undefinedByte:
      "export the file again as CSV in UTF-8, or convert it with iconv from the encoding in which it was written"
    default: "export the file again as CSV in UTF-8"
    }
  }

  private static func reason(_ reason: CSVError.Reason) -> String {
    switch reason {
    case .unterminatedQuote: "the quoted field that begins here does not end"
    case .textAfterQuote: "something follows a closing quote"
    case .nulByte: "the file has a NUL, which no text has"
    case .fieldTooLong(let limit): "the field has more than the limit of \(limit) bytes"
    case .tooManyFields(let limit): "the row has more than the limit of \(limit) fields"
    case .rowTooLong(let limit): "the row has more than the limit of \(limit) bytes"
    case .malformedUTF8(let byte): "the byte \(byte) is not UTF-8"
    case .unpairedSurrogate: "half a character stands alone"
    case .halfCodeUnit: "the file ends in the middle of a character"
    case .undefinedByte(let byte): "the byte \(byte) is no character of Windows-1252"
    case .notEncodable(let scalar): "the character \"\(scalar)\" is not in the file's encoding"
    case .unreadable: "the file cannot be read"
    }
  }
}
