internal import Formulas
internal import Spreadsheet

/// Cells that need each other's values: each cycle once, at its first cell.
enum CycleRule: AuditRule {
  /// How many cells of a cycle a sentence names.
  private static let namedCells = 5

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    var seen: Set<CellLocation> = []
    var findings: [AuditFinding] = []
    for problem in workbook.problems {
      guard case .cycle(let cells) = problem.reason, !cells.contains(where: seen.contains),
        let first = cells.first, let number = workbook.sheetNumber(first.sheet)
      else { continue }
      seen.formUnion(cells)
      let sheet = workbook.sheets[number]
      let names = cells.prefix(namedCells).map { $0.sheet == first.sheet ? "\($0.reference)" : "\($0)" }
      let circle =
        cells.count == 1
        ? "\(names[0]) needs its own value"
        : "\(cells.count) cells need each other's values: "
          + names.joined(separator: " → ")
          + (cells.count > namedCells ? " → …" : " → \(names[0])")
      findings.append(
        workbook.finding(
          .cycle, .error, sheet, first.reference,
          cells.count == 1
            ? "\(circle), so it cannot be computed; take the cell out of its own formula."
            : "\(circle), so none of them can be computed; take one reference out of the circle."))
    }
    return findings
  }
}
