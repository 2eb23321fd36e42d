internal import FieldReading
internal import ImportCore

/// Reads all rows of a bank's CSV.
struct BankRows {
  private let file: BankCSV
  private let resolved: ResolvedProfile

  init(_ file: BankCSV, _ resolved: ResolvedProfile) {
    (self.file, self.resolved) = (file, resolved)
  }

  /// Adds each row as a transaction, and returns the further figures that the rows state.
  func read(into builder: inout BudgetBuilder) -> RowEvidence {
    let all = BankRowReader(file, resolved)
    let rows = file.rows.startIndex..<file.rows.endIndex
    // Identities that the file gives must be compared with those of all rows before.
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
