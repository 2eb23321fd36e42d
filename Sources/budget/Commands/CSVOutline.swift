import BudgetFiles
import BudgetModel
import SpreadsheetFiles
import ExactJSON
import ImportCore
import TextImport

/// The content of a CSV file that has no columns of a budget.
struct CSVOutline: FileOutline {
  let fileName: String
  let format = FileFormat.csv
  let findings: [Finding] = []
  private let dialect: CSVDialect
  private let header: [String]
  private let rows: Int

  /// Creates an outline of a file that has already been read once without an error.
  init(_ bytes: [UInt8], context: ImportContext) throws(ImportError) {
    let file = try CSVRows(bytes, context)
    fileName = context.fileName
    (dialect, header, rows) = (file.dialect, file.firstRow, file.count)
  }

  let sentence =
    "No columns of a budget were found; the header row needs at least Date and Amount for transactions, or "
    + "Category and Amount for a plan."

  func facts(_ width: LineWidth) -> [String] {
    let names = header.prefix(20).map { $0.count > 40 ? "\"\($0.prefix(40))…\"" : "\"\($0)\"" }
    let more = header.count > names.count ? " and \(header.count - names.count) more" : ""
    return [
      "  delimiter \(dialect.delimiter.word), \(dialect.encoding.word)",
      "  \(rows) row\(rows == 1 ? "" : "s")",
    ] + FindingLines.wrapped("  first row: \(names.joined(separator: ", "))\(more)", width: width.prose)
  }

  var members: [JSONMember] {
    [
      JSONMember("delimiter", .string(dialect.delimiter.word)),
      JSONMember("encoding", .string(dialect.encoding.word)),
      JSONMember("firstRow", .array(header.map { .string($0) })),
      JSONMember("rows", .number(String(rows))),
    ]
  }
}

extension CSVDelimiter {
  fileprivate var word: String {
    switch self {
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .tab: "tab"
    case .pipe: "pipe"
    case .tilde: "tilde"
    }
  }
}

extension CSVEncoding {
  fileprivate var word: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf8WithBOM: "UTF-8 with a byte order mark"
    case .utf16LittleEndian: "UTF-16, low byte first"
    case .utf16BigEndian: "UTF-16, high byte first"
    case .windows1252: "Windows-1252"
    }
  }
}
