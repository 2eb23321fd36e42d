package import Foundation

/// The XML of cell contents, for sheets that are changed in place (ECMA-376 18.3.1.4, c).
///
/// If the file uses a prefix, each element name begins with `prefix`, which includes the colon.
package struct CellMarkup: Sendable {
  /// The prefix of the sheet's elements; empty in most files.
  package let prefix: String

  package init(prefix: String = "") {
    self.prefix = prefix
  }

  /// A `v` element with a number.
  ///
  /// - Throws: `SpreadsheetWritingError` for NaN.
  package func value(_ number: Decimal) throws(SpreadsheetWritingError) -> [UInt8] {
    element("v", Array(try number.checkedText().utf8))
  }

  /// A `v` element with an error, or with the text that a formula gives.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 32,767 characters, and for a character that XML cannot
  ///   represent.
  package func value(_ text: String) throws(SpreadsheetWritingError) -> [UInt8] {
    try text.checkLength(CellText.limit)
    return element("v", try escaped(text))
  }

  /// A `t` element; whitespace at the ends of the text is marked, so that XML readers keep it.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 32,767 characters, and for a character that XML cannot
  ///   represent.
  package func text(_ text: String) throws(SpreadsheetWritingError) -> [UInt8] {
    try text.checkLength(CellText.limit)
    let isFragile = [text.utf8.first, text.utf8.last].contains { $0.map { $0 <= 0x20 } ?? false }
    return element("t", try escaped(text), attributes: isFragile ? " xml:space=\"preserve\"" : "")
  }

  /// An `f` element with a formula as files store it, with prefixes for newer functions.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 8,192 characters, and for a character that XML cannot represent.
  package func formula(_ formula: String, attributes: String = "") throws(SpreadsheetWritingError) -> [UInt8]
  {
    var xml = XMLWriter()
    try xml.text(try formula.storedFormula(), .none)
    return element("f", xml.bytes, attributes: attributes)
  }

  /// A formula as files store it, with prefixes for newer functions.
  ///
  /// - Throws: `SpreadsheetWritingError` for more than 8,192 characters.
  package static func storedFormula(_ formula: String) throws(SpreadsheetWritingError) -> String {
    try formula.storedFormula()
  }

  /// An element with content; empty content gives `<v/>`.
  package func element(_ name: String, _ content: [UInt8], attributes: String = "") -> [UInt8] {
    let start = "<\(prefix)\(name)\(attributes)"
    return content.isEmpty
      ? Array("\(start)/>".utf8) : Array("\(start)>".utf8) + content + Array("</\(prefix)\(name)>".utf8)
  }

  private func escaped(_ text: String) throws(SpreadsheetWritingError) -> [UInt8] {
    var xml = XMLWriter()
    try xml.text(text, .xstring)
    return xml.bytes
  }
}
