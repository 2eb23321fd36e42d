internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

extension AuditedWorkbook {
  /// Creates a finding about a cell of a sheet.
  ///
  /// `decimal` replaces the cell's own exact value if another formula would be in the cell.
  func finding(
    _ fact: AuditFact, _ sheet: AuditedSheet, _ reference: CellReference, suggestion: String? = nil,
    decimal: CellValue? = nil, dependents: [Place] = []
  ) -> AuditFinding {
    let source = workbook.sheets[sheet.number][reference]
    let index = sheet.index(reference)
    let exact = index.map { sheet.cells[$0].value.inFifteenDigits } ?? source?.value ?? .empty
    let double = index.flatMap { doubles[Place(sheet: sheet.number, index: $0)] }
    return AuditFinding(
      fact: fact, location: CellLocation(sheet: sheet.name, reference: reference),
      formula: source?.formula?.text, cached: source.flatMap { $0.value == .empty ? nil : $0.value },
      double: double ?? exact, decimal: decimal ?? exact, suggestion: suggestion,
      dependents: dependents.map { location($0) })
  }

  private func location(_ place: Place) -> CellLocation {
    let sheet = sheets[place.sheet]
    return CellLocation(sheet: sheet.name, reference: sheet.cells[place.index].reference)
  }
}
