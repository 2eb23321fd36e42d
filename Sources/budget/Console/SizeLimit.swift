import SpreadsheetFiles

/// The maximum size of a file in bytes, which is checked before the file is read (Docs/safety.md).
struct SizeLimit {
  let bytes: Int
  /// What the user can do about a larger file.
  let remedy: String

  private init(_ bytes: Int, _ remedy: String = "if it can be trusted, read it with --any-size") {
    (self.bytes, self.remedy) = (bytes, remedy)
  }

  /// Creates the limit for a budget file of a format; it allows a log of a million rows.
  init(_ format: FileFormat) {
    switch format {
    case .json: self.init(550 << 20)
    // A book needs no limit, because it is read row by row.
    case .book: self.init(.max - 1)
    case .xlsx: self.init(ReadingLimits().fileBytes)
    case .csv, .ofx, .qif, .html, .markdown, .text, .pdf, .png: self.init(256 << 20)
    }
  }

  /// The limit for input through a pipe, whose size is known only when it is in memory.
  static let stream = SizeLimit(160 << 20, "name a file instead of standard input, or use --any-size")
  /// The limit for a mapping, a file of rules or a profile.
  static let settings = SizeLimit(4 << 20, "split it into several files")
  /// The limit for a report template.
  static let template = SizeLimit(1 << 20, "the built-in ones have less than 64 KiB")
  /// No limit.
  static let none = SizeLimit(.max - 1)
}
