internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import ImportCore
internal import WorkbookForm

/// Writes the months with their starting balances, and the amounts that they assign to categories.
struct MonthsSheet {
  static let monthsName = "Months"
  static let monthsTableName = "Months"
  static let assignmentsName = "Assignments"
  static let assignmentsTableName = "Assignments"

  let budget: Budget
  let styles: ExportStyles
  let names: RecordNames

  /// Returns the sheet of months; nil if the budget has none.
  func writeMonths() -> SheetDraft? {
    guard !budget.monthlyBudgets.isEmpty else { return nil }
    var draft = SheetDraft(Self.monthsName)
    let headers = [
      "Month", "Starting Balance", "Planned Income", "Fixed Expenses Total", "Variable Expenses Total",
      "Savings Goal", "Total Budget", "Id",
    ]
    draft.append(headers.map(header))
    for month in budget.monthlyBudgets {
      let row = draft.nextRow
      draft.append([
        ExportCell.month(month.month, styles.month),
        .number(month.startingBalance, styles.amount),
        .number(month.plannedIncome, styles.amount),
        .number(month.fixedExpensesTotal, styles.amount),
        .number(month.variableExpensesTotal, styles.amount),
        .number(month.savingsGoal, styles.amount),
        .formula("ROUND(C\(row)-D\(row)-E\(row)-F\(row),4)", styles.amount),
        .text(month.id.description),
      ])
    }
    finish(&draft, Self.monthsTableName, headers, widths: [18, 18, 18, 22, 24, 16, 16, 38])
    draft.hide(column: headers.count)
    return draft
  }

  /// Returns the sheet of assignments; nil if the budget has none.
  func writeAssignments() -> SheetDraft? {
    guard budget.monthlyBudgets.contains(where: { !$0.assignments.isEmpty }) else { return nil }
    var draft = SheetDraft(Self.assignmentsName)
    let headers = ["Month", "Category", "Assigned"]
    draft.append(headers.map(header))
    for month in budget.monthlyBudgets {
      for assignment in month.assignments {
        draft.append([
          ExportCell.month(month.month, styles.month),
          .text(names.category[assignment.categoryID]),
          .number(assignment.amount, styles.amount),
        ])
      }
    }
    finish(&draft, Self.assignmentsTableName, headers, widths: [18, 28, 16])
    return draft
  }

  private func header(_ text: String) -> SheetDraft.Entry {
    .text(text, ["Month", "Category", "Id"].contains(text) ? styles.header : styles.numberHeader)
  }

  private func finish(
    _ draft: inout SheetDraft, _ name: String, _ headers: [String], widths: [Decimal]
  ) {
    draft.setWidths(widths)
    draft.properties.frozenRows = 1
    if let range = CellRange(rows: 1...max(2, draft.nextRow - 1), columns: 1...headers.count) {
      draft.properties.tables = [
        Sheet.Table(name, range: range, columns: headers.map { Sheet.Table.Column($0) })
      ]
    }
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.repeatedRows = 1...1
  }
}
