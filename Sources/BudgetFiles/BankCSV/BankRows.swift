internal import BudgetModel
internal import SpreadsheetFiles
internal import WorkProgress

/// Reads all rows of a bank's CSV, those of a long one on two threads.
///
/// The rows are read block by block, every second block on the other thread, and put together in the order of the
/// file: what comes of them does not depend on the threads.
struct BankRows {
  private static let blockSize = 8_192
  /// How many blocks the other thread may be ahead.
  private static let lead = 4

  private let file: BankCSV
  private let resolved: ResolvedProfile

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    (self.file, self.resolved) = (file, resolved)
  }

  /// Adds each row as a transaction.
  func read(into builder: inout BudgetBuilder) {
    builder.reserve(transactions: file.rows.count)
    file.context.meter?.begin(file.rows.count)
    let reader = BankRowReader(file, resolved)
    // Identities that the file gives must be compared with those of all rows before.
    if file.rows.count < 4 * Self.blockSize || resolved[.id] != nil {
      reader.read(file.rows.startIndex..<file.rows.endIndex, into: &builder)
    } else {
      readOnTwoThreads(reader, into: &builder)
    }
    reader.finish(&builder)
  }

  private func readOnTwoThreads(_ reader: BankRowReader, into builder: inout BudgetBuilder) {
    let blocks = stride(from: file.rows.startIndex, to: file.rows.endIndex, by: Self.blockSize).map {
      $0..<min($0 + Self.blockSize, file.rows.endIndex)
    }
    let other = OtherReader(file, resolved)
    let worker = SideWorker<Block> { other.read(&$0) }
    defer { worker.close() }
    var brought = 1
    for index in stride(from: 0, to: blocks.count, by: 2) {
      while brought < min(blocks.count, index + 2 * Self.lead) {
        worker.put(Block(range: blocks[brought]))
        brought += 2
      }
      reader.read(blocks[index], into: &builder)
      if index + 1 < blocks.count { builder.add(worker.take().part) }
    }
    if let other = other.reader { reader.add(other) }
  }

  /// Some rows, and what came of them.
  private struct Block: Sendable {
    let range: Range<Int>
    var part = LogPart()
  }

  /// The reader of the other thread; unchecked, because one thread uses it until all blocks are done.
  private final class OtherReader: @unchecked Sendable {
    private let file: BankCSV
    private let resolved: ResolvedProfile
    private(set) var reader: BankRowReader?
    private var builder: BudgetBuilder

    init(_ file: BankCSV, _ resolved: ResolvedProfile) {
      (self.file, self.resolved) = (file, resolved)
      builder = BudgetBuilder(context: file.context)
      builder.beginParts()
    }

    func read(_ block: inout Block) {
      // Made by the thread that uses it, so that no two threads count references in one line of the cache.
      let reader = self.reader ?? BankRowReader(file.copyForThread(), ResolvedProfile(copyOf: resolved))
      self.reader = reader
      reader.read(block.range, into: &builder)
      block.part = builder.takePart()
    }
  }
}
