// What charts say of themselves: a title, and the finding in numbers.

extension Wording {
  var comparisonChartTitle: String { "Budgeted and actual by category" }
  var donutTitle: String { "Spending by category" }
  var trendTitle: String { "Income, expenses and net by month" }
  var noSpending: String { "Nothing was spent." }

  /// By how much a category is over its budget.
  func over(_ amount: String) -> String { "\(amount) over" }

  /// What a donut gathers in its last slice.
  func other(_ count: Int) -> String { "Other (\(count))" }

  /// How many categories are over their budget, and which ones.
  func comparisonSummary(count: Int, over: [(name: String, amount: String)]) -> String {
    guard count > 0 else { return "There is no category to compare." }
    let all = counted(count, "category", "categories")
    guard !over.isEmpty else { return "None of \(all) is over budget." }
    let named = over.prefix(3).map { "\($0.name) by \($0.amount)" }.joined(separator: ", ")
    let rest = over.count > 3 ? " and \(over.count - 3) more" : ""
    return "\(over.count) of \(all) \(over.count == 1 ? "is" : "are") over budget: \(named)\(rest)."
  }

  /// How much was spent, and on what most.
  func donutSummary(total: String, largest: (name: String, share: String)?, count: Int) -> String {
    guard let largest else { return noSpending }
    guard count > 1 else { return "\(total) was spent, all of it on \(largest.name)." }
    return "\(total) was spent on \(count) categories; the largest is \(largest.name) with \(largest.share)."
  }

  /// What came and went in the last month.
  func trendSummary(
    count: Int, last: (month: String, income: String, expenses: String, net: String)?
  ) -> String {
    guard let last else { return "There is no month to show." }
    let span = count > 1 ? "\(count) months to \(last.month)" : last.month
    return "\(span). Income \(last.income), expenses \(last.expenses) and net \(last.net) in \(last.month)."
  }

  /// How many rows a chart leaves to its table.
  func hiddenRows(_ count: Int) -> String {
    "The \(counted(count, "smallest category is", "smallest categories are")) in the table only."
  }
}
