internal import BudgetCalculation
internal import BudgetModel
internal import BudgetReports
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import WorkbookForm

extension LogSums {
  /// Creates the sums over the log in a report's own workbook; nil if formulas would not give the
  /// report's figures.
  ///
  /// The rows of the sheet have the columns day, description, category, type, amount and balance. Formulas cannot sum
  /// amounts in several currencies, or categories whose names a criterion cannot distinguish.
  init?(rows: ClosedRange<Int>, onSheet name: String, of report: BudgetReport) {
    let context = report.context
    let own = context.budget.settings.currency
    guard context.log.entries.allSatisfy({ ($0.transaction.currency ?? own) == own }),
      Self.areCriteria(context.budget.categories.map(\.name))
    else { return nil }
    func cells(_ column: String) -> String {
      "\(SheetName.quoted(name))!$\(column)$\(rows.lowerBound):$\(column)$\(rows.upperBound)"
    }
    func term(_ kind: TransactionKind) -> Term {
      Term(
        cells("E"), [Condition(cells("D"), Self.quoted(report.wording.kind(kind)))], categories: cells("C"))
    }
    self.init()
    income = [term(.income)]
    expenses = [term(.expense)]
    spending = [term(.expense), term(.income).negated]
  }

  /// Returns whether each name, used as a criterion, matches only itself: no wildcards, comparisons
  /// or case variants.
  private static func areCriteria(_ names: [String]) -> Bool {
    let isPlain = names.allSatisfy { name in
      !name.contains { "*?~".contains($0) } && !(name.first.map { "<>=".contains($0) } ?? true)
    }
    return isPlain && Set(names.map { $0.lowercased() }).count == names.count
  }
}
