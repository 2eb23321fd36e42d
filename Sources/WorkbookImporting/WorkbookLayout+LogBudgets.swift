internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

extension WorkbookLayout {
  /// Adds a plan for each log that repeats the budget of its categories in a column, unless there is another plan.
  mutating func addBudgetsOfLogs() {
    guard !tables.contains(where: { FoundTable.Role.plans.contains($0.role) }) else { return }
    tables = tables.flatMap { table in
      table.role == .log ? [table] + [budgets(of: table)].compactMap(\.self) : [table]
    }
  }

  /// Returns the plan in a log: the first row of each category.
  ///
  /// If a category has different budgets, they are not budgets of a month, and there is no plan. If the amount column
  /// is called actual, each planned amount belongs to a single row, and there is no plan either.
  private func budgets(of log: FoundTable) -> FoundTable? {
    guard let sheet = workbook[sheet: log.sheetName],
      let names = log.columns.first(where: { $0.meaning == .category }),
      let planned = log.columns.first(where: { $0.meaning == nil && PlanWords.isPlanned($0.header) }),
      !log.moneyColumns.contains(where: { PlanWords.isActual($0.header) })
    else { return nil }
    var budgets: [String: Decimal] = [:]
    var others: Set<Int> = []
    for row in sheet.rows(log.dataRows) {
      guard let cell = row[planned.column], cell.formula == nil, !cells.showsDate(cell),
        let amount = cells.amount(cell).value,
        let name = cells.text(row[names.column]).map(NameKey.exact)
      else {
        others.insert(row.number)
        continue
      }
      guard budgets[name, default: amount] == amount else { return nil }
      if budgets.updateValue(amount, forKey: name) != nil { others.insert(row.number) }
    }
    guard budgets.count > 1 else { return nil }
    var plan = log
    plan.role = .plan
    plan.columns = log.columns.compactMap { column in
      var column = column
      switch column.meaning {
      case .category: break
      case .type, .indicator: column.meaning = .type
      case nil where column.column == planned.column: column.meaning = .budgeted
      default: return nil
      }
      return column
    }
    plan.derivedRows = others
    plan.evidence = "each row of the log repeats the budget of its category"
    return plan
  }
}
