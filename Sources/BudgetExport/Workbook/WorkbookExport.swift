public import BudgetModel
public import CalendarDates
public import SpreadsheetValues
internal import ImportCore
internal import WorkbookForm
internal import SpreadsheetFormulas

/// A budget as a workbook: three main sheets with live formulas and their exact values (SPEC §3, XLSX out).
///
/// Further sheets contain months, assignments, settings, accounts, members, bills, limits and periods.
/// `WorkbookImport` reads the same budget back, except for the data that the workbook cannot store;
/// `findings` lists these data.
public struct WorkbookExport: Sendable {
  /// The workbook with computed formulas.
  public let workbook: Workbook
  /// The findings about data that the workbook cannot store, or cannot store exactly.
  public let findings: [Finding]

  /// Creates the workbook; budget vs actual shows this month, and the user can choose another one there.
  public init(_ budget: Budget, month: CalendarMonth, now: UTCTimestamp) {
    let budget = budget.namingOnlyOtherCurrencies
    var styles = ExportStyles(budget.settings)
    let names = RecordNames(budget)
    var planSheet = PlanSheet(budget, styles)
    let (plan, layout) = planSheet.write()
    styles = planSheet.styles
    var logSheet = LogSheet(budget, styles, names, opening: layout.available)
    let (log, logStyles) = logSheet.write()
    styles = logStyles
    let formulas = ComparisonFormulas(budget, logHasCurrencies: logSheet.hasCurrencies)
    let rollover = RolloverMonths(budget, showing: month).map {
      RolloverSheet($0, budget, layout, styles, formulas, logSheet.columns)
    }
    var comparisonSheet = ComparisonSheet(budget, month: month, styles, layout, formulas, rollover)
    let comparison = comparisonSheet.write()
    let months = MonthsSheet(budget: budget, styles: styles, names: names)
    var writing = RecordWriting(styles: styles, names: names)
    let records = RecordForms.all.map { $0.write(budget, &writing) }
    let (lists, definedNames) = ListsSheet.write(budget, layout)
    let drafts =
      [plan, log, comparison, months.writeMonths(), months.writeAssignments()] + records
      + [rollover?.write(), SettingsSheet.write(budget.settings, styles), lists]
    var workbook = Workbook(
      sheets: drafts.compactMap { $0?.sheet }, styles: writing.styles.table, definedNames: definedNames,
      properties: DocumentProperties(
        title: "Household Budget", application: "BudgetKit", created: now, modified: now))
    // Budget vs actual with its charts is the main reason to open the workbook.
    workbook.activeSheet = 2
    self.workbook = workbook.computingMissingValues(now: (now.date, now.time)).workbook
    findings = ExportFindings(budget, now: now).findings
  }
}

extension Budget {
  /// A copy of the budget in which rows name a currency only if it is not the budget's own.
  ///
  /// The formulas count only the rows that name no currency.
  fileprivate var namingOnlyOtherCurrencies: Budget {
    var budget = self
    for index in transactions.indices where transactions[index].currency == settings.currency {
      budget.transactions[index].currency = nil
    }
    return budget
  }
}
