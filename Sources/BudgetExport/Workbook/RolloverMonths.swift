internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// The months of a budget with rollover that the workbook covers, and the amounts carried over between them.
struct RolloverMonths {
  /// The months, oldest first, with their envelopes.
  let months: [Envelopes]
  /// Whether the months begin with the budget's first month, so that nothing is carried over from
  /// earlier months.
  let isComplete: Bool
  /// The month before these months; nil if `isComplete` is true.
  let before: Envelopes?
  let ledger: Ledger

  /// The number of months covered after the last month with figures, for rows that are added later.
  private static let ahead = 12
  /// The maximum number of months, and the maximum number of rows (one per category and month).
  private static let limits = (months: 600, rows: 12_000)

  /// Determines the months; nil if the budget does not use rollover.
  init?(_ budget: Budget, showing month: CalendarMonth) {
    guard budget.settings.rollsOver else { return nil }
    let ledger = Ledger(budget)
    let shown = ledger.month(month)
    let first = min(ledger.firstMonth(startDay: shown.startDay) ?? shown, shown)
    let records = ledger.monthlyBudgets.keys.map { ledger.month($0) }
    let logged = ledger.transactions.last.map { ledger.month(containing: $0.date) }
    let last = max(shown, records.max() ?? shown, logged ?? shown)
    let most = max(24, min(Self.limits.months, Self.limits.rows / max(1, ledger.spendingCategories.count)))
    // If there are too many months, the months up to the shown month and shortly after it are kept.
    let isLong = first.month.months(until: last.month) + Self.ahead >= most
    let end = (isLong ? shown : last).adding(months: Self.ahead)
    let start = max(first, end.adding(months: 1 - most), Self.earliest(shown.startDay))
    self.ledger = ledger
    isComplete = start == first
    months = Envelopes.rolling(ledger, in: min(start, shown)...max(end, shown))
    before = isComplete ? nil : Envelopes(ledger, in: start.previous, rollsOver: true)
  }

  /// Returns the first month in which a spreadsheet supports every day.
  private static func earliest(_ startDay: Int) -> BudgetMonth {
    BudgetMonth(containing: CalendarDate("1900-02-01") ?? .earliest, startDay: startDay).next
  }
}
