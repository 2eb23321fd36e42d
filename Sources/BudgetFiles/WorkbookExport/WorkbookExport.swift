public import BudgetModel
public import CalendarDates
internal import Formulas
public import Spreadsheet

/// A budget as a workbook of three sheets with live formulas and their exact values (SPEC §3, XLSX out).
///
/// Further sheets carry months, assignments and settings. `WorkbookImport` reads the same budget back, as far as
/// the workbook holds it; `findings` say what it does not hold.
public struct WorkbookExport: Sendable {
  /// The workbook, its formulas computed.
  public let workbook: Workbook
  /// What the workbook cannot hold, or cannot hold exactly.
  public let findings: [Finding]

  /// Lays a budget out; budget vs actual shows this month, which the user can change there.
  public init(_ budget: Budget, month: CalendarMonth, now: UTCTimestamp) {
    var styles = ExportStyles(budget.settings)
    let names = RecordNames(budget)
    var planSheet = PlanSheet(budget, styles)
    let (plan, layout) = planSheet.write()
    styles = planSheet.styles
    var logSheet = LogSheet(budget, styles, names, opening: layout.available)
    let (log, logStyles) = logSheet.write()
    styles = logStyles
    var comparisonSheet = ComparisonSheet(
      budget, month: month, styles, layout, logHasCurrencies: logSheet.hasCurrencies)
    let comparison = comparisonSheet.write()
    let months = MonthsSheet(budget: budget, styles: styles, names: names)
    let (lists, definedNames) = ListsSheet.write(budget, layout)
    let drafts = [
      plan, log, comparison, months.writeMonths(), months.writeAssignments(),
      SettingsSheet.write(budget.settings, styles), lists,
    ]
    let workbook = Workbook(
      sheets: drafts.compactMap { $0?.sheet }, styles: styles.table, definedNames: definedNames,
      properties: DocumentProperties(
        title: "Household Budget", application: "BudgetKit", created: now, modified: now))
    self.workbook = workbook.computingMissingValues(now: (now.date, now.time)).workbook
    findings = ExportFindings(budget).findings
  }
}
