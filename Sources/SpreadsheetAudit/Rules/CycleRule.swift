internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports circular references in workbooks that do not allow them, each once at its first cell.
enum CycleRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    guard !workbook.workbook.isIterative else { return [] }
    var seen: Set<CellLocation> = []
    var findings: [AuditFinding] = []
    for problem in workbook.problems {
      guard case .cycle(let cells) = problem.reason, !cells.contains(where: seen.contains),
        let first = cells.first, let number = workbook.sheetNumber(first.sheet)
      else { continue }
      seen.formUnion(cells)
      findings.append(workbook.finding(.cycle(cells), workbook.sheets[number], first.reference))
    }
    return findings
  }
}
