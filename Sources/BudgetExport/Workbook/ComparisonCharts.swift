internal import BudgetModel
internal import SpreadsheetValues
internal import WorkbookForm

/// The charts of budget vs actual, as native charts of the workbook.
enum ComparisonCharts {
  private static let sheetName = ComparisonSheet.sheetName

  /// Returns the charts to the right of the table: bars of the budgeted and actual amounts of each category,
  /// and a ring of the shares of spending.
  static func charts(rows: ClosedRange<Int>, headerRow: Int, _ budget: Budget) -> [Sheet.Chart] {
    let format = CurrencyFormat.numberFormat(
      budget.settings.currency, budget.settings.numberFormat, isRounded: true
    ).code
    // The height fits two thin bars for each category, and the axis.
    let barsEnd = 2 + max(18, min(rows.count * 3 / 2, 60))
    let bars = Sheet.Chart(
      .clusteredBar, title: "Budgeted and Actual",
      series: [
        series(column: 2, rows, headerRow, Palette.budgeted),
        series(column: 3, rows, headerRow, Palette.actual),
      ],
      anchor: anchor(rows: 2...barsEnd), valueFormat: format,
      description: "For each category of the table a bar with its budget beside one with what was spent.")
    let ring = Sheet.Chart(
      .doughnut, title: "Spending by Category", series: [series(column: 3, rows, headerRow, nil)],
      anchor: anchor(rows: barsEnd + 2...barsEnd + 22), valueFormat: format,
      description: "The share of each category of the table in what was spent.")
    return [bars, ring]
  }

  private static func anchor(rows: ClosedRange<Int>) -> CellRange {
    CellRange(
      CellReference(clampingRow: rows.lowerBound, column: 9),
      CellReference(clampingRow: rows.upperBound, column: 19))
  }

  private static func series(
    column: Int, _ rows: ClosedRange<Int>, _ headerRow: Int, _ color: CellStyle.Color?
  )
    -> Sheet.Chart.Series
  {
    func range(_ rows: ClosedRange<Int>, _ column: Int) -> SheetRange {
      SheetRange(
        sheetName,
        CellRange(
          CellReference(clampingRow: rows.lowerBound, column: column),
          CellReference(clampingRow: rows.upperBound, column: column)))
    }
    return Sheet.Chart.Series(
      name: range(headerRow...headerRow, column), categories: range(rows, 1), values: range(rows, column),
      color: color)
  }
}
