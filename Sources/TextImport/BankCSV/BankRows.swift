internal import BudgetModel
internal import ParallelWork
internal import SpreadsheetFiles
internal import WorkProgress
internal import ImportCore
internal import FieldReading

/// Reads all rows of a bank's CSV, those of a long one on all cores.
///
/// The rows are read block by block and joined in the order of the file: the result does not depend on
/// the threads.
struct BankRows {
  private static let blockSize = 8_192

  private let file: BankCSV
  private let resolved: ResolvedProfile

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    (self.file, self.resolved) = (file, resolved)
  }

  /// Adds each row as a transaction, and returns the further figures that the rows state.
  func read(into builder: inout BudgetBuilder) -> RowEvidence {
    builder.reserve(transactions: file.rows.count)
    file.context.meter?.begin(file.rows.count)
    let reader = BankRowReader(file, resolved)
    // Identities that the file gives must be compared with those of all rows before.
    if file.rows.count < 4 * Self.blockSize || resolved[.id] != nil {
      reader.read(file.rows.startIndex..<file.rows.endIndex, into: &builder)
    } else {
      readOnAllCores(reader, into: &builder)
    }
    return reader.finish(&builder)
  }

  private func readOnAllCores(_ reader: BankRowReader, into builder: inout BudgetBuilder) {
    let blocks = stride(from: file.rows.startIndex, to: file.rows.endIndex, by: Self.blockSize).map {
      $0..<min($0 + Self.blockSize, file.rows.endIndex)
    }
    let work = OrderedWork<Range<Int>, Part, Never>(onAllCores: { [file, resolved] in
      let reader = BankRowReader(file.copyForThread(), ResolvedProfile(copyOf: resolved))
      var builder = BudgetBuilder(context: file.context)
      builder.beginParts()
      return { block in
        reader.read(block, into: &builder)
        return Part(log: builder.takePart(), counts: reader.takeCounts())
      }
    })
    work.forEachResult(of: blocks) { part in
      builder.add(part.log)
      reader.add(part.counts)
    }
  }

  /// The result of a block of rows.
  private struct Part: Sendable {
    let log: LogPart
    let counts: BankRowReader.Counts
  }
}
