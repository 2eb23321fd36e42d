/// The format of a CSV file: delimiter, text encoding and line endings.
public struct CSVDialect: Hashable, Sendable {
  /// The delimiter between fields.
  public var delimiter: CSVDelimiter
  /// The text encoding.
  public var encoding: CSVEncoding
  /// The line ending for writing; every reader accepts all kinds.
  public var lineEnding: CSVLineEnding
  /// Whether the first line names the delimiter (`sep=;`), as Excel writes and reads it.
  public var declaresDelimiter: Bool

  /// Creates a dialect; by default, the dialect of RFC 4180 in UTF-8.
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

/// The delimiter between the fields of a row.
public enum CSVDelimiter: UInt8, Hashable, Sendable, CaseIterable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case pipe = 0x7C
  /// Some Indian banks write it, alone or as `~|~`.
  case tilde = 0x7E
}

/// The text encoding of a CSV file.
///
/// A byte order mark at the start is skipped in every Unicode encoding, whether or not it was expected.
public enum CSVEncoding: Hashable, Sendable {
  /// UTF-8 without a byte order mark.
  case utf8
  /// UTF-8 with a byte order mark, by which Excel recognizes it.
  case utf8WithBOM
  /// UTF-16, little-endian; written with a byte order mark.
  case utf16LittleEndian
  /// UTF-16, big-endian; written with a byte order mark.
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

/// A line ending.
public enum CSVLineEnding: String, Hashable, Sendable {
  /// CR and LF, as in RFC 4180.
  case crlf = "\r\n"
  /// LF alone.
  case lf = "\n"
  /// CR alone, as written by old Macintosh programs.
  case cr = "\r"
}
