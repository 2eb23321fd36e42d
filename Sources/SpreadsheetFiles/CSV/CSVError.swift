public import SafeFiles

/// The reason why a CSV file cannot be read or written, and where.
public struct CSVError: Error, Hashable, Sendable {
  /// The kind of problem.
  public enum Reason: Hashable, Sendable {
    /// A quoted field does not end; the error has the line of its opening quote.
    case unterminatedQuote
    /// A closing quote is followed by something other than blanks, a delimiter or a line ending.
    case textAfterQuote(UInt8)
    /// A NUL, which does not occur in text: the file is binary or has another encoding.
    case nulByte
    /// A field has more bytes than allowed.
    case fieldTooLong(limit: Int)
    /// A row has more fields than allowed.
    case tooManyFields(limit: Int)
    /// A row has more bytes than allowed.
    case rowTooLong(limit: Int)
    /// A byte that is not UTF-8.
    case malformedUTF8(UInt8)
    /// A UTF-16 code unit that is half of a surrogate pair.
    case unpairedSurrogate(UInt16)
    /// The file ends in the middle of a UTF-16 code unit.
    case halfCodeUnit
    /// A byte that is undefined in Windows-1252.
    case undefinedByte(UInt8)
    /// A character that the output encoding cannot represent.
    case notEncodable(Unicode.Scalar)
    /// The file cannot be read; the system error says why.
    case unreadable(SystemError)
  }

  /// The kind of problem.
  public var reason: Reason
  /// The name of the file, if known.
  public var file: String?
  /// The line, from 1, including lines inside quoted fields.
  public var line: Int?
  /// The field of the row, from 1.
  public var field: Int?
  /// The byte offset in the file, from 0, if known.
  public var offset: Int?

  /// An error with its location.
  public init(
    _ reason: Reason, file: String? = nil, line: Int? = nil, field: Int? = nil, offset: Int? = nil
  ) {
    self.reason = reason
    self.file = file
    self.line = line
    self.field = field
    self.offset = offset
  }

  /// The same error with a file name.
  func inFile(_ name: String) -> CSVError {
    var error = self
    error.file = name
    return error
  }
}
