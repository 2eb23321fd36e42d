/// Splits bytes into rows of fields (RFC 4180): a state machine without its own input or output.
///
/// The bytes are text in which the delimiter, quotes and line endings are ASCII: UTF-8, or other encodings
/// converted by `CSVDecoder`. Rows end at CR, LF or CRLF, in any mixture, and at the end of input; empty
/// lines are not rows. A quote inside an unquoted field is an ordinary character. Blanks after a closing
/// quote, as some banks write them, are dropped; other text there is an error.
///
///     var parser = CSVParser(delimiter: .comma)
///     var position = 0
///     while try parser.next(in: chunk, at: &position) { use(parser.record) }
///     if try parser.finish() { use(parser.record) }
public struct CSVParser: Sendable {
  /// Limits on the size of a row, so that malicious input uses bounded memory.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of bytes in a field.
    public var fieldBytes = 1 << 20
    /// The maximum number of fields in a row; by default, the number of columns of a sheet.
    public var fields = 16_384
    /// The maximum number of bytes in a row; a value above 2 GiB counts as 2 GiB.
    public var rowBytes = 64 << 20

    /// The default limits, which any real file satisfies.
    public init() {}
  }

  private enum State {
    case rowStart, fieldStart, unquoted, quoted, afterQuote, afterBlank
  }

  /// The last completed row.
  public private(set) var record = CSVRecord()
  let delimiter: UInt8
  let limits: Limits
  private var state = State.rowStart
  private(set) var line = 1
  private var quoteLine = 1
  private var isAfterCarriageReturn = false

  /// Creates a parser at the start of line 1.
  public init(delimiter: CSVDelimiter, limits: Limits = Limits()) {
    self.delimiter = delimiter.rawValue
    self.limits = limits
  }

  /// Reads from `position` to the end of a row and stores the row in `record`; returns false if the chunk ends first.
  ///
  /// - Throws: `CSVError` with line and field.
  public mutating func next(in chunk: [UInt8], at position: inout Int) throws(CSVError) -> Bool {
    while position < chunk.count {
      switch state {
      case .rowStart: startRow(chunk[position], at: &position)
      case .fieldStart: startField(chunk[position], at: &position)
      case .unquoted: if try readUnquoted(chunk, at: &position) { return true }
      case .quoted: try readQuoted(chunk, at: &position)
      case .afterQuote: if try readAfterQuote(chunk, at: &position) { return true }
      case .afterBlank:
        position += 1
        if try endField(before: chunk[position - 1]) { return true }
      }
    }
    return false
  }

  /// Ends the input; true if that completes a row.
  ///
  /// - Throws: `CSVError` if a quoted field is still open.
  public mutating func finish() throws(CSVError) -> Bool {
    switch state {
    case .rowStart: return false
    case .quoted: throw CSVError(.unterminatedQuote, line: quoteLine, field: record.count + 1)
    case .fieldStart, .unquoted, .afterQuote, .afterBlank:
      try endField()
      state = .rowStart
      return true
    }
  }

  /// Skips line endings; anything else begins a row.
  private mutating func startRow(_ byte: UInt8, at position: inout Int) {
    if byte == .lineFeed || byte == .carriageReturn {
      countLine(byte)
      position += 1
    } else {
      isAfterCarriageReturn = false
      record.clear(line: line)
      state = .fieldStart
    }
  }

  private mutating func startField(_ byte: UInt8, at position: inout Int) {
    guard byte == .quote else {
      state = .unquoted
      return
    }
    state = .quoted
    quoteLine = line
    position += 1
  }

  /// Reads to the next delimiter or line ending; true at the end of the row.
  private mutating func readUnquoted(_ chunk: [UInt8], at position: inout Int) throws(CSVError) -> Bool {
    let delimiter = delimiter
    let end = chunk.firstIndex(from: position) {
      $0 == delimiter || $0 == .lineFeed || $0 == .carriageReturn || $0 == 0
    }
    try append(chunk, position..<end)
    position = end
    guard end < chunk.count else { return false }
    position += 1
    return try endField(before: chunk[end])
  }

  /// Reads to the next quote.
  private mutating func readQuoted(_ chunk: [UInt8], at position: inout Int) throws(CSVError) {
    let end = chunk.firstIndex(from: position) {
      $0 == .quote || $0 == .lineFeed || $0 == .carriageReturn || $0 == 0
    }
    if end > position { isAfterCarriageReturn = false }
    try append(chunk, position..<end)
    position = end
    guard end < chunk.count else { return }
    position += 1
    switch chunk[end] {
    case .quote:
      isAfterCarriageReturn = false
      state = .afterQuote
    case 0: throw CSVError(.nulByte, line: line, field: record.count + 1)
    case let lineEnd:
      try append(chunk, end..<position)
      countLine(lineEnd)
    }
  }

  /// Treats a second quote as an escaped one; any other byte ends the field, and perhaps the row.
  private mutating func readAfterQuote(_ chunk: [UInt8], at position: inout Int) throws(CSVError) -> Bool {
    position += 1
    guard chunk[position - 1] == .quote else { return try endField(before: chunk[position - 1]) }
    try append(chunk, position - 1..<position)
    state = .quoted
    return false
  }

  /// Ends a field at the byte that follows it; true if the byte also ends the row.
  private mutating func endField(before byte: UInt8) throws(CSVError) -> Bool {
    switch byte {
    case delimiter:
      try endField()
      state = .fieldStart
      return false
    case .lineFeed, .carriageReturn:
      try endField()
      countLine(byte)
      state = .rowStart
      return true
    case .space, .tab:
      state = .afterBlank
      return false
    case 0: throw CSVError(.nulByte, line: line, field: record.count + 1)
    default: throw CSVError(.textAfterQuote(byte), line: line, field: record.count + 1)
    }
  }

  /// Whether the next byte begins a row.
  var isBetweenRows: Bool { state == .rowStart }

  /// Counts the line of a row that was read by other code.
  mutating func passLine() {
    line += 1
    isAfterCarriageReturn = false
  }

  /// Counts line endings; a CRLF counts once, at its CR.
  private mutating func countLine(_ byte: UInt8) {
    if byte == .carriageReturn || !isAfterCarriageReturn { line += 1 }
    isAfterCarriageReturn = byte == .carriageReturn
  }

  private mutating func append(_ chunk: [UInt8], _ range: Range<Int>) throws(CSVError) {
    guard record.openFieldBytes + range.count <= limits.fieldBytes else {
      throw CSVError(.fieldTooLong(limit: limits.fieldBytes), line: line, field: record.count + 1)
    }
    let rowLimit = min(limits.rowBytes, CSVField.mostBytes)
    guard record.byteCount + range.count <= rowLimit else {
      throw CSVError(.rowTooLong(limit: rowLimit), line: line, field: record.count + 1)
    }
    record.append(chunk[range])
  }

  private mutating func endField() throws(CSVError) {
    guard record.count < limits.fields else {
      throw CSVError(.tooManyFields(limit: limits.fields), line: record.line, field: record.count + 1)
    }
    record.endField()
  }
}
