internal import SpreadsheetValues

/// Where the results of dynamic array formulas lie.
///
/// How many cells such a formula fills is known only when it is computed, but what reads those cells must
/// wait for it. So all of them are computed first, with the ranges that the file gives; where a result has
/// another shape the sheets are laid out anew, until nothing moves.
extension Calculation {
  /// Rounds after which ranges that still move, because they hang on each other, stay as they are.
  private static let maximumRounds = 8

  func resolveSpills() {
    guard !areSpillsResolved else { return }
    areSpillsResolved = true
    for _ in 0..<Self.maximumRounds {
      let dynamic = formulas.arrays.filter(\.isDynamic)
      guard !dynamic.isEmpty else { return }
      for formula in dynamic where slot(formula.origin)?.state == .pending { _ = compute(formula.origin) }
      var hasMoved = false
      for formula in dynamic where move(formula) { hasMoved = true }
      guard hasMoved else { return }
      layOut()
    }
  }

  /// Gives a formula the range that its result needs; false if it has it.
  private func move(_ formula: FormulaStore.ArrayFormula) -> Bool {
    guard let shape = shapes[formula.origin], spills[formula.origin] != .blocked else { return false }
    let first = formula.origin.reference
    guard let last = CellReference(row: first.row + shape.rows - 1, column: first.column + shape.columns - 1)
    else {
      spills[formula.origin] = .blocked
      return true
    }
    let range = CellRange(first, last)
    guard range != formula.range else { return false }
    filledCount += range.count
    if filledCount > work.limits.filledCells { oversized.insert(formula.origin) }
    let hasRoom = !oversized.contains(formula.origin) && isFree(range, beside: formula)
    spills[formula.origin] = hasRoom ? .range(range) : .blocked
    return true
  }

  /// Whether a range contains only the formula's own former results.
  private func isFree(_ range: CellRange, beside formula: FormulaStore.ArrayFormula) -> Bool {
    let sheet = workbook.sheets[formula.origin.sheet]
    let start = sheet.rows.partitioningIndex { $0.number >= range.first.row }
    for row in sheet.rows[start...].prefix(while: { $0.number <= range.last.row }) {
      for cell in row.cells where range.contains(cell.reference) && cell.reference != range.first {
        let isOwn = formula.fileRange.contains(cell.reference)
        if cell.formula != nil || cell.value != .empty && !isOwn { return false }
      }
    }
    return true
  }
}

/// What became of a dynamic array formula's result.
enum Spill: Hashable {
  /// It fills these cells.
  case range(CellRange)
  /// Another cell blocks the range: `#SPILL!`.
  case blocked
}

extension FormulaExpression {
  /// Whether the formula calls a function whose result fills as many cells as it needs.
  var isDynamic: Bool {
    contains { if case .call(let name, _) = $0 { Self.dynamicFunctions.contains(name) } else { false } }
  }

  private static let dynamicFunctions: Set<String> = [
    "FILTER", "SORT", "SORTBY", "TEXTSPLIT", "UNIQUE", "SEQUENCE", "TAKE", "DROP", "CHOOSEROWS", "CHOOSECOLS",
    "VSTACK",
    "HSTACK", "TOCOL", "TOROW", "MAP", "SCAN", "BYROW", "BYCOL", "MAKEARRAY",
  ]
}
