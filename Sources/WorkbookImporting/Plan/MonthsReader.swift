internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads the sheets with the starting balances of months and with the amounts assigned in each month.
struct MonthsReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader
  private let row: PlanRowReader

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    self.table = table
    self.sheet = sheet
    self.cells = cells
    row = PlanRowReader(sheetName: sheet.name, columns: table.columnByMeaning, cells: cells)
  }

  /// Adds each month of the table and reports repeated months.
  func readMonths(into builder: inout BudgetBuilder) {
    for row in sheet.rows(table.dataRows) {
      guard let month = month(row, &builder) else { continue }
      guard !builder.budget.monthlyBudgets.contains(where: { $0.month == month }) else {
        builder.note(.plan(.monthTwice(month)), at: self.row.location(.month, row))
        continue
      }
      builder.add(
        monthlyBudget(month, row, &builder), startAt: self.row.location(.startingBalance, row))
    }
  }

  /// Adds each assigned amount of the table to its month.
  ///
  /// The amount of an income category is added to the planned income.
  func readAssignments(into builder: inout BudgetBuilder) {
    for row in rowsWithYears(&builder) {
      guard let month = month(row, &builder) else { continue }
      for (name, cell) in self.row.assigned(row, in: table) {
        assign(cell, to: name, in: month, row, &builder)
      }
    }
  }

  private func assign(
    _ cell: Cell?, to name: String, in month: CalendarMonth, _ row: Sheet.Row, _ builder: inout BudgetBuilder
  ) {
    let amountPlace = self.row.location(cell) ?? self.row.location(.assigned, row)
    let amount = builder.usable(cells.amount(cell), at: amountPlace, otherwise: .notPlanned) ?? 0
    let place = table[.category] == nil ? amountPlace : self.row.location(.category, row)
    let group = self.row.group(of: name, row, in: table)
    let categoryID = builder.plannedCategoryID(named: name, group: group, at: place)
    let index = builder.monthIndex(month)
    if builder.group(of: categoryID) == .income {
      let planned = builder.budget.monthlyBudgets[index].plannedIncome ?? 0
      builder.budget.monthlyBudgets[index].plannedIncome = planned.adding(amount) ?? planned
      return
    }
    let assigned = builder.budget.monthlyBudgets[index].assignments
    guard !assigned.contains(where: { $0.categoryID == categoryID }) else {
      builder.note(.plan(.assignedTwice(name: name, month)), at: place)
      return
    }
    builder.assign(amount, to: categoryID, inMonthAt: index, at: amountPlace)
  }

  private func monthlyBudget(_ month: CalendarMonth, _ row: Sheet.Row, _ builder: inout BudgetBuilder)
    -> MonthlyBudget
  {
    let id: Identifier<MonthlyBudget> = builder.identity(
      given: self.row.text(.id, row), place: "\(sheet.name)!\(row.number)",
      content: [month.description],
      at: self.row.location(.id, row))
    var budget = MonthlyBudget(id: id, month: month, info: builder.context.recordInfo)
    budget.startingBalance = self.row.amount(.startingBalance, row, &builder)
    budget.plannedIncome = optionalAmount(.plannedIncome, row, &builder)
    budget.fixedExpensesTotal = optionalAmount(.fixedTotal, row, &builder)
    budget.variableExpensesTotal = optionalAmount(.variableTotal, row, &builder)
    budget.savingsGoal = optionalAmount(.savingsGoal, row, &builder)
    return budget
  }

  private func optionalAmount(_ meaning: FieldMeaning, _ row: Sheet.Row, _ builder: inout BudgetBuilder)
    -> Decimal?
  {
    if case .blank = cells.amount(self.row[meaning, row]) { return nil }
    return self.row.amount(meaning, row, &builder)
  }

  /// Returns the month of a row; nil for a blank row or a total.
  ///
  /// A row without a readable month or year is reported, and its month is nil as well.
  private func month(_ row: Sheet.Row, _ builder: inout BudgetBuilder) -> CalendarMonth? {
    guard let text = self.row.text(.month, row), !HeaderText.isTotal(text) else { return nil }
    if let named = self.row.month(row, in: table), let year = named.year {
      return CalendarMonth(year: year, month: named.month)
    }
    builder.note(.row(.monthUnreadable(text)), at: self.row.location(.month, row))
    return nil
  }

  /// Returns the rows of a table of assignments whose months have a year.
  ///
  /// The other rows are reported in one finding.
  private func rowsWithYears(_ builder: inout BudgetBuilder) -> [Sheet.Row] {
    let rows = sheet.rows(table.dataRows)
    let missing = rows.filter { row in self.row.month(row, in: table).map { $0.year == nil } ?? false }
    guard !missing.isEmpty else { return Array(rows) }
    let names = Set(missing.flatMap { self.row.assigned($0, in: table).map(\.name) })
    builder.note(
      .plan(.yearMissing(categories: names.count)),
      at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    let numbers = Set(missing.map(\.number))
    return rows.filter { !numbers.contains($0.number) }
  }
}
