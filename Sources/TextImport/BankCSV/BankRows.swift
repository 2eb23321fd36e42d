internal import FieldReading
internal import ImportCore

/// Reads all rows of a bank's CSV.
struct BankRows {
  private let file: BankCSV
  private let resolved: ResolvedProfile

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    (self.file, self.resolved) = (file, resolved)
  }

  /// Adds the transactions of all rows.
  ///
  /// Returns the figures that rows state outside transactions.
  func read(into builder: inout BudgetBuilder) -> RowEvidence {
    let all = BankRowReader(file, resolved)
    let rows = file.rows.startIndex..<file.rows.endIndex
    // If the file states identifiers, each must be compared with the identifiers of all rows above.
    RowBlocks(rows, inOrder: resolved[.id] != nil).read(into: &builder) { [file, resolved] in
      let reader = BankRowReader(file.copyForThread(), ResolvedProfile(copyOf: resolved))
      return { range, builder in
        reader.read(range, into: &builder)
        return reader.takeCounts()
      }
    } _: {
      all.add($0)
    }
    return all.finish(&builder)
  }
}
