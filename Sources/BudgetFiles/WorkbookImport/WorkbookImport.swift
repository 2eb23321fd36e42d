internal import BudgetModel
internal import Foundation
public import Spreadsheet

/// An existing budget workbook as a budget (SPEC §3, XLSX in).
///
/// Sheets and columns are found by what they hold, not by their names or places.
public struct WorkbookImport: Sendable {
  /// The tables that were found, in the order of the sheets.
  public let tables: [FoundTable]
  /// The budget, what needs a look, and where each transaction came from.
  public let result: ImportResult

  /// Reads a workbook whose formulas have their values; `computingMissingValues(now:)` gives them those they lack.
  ///
  /// - Throws: `ImportError` where no sheet holds a log or a plan.
  public init(_ workbook: Workbook, context: ImportContext) throws(ImportError) {
    var finder = WorkbookTables(workbook)
    tables = finder.find()
    var builder = BudgetBuilder(context: context)
    for sheet in workbook.sheets where sheet.usedRange == nil {
      builder.note(.emptySheet, .info, .sheet(sheet.name), "the sheet is empty")
    }
    guard tables.contains(where: { [.log, .plan, .sectionedPlan].contains($0.role) }) else {
      throw ImportError(Self.refusal(workbook, context))
    }
    let cells = CellReader(workbook: workbook, context: context)
    // Settings say how amounts and months are meant, plans name categories that logs use.
    for role in Self.readingOrder {
      for table in tables where table.role == role {
        guard let sheet = workbook[sheet: table.sheetName] else { continue }
        Self.read(table, of: sheet, cells, &builder)
      }
    }
    if !tables.contains(where: { $0.role == .log }) {
      builder.note(
        .noLog, .warning, .whole, "the workbook has no transaction log",
        remedy: "a log has a header row with at least Date, Amount and a description or category")
    }
    var result = builder.finish()
    for table in tables where table.role == .comparison {
      guard let sheet = workbook[sheet: table.sheetName] else { continue }
      result.findings += ComparisonCheck(table, sheet, cells).findings(for: result.budget)
    }
    self.result = result
  }

  private static let readingOrder: [FoundTable.Role] = [
    .settings, .sectionedPlan, .plan, .months, .assignments, .log,
  ]

  private static func read(
    _ table: FoundTable, of sheet: Sheet, _ cells: CellReader, _ builder: inout BudgetBuilder
  ) {
    switch table.role {
    case .settings: SettingsReader(table, sheet, cells).read(into: &builder)
    case .sectionedPlan: SectionedPlanReader(sheet, cells).read(into: &builder)
    case .plan: PlanTableReader(table, sheet, cells).read(into: &builder)
    case .months: MonthsReader(table, sheet, cells).readMonths(into: &builder)
    case .assignments: MonthsReader(table, sheet, cells).readAssignments(into: &builder)
    case .log: LogReader(table, sheet, cells).read(into: &builder)
    case .comparison: break
    }
  }

  /// Why a workbook without a log and a plan is refused, said for the workbook as a whole.
  private static func refusal(_ workbook: Workbook, _ context: ImportContext) -> [Finding] {
    let isEmpty = workbook.sheets.allSatisfy { $0.usedRange == nil }
    let names = workbook.sheets.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return [
      context.finding(
        isEmpty ? .emptyWorkbook : .noBudget, .error, .whole,
        isEmpty
          ? "the workbook has no filled cell"
          : "no sheet holds a transaction log or a plan (looked at \(names))",
        remedy:
          "a log has a header row with Date and Amount; `budget template` writes a workbook that is understood"
      )
    ]
  }
}

/// Finds the tables of every sheet of a workbook.
private struct WorkbookTables {
  private let workbook: Workbook

  init(_ workbook: Workbook) {
    self.workbook = workbook
  }

  mutating func find() -> [FoundTable] {
    workbook.sheets.flatMap { sheet -> [FoundTable] in
      let tables = TableFinder(sheet).tables()
      // A sheet of sections repeats one header in each; a sheet of tables has no section titles.
      guard let plan = SectionedPlanReader.find(in: sheet) else { return tables }
      return [plan] + tables.filter { $0.role != .plan && $0.role != .comparison }
    }
  }
}
