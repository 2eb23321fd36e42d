import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import SpreadsheetFormulas
import SpreadsheetValues

/// Builds sheets from text as a person would type it.
enum TypedSheet {
  /// Adds a sheet whose rows are given as text with ` | ` between cells.
  ///
  /// A number becomes a number, `2026-01-05` a date, `#…` an error, `'…` a text without the apostrophe, and an empty
  /// text an empty cell.
  static func make(_ name: String, _ text: String, _ workbook: inout Workbook) {
    var sheet = Sheet(name)
    let dateStyle = workbook.styles.register(CellStyle(numberFormat: .isoDate))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      for (column, cell) in cells.enumerated() {
        let typed = String(cell).trimmingCharacters(in: .whitespaces)
        guard !typed.isEmpty else { continue }
        let reference = CellReference(clampingRow: index + 1, column: column + 1)
        if typed.hasPrefix("'") {
          sheet.set(Cell(reference, .text(String(typed.dropFirst()))))
        } else if typed.hasPrefix("#") {
          sheet.set(Cell(reference, .error(CellError(rawValue: typed))))
        } else if let date = CalendarDate(typed), let serial = workbook.dateSystem.serial(date) {
          sheet.set(Cell(reference, .number(Decimal(serial)), style: dateStyle))
        } else if typed.allSatisfy({ $0.isNumber || ".-".contains($0) }), let number = Decimal(string: typed)
        {
          sheet.set(Cell(reference, .number(number)))
        } else {
          sheet.set(Cell(reference, .text(typed)))
        }
      }
    }
    workbook.sheets.append(sheet)
  }

  /// Makes a workbook of sheets by name.
  static func workbook(_ sheets: KeyValuePairs<String, String>, dateSystem: DateSystem = .from1900)
    -> Workbook
  {
    var workbook = Workbook(dateSystem: dateSystem)
    for (name, text) in sheets { make(name, text, &workbook) }
    return workbook
  }

  static let now = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch

  /// Imports a workbook of sheets by name.
  static func imported(
    _ sheets: KeyValuePairs<String, String>, dateOrder: DateOrder? = nil,
    _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportResult {
    var context = ImportContext(fileName: "typed.xlsx", now: now, dateOrder: dateOrder)
    change(&context)
    return try WorkbookImport(workbook(sheets), context: context).result
  }

  /// Imports a workbook of sheets by name; texts such as `=B2*12` become formulas, which are calculated first.
  static func computed(
    _ sheets: KeyValuePairs<String, String>, _ change: (inout Workbook) -> Void = { _ in },
    given: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportResult {
    var workbook = workbook(sheets)
    for index in workbook.sheets.indices {
      for cell in workbook.sheets[index].rows.flatMap(\.cells) {
        guard let text = cell.value.text, text.hasPrefix("=") else { continue }
        let formula = CellFormula(String(text.dropFirst()))
        workbook.sheets[index].set(Cell(cell.reference, .empty, formula: formula))
      }
    }
    change(&workbook)
    let computed = workbook.computingMissingValues(now: (now.date, now.time)).workbook
    var context = ImportContext(fileName: "typed.xlsx", now: now)
    given(&context)
    return try WorkbookImport(computed, context: context).result
  }
}

extension ImportResult {
  /// Returns findings as `severity code place`, from this severity on.
  func problems(from severity: Finding.Severity = .warning) -> [String] {
    findings.filter { $0.severity >= severity }.map {
      "\($0.severity.rawValue) \($0.code.rawValue) \($0.place)"
    }
  }

  /// Each transaction in one line: date, kind, amount, description and category.
  var log: [String] {
    let names = Dictionary(uniqueKeysWithValues: budget.categories.map { ($0.id, $0.name) })
    return budget.transactions.map { row in
      let category = row.categoryID.flatMap { names[$0] } ?? "–"
      return "\(row.date) \(row.kind.rawValue) \(row.amount) \(row.description) [\(category)]"
    }
  }

  /// Each transaction without its description, such as `2025-02-01 expense 12.5 Food`.
  var logOfCategories: [String] {
    let names = Dictionary(uniqueKeysWithValues: budget.categories.map { ($0.id, $0.name) })
    return budget.transactions.map { row in
      "\(row.date) \(row.kind.rawValue) \(row.amount) \(row.categoryID.flatMap { names[$0] } ?? "–")"
    }
  }

  /// Each category in one line: name, group, amount and basis.
  var plan: [String] {
    budget.categories.map { "\($0.name) \($0.group.rawValue) \($0.budgetedAmount) \($0.basis.rawValue)" }
  }
}
