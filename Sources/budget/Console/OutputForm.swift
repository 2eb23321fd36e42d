/// A format that a command writes, or that a file's extension stands for.
enum OutputForm: String {
  case xlsx = "XLSX"
  case csv = "CSV"
  case json = "JSON"
  case html = "HTML"
  case markdown = "Markdown"
  case text = "plain text"
  case yaml = "YAML"
  case svg = "SVG"
  case calendar = "iCalendar"
  case ofx = "OFX"
  case qif = "QIF"
  case book = "a book"
  case pdf = "PDF"
  case png = "PNG"
  case otherWorkbook = "a workbook of another kind"

  /// Creates the format of budgets and reports.
  init(_ format: FileFormat) {
    switch format {
    case .xlsx: self = .xlsx
    case .csv: self = .csv
    case .ofx: self = .ofx
    case .qif: self = .qif
    case .json: self = .json
    case .html: self = .html
    case .markdown: self = .markdown
    case .text: self = .text
    case .book: self = .book
    case .pdf: self = .pdf
    case .png: self = .png
    }
  }

  /// Creates the format that a path's extension stands for; nil if it stands for none.
  init?(path: String) {
    switch Self.suffix(of: path) {
    // Spreadsheet programs refuse a plain workbook that has one of these extensions.
    case "xls", "xlsb", "xlsm", "xltx", "xltm", "ods": self = .otherWorkbook
    case "yaml", "yml": self = .yaml
    case "svg": self = .svg
    case "ics": self = .calendar
    default:
      guard let format = FileFormat(path: path) else { return nil }
      self.init(format)
    }
  }

  /// The extension to propose for a file of this format.
  var suffix: String {
    switch self {
    case .xlsx, .otherWorkbook: "xlsx"
    case .csv: "csv"
    case .json: "json"
    case .html: "html"
    case .markdown: "md"
    case .text: "txt"
    case .yaml: "yaml"
    case .svg: "svg"
    case .calendar: "ics"
    case .ofx: "ofx"
    case .qif: "qif"
    case .book: "budget"
    case .pdf: "pdf"
    case .png: "png"
    }
  }

  private static func suffix(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
