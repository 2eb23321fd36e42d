package import BudgetCalculation
internal import BudgetModel
package import BudgetReports
internal import CalendarDates
internal import ExactDecimals
package import Foundation
package import SpreadsheetValues
package import WorkbookForm

/// A sheet with the report of a month: its figures, a chart, and formulas that sum the log of a workbook.
///
/// The workbook is the one from which the report was made, or the report's own workbook.
package struct MonthSheet {
  /// The cells with the first and the last day of the month; formulas compare the days of the log with them.
  package static let days = (first: "$A$3", last: "$B$3")

  /// The sheet.
  package private(set) var sheet: Sheet
  /// The styles of the sheet's cells.
  package let styles: StyleTable
  /// The cells with formulas that compute figures, and the exact values of these figures.
  package private(set) var figures: [(cell: CellReference, value: Decimal)] = []

  private let context: ReportContext
  private let words: MonthSheetWords
  private let sums: LogSums?
  private let planned: (BudgetComparison.Row) -> String?
  private let exportStyles: ExportStyles

  /// The row numbers of the sheet's parts.
  private enum Rows {
    static let title = 1, labels = 2, totals = 3, header = 5, first = 6
  }

  /// Creates the sheet of a month; nil if the report is not the report of one month.
  ///
  /// - Parameters:
  ///   - report: The report of the month.
  ///   - name: The name of the sheet; nil for the name of the month.
  ///   - sums: The formulas that sum the log; nil if figures are written as values.
  ///   - planned: Returns the reference to the cell with a row's planned amount, if there is one.
  package init?(
    _ report: BudgetReport, named name: String?, sums: LogSums?,
    planned: @escaping (BudgetComparison.Row) -> String?
  ) {
    (context, words) = (report.context, report.wording.sheetWords)
    guard context.span == nil, let comparison = context.comparison else { return nil }
    (self.sums, self.planned) = (sums, planned)
    var settings = context.budget.settings
    settings.numberFormat = context.money.numbers
    exportStyles = ExportStyles(settings, dates: report.wording.dateCode.map { NumberFormat($0) })
    styles = exportStyles.table
    sheet = Sheet(name ?? report.title)
    var draft = SheetDraft(sheet.name)
    write(report, comparison, into: &draft)
    sheet = draft.sheet
  }

  // MARK: Rows

  private mutating func write(
    _ report: BudgetReport, _ comparison: BudgetComparison, into draft: inout SheetDraft
  ) {
    let totals = context.statement.totals
    let names = comparison.rows.compactMap(\.category?.name)
    let last = Rows.first + comparison.rows.count - 1
    let cells = names.isEmpty ? nil : "$A$\(Rows.first):$A$\(last)"
    draft.append([.text(report.title, exportStyles.title)])
    draft.append(
      [words.firstDay, words.lastDay, words.income, words.expenses, words.left].enumerated().map {
        .text($1, $0 < 2 ? exportStyles.header : exportStyles.numberHeader)
      })
    draft.append([
      day(context.month.firstDay), day(context.month.lastDay),
      figure("C\(Rows.totals)", sums?.received(besides: names, in: cells), totals.income),
      figure("D\(Rows.totals)", sums?.spent(besides: names, in: cells), totals.expenses),
      figure("E\(Rows.totals)", "C\(Rows.totals)-D\(Rows.totals)", totals.net),
    ])
    draft.skipRow()
    draft.append(
      [words.category, words.budgeted, words.actual, words.difference, words.share].enumerated().map {
        .text($1, $0 == 0 ? exportStyles.header : exportStyles.numberHeader)
      })
    let total = last + 2
    for row in comparison.rows { draft.append(entries(row, at: draft.nextRow, comparison, total: total)) }
    draft.append(
      entries(
        comparison.uncategorized ?? .none, at: last + 1, comparison, total: total,
        loose: names.isEmpty ? "D\(Rows.totals)" : "D\(Rows.totals)-SUM(C\(Rows.first):C\(last))"))
    draft.append(self.total(comparison, words.total, at: total))
    if !report.omissions.isEmpty { draft.skipRow() }
    for remark in report.omissions { draft.append([.text(remark, exportStyles.note)]) }
    let hasLoose = comparison.uncategorized != nil || names.isEmpty
    setUp(&draft, names, chart: Rows.first...(hasLoose ? last + 1 : last))
  }

  private func day(_ date: CalendarDate) -> SheetDraft.Entry {
    .formula("DATE(\(date.year),\(date.month),\(date.day))", exportStyles.date)
  }

  /// Returns a row of the table; `loose` is the formula for the spending that no other row includes.
  private mutating func entries(
    _ row: BudgetComparison.Row, at number: Int, _ comparison: BudgetComparison, total: Int,
    loose: String? = nil
  ) -> [SheetDraft.Entry] {
    let name = context.name(row.category)
    let spent = loose ?? sums?.spent(on: name, in: "$A\(number)")
    let whole = comparison.total.actual
    return [
      .text(name), figure("B\(number)", loose == nil ? planned(row) : nil, row.budgeted),
      figure("C\(number)", spent, row.actual),
      figure("D\(number)", "B\(number)-C\(number)", row.difference),
      figure(
        "E\(number)", "IF($C$\(total)>0,C\(number)/$C$\(total),0)",
        whole > 0 ? row.actual.divided(by: whole) ?? 0 : 0, exportStyles.percent),
    ]
  }

  private mutating func total(
    _ comparison: BudgetComparison, _ label: String, at number: Int
  ) -> [SheetDraft.Entry] {
    let sum = { (column: String) in "SUM(\(column)\(Rows.first):\(column)\(number - 1))" }
    let style = exportStyles.totalAmount
    return [
      .text(label, exportStyles.totalLabel),
      figure("B\(number)", sum("B"), comparison.total.budgeted, style),
      figure("C\(number)", sum("C"), comparison.total.actual, style),
      figure("D\(number)", "B\(number)-C\(number)", comparison.total.difference, style),
      figure("E\(number)", sum("E"), comparison.total.actual > 0 ? 1 : 0, exportStyles.totalPercent),
    ]
  }

  /// Returns a cell that shows a figure, as a formula if there is one, otherwise as a value with at
  /// most 15 digits.
  private mutating func figure(
    _ cell: String, _ formula: String?, _ value: Decimal, _ style: StyleID? = nil
  ) -> SheetDraft.Entry {
    let isTotal = cell.hasSuffix("\(Rows.totals)") && cell.utf8.count == 2
    let style = style ?? (isTotal ? exportStyles.totalAmount : exportStyles.amount)
    guard let reference = CellReference(cell), let formula else {
      return .number(value.rounded(toSignificantDigits: 15), style)
    }
    figures.append((reference, value))
    return .formula(formula, style, value: .number(value.rounded(toSignificantDigits: 15)))
  }

  // MARK: Looks

  private func setUp(_ draft: inout SheetDraft, _ names: [String], chart rows: ClosedRange<Int>) {
    let longest = names.map(\.count).max() ?? 0
    draft.setWidths([Decimal(min(max(longest + 2, 20), 40))] + Array(repeating: 15, count: 4))
    draft.properties.frozenRows = Rows.header
    draft.properties.showsGridLines = false
    draft.properties.printSetup.isLandscape = true
    draft.properties.printSetup.fitToWidth = 1
    draft.properties.printSetup.repeatedRows = Rows.header...Rows.header
    draft.properties.printSetup.footer = "&P / &N"
    let name = sheet.name
    let range = { (column: Int, rows: ClosedRange<Int>) in
      SheetRange(
        name,
        CellRange(
          CellReference(clampingRow: rows.lowerBound, column: column),
          CellReference(clampingRow: rows.upperBound, column: column)))
    }
    draft.properties.charts = [
      Sheet.Chart(
        .clusteredBar, title: words.chartTitle,
        series: [(2, Palette.budgeted), (3, Palette.actual)].map { column, color in
          Sheet.Chart.Series(
            name: range(column, Rows.header...Rows.header), categories: range(1, rows),
            values: range(column, rows), color: color)
        },
        anchor: CellRange(
          CellReference(clampingRow: Rows.header, column: 7),
          CellReference(clampingRow: Rows.header + max(20, rows.count * 2), column: 16)),
        valueFormat: CurrencyFormat.numberFormat(
          context.money.currency, context.money.numbers, isRounded: true
        ).code,
        description: words.chartTitle)
    ]
  }
}

extension BudgetComparison.Row {
  /// The row for spending without a category when there is no such spending.
  fileprivate static let none = Self(category: nil, budgeted: 0, actual: 0, measure: 0)
}
