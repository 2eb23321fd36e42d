internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation
internal import Spreadsheet
internal import WorkbookForm

/// Writes the sheets of a report's workbook, each with its table and its chart.
struct ReportSheets {
  let styles: ExportStyles
  private let ledger: Ledger
  private let figures: ReportFigures
  private let source: String?
  private let now: UTCTimestamp
  private let format: String

  init(_ ledger: Ledger, _ figures: ReportFigures, source: String?, now: UTCTimestamp) {
    self.ledger = ledger
    self.figures = figures
    self.source = source
    self.now = now
    styles = ExportStyles(ledger.budget.settings)
    format =
      CurrencyFormat.numberFormat(ledger.currency, ledger.budget.settings.numberFormat).code
  }

  /// The headline figures.
  func summary() -> SheetDraft? {
    var draft = SheetDraft("Summary")
    draft.setWidths([30, 18])
    draft.append([.text(figures.title, styles.title)])
    draft.append([.text("\(figures.days.lowerBound) to \(figures.days.upperBound)", styles.note)])
    for other in figures.others { draft.append([.text(omission(other), styles.note)]) }
    draft.skipRow()
    draft.append([.text("Figure", styles.header), .text("Amount", styles.numberHeader)])
    for (label, amount) in figures.headline { draft.append([.text(label), self.amount(amount)]) }
    draft.append([.text("Saved, as a share of income"), percent(figures.savingsRate)])
    draft.skipRow()
    let made = "Made \(now.date), \(now.time.description.prefix(5)) UTC."
    draft.append([.text((source.map { "From \($0). " } ?? "") + made, styles.note)])
    return finished(draft)
  }

  private func omission(_ other: CurrencyTotals) -> String {
    func amount(_ value: Decimal) -> String { value.plainText(places: other.currency.minorUnits) }
    return
      "Not in these figures: \(other.currency), income \(amount(other.income)), expenses \(amount(other.expenses)). "
      + "Currencies are never mixed."
  }

  /// Budget vs actual, as bars that lie.
  func comparison() -> SheetDraft? {
    guard let comparison = figures.comparison else { return nil }
    let rows = comparison.rows + (comparison.uncategorized.map { [$0] } ?? [])
    var draft = SheetDraft("Budget vs Actual")
    draft.setWidths([28, 16, 16, 16, 10, 14])
    draft.append(header(["Category", "Budgeted", "Actual", "Difference", "Used", "Result"], words: [0, 5]))
    for row in rows { draft.append(cells(row, name(row.category))) }
    draft.append(cells(comparison.total, "Total", isTotal: true))
    guard !rows.isEmpty else { return finished(draft) }
    draft.properties.charts = [
      chart(
        .clusteredBar, "Budgeted and actual by category", draft, 2...rows.count + 1,
        [(2, Palette.budgeted), (3, Palette.actual)], column: 8,
        height: max(20, rows.count * 2),
        "For each category of the table a bar with its budget beside one with what was spent.")
    ]
    return finished(draft)
  }

  /// Spending by category, as a ring.
  func spending() -> SheetDraft? {
    var draft = SheetDraft("Spending")
    draft.setWidths([28, 16, 10, 10])
    draft.append(header(["Category", "Amount", "Share", "Count"], words: [0]))
    let rows = figures.spending.rows
    for row in rows {
      draft.append([
        .text(name(row.category)), amount(row.total), row.total > 0 ? percent(row.share) : .nothing,
        .number(Decimal(row.count), .general),
      ])
    }
    draft.append([.text("Total", styles.totalLabel), amount(figures.spending.total, isTotal: true)])
    // A ring has no slice for what came back; rows are sorted, the largest first.
    let slices = rows.count { $0.total > 0 }
    guard slices > 0 else { return finished(draft) }
    draft.properties.charts = [
      chart(
        .doughnut, "Spending by category", draft, 2...slices + 1, [(2, nil)], column: 6, height: 22,
        "The share of each category of the table in what was spent.")
    ]
    return finished(draft)
  }

  /// Income, expenses and net of each month, as columns.
  func months() -> SheetDraft? {
    var draft = SheetDraft("Months")
    draft.setWidths([18, 16, 16, 16, 10])
    draft.append(header(["Month", "Income", "Expenses", "Net", "Saved"], words: [0]))
    for month in figures.months {
      draft.append([
        .text(month.month.description), amount(month.income), amount(month.expenses), amount(month.net),
        percent(month.savingsRate),
      ])
    }
    guard !figures.months.isEmpty else { return finished(draft) }
    draft.properties.charts = [
      chart(
        .clusteredColumn, "Income, expenses and net by month", draft, 2...figures.months.count + 1,
        [(2, Palette.actual), (3, Palette.grey), (4, Palette.budgeted)], column: 7, height: 22,
        "For each month of the table its income, its expenses and what was left.")
    ]
    return finished(draft)
  }

  /// The log with the balance after each row.
  func log() -> SheetDraft? {
    var draft = SheetDraft("Log")
    draft.setWidths([12, 40, 24, 12, 16, 18])
    draft.append(
      header(["Date", "Description", "Category", "Type", "Amount", "Balance"], words: [0, 1, 2, 3]))
    for entry in figures.log.entries {
      let transaction = entry.transaction
      draft.append([
        ExportCell.date(transaction.date, styles), .text(transaction.description),
        .text(transaction.categoryID.flatMap { ledger.categories[$0]?.name }),
        .text(transaction.kind.rawValue), amount(transaction.amount), amount(entry.balance),
      ])
    }
    draft.properties.frozenRows = 1
    return finished(draft)
  }

  private func finished(_ draft: SheetDraft) -> SheetDraft {
    var draft = draft
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.footer = "&P / &N"
    return draft
  }

  private func name(_ category: BudgetModel.Category?) -> String { category?.name ?? "Uncategorized" }

  private func header(_ names: [String], words: Set<Int>) -> [SheetDraft.Entry] {
    names.enumerated().map { .text($1, words.contains($0) ? styles.header : styles.numberHeader) }
  }

  private func cells(
    _ row: BudgetComparison.Row, _ name: String, isTotal: Bool = false
  ) -> [SheetDraft.Entry] {
    [
      .text(name, isTotal ? styles.totalLabel : .general), amount(row.budgeted, isTotal: isTotal),
      amount(row.actual, isTotal: isTotal), amount(row.difference, isTotal: isTotal),
      percent(row.percentUsed, isTotal: isTotal),
      .text(
        !row.hasPlan ? "no plan" : row.isOver ? "over budget" : "within",
        isTotal ? styles.totalLabel : .general),
    ]
  }

  /// To the fourth decimal and the 15 digits of a cell.
  private func amount(_ value: Decimal, isTotal: Bool = false) -> SheetDraft.Entry {
    .number(
      value.rounded(toPlaces: 4).rounded(toSignificantDigits: 15),
      isTotal ? styles.totalAmount : styles.amount)
  }

  private func percent(_ ratio: Decimal?, isTotal: Bool = false) -> SheetDraft.Entry {
    .number(
      ratio?.rounded(toPlaces: 6).rounded(toSignificantDigits: 15),
      isTotal ? styles.totalPercent : styles.percent)
  }

  /// A chart to the right of its table: names from the first column, a series from each of some columns.
  private func chart(
    _ kind: Chart.Kind, _ title: String, _ draft: SheetDraft, _ rows: ClosedRange<Int>,
    _ series: [(column: Int, color: Color?)], column: Int, height: Int, _ description: String
  ) -> Chart {
    let range = { (rows: ClosedRange<Int>, column: Int) in
      SheetRange(
        draft.sheet.name,
        CellRange(
          CellReference(clampingRow: rows.lowerBound, column: column),
          CellReference(clampingRow: rows.upperBound, column: column)))
    }
    return Chart(
      kind, title: title,
      series: series.map {
        ChartSeries(
          name: range(1...1, $0.column), categories: range(rows, 1), values: range(rows, $0.column),
          color: $0.color)
      },
      anchor: CellRange(
        CellReference(clampingRow: 2, column: column),
        CellReference(clampingRow: 2 + height, column: column + 10)),
      valueFormat: format, description: description)
  }
}
