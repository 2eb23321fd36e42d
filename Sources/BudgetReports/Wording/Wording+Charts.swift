// The summaries of charts, which state in numbers what a chart shows.

extension Wording {
  /// Returns by how much a category is over budget.
  func over(_ amount: String) -> String { fill(text.over, ["amount": amount]) }

  /// Returns the label of the part that combines the remaining categories of a chart.
  func other(_ count: Int) -> String { fill(text.other, count: count) }

  /// Returns how many categories are over budget, and which ones.
  func comparisonSummary(count: Int, over: [(name: String, amount: String)]) -> String {
    guard count > 0 else { return text.noComparison }
    let all = fill(text.ofCategories, count: count)
    guard !over.isEmpty else { return fill(text.noneOver, ["all": all]) }
    let named = over.prefix(3).map { fill(text.overBy, ["name": $0.name, "amount": $0.amount]) }
      .joined(separator: ", ")
    let names = over.count > 3 ? fill(text.andMore, count: over.count - 3, ["names": named]) : named
    return fill(text.someOver, count: over.count, ["all": all, "names": names])
  }

  /// Returns how much was spent, and the category with the most spending.
  func donutSummary(total: String, largest: (name: String, share: String)?, count: Int) -> String {
    guard let largest else { return text.noSpending }
    return fill(
      count > 1 ? text.donutMany : text.donutOne, count: count,
      ["total": total, "name": largest.name, "share": largest.share])
  }

  /// Returns the income and the expenses of the last month.
  func trendSummary(
    count: Int, last: (month: String, income: String, expenses: String, net: String)?
  ) -> String {
    guard let last else { return text.noMonth }
    return fill(
      count > 1 ? text.trendMany : text.trendOne, count: count,
      ["month": last.month, "income": last.income, "expenses": last.expenses, "net": last.net])
  }

  /// Returns a sentence about net worth.
  func netWorthSummary(
    first: (month: String, amount: String)?, last: (month: String, amount: String)?, count: Int
  ) -> String {
    guard let last else { return text.noMonth }
    guard let first, count > 1 else {
      return fill(text.netWorthNow, ["amount": last.amount, "month": last.month])
    }
    return fill(
      text.netWorthSince,
      ["amount": last.amount, "month": last.month, "before": first.amount, "first": first.month])
  }

  /// Returns how many categories are only in the table and not in the chart.
  func hiddenRows(_ count: Int) -> String { fill(text.hiddenRows, count: count) }

  /// Returns how many rows are only in the table and not in the chart.
  func rowsInTable(_ count: Int) -> String { fill(text.rowsInTable, count: count) }
}
