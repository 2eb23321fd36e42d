internal import Formulas
internal import Spreadsheet

/// Formulas that give an error value, where it begins: cells that only pass one on are left out.
enum ErrorValueRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let errors = workbook.sheets.map { sheet in
      sheet.cells.indices.filter { error(workbook, sheet, $0) != nil }
    }
    let marks = workbook.sheets.map { sheet in
      CellMarks(errors[sheet.number].map { sheet.cells[$0].reference })
    }
    return uncomputed(workbook)
      + workbook.sheets.flatMap { sheet in
        errors[sheet.number].compactMap { index -> AuditFinding? in
          let cell = sheet.cells[index]
          guard let error = error(workbook, sheet, index), !isMeant(workbook, cell),
            !workbook.readings(sheet, cell).contains(where: { marks[$0.sheet].touch($0.range) })
          else { return nil }
          return workbook.finding(.errorValue(error), sheet, cell.reference)
        }
      }
  }

  /// Cells whose formulas ask for more work than formulas may do.
  private static func uncomputed(_ workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.problems.compactMap { problem in
      guard problem.reason == .tooMuchWork, let number = workbook.sheetNumber(problem.location.sheet) else {
        return nil
      }
      return workbook.finding(.tooMuchWork, workbook.sheets[number], problem.location.reference)
    }
  }

  /// The error that a cell shows: the computed one, or the cached one where the computed one is not certain.
  private static func error(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ index: Int
  ) -> CellError? {
    let cell = sheet.cells[index]
    // Nobody types this error: it stands for a picture in the cell.
    if cell.content == .constant, cell.value == .error(.value) { return nil }
    let isCertain = !workbook.uncertain.contains(AuditedWorkbook.Place(sheet: sheet.number, index: index))
    let value = isCertain ? cell.value : workbook.source(sheet, cell)?.value
    guard case .error(let error)? = value else { return nil }
    return error
  }

  /// Whether the formula asks for the error itself, as those do that leave gaps in charts.
  private static func isMeant(_ workbook: AuditedWorkbook, _ cell: AuditedCell) -> Bool {
    cell.form.map { workbook.forms[$0].functions.contains("NA") } ?? false
  }
}
