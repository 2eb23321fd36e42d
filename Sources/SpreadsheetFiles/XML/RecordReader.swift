import Foundation
internal import WorkProgress

/// The tags that mark the records in the bytes of a large part.
struct RecordMarkup {
  /// The beginning of the start tag of the element around the records.
  let start: StaticString
  /// The end tag of a record.
  let recordEnd: StaticString
  /// The beginning of the end tag of the element around the records.
  let end: StaticString
}

/// A handler that can also read most records, such as rows, directly from the bytes.
protocol RecordHandler: XMLHandler {
  var markup: RecordMarkup { get }
  /// Whether the parser is inside the element around the records, but not inside a record.
  var isBetweenRecords: Bool { get }
  /// Whether records may be read directly from the bytes at all.
  var admitsScanning: Bool { get }
  /// Reads plain records from a position and returns the position of the first one that was not read.
  ///
  /// The bytes are followed by zeros. Incomplete or unusual records are left to the parser.
  func scanRecords(from start: Position) -> Position
}

/// Reads a large part: the handler reads plain records from the bytes, and the parser reads the rest.
///
/// The handler begins to read when the parser is between two records. Whatever the handler does not read goes to the
/// parser, up to the end of the next record, so that each byte is read once and in order. Only the parser reports
/// errors, because plain records have none.
final class RecordReader {
  private enum Stage {
    /// Before the records.
    case head
    /// Between two records.
    case records
    /// Among the records, in markup that only the parser reads.
    case parsing
    /// After the records, or in a part whose records cannot be read directly.
    case tail
  }

  /// The maximum number of bytes of a record that the handler reads.
  private static let longestRecord = 4 << 20

  private let bytes: any PartBytes
  private let parser: XMLPushParser
  private let handler: any RecordHandler
  private let markup: RecordMarkup
  private let meter: WorkMeter?
  private var stage: Stage
  /// The bytes of an incomplete record at the end of the last piece.
  private var rest: [UInt8] = []

  /// Creates a reader; without `scans`, the parser reads everything.
  init(
    _ bytes: any PartBytes, handler: any RecordHandler, limits: ReadingLimits, scans: Bool,
    meter: WorkMeter? = nil
  ) throws(SpreadsheetFileError) {
    self.bytes = bytes
    self.handler = handler
    parser = try XMLPushParser(handler, limits: limits)
    markup = handler.markup
    self.meter = meter
    stage = scans && handler.admitsScanning ? .head : .tail
  }

  /// Reads the next piece; returns false once the part is complete and its checksum is verified.
  func advance() throws(SpreadsheetFileError) -> Bool {
    guard let piece = try bytes.next() else {
      try rest.withPieceOfBytes { rest throws(SpreadsheetFileError) in try parser.parse(rest) }
      rest = []
      try parser.finish()
      return false
    }
    meter?.advance(piece.bytes.count)
    let joined = piece.preceded(by: rest)
    rest = []
    try read(joined.bytes)
    return true
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) {
    try parser.begin(with: bytes)
    var bytes = bytes
    while !bytes.isEmpty {
      let count =
        switch stage {
        case .head: try readHead(bytes)
        case .records: try readRecords(bytes)
        case .parsing: try parseRecord(bytes)
        case .tail: try parse(bytes, bytes.count)
        }
      guard count > 0 else {
        rest = Array(bytes)
        return
      }
      bytes = UnsafeBufferPointer(rebasing: bytes[count...])
    }
  }

  /// Passes everything before the records to the parser; returns 0 if the start tag before them may be incomplete.
  private func readHead(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Int {
    guard let start = bytes.firstPlace(of: markup.start) else {
      // A tag that may be incomplete waits for the next piece.
      let cut = bytes.suffix(16).lastIndex(of: UInt8(ascii: "<")) ?? bytes.count
      return try parse(bytes, cut)
    }
    guard start == 0 else { return try parse(bytes, start) }
    guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
      return bytes.count < Self.longestRecord ? 0 : try parse(bytes, bytes.count)
    }
    // The handler is between records only if this tag opened the element, and not, for example, if the tag is in
    // a comment.
    let isNew = !handler.isBetweenRecords && parser.isUpToDate
    let count = try parse(bytes, end + 1)
    if isNew, handler.isBetweenRecords, parser.isUpToDate { stage = .records }
    return count
  }

  /// Lets the handler read records; returns 0 if the next one is incomplete.
  private func readRecords(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    let count = handler.scanRecords(from: start) - start
    guard count == 0 else {
      parser.passOver(UnsafeBufferPointer(rebasing: bytes[..<count]))
      return count
    }
    if bytes.starts(with: markup.end) {
      stage = .tail
    } else if bytes.firstPlace(of: markup.recordEnd) != nil || bytes.count > Self.longestRecord {
      stage = .parsing
    } else if bytes.firstPlace(of: markup.end) != nil {
      stage = .tail
    } else {
      return 0
    }
    return stage == .tail ? try parse(bytes, bytes.count) : try parseRecord(bytes)
  }

  /// Passes everything up to the end of a record to the parser, which may then be between two records.
  private func parseRecord(_ bytes: UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Int {
    guard let place = bytes.firstPlace(of: markup.recordEnd) else { return try parse(bytes, bytes.count) }
    let count = try parse(bytes, place + markup.recordEnd.utf8CodeUnitCount)
    if handler.isBetweenRecords, parser.isUpToDate { stage = .records }
    return count
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) throws(SpreadsheetFileError) -> Int {
    try parser.parse(UnsafeBufferPointer(rebasing: bytes[..<count]))
    return count
  }
}

extension [UInt8] {
  fileprivate func withPieceOfBytes(
    _ body: (UnsafeBufferPointer<UInt8>) throws(SpreadsheetFileError) -> Void
  ) throws(SpreadsheetFileError) {
    guard !isEmpty else { return }
    let result: Result<Void, SpreadsheetFileError> = withUnsafeBufferPointer { bytes in
      Result { () throws(SpreadsheetFileError) in try body(bytes) }
    }
    try result.get()
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes begin with this text.
  fileprivate func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount, let start = baseAddress else { return false }
    return memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// The first position of this text, which must begin with `<`.
  fileprivate func firstPlace(of text: StaticString) -> Int? {
    guard let start = baseAddress else { return nil }
    let last = count - text.utf8CodeUnitCount
    var place = 0
    while place <= last, let found = memchr(start + place, 0x3C, last + 1 - place) {
      place = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return place }
      place += 1
    }
    return nil
  }
}
