internal import CalendarDates
internal import WorkbookForm
internal import BudgetModel
public import BudgetReports
internal import SpreadsheetFormulas
public import SpreadsheetValues

/// The report of a budget as a workbook with a sheet for each section: its figures, tables and native charts.
///
/// If the report is of a month and includes the comparison and the log, the workbook begins with a sheet whose formulas
/// sum the log. The other sheets have fixed values: the same numbers as in the other formats of the report, with
/// amounts of at most four decimal places, and days as dates.
public struct ReportWorkbook: Sendable {
  /// The workbook.
  public let workbook: Workbook

  /// Creates the workbook of a report.
  public init(_ report: BudgetReport) {
    let context = report.context
    var settings = context.budget.settings
    settings.numberFormat = context.money.numbers
    let styles = ExportStyles(settings, dates: report.wording.dateCode.map { NumberFormat($0) })
    let axis = CurrencyFormat.numberFormat(context.money.currency, settings.numberFormat, isRounded: true)
    let sections = report.sections.filter { !$0.data.isEmpty }
    let heading = "\(report.kicker): \(report.title)"
    var sums: LogSums?
    let sheets = sections.enumerated().map { index, section in
      var sheet = SectionSheet(section.shortTitle, styles, axis: axis)
      if index == 0 { sheet.begin(heading, [report.span] + report.omissions) }
      sheet.append(section)
      if index == 0 { sheet.note([report.provenance]) }
      if let rows = sheet.logRows { sums = LogSums(rows: rows, onSheet: section.shortTitle, of: report) }
      return sheet.finished
    }
    let hasComparison = sections.contains { type(of: $0).name == "comparison" }
    let month = (hasComparison ? sums : nil).flatMap { MonthSheet(report, named: nil, sums: $0) { _ in nil } }
    let now = report.generatedAt
    workbook =
      Workbook(
        sheets: (month.map { [$0.sheet] } ?? []) + sheets, styles: styles.table,
        properties: DocumentProperties(
          title: heading, application: "BudgetKit", created: report.generatedAt, modified: report.generatedAt)
      ).computingMissingValues(now: (now.date, now.time)).workbook
  }
}
