import Spreadsheet
import BudgetCalculation
import BudgetModel
import Foundation

extension Job {
  /// Performs every calculation of a monthly report on a log of this length; the result is the processor time of the
  /// fastest of eleven runs.
  static let statement = Job(name: "statement", arguments: "TRANSACTIONS") { arguments in
    guard let count = Int(arguments[0]), count > 0 else { throw NotACount(text: arguments[0]) }
    let budget = LargeBudget.make(transactions: count)
    let today = LargeBudget.today
    var total = 0.0
    func measure(_ name: String, _ work: () -> Int) {
      let runs = (0..<11).map { _ in
        let start = clock()
        sink &+= work()
        return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
      }
      let best = runs.min() ?? 0
      total += best
      print(name.padding(toLength: 28, withPad: " ", startingAt: 0), milliseconds(best))
    }
    var sink = 0
    measure("ledger") { Ledger(budget).transactions.count }
    let ledger = Ledger(budget)
    let month = ledger.month(containing: today)
    measure("envelopes with rollover") { Envelopes(ledger, in: month).envelopes.count }
    measure("carry-forward warning") { CarryForwardWarning(ledger, goingTo: month) == nil ? 0 : 1 }
    measure("trends of 12 months") { Trends(ledger, months: month.last(12)).categories.count }
    measure("log of the month") { RunningBalance(ledger, in: month.days).entries.count }
    measure("comparison") { BudgetComparison(ledger, in: month).rows.count }
    total = 0
    print("\nthe report:")
    measure("ledger") { Ledger(budget).transactions.count }
    measure("statement") { MonthStatement(ledger, month: month).comparison.rows.count }
    measure("limits") { LimitStatus.all(ledger, on: today).count }
    measure("accounts at 12 month ends") {
      AccountBalances.over(ledger, on: month.last(12).map(\.lastDay)).count
    }
    measure("daily budget") { DailyBudget(ledger, today: today).days }
    measure("upcoming bills") {
      UpcomingBills(budget.bills, today: today, through: today.adding(days: 31)).rows.count
    }
    measure("calendar") { MonthCalendar(ledger, in: month).days.count }
    measure("periods") { PeriodReport.all(ledger, through: today).count }
    measure("payees") { SpendingByPayee(ledger, in: month.days).rows.count }
    print("all".padding(toLength: 28, withPad: " ", startingAt: 0), milliseconds(total), sink == 0 ? "!" : "")
  }

  private static func milliseconds(_ time: Double) -> String { String(format: "%8.2f ms", time) }

  private struct NotACount: Error, CustomStringConvertible {
    let text: String
    var description: String { "\(text) is no number of transactions" }
  }
}
