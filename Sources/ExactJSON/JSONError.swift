/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// The byte does not belong there.
    case unexpectedByte(UInt8)
    /// Something follows the document's value.
    case trailingContent
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A character below U+0020 stands in a string without an escape.
    case unescapedControlCharacter(UInt8)
    /// What follows a backslash is no escape.
    case invalidEscape
    /// A `\u` escape of half a surrogate pair without its other half.
    case loneSurrogate
    /// The object has this name twice.
    case duplicateName(String)
    /// More arrays and objects lie in each other than are read.
    case tooDeep(limit: Int)
  }

  /// What is wrong.
  package let reason: Reason
  /// The value in which it is.
  package let path: JSONPath
  /// The byte at which it is, from 0.
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

extension JSONError: CustomStringConvertible {
  /// The error in words, without a full stop: `line 3, column 7: the name "id" stands twice in the object`.
  package var description: String { "line \(line), column \(column): \(reason)" }
}

extension JSONError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unexpectedEnd: "the text ends in the middle of a value"
    case .unexpectedByte(let byte) where (0x21...0x7E).contains(byte):
      "\"\(Character(Unicode.Scalar(byte)))\" does not belong here"
    case .unexpectedByte(let byte): "byte \(byte) does not belong here"
    case .trailingContent: "something follows the end of the document"
    case .invalidUTF8: "the text is not UTF-8"
    case .unescapedControlCharacter(let byte):
      "the control character \(byte) stands in a text without an escape"
    case .invalidEscape: "what follows the backslash is no escape"
    case .loneSurrogate: "the escape is half a character, its other half is missing"
    case .duplicateName(let name): "the name \"\(name)\" stands twice in the object"
    case .tooDeep(let limit): "more than \(limit) arrays and objects lie in each other"
    }
  }
}
