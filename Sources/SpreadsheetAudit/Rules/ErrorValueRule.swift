internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas whose result is an error value, but not cells that only pass an error on.
enum ErrorValueRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let errors = workbook.sheets.map { sheet in
      sheet.cells.indices.filter { error(workbook, sheet, $0) != nil }
    }
    let wrong = WrongCells(errors, in: workbook)
    return uncomputed(workbook)
      + wrong.causes.compactMap { place -> AuditFinding? in
        let sheet = workbook.sheets[place.sheet]
        let cell = sheet.cells[place.index]
        let dependents = wrong.dependents[place] ?? []
        guard let error = error(workbook, sheet, place.index), !isMeant(workbook, cell, dependents.isEmpty),
          ([place] + dependents).contains(where: { isSeen(workbook, $0) })
        else { return nil }
        return workbook.finding(.errorValue(error), sheet, cell.reference, dependents: dependents)
      }
  }

  /// Whether a cell is visible; calculations in hidden columns may have errors that no figure uses.
  private static func isSeen(_ workbook: AuditedWorkbook, _ place: AuditedWorkbook.Place) -> Bool {
    let sheet = workbook.sheets[place.sheet]
    return !sheet.hides(sheet.cells[place.index].reference)
  }

  /// Findings for cells whose formulas exceed the work limit.
  private static func uncomputed(_ workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.problems.compactMap { problem in
      guard problem.reason == .tooMuchWork, let number = workbook.sheetNumber(problem.location.sheet) else {
        return nil
      }
      return workbook.finding(.tooMuchWork, workbook.sheets[number], problem.location.reference)
    }
  }

  /// The error that a cell shows and that its formula gives.
  ///
  /// If the file has another value, the formula was not recalculated, which is a separate finding.
  private static func error(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ index: Int
  ) -> CellError? {
    let cell = sheet.cells[index]
    let cached = workbook.source(sheet, cell)?.value ?? .empty
    // Nobody types `#VALUE!`; in a file, it stands for a picture in the cell.
    if cell.content == .constant, cached == .error(.value) { return nil }
    let place = AuditedWorkbook.Place(sheet: sheet.number, index: index)
    let computed = workbook.doubles[place] ?? cell.value
    switch (cached, computed) {
    case (.error(let error), _) where workbook.uncertain.contains(place): return error
    case (.error, .error(let error)): return error
    case (.empty, .error(let error)) where !workbook.uncertain.contains(place): return error
    default: return nil
    }
  }

  /// Whether the error is intended: `NA()` leaves a gap in a chart, or `#N/A` was typed in by hand where no formula
  /// reads it.
  private static func isMeant(
    _ workbook: AuditedWorkbook, _ cell: AuditedCell, _ isUnread: Bool
  ) -> Bool {
    guard let form = cell.form else { return isUnread && cell.value == .error(.notAvailable) }
    return workbook.forms[form].functions.contains("NA")
  }
}
