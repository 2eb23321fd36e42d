internal import Foundation
internal import Formulas
internal import Spreadsheet

/// Cells that show something else in doubles than exactly, where the difference first shows.
enum FloatDustRule: AuditRule {
  /// Less than any amount, more than the rest of any sum.
  private static let nothing = Decimal(sign: .plus, exponent: -9, significand: 1)

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let differing = workbook.doubles.keys.filter { differs(workbook, $0) }.sorted { $0.index < $1.index }
    let marks = workbook.sheets.map { sheet in
      CellMarks(differing.filter { $0.sheet == sheet.number }.map { sheet.cells[$0.index].reference })
    }
    return differing.compactMap { place in
      let sheet = workbook.sheets[place.sheet]
      let cell = sheet.cells[place.index]
      let isPassedOn = workbook.readings(sheet, cell).contains { marks[$0.sheet].touch($0.range) }
      return isPassedOn ? nil : finding(workbook, sheet, cell, place)
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ place: AuditedWorkbook.Place
  ) -> AuditFinding? {
    guard let double = workbook.doubles[place] else { return nil }
    let format = workbook.format(cell)
    let (first, second) = (text(workbook, double, format), text(workbook, cell.value, format))
    let suggestion = cell.value.number.flatMap { _ in
      workbook.formula(sheet, cell).map { "ROUND(\($0),2)" }
    }
    return workbook.finding(
      .floatDust, .warning, sheet, cell.reference,
      "In doubles, as spreadsheets calculate, \(cell.reference) shows \(first), exactly it is \(second): binary "
        + "fractions such as 0.1 leave a rest that changes what is shown; round the amounts that are added or "
        + "compared, for instance to cents.", suggestion: suggestion)
  }

  /// Whether the two readings look different, and the file does not say that its program got the exact one.
  private static func differs(_ workbook: AuditedWorkbook, _ place: AuditedWorkbook.Place) -> Bool {
    let sheet = workbook.sheets[place.sheet]
    let cell = sheet.cells[place.index]
    guard let double = workbook.doubles[place], !workbook.uncertain.contains(place) else { return false }
    // What both leave next to nothing is the rest of a root or a power.
    if let double = double.number, let exact = cell.value.number,
      max(double.magnitude, exact.magnitude) < nothing,
      exact != 0
    {
      return false
    }
    let format = workbook.format(cell)
    let exact = text(workbook, cell.value, format)
    guard text(workbook, double, format) != exact else { return false }
    let cached = workbook.source(sheet, cell)?.value ?? .empty
    return cached == .empty || text(workbook, cached, format) != exact
  }

  private static func text(_ workbook: AuditedWorkbook, _ value: CellValue, _ format: NumberFormat) -> String
  {
    format.shown(value, workbook.workbook.dateSystem) ?? AuditedWorkbook.shown(value)
  }
}
