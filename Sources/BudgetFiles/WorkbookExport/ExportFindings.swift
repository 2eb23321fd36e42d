public import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet

/// What a workbook cannot hold of a budget, or cannot hold exactly.
struct ExportFindings {
  /// The findings, first those about single records.
  let findings: [Finding]

  init(_ budget: Budget, now: UTCTimestamp) {
    findings = Self.amounts(budget) + Self.earlyDates(budget) + Self.leftOut(budget, now)
  }

  /// Amounts of more than the 15 digits that a spreadsheet keeps.
  private static func amounts(_ budget: Budget) -> [Finding] {
    var findings: [Finding] = []
    func check(_ amount: Decimal?, _ place: String) {
      guard let amount, amount.rounded(toSignificantDigits: 15) != amount else { return }
      findings.append(
        finding(
          .amountBeyondSpreadsheet, .warning, place,
          "the amount \(amount.plainText) has more than the 15 digits that a spreadsheet keeps",
          remedy: "keep the JSON backup, which is exact"))
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

  /// Days that Excel does not know stand as text, which its formulas do not count.
  private static func earlyDates(_ budget: Budget) -> [Finding] {
    let early = budget.transactions.filter { DateSystem.from1900.serial($0.date) == nil }
    guard let first = early.first else { return [] }
    return [
      finding(
        .dateBeyondSpreadsheet, .warning, "transaction of \(first.date)",
        "\(early.count) \(early.count == 1 ? "date lies" : "dates lie") before 1900; formulas do not count them"
      )
    ]
  }

  private static func leftOut(_ budget: Budget, _ now: UTCTimestamp) -> [Finding] {
    LeftOut(budget, now: now).kinds.map { kind in
      finding(
        .notInWorkbook, .info, kind.name,
        "the workbook does not hold the budget's \(kind.count) \(kind.count == 1 ? kind.one : kind.many)",
        remedy: "keep the JSON backup, which holds everything")
    }
  }

  private static func finding(
    _ code: Finding.Code, _ severity: Finding.Severity, _ place: String, _ reason: String,
    remedy: String? = nil
  ) -> Finding {
    Finding(code, severity, at: Provenance(file: place), reason: reason, remedy: remedy)
  }
}

extension Finding.Code {
  /// An amount with more digits than a spreadsheet keeps.
  public static let amountBeyondSpreadsheet = Finding.Code(rawValue: "amount-beyond-spreadsheet")
  /// A date that a spreadsheet does not know.
  public static let dateBeyondSpreadsheet = Finding.Code(rawValue: "date-beyond-spreadsheet")
  /// Records for which a workbook has no place.
  public static let notInWorkbook = Finding.Code(rawValue: "not-in-workbook")
}
