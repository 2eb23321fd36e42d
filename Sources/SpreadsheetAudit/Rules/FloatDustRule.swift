internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports cells whose displayed text depends on whether they are computed in doubles or with exact numbers.
///
/// Cells that only read such a cell are not reported.
enum FloatDustRule: AuditRule {
  /// The bound below which a number counts as zero: less than any amount, more than the rounding error of any sum.
  private static let nothing = Decimal(sign: .plus, exponent: -9, significand: 1)
  /// The minimum and the maximum number of decimal places of a suggested rounding; rates have more places, so no
  /// rounding is suggested for them.
  private static let cents = 2
  private static let mostPlaces = 4

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
    let looks = [double, cell.value].map { Look(workbook, $0, workbook.format(cell)) }
    // Rounding removes a small remainder, but it does not help if the remainder changes a rank or a choice.
    let isRemainder =
      double.number?.rounded(toPlaces: mostPlaces) == cell.value.number?.rounded(toPlaces: mostPlaces)
    let places = isRemainder ? cell.value.number.map { max($0.fractionDigits, cents) } : nil
    let suggestion = places.flatMap { places in
      places > mostPlaces ? nil : workbook.formula(sheet, cell).map { "ROUND(\($0),\(places))" }
    }
    return workbook.finding(
      .floatDust(double: looks[0].text, exact: looks[1].text), sheet, cell.reference,
      suggestion: suggestion)
  }

  /// Whether the two values look different; false if the cached value shows that the file's program computed exactly.
  private static func differs(_ workbook: AuditedWorkbook, _ place: AuditedWorkbook.Place) -> Bool {
    let sheet = workbook.sheets[place.sheet]
    let cell = sheet.cells[place.index]
    guard let double = workbook.doubles[place], !workbook.uncertain.contains(place),
      !double.isError, !cell.value.isError
    else { return false }
    // If both values are almost 0, but the exact one is not 0, they are the rounding error of a root or a power.
    if let double = double.number, let exact = cell.value.number,
      max(double.magnitude, exact.magnitude) < nothing,
      exact != 0
    {
      return false
    }
    let format = workbook.format(cell)
    let exact = Look(workbook, cell.value, format)
    guard Look(workbook, double, format) != exact else { return false }
    let cached = workbook.source(sheet, cell)?.value ?? .empty
    return cached == .empty || Look(workbook, cached, format) != exact
  }

  /// How a value is displayed: a text, or the value itself if its number format shows no text.
  private struct Look: Equatable {
    let text: String?
    private let value: CellValue?

    init(_ workbook: AuditedWorkbook, _ value: CellValue, _ format: NumberFormat) {
      text = format.shown(value, workbook.workbook.dateSystem)
      self.value = text == nil ? value.inFifteenDigits : nil
    }
  }
}
