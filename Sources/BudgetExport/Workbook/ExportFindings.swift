internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// The data of a budget that a workbook cannot store, or cannot store exactly.
struct ExportFindings {
  /// The findings; findings about single records come first.
  let findings: [Finding]

  init(_ budget: Budget, now: UTCTimestamp) {
    findings = Self.amounts(budget) + Self.earlyDates(budget) + Self.leftOut(budget, now)
  }

  /// Returns findings for amounts that have more than the 15 digits that a spreadsheet stores.
  private static func amounts(_ budget: Budget) -> [Finding] {
    var findings: [Finding] = []
    func check(_ amount: Decimal?, _ place: String) {
      guard let amount, amount.rounded(toSignificantDigits: 15) != amount else { return }
      findings.append(finding(.amountBeyondSpreadsheet(amount), place))
    }
    for category in budget.categories {
      check(category.budgetedAmount, "category \"\(category.name)\"")
    }
    for account in budget.accounts { check(account.openingBalance, "account \"\(account.name)\"") }
    for bill in budget.bills { check(bill.amount, "bill \"\(bill.title)\"") }
    for limit in budget.limits { check(limit.amount, "limit of a category") }
    for transaction in budget.transactions {
      check(
        transaction.amount, "transaction of \(transaction.date) \"\(transaction.description.prefix(40))\"")
    }
    for month in budget.monthlyBudgets {
      let stored = [
        month.startingBalance, month.plannedIncome, month.fixedExpensesTotal, month.variableExpensesTotal,
        month.savingsGoal,
      ]
      for amount in stored + month.assignments.map(\.amount) { check(amount, "month \(month.month)") }
    }
    return findings
  }

  /// Returns findings for dates that Excel does not support; such dates are written as text, and formulas do
  /// not count their rows.
  private static func earlyDates(_ budget: Budget) -> [Finding] {
    let early = budget.transactions.filter { DateSystem.from1900.serial($0.date) == nil }
    guard let first = early.first else { return [] }
    return [finding(.datesBeyondSpreadsheet(count: early.count), "transaction of \(first.date)")]
  }

  private static func leftOut(_ budget: Budget, _ now: UTCTimestamp) -> [Finding] {
    LeftOut(budget, now: now).kinds.map { kind, count in
      finding(.notInWorkbook(kind, count: count), kind.rawValue)
    }
  }

  private static func finding(_ fact: Finding.ExportFact, _ place: String) -> Finding {
    Finding(.export(fact), at: Provenance(file: place))
  }
}
