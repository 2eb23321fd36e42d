internal import ParallelWork
internal import SafeFiles

/// Reads a CSV file block by block; the second block and the following ones are read on another thread.
final class CSVBlockReader {
  /// The number of bytes read at once.
  private static let chunkLength = 256 << 10
  /// The number of bytes of free space after the bytes read.
  ///
  /// The block uses this space for the fields of the rows that the state machine read.
  private static let spareLength = 4 << 10

  /// The source of the bytes.
  enum Source: Sendable {
    case bytes([UInt8])
    case file(InputFile)
  }

  private var maker: Maker?
  private var readAhead: ReadAhead<CSVBlock, Never>?
  private var hasFirst = false

  init(_ source: Source, _ decoder: CSVDecoder, _ parser: CSVParser) {
    maker = Maker(source: source, decoder: decoder, parser: parser)
  }

  /// The next block; nil after the last.
  func next() -> CSVBlock? {
    if let readAhead { return readAhead.next() }
    guard hasFirst else {
      hasFirst = true
      return maker?.next()
    }
    // Most files are small: they end with their first block and never need a thread.
    guard var maker, !maker.isFinished else { return nil }
    let readAhead = ReadAhead { maker.next() }
    self.maker = nil
    self.readAhead = readAhead
    return readAhead.next()
  }

  /// Makes the blocks.
  private struct Maker: Sendable {
    private let source: Source
    private var decoder: CSVDecoder
    private var parser: CSVParser
    private var offset = 0
    private(set) var isFinished = false

    init(source: Source, decoder: CSVDecoder, parser: CSVParser) {
      self.source = source
      self.decoder = decoder
      self.parser = parser
    }

    /// The next block, which may have no rows; nil after the last and after a failure.
    mutating func next() -> CSVBlock? {
      guard !isFinished else { return nil }
      var block: CSVBlock
      do throws(CSVError) {
        let chunk = try read()
        if chunk.count < chunkLength { isFinished = true }
        block = parser.block(of: try decoder.decode(chunk))
        block.sourceCount = chunk.count
        if isFinished, block.failure == nil { finish(&block) }
      } catch {
        block = CSVBlock()
        block.failure = error
      }
      if block.failure != nil { isFinished = true }
      return block
    }

    /// The next bytes of the source; fewer than `chunkLength` only at the end of the source.
    private mutating func read() throws(CSVError) -> [UInt8] {
      switch source {
      case .bytes(let bytes):
        let end = min(bytes.count, offset + chunkLength)
        defer { offset = end }
        return Array(bytes[offset..<end])
      case .file(let file):
        do {
          return try file.read(chunkLength, spare: spareLength)
        } catch {
          throw CSVError(.unreadable(error))
        }
      }
    }

    /// Ends the input; the last row may have no line ending.
    private mutating func finish(_ block: inout CSVBlock) {
      do throws(CSVError) {
        try decoder.finish()
        if try parser.finish() { block.append(parser.record) }
      } catch {
        block.failure = error
      }
    }
  }
}
