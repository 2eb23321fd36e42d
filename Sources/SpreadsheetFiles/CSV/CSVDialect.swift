/// How a CSV file is written: what separates fields, what text is in bytes, and how lines end.
public struct CSVDialect: Hashable, Sendable {
  /// What stands between fields.
  public var delimiter: CSVDelimiter
  /// How text is in bytes.
  public var encoding: CSVEncoding
  /// How lines end in what is written; every reader takes all kinds.
  public var lineEnding: CSVLineEnding
  /// Whether the first line names the delimiter (`sep=;`), as Excel writes and reads it.
  public var declaresDelimiter: Bool

  /// A dialect; without arguments RFC 4180's in UTF-8.
  public init(
    delimiter: CSVDelimiter = .comma, encoding: CSVEncoding = .utf8, lineEnding: CSVLineEnding = .crlf,
    declaresDelimiter: Bool = false
  ) {
    self.delimiter = delimiter
    self.encoding = encoding
    self.lineEnding = lineEnding
    self.declaresDelimiter = declaresDelimiter
  }
}

/// What stands between the fields of a row.
public enum CSVDelimiter: UInt8, Hashable, Sendable, CaseIterable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C
}

/// How the text of a CSV file is in bytes.
///
/// A byte order mark at the start is skipped in every Unicode encoding, whether or not it was expected.
public enum CSVEncoding: Hashable, Sendable {
  /// UTF-8 without a byte order mark.
  case utf8
  /// UTF-8 with a byte order mark, by which Excel knows it.
  case utf8WithBOM
  /// UTF-16, low byte first; written with a byte order mark.
  case utf16LittleEndian
  /// UTF-16, high byte first; written with a byte order mark.
  case utf16BigEndian
  /// Windows-1252, by the table of the WHATWG Encoding Standard.
  case windows1252

  /// The bytes that mark this encoding at the start of a file.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8, .windows1252: []
    case .utf8WithBOM: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }
}

/// How a line ends.
public enum CSVLineEnding: String, Hashable, Sendable {
  /// CR and LF, as RFC 4180 has it.
  case crlf = "\r\n"
  /// LF alone.
  case lf = "\n"
  /// CR alone, as old Macintosh programs wrote.
  case cr = "\r"
}
