internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// Writes budget vs actual for a month that the user can choose (SPEC §2, sheet 3, and Ready to Assign).
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
  private let rollover: RolloverSheet?
  /// The maximum number of rows that are readable on one page.
  private static let rowsOfPage = 70
  /// The row of Ready to Assign, below its terms; the first term is in row 3.
  private var readyRow: Int { 3 + terms.count }
  private var headerRow: Int { readyRow + 3 }

  init(
    _ budget: Budget, month: CalendarMonth, _ styles: ExportStyles, _ plan: PlanLayout,
    _ formulas: ComparisonFormulas, _ rollover: RolloverSheet?
  ) {
    self.budget = budget
    self.month = month
    self.styles = styles
    self.plan = plan
    self.formulas = formulas
    self.rollover = rollover
  }

  /// Returns the sheet.
  mutating func write() -> SheetDraft {
    let spending = budget.categories.filter(\.group.isSpending)
    let spendingIDs = Set(spending.map(\.id))
    let hasUncategorized = budget.transactions.contains { transaction in
      transaction.kind == .expense && !(transaction.categoryID.map(spendingIDs.contains) ?? false)
    }
    // A table has at least one row of data.
    let rowCount = max(1, spending.count + (hasUncategorized ? 1 : 0))
    let firstRow = headerRow + 1
    let totalRow = firstRow + rowCount
    writeHead(totalRow: totalRow)
    draft.append(
      Self.headers.map { header in
        switch header {
        case "Category": .text(header, styles.header)
        case "Status": .text(header, styles.indentedHeader)
        default: .text(header, styles.numberHeader)
        }
      })
    for category in spending {
      let criterion = formulas.criterion(for: category.name, in: "A\(draft.nextRow)")
      append(
        name: plan.name[category.id].map { .formula(planReference($0), .general) } ?? .text(category.name),
        budgeted: budgeted(category), measure: measure(category),
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
      formulas.budgeted(plan: planReference(cell), name: category.name, in: "A\(draft.nextRow)"),
      styles.amount)
  }

  /// Returns the amount with which spending is compared, for a category that is planned by the quarter or year: its
  /// assignment, or the amount of its whole basis; nil for other categories.
  private func measure(_ category: BudgetModel.Category) -> String? {
    guard category.measureBasis != .month, let cell = plan.perMonth[category.id] else { return nil }
    let times = category.measureBasis.months / category.basis.months
    let amount = planReference(CellReference(clampingRow: cell.row, column: PlanSheet.amountColumn))
    return formulas.budgeted(
      plan: amount + (times == 1 ? "" : "*\(times)"), name: category.name, in: "A\(draft.nextRow)")
  }

  private mutating func append(
    name: SheetDraft.Entry, budgeted: SheetDraft.Entry, measure: String? = nil, expenses: String,
    refunds: String
  ) {
    let row = draft.nextRow
    draft.append([
      name, budgeted,
      .formula("ROUND(\(expenses)-G\(row),4)", styles.amount),
      .formula("B\(row)-C\(row)", styles.amount),
      .formula("IF(B\(row)>0,C\(row)/B\(row),0)", styles.percent),
      .formula(status(row, measure), styles.indented),
      .formula(refunds, styles.amount),
    ])
  }

  /// Appends a row for expenses that no row above counts; refunds without a category are income.
  private mutating func appendUncategorized(firstRow: Int) {
    let lastRow = draft.nextRow - 1
    let counted =
      lastRow < firstRow ? "" : "-SUM(C\(firstRow):C\(lastRow))-SUM(G\(firstRow):G\(lastRow))"
    append(
      name: .text("Uncategorized"), budgeted: .number(0, styles.amount),
      expenses: formulas.sum(of: .expense) + counted, refunds: "0")
  }

  private func status(_ row: Int, _ measure: String?) -> String {
    let measure = measure ?? "B\(row)"
    return "IF(B\(row)=0,\"No plan\",IF(C\(row)>\(measure),\"Over budget\","
      + "IF(C\(row)=\(measure),\"Used up\",\"Within budget\")))"
  }
}

extension ComparisonSheet {
  /// Writes the month, its first day, the next month's first day, and the terms of Ready to Assign.
  private mutating func writeHead(totalRow: Int) {
    let startDay = budget.settings.monthStartDay
    draft.append([.text("Budget vs Actual", styles.title)])
    draft.append([.text("Choose a month in B3; everything below follows", styles.note)])
    let choice: [[SheetDraft.Entry]] = [
      [.text("Month"), ExportCell.month(month, styles.monthInput)],
      [.text("First day"), .formula(day(startDay, monthsLater: 0), styles.date)],
      [.text("Next month begins"), .formula(day(startDay, monthsLater: 1), styles.date)],
    ]
    for (index, term) in terms.enumerated() {
      let left = choice.indices.contains(index) ? choice[index] : [.nothing, .nothing]
      draft.append(
        left + [
          .nothing, .text(label(term)), .nothing,
          .formula(formula(term, totalRow: totalRow), styles.amount),
        ])
    }
    let sum = terms.enumerated().map { index, term in
      (index == 0 ? "" : term.isTakenAway ? "-" : "+") + "F\(3 + index)"
    }
    draft.append([
      .nothing, .nothing, .nothing,
      .text("Ready to Assign", styles.totalLabel), .text(nil, styles.totalLabel),
      .formula("ROUND(\(sum.joined()),4)", styles.totalAmount),
    ])
    let ready = "F\(readyRow)"
    let words =
      "IF(\(ready)>0,\"Money without a job\",IF(\(ready)<0,\"More assigned than there is\",\"Every unit has a job\"))"
    let known =
      rollover == nil
      ? words : "IF(ISNUMBER(\(ready)),\(words),\"The sheet Rollover does not count this month\")"
    draft.append([.nothing, .nothing, .nothing, .formula(known, styles.note)])
    draft.skipRow()
  }

  /// The terms of Ready to Assign; with rollover, all possible terms, because the user can choose any month.
  private var terms: [ReadyToAssign.Term.Kind] {
    rollover == nil ? [.startingBalance, .incomeReceived, .assigned] : ReadyToAssign.Term.Kind.allCases
  }

  private func label(_ term: ReadyToAssign.Term.Kind) -> String {
    switch term {
    case .carriedOver: "Carried over"
    case .startingBalance: "Starting balance"
    case .incomeReceived: "Income received"
    case .overspentBefore: "Overspent in cash before"
    case .uncategorized: "Spent without a category"
    case .assigned: "Assigned"
    case .assignedLater: "Assigned to later months"
    }
  }

  private func formula(_ term: ReadyToAssign.Term.Kind, totalRow: Int) -> String {
    if let known = rollover?.terms[term] { return known }
    switch term {
    case .startingBalance: return formulas.startingBalance(of: budget)
    case .incomeReceived: return "ROUND(\(formulas.sum(of: .income))-G\(totalRow),4)"
    case .assigned: return "B\(totalRow)"
    case .assignedLater:
      let given = Set(budget.monthlyBudgets.flatMap(\.assignments).map(\.categoryID))
      let income = budget.categories.filter { !$0.group.isSpending && given.contains($0.id) }
      return formulas.assignedLater(
        except: income.compactMap { category in
          plan.name[category.id].map { (category.name, planReference($0)) }
        })
    case .carriedOver, .overspentBefore, .uncategorized: return "0"
    }
  }

  /// Returns the formula of the first day of a month: the start day of the settings, or the last day of a
  /// shorter month (SPEC §2, sheet 3).
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
    draft.properties.frozenRows = headerRow
    draft.properties.showsGridLines = false
    draft.properties.printSetup.isLandscape = true
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.fitToHeight = totalRow <= Self.rowsOfPage ? 1 : nil
    draft.properties.printSetup.repeatedRows = headerRow...headerRow
    draft.properties.printSetup.footer = "&P / &N"
    func range(_ column: Int, _ rows: ClosedRange<Int>) -> [CellRange] {
      CellRange(rows: rows, columns: column...column).map { [$0] } ?? []
    }
    let used = range(5, firstRow...totalRow)
    // The total row has no status; a row without a plan is never over budget.
    let isOver = "$B\(firstRow)<>0,OR($F\(firstRow)=\"Over budget\",$F\(firstRow)=\"\")"
    draft.properties.conditionalFormats = [
      ConditionalFormat(
        range(4, firstRow...totalRow), when: .formula("AND($D\(firstRow)<0,\(isOver))"), style: Palette.bad),
      ConditionalFormat(used, when: .formula("AND($E\(firstRow)>1,\(isOver))"), style: Palette.bad),
      ConditionalFormat(used, when: .cell(.greaterThanOrEqual, "0.8"), style: Palette.caution),
      ConditionalFormat(range(6, readyRow...readyRow), when: .cell(.equal, "0"), style: Palette.good),
      ConditionalFormat(
        range(6, readyRow...readyRow), when: .cell(.greaterThan, "0"), style: Palette.caution),
      ConditionalFormat(range(6, readyRow...readyRow), when: .cell(.lessThan, "0"), style: Palette.bad),
    ]
    draft.properties.validations = [
      DataValidation(
        range(2, 3...3), .dateAtLeast("1"), allowsBlank: false, errorMessage: "Enter any day of a month.")
    ]
    draft.properties.charts = ComparisonCharts.charts(
      rows: firstRow...totalRow - 1, headerRow: headerRow, budget)
  }
}
