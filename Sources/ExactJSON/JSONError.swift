/// The reason why a text is not JSON, and the position of the error.
package struct JSONError: Error, Hashable, Sendable {
  /// The error.
  package enum Reason: Hashable, Sendable {
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// A byte that is not allowed at its position.
    case unexpectedByte(UInt8)
    /// More text follows the value of the document.
    case trailingContent
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// An unescaped character below U+0020 in a string.
    case unescapedControlCharacter(UInt8)
    /// A backslash is followed by an invalid escape.
    case invalidEscape
    /// A `\u` escape of half a surrogate pair, without the other half.
    case loneSurrogate
    /// The object has this name twice.
    case duplicateName(String)
    /// Arrays and objects are nested more deeply than the limit.
    case tooDeep(limit: Int)
  }

  /// The error.
  package let reason: Reason
  /// The path of the value that contains the error.
  package let path: JSONPath
  /// The position of the error in bytes, from 0.
  package let offset: Int
  /// The line, from 1.
  package let line: Int
  /// The column in the line, from 1, counted in Unicode scalars.
  package let column: Int

  init(_ reason: Reason, path: JSONPath, offset: Int, in bytes: some Sequence<UInt8>) {
    self.reason = reason
    self.path = path
    self.offset = offset
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    (self.line, self.column) = (line, column)
  }
}
