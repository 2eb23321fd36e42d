import BudgetFiles
import BudgetModel
import ExactDecimals
import Foundation
import SpreadsheetValues

/// Invalid numbers of a sheet, which are too large to be stored or are shown as dates outside the calendar.
struct UnusableNumbers {
  let findings: [Finding]

  init(_ sheet: Sheet, of workbook: Workbook, file: String) {
    var tooLarge: [Cell] = []
    var noDates: [Cell] = []
    for cell in sheet.rows.lazy.flatMap(\.cells) where cell.formula == nil {
      switch cell.value {
      // The reader keeps the text of a number that it could not store.
      case .error(.number) where cell.rawText != nil: tooLarge.append(cell)
      case .number(let number)
      where workbook.styles[cell.style].numberFormat.kind.isDate && !workbook.dateSystem.shows(number):
        noDates.append(cell)
      default: continue
      }
    }
    findings = [
      Self.finding(tooLarge, sheet.name, file) { .numberTooLarge($0.rawText ?? "", others: $1) },
      Self.finding(noDates, sheet.name, file) { .noDate($0.value.number ?? 0, others: $1) },
    ].compactMap(\.self)
  }

  /// Returns one finding for all such cells of a sheet, located at the first cell.
  private static func finding(
    _ cells: [Cell], _ sheet: String, _ file: String, _ fact: (Cell, Int) -> Finding.WorkbookFact
  ) -> Finding? {
    cells.first.map { first in
      Finding(
        .workbook(fact(first, cells.count - 1)),
        at: Provenance(file: file, .cell(sheet: sheet, reference: "\(first.reference)")))
    }
  }
}

extension DateSystem {
  /// Whether spreadsheets show a number as a date, including days 0 and 60 of 1900, which do not exist.
  fileprivate func shows(_ number: Decimal) -> Bool {
    number >= 0 && (number < 61 || dateTime(serial: number) != nil)
  }
}
