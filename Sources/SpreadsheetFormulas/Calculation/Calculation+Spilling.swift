internal import SpreadsheetValues

/// Determines which cells the results of dynamic array formulas fill.
///
/// The number of cells that such a formula fills is known only once it has been computed, and formulas that read
/// these cells must wait for it. All dynamic array formulas are therefore computed first, with the ranges in the
/// file. If a result has another shape, the cells of all sheets are laid out again; this is repeated until no range
/// changes.
extension Calculation {
  /// The maximum number of rounds in which results are computed and laid out.
  ///
  /// Ranges that depend on each other may change in every round; they then keep the cells of the last round.
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

  /// Gives a formula the range that its result needs; returns false if the range stays the same.
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

  /// Whether a result can fill a range: its cells are empty, or contain former results of the same formula.
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

/// The state of a dynamic array formula's result.
enum Spill: Hashable {
  /// The result fills these cells.
  case range(CellRange)
  /// Other cells or the edge of the sheet block the range (`#SPILL!`), or a work limit is exceeded (`#NUM!`).
  case blocked
}

extension FormulaExpression {
  /// Whether the formula calls a function that returns a dynamic array.
  var isDynamic: Bool {
    contains { if case .call(let name, _) = $0 { Self.dynamicFunctions.contains(name) } else { false } }
  }

  private static let dynamicFunctions: Set<String> = [
    "FILTER", "SORT", "SORTBY", "TEXTSPLIT", "UNIQUE", "SEQUENCE", "TAKE", "DROP", "CHOOSEROWS", "CHOOSECOLS",
    "VSTACK",
    "HSTACK", "TOCOL", "TOROW", "MAP", "SCAN", "BYROW", "BYCOL", "MAKEARRAY",
  ]
}
