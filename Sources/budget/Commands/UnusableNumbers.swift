import BudgetFiles
import BudgetModel
import Decimals
import Foundation
import Spreadsheet

/// Numbers of a sheet that mean nothing: too large to be kept, or shown as dates that no calendar has.
struct UnusableNumbers {
  let findings: [Finding]

  init(_ sheet: Sheet, of workbook: Workbook, file: String) {
    var tooLarge: [Cell] = []
    var noDates: [Cell] = []
    for cell in sheet.rows.lazy.flatMap(\.cells) where cell.formula == nil {
      switch cell.value {
      // The reader keeps the text of a number that it could not keep.
      case .error(.number) where cell.rawText != nil: tooLarge.append(cell)
      case .number(let number)
      where workbook.styles[cell.style].numberFormat.kind.isDate && !workbook.dateSystem.shows(number):
        noDates.append(cell)
      default: continue
      }
    }
    findings = [
      Self.finding(.numberTooLarge, .error, tooLarge, sheet.name, file) {
        "the number \($0.rawText ?? "") is too large to be kept exactly"
      },
      Self.finding(.dateUnreadable, .warning, noDates, sheet.name, file) {
        "the cell is formatted as a date, and \($0.value.number.map(\.plainText) ?? "") is none"
      },
    ].compactMap(\.self)
  }

  /// One finding for all such cells of a sheet, at the first.
  private static func finding(
    _ code: Finding.Code, _ severity: Finding.Severity, _ cells: [Cell], _ sheet: String, _ file: String,
    _ reason: (Cell) -> String
  ) -> Finding? {
    guard let first = cells.first else { return nil }
    let others = cells.count == 1 ? "" : "; \(cells.count - 1) more of the sheet's cells are like it"
    return Finding(
      code, severity, at: Provenance(file: file, .cell(sheet: sheet, reference: "\(first.reference)")),
      reason: reason(first) + others)
  }
}

extension DateSystem {
  /// Whether spreadsheets show a number as a date, among them the days 0 and 60 of 1900, which never were.
  fileprivate func shows(_ number: Decimal) -> Bool {
    number >= 0 && (number < 61 || dateTime(serial: number) != nil)
  }
}

extension Finding.Code {
  fileprivate static let numberTooLarge = Finding.Code(rawValue: "number-too-large")
}
