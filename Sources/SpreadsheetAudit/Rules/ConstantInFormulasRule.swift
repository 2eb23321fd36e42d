internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Reports numbers that were typed in by hand where the other cells of a row or column have a formula.
enum ConstantInFormulasRule: AuditRule {
  /// The maximum number of cells of a range that are searched for a number.
  private static let inputsPerRange = 64

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    (workbook.deviations + workbook.shortDeviations).compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index, workbook.isTyped(sheet.cells[index]),
        workbook.isAmount(sheet.cells[index]), !OddFormulaRule.isPlaceholder(workbook, sheet.cells[index])
      else { return nil }
      let cell = sheet.cells[index]
      let neighbour = sheet.cells[deviation.neighbour]
      guard !deviation.isShort || cell.style == neighbour.style, !isAssumption(workbook, cell),
        hasInput(workbook, sheet, deviation)
      else { return nil }
      guard let formula = workbook.copied(sheet, from: neighbour, to: cell.reference) else { return nil }
      let value = workbook.value(formula, sheet, cell.reference)
      // A number that was typed in by hand because the formula would give an error is intended.
      if case .error? = value { return nil }
      return workbook.finding(
        .constantInFormulas(
          cell.value, deviation.axis.fact, following: deviation.following, isSame: value == cell.value),
        sheet, cell.reference, suggestion: formula, decimal: value)
    }
  }

  /// Whether a number is a round rate, which was typed in by hand as an assumption instead of a computed rate.
  private static func isAssumption(_ workbook: AuditedWorkbook, _ cell: AuditedCell) -> Bool {
    guard let number = cell.value.number, workbook.format(cell).kind == .percent else { return false }
    return number.rounded(toSignificantDigits: 3) == number
  }

  /// Whether the cells that the series' formula would read have a number.
  ///
  /// If they have none, a total that was typed in by hand is not an error.
  private static func hasInput(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ deviation: Deviation
  ) -> Bool {
    let readings = Array(workbook.readings(sheet, deviation.expected))
    return readings.isEmpty
      || readings.contains { reading in
        workbook.sheets[reading.sheet].cells(in: reading.range, limit: inputsPerRange).contains {
          $0.value.number != nil
        }
      }
  }
}
