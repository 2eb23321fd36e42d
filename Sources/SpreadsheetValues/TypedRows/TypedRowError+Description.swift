internal import ExactDecimals
internal import Foundation

extension TypedRowError: CustomStringConvertible {
  /// One sentence: `Log, cell C7, "Amount": a number is expected, but there is the text "n/a"`.
  public var description: String {
    let cell = cell.map { "cell \($0)" } ?? row.map { "row \($0)" }
    let place = [source, cell, header.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? reason.description : "\(place): \(reason)"
  }
}

extension TypedRowError.Reason: CustomStringConvertible {
  /// The error in words, without its location.
  public var description: String {
    switch self {
    case .noHeaderRow: "there is no header row"
    case .noSuchSheet: "there is no sheet of this name"
    case .missingColumn(let headers):
      headers.isEmpty
        ? "no column has this header"
        : "no column has this header; there are \(headers.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .duplicateColumn(let columns):
      "the columns \(columns.map(CellReference.columnName).joined(separator: ", ")) have this header"
    case .blank(let expected): "\(expected) is expected, but the cell is blank"
    case .mismatch(let expected, let found): "\(expected) is expected, but there is \(found.shown)"
    case .refused(let reason): reason
    case .unsupported(let what): what
    }
  }
}

extension FieldKind: CustomStringConvertible {
  /// The type with its article.
  public var description: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .wholeNumber(let type): "a whole number that fits \(type)"
    case .boolean: "TRUE or FALSE"
    case .date: "a day"
    case .time: "a time of day"
    case .dateTime: "a day and time"
    }
  }
}

extension CellValue {
  /// The value in words, shortened if it is long.
  fileprivate var shown: String {
    switch self {
    case .empty: "nothing"
    case .number(let number): "the number \(number.plainText)"
    case .text(let text): "the text \"\(text.count > 60 ? "\(text.prefix(60))…" : text)\""
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .error(let error): "the error \(error.rawValue)"
    }
  }
}
