internal import BudgetModel
internal import Formulas
internal import Foundation
internal import Spreadsheet
internal import ImportCore
internal import WorkbookForm

/// Planned amounts that a formula works out from other planned amounts of the sheet: totals, averages, counts and what
/// is left. Only what somebody typed is planned.
///
/// A part of another amount, such as a tenth of the pay, is an amount of its own, and so is a month that repeats the one
/// before it in its row.
struct DerivedAmounts {
  private let workbook: Workbook
  private let facts: ImportedFacts
  private let columns: FactColumns
  private let cells: CellReader

  /// Formulas behind each other that are followed.
  private static let mostSteps = 6
  /// Cells of a range that are looked at for formulas.
  private static let mostCells = 200

  init(_ workbook: Workbook, _ tables: [FoundTable], _ result: ImportResult, _ cells: CellReader) {
    (self.workbook, self.cells) = (workbook, cells)
    facts = ImportedFacts(workbook, tables, result, cells, withLog: false)
    columns = FactColumns(workbook, facts)
  }

  /// Whether the amount at a place is worked out from planned amounts in other rows.
  private func isDerived(_ place: Provenance?) -> Bool {
    guard case .cell(let name, let text)? = place?.location, let reference = CellReference(text),
      let sheet = workbook[sheet: name], let cell = sheet[reference], cell.formula != nil,
      let form = cells.formulas.form(of: cell), Self.takesTogether(form.expression)
    else { return false }
    return readsPlan(cell, in: sheet, otherThan: reference.row, steps: 0)
  }

  /// Whether an expression adds up, compares or repeats amounts, rather than taking a part of one.
  private static func takesTogether(_ expression: Formulas.Expression) -> Bool {
    switch expression {
    case .area, .structured: true
    case .call(let name, _): expression.aggregate != nil || counting.contains(name)
    case .unary(_, let operand): takesTogether(operand)
    case .operation(let first, let terms):
      terms.allSatisfy { $0.operator == .plus || $0.operator == .minus }
        && ([first] + terms.map(\.operand)).contains(where: takesTogether)
    default: false
    }
  }

  private static let counting: Set<String> = [
    "COUNTA", "COUNTBLANK", "STDEV", "STDEV.S", "STDEV.P", "LARGE", "SMALL",
  ]

  /// Whether a formula reads planned amounts in other rows than one, perhaps through other formulas.
  private func readsPlan(_ cell: Cell, in sheet: Sheet, otherThan row: Int, steps: Int) -> Bool {
    guard steps < Self.mostSteps, let form = cells.formulas.form(of: cell) else { return false }
    return form.expression.contains { (part: Formulas.Expression) -> Bool in
      switch part {
      case .area(let area) where area.sheet == nil:
        reads(form.range(of: area, in: cell.reference), of: sheet, otherThan: row, steps: steps)
      default: false
      }
    }
  }

  private func reads(_ range: CellRange, of sheet: Sheet, otherThan row: Int, steps: Int) -> Bool {
    for column in range.columns.prefix(Self.mostCells) {
      for rows in [
        range.rows.lowerBound...max(range.rows.lowerBound, row - 1),
        row + 1...max(row + 1, range.rows.upperBound),
      ] {
        let part = rows.clamped(to: range.rows)
        guard !part.contains(row), let cells = CellRange(rows: part, columns: column...column) else {
          continue
        }
        if columns.content(of: cells, in: sheet.name).facts > 0 { return true }
      }
    }
    guard range.count <= Self.mostCells else { return false }
    for number in range.rows {
      for column in range.columns {
        guard let cell = sheet[row: number]?[column], cell.formula != nil,
          !facts.holds(sheet.name, cell.reference)
        else { continue }
        if readsPlan(cell, in: sheet, otherThan: row, steps: steps + 1) { return true }
      }
    }
    return false
  }

  // MARK: Leaving them out

  /// The result without derived amounts, and without categories that had no others.
  func removed(from result: ImportResult) -> ImportResult {
    var result = result
    var emptied: Set<Identifier<BudgetModel.Category>> = []
    for (id, place) in result.origins.plannedAmounts where isDerived(place) { emptied.insert(id) }
    for month in result.budget.monthlyBudgets.indices {
      let id = result.budget.monthlyBudgets[month].id
      let places = result.origins.assignments[id] ?? [:]
      let derived = Set(places.filter { isDerived($0.value) }.keys)
      guard !derived.isEmpty else { continue }
      result.budget.monthlyBudgets[month].assignments.removeAll { derived.contains($0.categoryID) }
      for category in derived { result.origins.assignments[id]?[category] = nil }
      emptied.formUnion(derived)
    }
    guard !emptied.isEmpty else { return result }
    for id in emptied { result.origins.plannedAmounts[id] = nil }
    let used = Set(result.budget.transactions.compactMap(\.categoryID))
      .union(result.budget.monthlyBudgets.flatMap { $0.assignments.map(\.categoryID) })
    result.budget.categories.removeAll { emptied.contains($0.id) && !used.contains($0.id) }
    for index in result.budget.categories.indices where emptied.contains(result.budget.categories[index].id) {
      result.budget.categories[index].budgetedAmount = 0
    }
    return result
  }
}
