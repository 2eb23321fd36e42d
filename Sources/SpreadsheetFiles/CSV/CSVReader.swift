package import WorkProgress
internal import SafeFiles

/// Reads a CSV file row by row.
///
///     var reader = CSVReader(bytes: bytes, name: "bank.csv")
///     while let row = try reader.next() { print(row.line, row.fields) }
///
/// A file of any size at a path is read in chunks, in bounded memory.
public struct CSVReader {
  /// The name that is used in errors.
  public let name: String
  /// The dialect of the file.
  public let dialect: CSVDialect
  /// The meter that counts the bytes read.
  package var meter: WorkMeter?

  private let blocks: CSVBlockReader
  private var block = CSVBlock()
  private var record = CSVRecord()
  /// The number of rows of the block that have been read.
  private var row = 0
  private var skipsRow: Bool

  /// Creates a reader of these bytes; the dialect is detected unless one is given.
  public init(
    bytes: [UInt8], name: String, dialect: CSVDialect? = nil, limits: CSVParser.Limits = CSVParser.Limits()
  ) {
    self.init(
      source: .bytes(bytes), name: name, dialect: dialect ?? CSVDialect.detect(bytes), limits: limits)
  }

  /// Creates a reader of a file; if no dialect is given, the file is read twice, first to detect the dialect.
  ///
  /// - Throws: `CSVError` if the file cannot be opened or read.
  public init(
    path: String, dialect: CSVDialect? = nil, limits: CSVParser.Limits = CSVParser.Limits()
  ) throws(CSVError) {
    try self.init(path: path, dialect: dialect, limits: limits, calls: .system)
  }

  /// Creates a reader that reads a file with these system calls.
  init(
    path: String, dialect: CSVDialect? = nil, limits: CSVParser.Limits = CSVParser.Limits(), calls: FileCalls
  ) throws(CSVError) {
    do {
      let found = if let dialect { dialect } else { try CSVDialect.detect(path: path, calls: calls) }
      self.init(source: .file(try InputFile(path, calls: calls)), name: path, dialect: found, limits: limits)
    } catch {
      throw CSVError(.unreadable(error), file: path)
    }
  }

  private init(source: CSVBlockReader.Source, name: String, dialect: CSVDialect, limits: CSVParser.Limits) {
    self.name = name
    self.dialect = dialect
    blocks = CSVBlockReader(
      source, CSVDecoder(dialect.encoding), CSVParser(delimiter: dialect.delimiter, limits: limits))
    skipsRow = dialect.declaresDelimiter
  }

  /// The next row, or nil at the end of the file.
  ///
  /// - Throws: `CSVError` with the file's name and the line.
  public mutating func next() throws(CSVError) -> CSVRow? {
    guard try nextRecord() else { return nil }
    do {
      return try CSVRow(record)
    } catch {
      throw error.inFile(name)
    }
  }

  /// Advances to the next row that is not the delimiter declaration; false at the end of the file.
  private mutating func nextRecord() throws(CSVError) -> Bool {
    while true {
      guard row < block.rows.count else {
        guard try nextBlock() else { return false }
        continue
      }
      record.move(to: block.rows[row])
      row += 1
      guard skipsRow, record.line == 1 else { return true }
      skipsRow = false
    }
  }

  /// Advances to the next block; false after the last.
  private mutating func nextBlock() throws(CSVError) -> Bool {
    if let failure = block.failure { throw failure.inFile(name) }
    guard let next = blocks.next() else { return false }
    meter?.advance(next.sourceCount)
    (block, record, row) = (next, CSVRecord(next), 0)
    return true
  }

  /// Passes every remaining row to `body` as bytes, so that a `String` is created only when it is requested.
  ///
  ///     var total = ExactSum()
  ///     try reader.forEachRecord { record in
  ///       guard let amount = record.decimal(3) else { return print("line \(record.line): no amount") }
  ///       total.add(amount)
  ///     }
  ///
  /// - Throws: `CSVError` with the file's name and the line, and the errors of `body`.
  public mutating func forEachRecord(_ body: (CSVRecord) throws -> Void) throws {
    while try nextRecord() { try body(record) }
  }

  /// Passes every remaining row to a `body` that throws only `CSVError`.
  package mutating func forEachRecord(
    checked body: (CSVRecord) throws(CSVError) -> Void
  ) throws(CSVError) {
    while try nextRecord() { try body(record) }
  }

  /// All remaining rows.
  ///
  /// - Throws: `CSVError` with the file's name and the line.
  public mutating func rows() throws(CSVError) -> [CSVRow] {
    var rows: [CSVRow] = []
    while let row = try next() { rows.append(row) }
    return rows
  }
}

/// A reader and its copies share a position, so it belongs to one task. Its rows are `Sendable`.
@available(*, unavailable)
extension CSVReader: Sendable {}

extension CSVDialect {
  fileprivate static func detect(path: String, calls: FileCalls) throws(SystemError) -> CSVDialect {
    let file = try InputFile(path, calls: calls)
    var detector = CSVEncoding.Detector()
    let sample = try file.read(sampleSize)
    detector.feed(sample)
    while case let chunk = try file.read(262_144), !chunk.isEmpty { detector.feed(chunk) }
    return detect(sample: sample, encoding: detector.encoding)
  }
}
