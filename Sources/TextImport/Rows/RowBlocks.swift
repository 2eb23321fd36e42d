internal import BudgetModel
internal import ParallelWork
internal import WorkProgress
internal import ImportCore

/// Reads the rows of a file.
///
/// The rows of a long file are read on all cores.
///
/// Blocks of rows are read at the same time and joined in the order of the file. The result is the same for any
/// number of threads.
struct RowBlocks {
  /// Reads a range of rows into a builder and returns further counts.
  typealias Reader<Counts> = (Range<Int>, inout BudgetBuilder) -> Counts

  private static let blockSize = 8_192

  private let rows: Range<Int>
  private let isSequential: Bool

  /// The rows with these indices.
  ///
  /// `inOrder` says that each row must be compared with the rows before it.
  init(_ rows: Range<Int>, inOrder: Bool) {
    self.rows = rows
    isSequential = inOrder || rows.count < 4 * Self.blockSize
  }

  /// Reads all rows.
  ///
  /// Each thread makes its own reader.
  func read<Counts: Sendable>(
    into builder: inout BudgetBuilder, _ makeReader: @escaping @Sendable () -> Reader<Counts>,
    _ add: (Counts) -> Void
  ) {
    let context = builder.context
    builder.reserve(transactions: rows.count)
    context.meter?.begin(rows.count)
    if isSequential { return add(makeReader()(rows, &builder)) }
    let blocks = stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockSize).map {
      $0..<min($0 + Self.blockSize, rows.upperBound)
    }
    let work = OrderedWork<Range<Int>, (LogPart, Counts), Never>(onAllCores: {
      let read = makeReader()
      var builder = BudgetBuilder(context: context)
      builder.beginParts()
      return { block in
        let counts = read(block, &builder)
        return (builder.takePart(), counts)
      }
    })
    work.forEachResult(of: blocks) { part, counts in
      builder.add(part)
      add(counts)
    }
  }
}
