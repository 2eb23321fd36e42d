internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Pairs a workbook's cells with their computed values.
struct Preparation {
  private let exact: WorkbookCalculator
  private let double: WorkbookCalculator
  let forms = FormulaForms()
  private(set) var formulaCount = 0
  private(set) var doubles: [AuditedWorkbook.Place: CellValue] = [:]
  private(set) var uncertain: Set<AuditedWorkbook.Place> = []

  init(exact: WorkbookCalculator, double: WorkbookCalculator) {
    (self.exact, self.double) = (exact, double)
  }

  /// The non-empty cells of a sheet.
  mutating func sheet(_ sheet: Sheet, number: Int) -> AuditedSheet {
    var cells: [AuditedCell] = []
    /// The array formulas whose results extend to the row.
    var arrays: [CellRange] = []
    for row in sheet.rows {
      arrays.removeAll { $0.last.row < row.number }
      for cell in row.cells {
        if let range = cell.formula?.arrayRange, range.count > 1 { arrays.append(range) }
        if cell.formula == nil, cell.value.isBlank { continue }
        let place = AuditedWorkbook.Place(sheet: number, index: cells.count)
        cells.append(self.cell(cell, place, arrays))
      }
    }
    return AuditedSheet(sheet, number: number, cells: cells)
  }

  private mutating func cell(
    _ cell: Cell, _ place: AuditedWorkbook.Place, _ arrays: [CellRange]
  ) -> AuditedCell {
    let content = content(cell, arrays)
    guard content != .constant else {
      return AuditedCell(reference: cell.reference, content: content, style: cell.style, value: cell.value)
    }
    let value = exact.value(sheetNumber: place.sheet, cell.reference)
    let other = double.value(sheetNumber: place.sheet, cell.reference).inFifteenDigits
    if value.inFifteenDigits != other { doubles[place] = other }
    if exact.isUncertain(sheetNumber: place.sheet, cell.reference)
      || double.isUncertain(sheetNumber: place.sheet, cell.reference)
    {
      uncertain.insert(place)
    }
    return AuditedCell(reference: cell.reference, content: content, style: cell.style, value: value)
  }

  private mutating func content(_ cell: Cell, _ arrays: [CellRange]) -> AuditedCell.Content {
    if let formula = cell.formula {
      formulaCount += 1
      return .formula((try? forms.number(of: formula, at: cell.reference)).map { Int32($0) } ?? -1)
    }
    return arrays.contains { $0.contains(cell.reference) } ? .spilled : .constant
  }
}
