import ArgumentParser
import BudgetFiles
import BudgetStores

/// The file formats that the command reads and writes.
enum FileFormat: String, CaseIterable, ExpressibleByArgument {
  case xlsx, csv, ofx, qif, json, html, markdown, text, book, pdf, png

  /// Creates the format that a path's extension stands for; nil if it stands for none.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "xlsx", "xlsm", "xltx": self = .xlsx
    case "csv", "tsv": self = .csv
    case "ofx", "qfx": self = .ofx
    case "qif": self = .qif
    case "json": self = .json
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    case "txt": self = .text
    case "budget": self = .book
    case "pdf": self = .pdf
    case "png": self = .png
    default: return nil
    }
  }

  /// Creates the format that the extension stands for or, if it stands for several or none, the format of the
  /// content.
  init(path: String, bytes: [UInt8]) {
    switch FileFormat(path: path) {
    case .csv: self = FileFormat(StatementImport.Form.sniffed(bytes)) ?? .csv
    case .text: self = FileFormat(StatementImport.Form.sniffed(bytes)) ?? (Self.isTable(bytes) ? .csv : .text)
    // A backup can have this extension too.
    case .book: self = .sniffed(bytes)
    case .some(let format): self = format
    case nil: self = .sniffed(bytes)
    }
  }

  private init?(_ form: StatementImport.Form?) {
    switch form {
    case .ofx: self = .ofx
    case .qif: self = .qif
    case nil: return nil
    }
  }

  /// Returns whether the first lines of a text have the same number of delimiters, at least two.
  ///
  /// Rows may lack delimiters for blank fields at their end: one semicolon, or two tabs.
  static func isTable(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.prefix(8192).split { $0 == 0x0A || $0 == 0x0D }.prefix(6)
    return [(UInt8(ascii: "\t"), 2), (UInt8(ascii: ";"), 1), (UInt8(ascii: ","), 0)].contains {
      delimiter, slack in
      let counts = lines.map { line in line.count { $0 == delimiter } }
      return counts.count > 1 && counts.allSatisfy { $0 >= 2 && abs($0 - counts[0]) <= slack }
    }
  }

  /// Returns the format of a budget file, determined from its first bytes.
  static func sniffed(_ bytes: some Collection<UInt8>) -> FileFormat {
    if BookStore.isBook(bytes) { return .book }
    if bytes.starts(with: [0x50, 0x4B]) || bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .xlsx }
    if let statement = FileFormat(StatementImport.Form.sniffed(bytes)) { return statement }
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes.dropFirst(0)
    let first = marked.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}
