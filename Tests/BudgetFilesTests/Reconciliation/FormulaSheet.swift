import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

/// A typed workbook with formulas; their values are calculated before the workbook is imported.
struct FormulaSheet {
  var workbook: Workbook

  /// Makes a workbook of sheets in the form of `TypedSheet` and of formulas by position, such as `Sheet!A1`.
  init(_ sheets: KeyValuePairs<String, String>, _ formulas: KeyValuePairs<String, String> = [:]) {
    workbook = TypedSheet.workbook(sheets)
    for (place, text) in formulas {
      put(place) { Cell($0, .empty, formula: CellFormula(text)) }
    }
    let now = TypedSheet.now
    workbook = workbook.computingMissingValues(now: (now.date, now.time)).workbook
  }

  /// Replaces the value of a cell, but keeps its formula.
  mutating func state(_ place: String, _ value: Decimal) {
    put(place) { [workbook] reference in
      let sheet = String(place.prefix { $0 != "!" })
      return Cell(reference, .number(value), formula: workbook[sheet: sheet]?[reference]?.formula)
    }
  }

  private mutating func put(_ place: String, _ cell: (CellReference) -> Cell) {
    let parts = place.split(separator: "!").map(String.init)
    guard parts.count == 2, let reference = CellReference(parts[1]),
      let index = workbook.sheets.firstIndex(where: { $0.name == parts[0] })
    else { return }
    workbook.sheets[index].set(cell(reference))
  }

  private var context: ImportContext { ImportContext(fileName: "typed.xlsx", now: TypedSheet.now) }

  func imported() throws -> ImportResult { try WorkbookImport(workbook, context: context).result }

  func reconciled() throws -> Reconciliation {
    let imported = try WorkbookImport(workbook, context: context)
    return Reconciliation(workbook, imported.tables, imported.result, context: context)
  }
}

extension Reconciliation {
  /// The figures that differ, as `cell by difference`.
  var differing: [String] { differences.map { "\(Self.cell($0.place)) by \($0.difference)" } }

  /// The figures that are not compared, as `cell: reason`.
  var open: [String] { notCompared.map { "\(Self.cell($0.place)): \($0.reason)" } }

  /// The figures that agree, as `cell kind`.
  var agreeing: [String] {
    figures.filter { $0.difference == 0 }.map { "\(Self.cell($0.place)) \($0.kind.rawValue)" }
  }

  private static func cell(_ place: Provenance) -> String {
    if case .cell(let sheet, let reference) = place.location { "\(sheet)!\(reference)" } else { "\(place)" }
  }
}
