public import SafeFiles

/// Why a CSV file cannot be read or written, and where.
public struct CSVError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A quoted field does not end; the line is the one where its quote opens.
    case unterminatedQuote
    /// Something other than blanks and a delimiter follows a closing quote.
    case textAfterQuote(UInt8)
    /// A NUL, which no text has: the file is binary or of another encoding.
    case nulByte
    /// A field of more bytes than allowed.
    case fieldTooLong(limit: Int)
    /// A row of more fields than allowed.
    case tooManyFields(limit: Int)
    /// A row has more bytes than it may have.
    case rowTooLong(limit: Int)
    /// A byte that is not UTF-8.
    case malformedUTF8(UInt8)
    /// A UTF-16 code unit that stands for half a character.
    case unpairedSurrogate(UInt16)
    /// The file ends in the middle of a UTF-16 code unit.
    case halfCodeUnit
    /// A byte that Windows-1252 gives no character to.
    case undefinedByte(UInt8)
    /// A character that the encoding to write has no bytes for.
    case notEncodable(Unicode.Scalar)
    /// The file cannot be read, in the system's words.
    case unreadable(SystemError)
  }

  /// What is wrong.
  public var reason: Reason
  /// The name of the file, where it is known.
  public var file: String?
  /// The line, from 1, counting those inside quoted fields.
  public var line: Int?
  /// The field of the row, from 1.
  public var field: Int?
  /// The place in the file in bytes, from 0, where it is known.
  public var offset: Int?

  /// An error with its place.
  public init(
    _ reason: Reason, file: String? = nil, line: Int? = nil, field: Int? = nil, offset: Int? = nil
  ) {
    self.reason = reason
    self.file = file
    self.line = line
    self.field = field
    self.offset = offset
  }

  /// The same error of a named file.
  func inFile(_ name: String) -> CSVError {
    var error = self
    error.file = name
    return error
  }
}
