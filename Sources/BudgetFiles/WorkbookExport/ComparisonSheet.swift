internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Writes budget vs actual for a month that the user can change (SPEC §2, sheet 3, and Ready to Assign).
struct ComparisonSheet {
  static let sheetName = "Budget vs Actual"

  private let budget: Budget
  private let month: CalendarMonth
  private let styles: ExportStyles
  private let plan: PlanLayout
  private let formulas: ComparisonFormulas
  private var draft = SheetDraft(ComparisonSheet.sheetName)

  private static let headers = [
    "Category", "Budgeted", "Actual", "Difference", "% Used", "Status", "Refunds",
  ]
  private static let headerRow = 9

  init(
    _ budget: Budget, month: CalendarMonth, _ styles: ExportStyles, _ plan: PlanLayout,
    logHasCurrencies: Bool
  ) {
    self.budget = budget
    self.month = month
    self.styles = styles
    self.plan = plan
    formulas = ComparisonFormulas(budget, logHasCurrencies: logHasCurrencies)
  }

  /// The sheet.
  mutating func write() -> SheetDraft {
    let spending = budget.categories.filter(\.group.isSpending)
    let spendingIDs = Set(spending.map(\.id))
    let hasUncategorized = budget.transactions.contains { transaction in
      transaction.kind == .expense && !(transaction.categoryID.map(spendingIDs.contains) ?? false)
    }
    // A table has at least one row.
    let rowCount = max(1, spending.count + (hasUncategorized ? 1 : 0))
    let firstRow = Self.headerRow + 1
    let totalRow = firstRow + rowCount
    writeHead(totalRow: totalRow)
    draft.append(
      Self.headers.map { header in
        .text(header, ["Category", "Status"].contains(header) ? styles.header : styles.numberHeader)
      })
    for category in spending {
      let criterion = formulas.criterion(for: category.name, row: draft.nextRow)
      append(
        name: plan.name[category.id].map { .formula(planReference($0), .general) } ?? .text(category.name),
        budgeted: budgeted(category),
        expenses: formulas.sum(of: .expense, criterion), refunds: formulas.sum(of: .income, criterion))
    }
    if hasUncategorized || spending.isEmpty { appendUncategorized(firstRow: firstRow) }
    writeTotals(firstRow: firstRow, totalRow: totalRow)
    decorate(firstRow: firstRow, totalRow: totalRow)
    return draft
  }

  private func planReference(_ cell: CellReference) -> String {
    "\(SheetName.quoted(PlanSheet.sheetName))!\(cell)"
  }

  private func budgeted(_ category: BudgetModel.Category) -> SheetDraft.Entry {
    guard let cell = plan.perMonth[category.id] else { return .number(0, styles.amount) }
    return .formula(
      formulas.budgeted(plan: planReference(cell), name: category.name, row: draft.nextRow), styles.amount)
  }

  private mutating func append(
    name: SheetDraft.Entry, budgeted: SheetDraft.Entry, expenses: String, refunds: String
  ) {
    let row = draft.nextRow
    draft.append([
      name, budgeted,
      .formula("ROUND(\(expenses)-G\(row),4)", styles.amount),
      .formula("B\(row)-C\(row)", styles.amount),
      .formula("IF(B\(row)>0,C\(row)/B\(row),0)", styles.percent),
      .formula(status(row), styles.indented),
      .formula(refunds, styles.amount),
    ])
  }

  /// Expenses that no row above counts; what comes back without a category is income, not a refund.
  private mutating func appendUncategorized(firstRow: Int) {
    let lastRow = draft.nextRow - 1
    let counted =
      lastRow < firstRow ? "" : "-SUM(C\(firstRow):C\(lastRow))-SUM(G\(firstRow):G\(lastRow))"
    append(
      name: .text("Uncategorized"), budgeted: .number(0, styles.amount),
      expenses: formulas.sum(of: .expense) + counted, refunds: "0")
  }

  private func status(_ row: Int) -> String {
    "IF(C\(row)>B\(row),\"Over budget\",IF(C\(row)=B\(row),\"Used up\",\"Within budget\"))"
  }
}

extension ComparisonSheet {
  /// The month, its first day and the first after it, and what Ready to Assign is made of.
  private mutating func writeHead(totalRow: Int) {
    let startDay = budget.settings.monthStartDay
    draft.append([.text("Budget vs Actual", styles.title)])
    draft.append([.text("Choose a month in B3; everything below follows", styles.note)])
    let starting = formulas.startingBalance(of: budget)
    draft.append([
      .text("Month"), ExportCell.month(month, styles.monthInput), .nothing,
      .text("Starting balance"), .nothing, .formula(starting, styles.amount),
    ])
    draft.append([
      .text("First day"), .formula(day(startDay, monthsLater: 0), styles.date), .nothing,
      .text("Income received"), .nothing,
      .formula("ROUND(\(formulas.sum(of: .income))-G\(totalRow),4)", styles.amount),
    ])
    draft.append([
      .text("Next month begins"), .formula(day(startDay, monthsLater: 1), styles.date), .nothing,
      .text("Assigned"), .nothing, .formula("B\(totalRow)", styles.amount),
    ])
    draft.append([
      .nothing, .nothing, .nothing,
      .text("Ready to Assign", styles.totalLabel), .text(nil, styles.totalLabel),
      .formula("ROUND(F3+F4-F5,4)", styles.totalAmount),
    ])
    draft.append([
      .nothing, .nothing, .nothing,
      .formula(
        "IF(F6>0,\"Money without a job\",IF(F6<0,\"More assigned than there is\",\"Every unit has a job\"))",
        styles.note),
    ])
    draft.skipRow()
  }

  /// The month's start day, in shorter months their last day (SPEC §2, sheet 3).
  private func day(_ startDay: Int, monthsLater: Int) -> String {
    guard startDay > 1 else { return "DATE(YEAR(B3),MONTH(B3)+\(monthsLater),1)" }
    return
      "DATE(YEAR(B3),MONTH(B3)+\(monthsLater),MIN(\(startDay),DAY(EOMONTH(B3,\(monthsLater)))))"
  }

  private mutating func writeTotals(firstRow: Int, totalRow: Int) {
    func sum(_ column: String) -> SheetDraft.Entry {
      .formula("SUM(\(column)\(firstRow):\(column)\(totalRow - 1))", styles.totalAmount)
    }
    draft.append([
      .text("Total", styles.totalLabel), sum("B"), sum("C"), sum("D"),
      .formula("IF(B\(totalRow)>0,C\(totalRow)/B\(totalRow),0)", styles.totalPercent),
      .text(nil, styles.totalLabel), sum("G"),
    ])
  }

  private mutating func decorate(firstRow: Int, totalRow: Int) {
    draft.setWidths([28, 18, 16, 16, 10, 18, 14])
    draft.properties.frozenRows = Self.headerRow
    draft.properties.showsGridLines = false
    draft.properties.printSetup.isLandscape = true
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.repeatedRows = Self.headerRow...Self.headerRow
    draft.properties.printSetup.footer = "&P / &N"
    func range(_ column: Int, _ rows: ClosedRange<Int>) -> [CellRange] {
      CellRange(rows: rows, columns: column...column).map { [$0] } ?? []
    }
    let used = range(5, firstRow...totalRow)
    draft.properties.conditionalFormats = [
      ConditionalFormat(range(4, firstRow...totalRow), when: .cell(.lessThan, "0"), style: Palette.bad),
      ConditionalFormat(used, when: .cell(.greaterThan, "1"), style: Palette.bad),
      ConditionalFormat(used, when: .cell(.greaterThanOrEqual, "0.8"), style: Palette.caution),
      ConditionalFormat(range(6, 6...6), when: .cell(.equal, "0"), style: Palette.good),
      ConditionalFormat(range(6, 6...6), when: .cell(.greaterThan, "0"), style: Palette.caution),
      ConditionalFormat(range(6, 6...6), when: .cell(.lessThan, "0"), style: Palette.bad),
    ]
    draft.properties.validations = [
      DataValidation(
        range(2, 3...3), .dateAtLeast("1"), allowsBlank: false, errorMessage: "Enter any day of a month.")
    ]
    draft.properties.charts = ComparisonCharts.charts(
      rows: firstRow...totalRow - 1, headerRow: Self.headerRow, below: totalRow, budget)
  }
}
