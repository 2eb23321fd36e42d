internal import BudgetModel
internal import Foundation
public import SpreadsheetValues
public import ImportCore
internal import Rules
internal import WorkbookForm

/// Reads an existing budget workbook into a budget (SPEC §3, XLSX in).
///
/// Sheets and columns are found by their contents, not by their names or positions.
public struct WorkbookImport: Sendable {
  /// The tables that were found, in the order of the sheets.
  public let tables: [FoundTable]
  /// The budget, the findings, and the source of each transaction.
  public let result: ImportResult
  /// The row accounting of each log, in the order of `tables`; nil for other tables.
  public let accounting: [RowAccounting?]

  /// Reads a workbook with the cached values of its formulas.
  ///
  /// Call `computingMissingValues(now:)` first if the workbook lacks cached values.
  ///
  /// - Throws: `ImportError` if no sheet contains a log or a plan.
  public init(_ workbook: Workbook, context: ImportContext) throws(ImportError) {
    let workbook = workbook.withoutReportSheets
    let cells = CellReader(workbook: workbook, context: context)
    try self.init(WorkbookLayout(workbook, cells), workbook, cells)
  }

  /// Reads a workbook according to a mapping and applies the mapping's rules to the result.
  ///
  /// - Throws: `ImportError` if the workbook lacks a sheet of the mapping, or if no table is a log or a plan.
  public init(
    _ workbook: Workbook, mapping: WorkbookMapping, context: ImportContext
  ) throws(ImportError) {
    let workbook = workbook.withoutReportSheets
    let cells = CellReader(workbook: workbook, context: mapping.applied(to: context))
    let tables = try mapping.tables(in: workbook, context: context)
    try self.init(WorkbookLayout(tables, of: workbook, cells), workbook, cells, mapping.rules)
  }

  /// Returns the tables found in a workbook, even if it contains no budget.
  public static func outline(_ workbook: Workbook, context: ImportContext) -> [FoundTable] {
    let workbook = workbook.withoutReportSheets
    return WorkbookLayout(workbook, CellReader(workbook: workbook, context: context)).tables
  }

  private init(
    _ layout: WorkbookLayout, _ workbook: Workbook, _ cells: CellReader,
    _ rules: CategoryRules = CategoryRules()
  ) throws(ImportError) {
    let context = cells.context
    let budgetRoles = FoundTable.Role.plans.union([.log])
    let hasBudget = layout.tables.contains { budgetRoles.contains($0.role) }
    let found = layout
    let answers = WorkbookAnswers(context)
    let layout = answers.applied(
      to: hasBudget || answers.choosesRanges ? layout : layout.offeringPlans())
    let empty = answers.emptyRanges(in: layout)
    if !empty.isEmpty {
      throw ImportError([context.finding(.file(.tablesMissing(sheets: empty)), at: .whole)])
    }
    guard layout.tables.contains(where: { budgetRoles.contains($0.role) }) else {
      throw ImportError(Self.refusal(workbook, context) + ListOffers(found, cells, leastNames: 2).findings)
    }
    let readings = try CompetingReadings(layout, workbook, cells)
    let best = readings.best
    tables = best.layout.tables
    accounting = best.accounting
    var read = best.result
    let left = LeftoverNumbers(workbook, tables, best.proof, cells)
    read.verdicts = WorkbookVerdicts(best.proof, read, left, tables, context, isOffered: !hasBudget)
      .verdicts().map { verdict in
        verdict.standing == .contested
          ? ListOffers(found, cells).offered(in: verdict, besides: read) : verdict
      }
    let leftOut = left.leftovers.map { left in
      Finding(.workbook(.numbersLeftOut(count: left.count, sum: left.sum)), at: left.place)
    }
    // Some tables look like a budget, but none of their numbers became a record.
    if read.budget.holdsNothing, !leftOut.isEmpty {
      let errors = read.findings.filter { $0.severity == .error && $0.code == .yearMissing }
      let reasons = errors.isEmpty ? Self.refusal(workbook, context) : errors
      throw ImportError(reasons + ListOffers(found, cells).findings + leftOut)
    }
    read.findings += leftOut
    result = rules.rules.isEmpty ? read : rules.applied(to: read).result
  }

  /// Returns the reason why a workbook without a log and a plan is refused.
  private static func refusal(_ workbook: Workbook, _ context: ImportContext) -> [Finding] {
    let isEmpty = workbook.sheets.allSatisfy { $0.usedRange == nil }
    let fact: Finding.FileFact =
      isEmpty ? .workbookEmpty : .tablesMissing(sheets: workbook.sheets.map(\.name))
    return [context.finding(.file(fact), at: .whole)]
  }
}

extension Budget {
  /// Whether no record with an amount was read.
  fileprivate var holdsNothing: Bool {
    transactions.isEmpty && categories.isEmpty && accounts.isEmpty && monthlyBudgets.isEmpty
  }
}
