internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

/// The formulas of budget vs actual over the log's table and the assignments'.
struct ComparisonFormulas {
  /// The month that the user chose, by its first day.
  static let month = "DATE(YEAR($B$3),MONTH($B$3),1)"

  let log: LogFormulas
  private let hasAssignments: Bool
  private let foldedNames: [String: Int]

  init(_ budget: Budget, logHasCurrencies: Bool) {
    log = LogFormulas(hasCurrencies: logHasCurrencies)
    hasAssignments = budget.monthlyBudgets.contains { !$0.assignments.isEmpty }
    foldedNames = Dictionary(budget.categories.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
  }

  /// The criterion for the category named in a cell.
  func criterion(for name: String, in cell: String) -> LogFormulas.Criterion {
    LogFormulas.Criterion(name, in: cell, among: foldedNames)
  }

  /// The sum of the month's amounts of one type in a category.
  func sum(of kind: TransactionKind, _ category: LogFormulas.Criterion) -> String {
    log.sum(of: kind, from: "$B$4", before: "$B$5", [(.category, category)])
  }

  /// All of the month's amounts of one type; income with its refunds.
  func sum(of kind: TransactionKind) -> String { log.sum(of: kind, from: "$B$4", before: "$B$5") }

  /// What the category named in a cell was assigned in the month where it was, else what the plan gives it.
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

  /// What months after the chosen one are assigned; `income` are names of categories that are never assigned to.
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

  /// What a month starts with.
  func startingBalance(of budget: Budget, month: String = "DATE(YEAR(B3),MONTH(B3),1)") -> String {
    guard !budget.monthlyBudgets.isEmpty else { return "0" }
    let table = MonthsSheet.monthsTableName
    return "SUMIFS(\(table)[Starting Balance],\(table)[Month],\(month))"
  }
}
