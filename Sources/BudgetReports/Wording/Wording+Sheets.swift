/// The words of a month's sheet in a workbook.
package struct MonthSheetWords: Sendable {
  package let firstDay, lastDay, income, expenses, left: String
  package let category, budgeted, actual, difference, share, total: String
  package let chartTitle: String
}

extension Wording {
  /// The words of a month's sheet.
  package var sheetWords: MonthSheetWords {
    MonthSheetWords(
      firstDay: text.firstDay, lastDay: text.lastDay, income: text.income, expenses: text.expenses,
      left: text.left, category: text.category, budgeted: text.budgeted, actual: text.actual,
      difference: text.difference, share: text.share, total: text.total,
      chartTitle: text.comparisonChartTitle)
  }
}
