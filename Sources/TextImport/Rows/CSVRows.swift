internal import BudgetModel
package import SpreadsheetFiles
internal import WorkProgress
package import ImportCore

/// All rows of a CSV file, and its dialect.
package struct CSVRows {
  let rows: FieldRows
  /// The encoding, delimiter and quoting of the file.
  package let dialect: CSVDialect

  /// The part of the reading time that is needed to split the file into cells, in percent.
  ///
  /// Interpreting the cells takes the rest.
  private static let shareOfFields = 30

  /// The number of rows.
  package var count: Int { rows.count }
  /// The cells of the first row; empty if the file is empty.
  package var firstRow: [String] { rows.first.map { Array($0.fields) } ?? [] }

  /// Reads the rows.
  ///
  /// Encoding and quoting are detected.
  package init(_ bytes: [UInt8], _ context: ImportContext) throws(ImportError) {
    var reader = CSVReader(bytes: bytes, name: context.fileName)
    reader.meter = context.meter
    context.meter?.begin(bytes.count, upTo: Self.shareOfFields)
    do throws(CSVError) {
      let usual = (try FieldTable(&reader).rows, reader.dialect)
      let isUsual = reader.dialect.encoding != .windows1252
      (rows, dialect) =
        isUsual ? usual : LegacyEncoding.rows(bytes, context.fileName, instead: usual.0) ?? usual
    } catch {
      if Self.isQuoting(error.reason),
        let found = UnescapedQuotes.rows(bytes, context.fileName, reader.dialect)
      {
        (rows, dialect) = (found, reader.dialect)
        return
      }
      guard Self.isEncoding(error.reason),
        let found = LegacyEncoding.rows(bytes, context.fileName, instead: nil)
      else { throw ImportError([Self.finding(error, context)]) }
      (rows, dialect) = found
    }
  }

  private static func isQuoting(_ reason: CSVError.Reason) -> Bool {
    switch reason {
    case .textAfterQuote, .unterminatedQuote: true
    default: false
    }
  }

  private static func isEncoding(_ reason: CSVError.Reason) -> Bool {
    switch reason {
    case .malformedUTF8, .undefinedByte: true
    default: false
    }
  }

  /// The rows that findings are about, by line.
  ///
  /// The cells are separated by the file's delimiter.
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
      .file(.notCSV(error.reason.fault)), at: error.line.map { .line($0, field: field) } ?? .whole)
  }
}

extension CSVError.Reason {
  /// The reason as a fact.
  fileprivate var fault: Finding.FileFact.CSVFault {
    switch self {
    case .unterminatedQuote: .unterminatedQuote
    case .textAfterQuote: .textAfterQuote
    case .nulByte: .nulByte
    case .fieldTooLong(let limit): .fieldTooLong(limit: limit)
    case .tooManyFields(let limit): .tooManyFields(limit: limit)
    case .rowTooLong(let limit): .rowTooLong(limit: limit)
    case .malformedUTF8(let byte): .malformedUTF8(byte)
    case .unpairedSurrogate: .unpairedSurrogate
    case .halfCodeUnit: .halfCodeUnit
    case .undefinedByte(let byte): .undefinedByte(byte)
    case .notEncodable(let scalar): .notEncodable(scalar)
    case .unreadable: .unreadable
    }
  }
}
