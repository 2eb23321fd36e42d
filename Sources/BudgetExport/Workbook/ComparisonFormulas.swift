internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// The formulas of budget vs actual, which use the tables of the log and of the assignments.
struct ComparisonFormulas {
  /// The first day of the month that the user chose.
  static let month = "DATE(YEAR($B$3),MONTH($B$3),1)"

  let log: LogFormulas
  private let hasAssignments: Bool
  private let foldedNames: [String: Int]

  init(_ budget: Budget, logHasCurrencies: Bool) {
    log = LogFormulas(hasCurrencies: logHasCurrencies)
    hasAssignments = budget.monthlyBudgets.contains { !$0.assignments.isEmpty }
    foldedNames = Dictionary(budget.categories.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
  }

  /// Returns the criterion for the category whose name is in a cell.
  func criterion(for name: String, in cell: String) -> LogFormulas.Criterion {
    LogFormulas.Criterion(name, in: cell, among: foldedNames)
  }

  /// Returns the sum of the amounts of one type in the month and in a category.
  func sum(of kind: TransactionKind, _ category: LogFormulas.Criterion) -> String {
    log.sum(of: kind, from: "$B$4", before: "$B$5", [(.category, category)])
  }

  /// Returns the sum of all amounts of one type in the month; income includes refunds.
  func sum(of kind: TransactionKind) -> String { log.sum(of: kind, from: "$B$4", before: "$B$5") }

  /// Returns the month's assignment to the category whose name is in a cell, or the category's planned amount
  /// if there is none.
  func budgeted(
    plan: String, name: String, in cell: String, month: String = ComparisonFormulas.month
  ) -> String {
    guard hasAssignments else { return plan }
    let table = MonthsSheet.assignmentsTableName
    if case .exactly = criterion(for: name, in: cell) {
      let match = "EXACT(\(table)[Category],\(cell))*(\(table)[Month]=\(month))"
      return "IF(SUMPRODUCT(\(match))>0,SUMPRODUCT(\(match)*\(table)[Assigned]),\(plan))"
    }
    let match = "\(table)[Month],\(month),\(table)[Category],\"=\"&\(cell)"
    return "IF(COUNTIFS(\(match))>0,SUMIFS(\(table)[Assigned],\(match)),\(plan))"
  }

  /// Returns the sum of the assignments of later months; assignments to the income categories in `income` do
  /// not count.
  func assignedLater(except income: [(name: String, cell: String)]) -> String {
    guard hasAssignments else { return "0" }
    let table = MonthsSheet.assignmentsTableName
    let months = "\(table)[Month],\">\"&\(Self.month)"
    let others = income.map { name, cell in
      if case .exactly = criterion(for: name, in: cell) {
        return
          "-SUMPRODUCT(EXACT(\(table)[Category],\(cell))*(\(table)[Month]>\(Self.month))*\(table)[Assigned])"
      }
      return "-SUMIFS(\(table)[Assigned],\(months),\(table)[Category],\"=\"&\(cell))"
    }
    return "SUMIFS(\(table)[Assigned],\(months))" + others.joined()
  }

  /// Returns the starting balance of a month.
  func startingBalance(of budget: Budget, month: String = "DATE(YEAR(B3),MONTH(B3),1)") -> String {
    guard !budget.monthlyBudgets.isEmpty else { return "0" }
    let table = MonthsSheet.monthsTableName
    return "SUMIFS(\(table)[Starting Balance],\(table)[Month],\(month))"
  }
}
