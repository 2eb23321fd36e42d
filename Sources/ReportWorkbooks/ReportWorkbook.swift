internal import WorkbookForm
internal import BudgetModel
public import BudgetReports
public import SpreadsheetValues

/// The report of a budget as a workbook: a sheet for each section, with its figures, its tables and native charts.
///
/// Unlike `WorkbookExport` it holds results and no formulas: the same numbers as the other forms of the report, to the
/// fourth decimal, and days as days.
public struct ReportWorkbook: Sendable {
  /// The workbook.
  public let workbook: Workbook

  /// The workbook of a report.
  public init(_ report: BudgetReport) {
    let context = report.context
    var settings = context.budget.settings
    settings.numberFormat = context.money.numbers
    let styles = ExportStyles(settings, dates: report.wording.dateCode.map { NumberFormat($0) })
    let money = CurrencyFormat.numberFormat(context.money.currency, settings.numberFormat)
    let sections = report.sections.filter { !$0.data.isEmpty }
    let heading = "\(report.kicker): \(report.title)"
    let sheets = sections.enumerated().map { index, section in
      var sheet = SectionSheet(section.shortTitle, styles, axis: money)
      if index == 0 { sheet.begin(heading, [report.span] + report.omissions) }
      sheet.append(section)
      if index == 0 { sheet.note([report.provenance]) }
      return sheet.finished
    }
    workbook = Workbook(
      sheets: sheets, styles: styles.table,
      properties: DocumentProperties(
        title: heading, application: "BudgetKit", created: report.generatedAt, modified: report.generatedAt))
  }
}
