internal import TextSafety

/// Writes rows as CSV (RFC 4180); fields are quoted only if necessary.
///
///     var writer = CSVWriter()
///     try writer.append(["Date", "Amount"])
///     let bytes = writer.takeBytes()
public struct CSVWriter: Sendable {
  /// The dialect of the output.
  public let dialect: CSVDialect
  /// Whether texts that a spreadsheet program would run as formulas are neutralized (`CSVFormulaGuard`).
  public let guardsFormulas: Bool

  private var bytes: [UInt8]
  private var line = 1

  /// Creates a writer at the start of a file.
  public init(dialect: CSVDialect = CSVDialect(), guardsFormulas: Bool = true) {
    self.dialect = dialect
    self.guardsFormulas = guardsFormulas
    bytes = dialect.encoding.byteOrderMark
    if dialect.declaresDelimiter {
      let declaration = "sep=\(Unicode.Scalar(dialect.delimiter.rawValue))\(dialect.lineEnding.rawValue)"
      append(ascii: declaration)
      line += 1
    }
  }

  /// Appends one row; a row without fields is an empty line, which readers skip.
  ///
  /// - Throws: `CSVError` with the row and field of a character that the encoding cannot represent, or of a
  ///   NUL. The error's line is the row's number. Nothing of that row is written.
  public mutating func append(_ fields: [String]) throws(CSVError) {
    let start = bytes.count
    do {
      for (index, field) in fields.enumerated() {
        if index > 0 { append(ascii: String(Unicode.Scalar(dialect.delimiter.rawValue))) }
        let text = guardsFormulas ? CSVFormulaGuard.neutralized(field) : field
        try append(text, isQuoted: needsQuotes(text, isFirst: index == 0, isAlone: fields.count == 1), index)
      }
    } catch {
      bytes.removeSubrange(start...)
      throw error
    }
    append(ascii: dialect.lineEnding.rawValue)
    line += 1
  }

  /// Hands over the bytes written since the last call, so that a long file need not be in memory as a whole.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Whether a reader would misread the text without quotes.
  private func needsQuotes(_ text: String, isFirst: Bool, isAlone: Bool) -> Bool {
    // If the only field of a row were empty and unquoted, the row would be an empty line.
    if text.isEmpty { return isAlone }
    if isFirst, line == 1 {
      if text.unicodeScalars.first == "\u{FEFF}" || text.lowercased().hasPrefix("sep=") { return true }
    }
    let delimiter = dialect.delimiter.rawValue
    return text.utf8.contains {
      $0 == delimiter || $0 == .quote || $0 == .lineFeed || $0 == .carriageReturn
    }
  }

  private mutating func append(_ text: String, isQuoted: Bool, _ index: Int) throws(CSVError) {
    if isQuoted { append(ascii: "\"") }
    for scalar in text.unicodeScalars {
      guard scalar.value != 0 else { throw CSVError(.nulByte, line: line, field: index + 1) }
      guard append(scalar) else { throw CSVError(.notEncodable(scalar), line: line, field: index + 1) }
      if scalar == "\"" { _ = append(scalar) }
    }
    if isQuoted { append(ascii: "\"") }
  }

  private mutating func append(ascii text: String) {
    for scalar in text.unicodeScalars { _ = append(scalar) }
  }

  /// Appends a character in the dialect's encoding; false if the encoding cannot represent it.
  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    switch dialect.encoding {
    case .utf8, .utf8WithBOM: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    case .utf16LittleEndian:
      for unit in UTF16.encode(scalar) ?? .init() { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    case .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? .init() { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    case .windows1252:
      guard let byte = Windows1252.byte(of: scalar) else { return false }
      bytes.append(byte)
    }
    return true
  }
}
