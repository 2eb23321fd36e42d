internal import SpreadsheetValues

/// Consecutive cells of a column that have copies of one formula, and the operands of the formula.
struct FormulaRun {
  /// The cells that each formula of a run reads.
  struct Operand {
    enum Place {
      /// The same cells for every formula.
      case fixed(CellRange)
      /// Cells relative to each formula.
      case relative(FormulaForms.Form, AreaReference)
      /// These columns of each formula's own row.
      case ownRow(ClosedRange<Int>)
    }

    let sheet: Int
    let place: Place
  }

  let sheet: Int
  let column: Int
  var rows: ClosedRange<Int>
  let form: Int
  /// The cells that an array formula fills.
  var filled: CellRange?

  /// The cells that the formula in one row reads.
  func range(of operand: Operand, row: Int) -> CellRange {
    let cell = CellReference(clampingRow: row, column: column)
    return switch operand.place {
    case .fixed(let range): range
    case .relative(let form, let area): form.range(of: area, in: cell)
    case .ownRow(let columns):
      CellRange(
        CellReference(clampingRow: row, column: columns.lowerBound),
        CellReference(clampingRow: row, column: columns.upperBound))
    }
  }

  /// The smallest range that contains all cells that the formulas of the run read.
  func span(of operand: Operand) -> CellRange {
    range(of: operand, row: rows.lowerBound).union(range(of: operand, row: rows.upperBound))
  }

  /// The rows whose formulas read a cell of a rectangle; found by binary search, because an operand never moves up
  /// from one row to the next.
  func readers(of cells: CellRange, through operand: Operand) -> ClosedRange<Int>? {
    guard span(of: operand).overlaps(cells) else { return nil }
    let first = firstRow { range(of: operand, row: $0).last.row >= cells.first.row }
    let end = firstRow { range(of: operand, row: $0).first.row > cells.last.row }
    return first < end ? first...(end - 1) : nil
  }

  /// The first row for which a condition holds, or the row below the last row of the run.
  ///
  /// If the condition holds for a row, it must hold for all rows after it.
  private func firstRow(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (rows.lowerBound, rows.upperBound + 1)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
