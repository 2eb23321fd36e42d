internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import Spreadsheet

/// The formulas of budget vs actual over the log's table and the assignments'.
struct ComparisonFormulas {
  /// How a formula finds the rows of a category.
  enum Criterion: Hashable {
    /// By the name in a cell, which `SUMIFS` compares without case.
    case cell(String)
    /// By the name in a cell, letter by letter: for names that `SUMIFS` would take for a pattern or for another's.
    case exactly(String)
  }

  private let logHasCurrencies: Bool
  private let hasAssignments: Bool
  private let foldedNames: [String: Int]

  init(_ budget: Budget, logHasCurrencies: Bool) {
    self.logHasCurrencies = logHasCurrencies
    hasAssignments = budget.monthlyBudgets.contains { !$0.assignments.isEmpty }
    foldedNames = Dictionary(budget.categories.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
  }

  /// The criterion for the category named in column A of this row.
  func criterion(for name: String, row: Int) -> Criterion {
    let isPattern = name.contains { "*?~".contains($0) } || name.count > 200
    let isAmbiguous = foldedNames[name.lowercased(), default: 0] > 1
    return isPattern || isAmbiguous ? .exactly("A\(row)") : .cell("A\(row)")
  }

  /// The sum of the month's amounts of one type in a category.
  func sum(of kind: TransactionKind, _ criterion: Criterion) -> String {
    let log = LogSheet.tableName
    let type = "\"\(LogSheet.word(kind))\""
    switch criterion {
    case .exactly(let cell):
      let currency = logHasCurrencies ? "*(\(log)[Currency]=\"\")" : ""
      return "SUMPRODUCT(EXACT(\(log)[Category],\(cell))*(\(log)[Type]=\(type))"
        + "*(\(log)[Date]>=$B$4)*(\(log)[Date]<$B$5)\(currency)*\(log)[Amount])"
    case .cell(let cell): return sum(type, ",\(log)[Category],\"=\"&\(cell)")
    }
  }

  /// All of the month's amounts of one type; income with its refunds.
  func sum(of kind: TransactionKind) -> String { sum("\"\(LogSheet.word(kind))\"", "") }

  private func sum(_ type: String, _ category: String) -> String {
    let log = LogSheet.tableName
    let currency = logHasCurrencies ? ",\(log)[Currency],\"=\"" : ""
    return "SUMIFS(\(log)[Amount]\(category),\(log)[Type],\(type)"
      + ",\(log)[Date],\">=\"&$B$4,\(log)[Date],\"<\"&$B$5\(currency))"
  }

  /// What the category in this row was assigned in the month where it was, else what the plan gives it.
  func budgeted(plan: String, name: String, row: Int) -> String {
    guard hasAssignments else { return plan }
    let table = MonthsSheet.assignmentsTableName
    let month = "DATE(YEAR($B$3),MONTH($B$3),1)"
    if case .exactly(let cell) = criterion(for: name, row: row) {
      let match = "EXACT(\(table)[Category],\(cell))*(\(table)[Month]=\(month))"
      return "IF(SUMPRODUCT(\(match))>0,SUMPRODUCT(\(match)*\(table)[Assigned]),\(plan))"
    }
    let match = "\(table)[Month],\(month),\(table)[Category],\"=\"&A\(row)"
    return "IF(COUNTIFS(\(match))>0,SUMIFS(\(table)[Assigned],\(match)),\(plan))"
  }

  /// What the month starts with.
  func startingBalance(of budget: Budget) -> String {
    guard !budget.monthlyBudgets.isEmpty else { return "0" }
    let table = MonthsSheet.monthsTableName
    return "SUMIFS(\(table)[Starting Balance],\(table)[Month],DATE(YEAR(B3),MONTH(B3),1))"
  }
}
