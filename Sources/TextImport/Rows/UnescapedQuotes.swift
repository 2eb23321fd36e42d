internal import SpreadsheetFiles

/// Repairs quoted fields whose inner quotes are not doubled (`"UAB "Naktida""`) or follow a backslash (`"the
/// \"A\""`).
///
/// RFC 4180 requires doubled quotes. A file is repaired only if each repaired row then has as many fields as other
/// rows.
enum UnescapedQuotes {
  /// The rows with doubled quotes; nil if the repaired rows do not have as many fields as other rows.
  static func rows(_ bytes: [UInt8], _ name: String, _ dialect: CSVDialect) -> FieldRows? {
    guard dialect.encoding != .utf16LittleEndian, dialect.encoding != .utf16BigEndian else { return nil }
    let (repaired, lines) = repaired(bytes, dialect.delimiter.rawValue)
    guard !lines.isEmpty else { return nil }
    var reader = CSVReader(bytes: repaired, name: name, dialect: dialect)
    guard let rows = try? FieldTable(&reader).rows else { return nil }
    var usual: Set<Int> = []
    var changed: Set<Int> = []
    for index in rows.indices {
      let width = rows.table.width(index)
      if lines.contains(rows[index].line) { changed.insert(width) } else { usual.insert(width) }
    }
    return changed.isSubset(of: usual) ? rows : nil
  }

  /// The bytes with all inner quotes doubled, and the lines of the repaired rows.
  private static func repaired(_ bytes: [UInt8], _ delimiter: UInt8) -> (bytes: [UInt8], lines: Set<Int>) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 100)
    var lines: Set<Int> = []
    var (line, rowLine, index) = (1, 1, 0)
    var (isQuoted, isLoose, isAtStart) = (false, false, true)
    func ends(_ place: Int) -> Bool {
      guard place < bytes.count else { return true }
      return bytes[place] == delimiter || bytes[place] == .lineFeed || bytes[place] == .carriageReturn
    }
    func doubleQuote() {
      result += [.quote, .quote]
      lines.insert(rowLine)
      isLoose = true
    }
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == .lineFeed { line += 1 }
      switch (isQuoted, byte) {
      case (true, UInt8(ascii: "\\")) where next == .quote && !ends(index + 2):
        doubleQuote()
        index += 1
      case (true, .quote) where ends(index + 1):
        result.append(byte)
        isQuoted = false
      case (true, .quote) where next == .quote && !(isLoose && ends(index + 2)):
        result += [.quote, .quote]
        index += 1
      case (true, .quote): doubleQuote()
      case (false, .quote) where isAtStart:
        result.append(byte)
        (isQuoted, isLoose) = (true, false)
      default: result.append(byte)
      }
      isAtStart = !isQuoted && (byte == delimiter || byte == .lineFeed || byte == .carriageReturn)
      if !isQuoted, byte == .lineFeed { rowLine = line }
      index += 1
    }
    return (result, lines)
  }
}
