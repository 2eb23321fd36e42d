import BudgetModel
import CalendarDates
import Foundation

/// Every text of a report that does not come from the budget, in English.
///
/// Views, charts and templates have no words of their own, so that another language is another table.
public struct Wording: Hashable, Sendable {
  /// The English texts.
  public static let english = Wording()

  let language = "en"
  let report = "Budget report"
  let skip = "Skip to the report"
  let contents = "Contents"
  let searchLog = "Search the log"
  let shownRows = "{shown} of {all} rows"
  let themeSystem = "Theme: system"
  let themeLight = "Theme: light"
  let themeDark = "Theme: dark"
  let category = "Category"
  let amount = "Amount"
  let budgeted = "Budgeted"
  let actual = "Actual"
  let actualOverBudget = "Actual, over budget"
  let difference = "Difference"
  let percentUsed = "Used"
  let total = "Total"
  let income = "Income"
  let expenses = "Expenses"
  let net = "Net"
  let month = "Month"
  let spent = "spent"
  let share = "Share"
  let count = "Count"
  let description = "Description"
  let type = "Type"
  let balance = "Balance"
  let place = "Where"
  let problem = "What"
  let remedy = "What helps"
  let severity = "Kind"
  /// Stands where a figure has no meaning.
  let dash = "–"

  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The month with its year: `March 2026`.
  func month(_ month: CalendarMonth) -> String { "\(name(month)) \(month.year)" }

  /// The month's first three letters: `Mar`.
  func shortMonth(_ month: CalendarMonth) -> String { String(name(month).prefix(3)) }

  /// The month's first three letters with its year: `Mar 2026`.
  func shortMonthAndYear(_ month: CalendarMonth) -> String { "\(shortMonth(month)) \(month.year)" }

  /// The weekday: `Tuesday`.
  func weekday(_ weekday: Weekday) -> String { weekday.rawValue.capitalized }

  /// The group of the plan.
  func group(_ group: CategoryGroup) -> String {
    switch group {
    case .income: "Income"
    case .fixed: "Fixed expenses"
    case .variable: "Variable expenses"
    case .quarterly: "Quarterly expenses"
    }
  }

  /// The group of the plan in a word.
  func shortGroup(_ group: CategoryGroup) -> String {
    switch group {
    case .income: "Income"
    case .fixed: "Fixed"
    case .variable: "Variable"
    case .quarterly: "Quarterly"
    }
  }

  /// What a planned amount is for, where it is not a month.
  func basis(_ basis: AmountBasis) -> String {
    switch basis {
    case .month: "a month"
    case .quarter: "a quarter"
    case .year: "a year"
    }
  }

  /// Which way the money of a transaction went.
  func kind(_ kind: TransactionKind) -> String {
    switch kind {
    case .income: "Income"
    case .expense: "Expense"
    case .transfer: "Transfer"
    }
  }

  /// How much a finding matters.
  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "Note"
    case .warning: "Warning"
    case .error: "Not used"
    }
  }

  /// A number of things: `1 category`, `3 categories`.
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Which currency the amounts of a table are in.
  func amounts(in currency: Currency) -> String { "Amounts in \(currency.code)." }

  /// When and from what the report was made.
  func provenance(_ source: String?, at time: UTCTimestamp) -> String {
    let clock = time.time.description.prefix(5)
    return (source.map { "From \($0). " } ?? "") + "Made \(time.date), \(clock) UTC."
  }

  private func name(_ month: CalendarMonth) -> String {
    months.indices.contains(month.month - 1) ? months[month.month - 1] : month.description
  }
}
