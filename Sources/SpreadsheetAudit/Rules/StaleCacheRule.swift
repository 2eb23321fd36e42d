internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports cached values that differ from the results of their formulas, computed with the cached values
/// of other cells.
///
/// A cell that is wrong only because it reads wrong cells is not reported itself; it is counted with the first
/// cell that causes its error.
enum StaleCacheRule: AuditRule {
  /// The maximum relative difference of doubles computed in different orders: a few units of the last digit.
  private static let tolerance = Decimal(sign: .plus, exponent: -12, significand: 1)
  /// The maximum relative difference for functions such as `RATE`, which programs compute in different numbers
  /// of steps, and for functions that use powers of rates.
  private static let iteratedTolerance = Decimal(sign: .plus, exponent: -7, significand: 1)
  private static let iterated: Set<String> = ["IRR", "XIRR", "RATE", "NPER", "PV", "FV"]
  /// The maximum number of cells in a range that are read to find the largest addend of a formula.
  private static let operandsPerRange = 256

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let differing = workbook.sheets.map { sheet in
      sheet.cells.indices.filter { differs(workbook, sheet, $0) }
    }
    let wrong = WrongCells(differing, in: workbook) { sheet, cell in
      guard let cached = workbook.source(sheet, cell)?.value,
        let value = workbook.valueOfStored(sheet, cell)
      else { return false }
      let tolerance = tolerance(workbook, sheet, cell)
      return !agree(value, cached, tolerance, 0)
        && !agree(value, cached, tolerance, operands(workbook, sheet, cell))
    }
    return wrong.causes.compactMap { place in
      let sheet = workbook.sheets[place.sheet]
      let cell = sheet.cells[place.index]
      guard let cached = workbook.source(sheet, cell)?.value else { return nil }
      return workbook.finding(
        .staleCache(cached, exact: cell.value), sheet, cell.reference,
        dependents: wrong.dependents[place] ?? [])
    }
  }

  /// Whether a cached value differs from both results of its formula: the exact one, and the one in doubles.
  private static func differs(_ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ index: Int) -> Bool {
    let cell = sheet.cells[index]
    let place = AuditedWorkbook.Place(sheet: sheet.number, index: index)
    guard cell.isFormula, !workbook.uncertain.contains(place),
      let cached = workbook.source(sheet, cell)?.value, cached != .empty
    else { return false }
    let tolerance = tolerance(workbook, sheet, cell)
    let readings = [cell.value, workbook.doubles[place]].compactMap { $0 }
    return !readings.contains { agree($0, cached, tolerance, 0) }
  }

  private static func tolerance(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> Decimal {
    let functions = cell.form.map { workbook.forms[$0].functions } ?? []
    return functions.isDisjoint(with: iterated) ? tolerance : iteratedTolerance
  }

  /// The largest number that a formula adds or subtracts; rounding errors may be as large as its last digits.
  private static func operands(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> Decimal {
    guard let form = cell.form, workbook.forms[form].addsOrSubtracts else { return 0 }
    var largest: Decimal = 0
    for reading in workbook.readings(sheet, cell) {
      let target = workbook.sheets[reading.sheet]
      for operand in target.cells(in: reading.range, limit: operandsPerRange) {
        if case .number(let number)? = workbook.source(target, operand)?.value {
          largest = max(largest, number.rounded(toSignificantDigits: 15).magnitude)
        }
      }
    }
    return largest
  }

  private static func agree(
    _ value: CellValue, _ cached: CellValue, _ tolerance: Decimal, _ operands: Decimal
  ) -> Bool {
    if value == cached { return true }
    // Digits beyond the precision of a double have no meaning here, and Foundation's operators can fail if a
    // `Decimal` uses all of its digits.
    return switch (value.inFifteenDigits, cached.inFifteenDigits) {
    case (.number(let value), .number(let cached)):
      (value - cached).magnitude <= max(value.magnitude, cached.magnitude, operands, 1) * tolerance
    // Some programs store Booleans as numbers.
    case (.boolean(let flag), .number(let number)), (.number(let number), .boolean(let flag)):
      number == (flag ? 1 : 0)
    // Files store the newer errors of array formulas, such as `#SPILL!`, as `#VALUE!`.
    case (.error(.spill), .error(.value)), (.error(.calculation), .error(.value)): true
    default: value == cached
    }
  }
}
