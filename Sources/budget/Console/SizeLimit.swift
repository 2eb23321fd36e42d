import SpreadsheetFiles

/// How many bytes a file may have, which is asked before it is read (Docs/safety.md).
struct SizeLimit {
  let bytes: Int
  /// What helps where a file has more.
  let remedy: String

  private init(_ bytes: Int, _ remedy: String = "if it can be trusted, read it with --any-size") {
    (self.bytes, self.remedy) = (bytes, remedy)
  }

  /// A file of a budget, by its form: a log of a million rows is read without a word.
  init(_ format: FileFormat) {
    switch format {
    case .json: self.init(550 << 20)
    // A book is read row by row.
    case .book: self.init(.max - 1)
    case .xlsx: self.init(ReadingLimits().fileBytes)
    case .csv, .ofx, .qif, .html, .markdown, .text, .pdf, .png: self.init(256 << 20)
    }
  }

  /// Input through a pipe, whose size is known only once it is in memory.
  static let stream = SizeLimit(160 << 20, "name a file instead of standard input, or say --any-size")
  /// A mapping, rules or a profile.
  static let settings = SizeLimit(4 << 20, "part it into several files")
  /// A template of the report.
  static let template = SizeLimit(1 << 20, "the built-in ones have less than 64 KiB")
  /// Whatever there is.
  static let none = SizeLimit(.max - 1)
}
