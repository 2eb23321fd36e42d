internal import Foundation
internal import Spreadsheet

/// Cached values that are neither the exact nor the double value of their formula.
enum StaleCacheRule: AuditRule {
  /// A double that was computed in another order differs by a few units of its last digit.
  private static let tolerance = Decimal(sign: .plus, exponent: -12, significand: 1)
  /// Rates are found step by step, and programs stop at different steps; powers of them carry that on.
  private static let iteratedTolerance = Decimal(sign: .plus, exponent: -7, significand: 1)
  private static let iterated: Set<String> = ["IRR", "XIRR", "RATE", "NPER", "PV", "FV"]

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.flatMap { sheet in
      sheet.cells.indices.compactMap { finding(workbook, sheet, $0) }
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ index: Int
  ) -> AuditFinding? {
    let cell = sheet.cells[index]
    let place = AuditedWorkbook.Place(sheet: sheet.number, index: index)
    guard cell.content != .constant, !workbook.uncertain.contains(place),
      let cached = workbook.source(sheet, cell)?.value, cached != .empty
    else { return nil }
    let functions = cell.form.map { workbook.forms[$0].functions } ?? []
    let tolerance = functions.isDisjoint(with: iterated) ? tolerance : iteratedTolerance
    let readings = [cell.value, workbook.doubles[place]].compactMap { $0 }
    guard !readings.contains(where: { agree($0, cached, tolerance) }) else { return nil }
    return workbook.finding(.staleCache(cached, exact: cell.value), sheet, cell.reference)
  }

  private static func agree(_ value: CellValue, _ cached: CellValue, _ tolerance: Decimal) -> Bool {
    switch (value, cached) {
    case (.number(let value), .number(let cached)):
      (value - cached).magnitude <= max(value.magnitude, cached.magnitude, 1) * tolerance
    // Files store the newer errors of arrays as older ones.
    case (.error(.spill), .error(.value)), (.error(.calculation), .error(.value)): true
    default: value == cached
    }
  }
}
