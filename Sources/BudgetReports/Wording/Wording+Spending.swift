import CalendarDates

// What the sections about spending say: top categories, cash flow, calendar, a year of months.

extension Wording {
  var topTitle: String { "Top categories" }
  var topChartTitle: String { "The largest categories" }
  var change: String { "Change" }
  var changeShare: String { "Change in %" }
  var changeMeaning: String { "A dash stands where nothing was spent the month before." }

  /// What the table of the top categories shows.
  func topCaption(before month: String) -> String { "The largest categories against \(month)" }

  /// How much of the spending the largest categories are.
  func topLead(count: Int, others: String?, total: String) -> String {
    guard let others else { return "\(counted(count, "category takes", "categories take")) all of \(total)." }
    return "These \(count) categories lead; all others together come to \(others) of \(total)."
  }

  var flowTitle: String { "Cash flow" }
  var flowChartTitle: String { "From income to categories" }
  var flowColumn: String { "From and to" }
  var cameFrom: String { "Came from" }
  var kept: String { "Not spent" }
  var fromBefore: String { "Money from before" }
  var otherIncome: String { "Other income" }
  var flowRefunds: String { "A category of which more came back than was spent is on the side of what came." }

  /// What the table of the cash flow shows.
  func flowCaption(month: String) -> String { "Cash flow in \(month)" }

  /// More came back than was spent.
  func refund(of category: String) -> String { "Refunds: \(category)" }

  /// The flow in a sentence.
  func flowLead(received: String, spent: String, kept: String?, before: String?) -> String {
    let rest =
      kept.map { "; \($0) was not spent" } ?? before.map { "; \($0) of it was money from before" } ?? ""
    return "\(received) came in and \(spent) went out\(rest)."
  }

  var calendarTitle: String { "Day by day" }
  var calendarChartTitle: String { "Spending by day" }
  var calendarCaption: String { "Each day with transactions or bills" }
  var day: String { "Day" }
  var billsDue: String { "Bills due" }
  var billDue: String { "bill due" }
  var less: String { "less" }
  var more: String { "more" }
  /// Stands before a balance in a cell of the calendar.
  var balanceMark: String { "=" }
  var balanceAtEnd: String { "balance at the end of the day" }

  /// The weekday's first three letters: `Tue`.
  func shortWeekday(_ weekday: Weekday) -> String { String(self.weekday(weekday).prefix(3)) }

  /// On how many days money was spent, and when most.
  func calendarLead(days: Int, of count: Int, dearest: (date: String, amount: String)?) -> String {
    let most = dearest.map { ", most on \($0.date): \($0.amount)" } ?? ""
    return "Money was spent on \(days) of \(counted(count, "day", "days"))\(most)."
  }

  var yearTitle: String { "Twelve months" }
  var yearChartTitle: String { "Each category month by month" }
  var yearCaption: String { "Each category in these months" }
  var yearMonthsCaption: String { "Each category month by month" }
  var average: String { "A month" }
  var least: String { "Least" }
  var most: String { "Most" }
  var yearMeaning: String { "Every row of columns has its own scale; the last column is this month." }

  /// The months in a sentence.
  func yearLead(count: Int, last: String, income: String?, expenses: String?) -> String {
    guard let income, let expenses else { return "\(counted(count, "month", "months")) to \(last)." }
    return "In the \(count) months to \(last), \(income) came in and \(expenses) went out a month on average."
  }

  /// The mean of a month, beside its columns.
  func aMonthOnAverage(_ amount: String) -> String { "\(amount) a month" }

  /// How many rows a chart leaves to its table.
  func rowsInTable(_ count: Int) -> String {
    "\(counted(count, "more row is", "more rows are")) in the table only."
  }
}
