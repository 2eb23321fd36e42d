import BudgetFiles
import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

/// A typed workbook with formulas, whose values are computed before it is read.
struct FormulaSheet {
  var workbook: Workbook

  /// Sheets as `TypedSheet` types them, then formulas by `Sheet!Cell`.
  init(_ sheets: KeyValuePairs<String, String>, _ formulas: KeyValuePairs<String, String> = [:]) {
    workbook = TypedSheet.workbook(sheets)
    for (place, text) in formulas {
      put(place) { Cell($0, .empty, formula: CellFormula(text)) }
    }
    let now = TypedSheet.now
    workbook = workbook.computingMissingValues(now: (now.date, now.time)).workbook
  }

  /// States a value in a cell in place of its own, its formula kept.
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
  /// Each figure that differs as `cell by difference`.
  var differing: [String] { differences.map { "\(Self.cell($0.place)) by \($0.difference)" } }

  /// Each figure that is not compared as `cell: reason`.
  var open: [String] { notCompared.map { "\(Self.cell($0.place)): \($0.reason)" } }

  /// Each figure that agrees as `cell kind`.
  var agreeing: [String] {
    figures.filter { $0.difference == 0 }.map { "\(Self.cell($0.place)) \($0.kind.rawValue)" }
  }

  private static func cell(_ place: Provenance) -> String {
    if case .cell(let sheet, let reference) = place.location { "\(sheet)!\(reference)" } else { "\(place)" }
  }
}
