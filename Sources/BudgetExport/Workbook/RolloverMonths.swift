internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetValues

/// The months of a budget with rollover that its workbook counts, and what they hand on to each other.
struct RolloverMonths {
  /// The months, oldest first, with their envelopes.
  let months: [Envelopes]
  /// Whether they begin with the budget's first month, so that nothing comes from before.
  let isComplete: Bool
  /// The month before them where they are not complete.
  let before: Envelopes?
  let ledger: Ledger

  /// How many months after the last one with figures are counted too, for rows that are written later.
  private static let ahead = 12
  /// The most months, and the most rows of a category and a month.
  private static let limits = (months: 600, rows: 12_000)

  /// Nil where months stand for themselves.
  init?(_ budget: Budget, showing month: CalendarMonth) {
    guard budget.settings.rollsOver else { return nil }
    let ledger = Ledger(budget)
    let shown = ledger.month(month)
    let first = min(ledger.firstMonth(startDay: shown.startDay) ?? shown, shown)
    let records = ledger.monthlyBudgets.keys.map { ledger.month($0) }
    let logged = ledger.transactions.last.map { ledger.month(containing: $0.date) }
    let last = max(shown, records.max() ?? shown, logged ?? shown)
    let most = max(24, min(Self.limits.months, Self.limits.rows / max(1, ledger.spendingCategories.count)))
    // Where there are too many, those up to the shown one and soon after it.
    let isLong = first.month.months(until: last.month) + Self.ahead >= most
    let end = (isLong ? shown : last).adding(months: Self.ahead)
    let start = max(first, end.adding(months: 1 - most), Self.earliest(shown.startDay))
    self.ledger = ledger
    isComplete = start == first
    months = Envelopes.rolling(ledger, in: min(start, shown)...max(end, shown))
    before = isComplete ? nil : Envelopes(ledger, in: start.previous, rollsOver: true)
  }

  /// The first month whose days a spreadsheet knows.
  private static func earliest(_ startDay: Int) -> BudgetMonth {
    BudgetMonth(containing: CalendarDate("1900-02-01") ?? .earliest, startDay: startDay).next
  }
}
