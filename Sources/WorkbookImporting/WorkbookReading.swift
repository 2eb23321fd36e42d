internal import BudgetModel
internal import Foundation
internal import SpreadsheetValues
internal import SpreadsheetFiles
internal import WorkProgress
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads the tables of a workbook into one budget.
struct WorkbookReading {
  private let layout: WorkbookLayout
  private let workbook: Workbook
  private let cells: CellReader
  private let siblings: SiblingLogs
  private var builder: BudgetBuilder
  private var plan = MonthlyPlan()
  private(set) var accounting: [RowAccounting?]

  init(_ layout: WorkbookLayout, _ workbook: Workbook, _ cells: CellReader) {
    (self.layout, self.workbook, self.cells) = (layout, workbook, cells)
    siblings = SiblingLogs(layout.tables, in: workbook)
    builder = BudgetBuilder(context: cells.context)
    accounting = Array(repeating: nil, count: layout.tables.count)
  }

  /// The order in which tables are read.
  ///
  /// Settings come first because they define the form of amounts and months. Plans come before logs because they name
  /// the categories of logs.
  private static let order: [FoundTable.Role] = [
    .settings, .sectionedPlan, .plan, .matrix, .months, .assignments, .records, .account, .comparison,
    .summary, .log,
  ]

  mutating func readAll() {
    for note in workbook.notes { builder.note(.workbook(note.fact), at: note.place) }
    for sheet in workbook.sheets where sheet.usedRange == nil {
      builder.note(.workbook(.sheetEmpty), at: .sheet(sheet.name))
    }
    let logs = layout.tables.filter { $0.role == .log }
    cells.context.meter?.begin(
      logs.reduce(0) { $0 + (workbook[sheet: $1.sheetName]?.rows($1.dataRows).count ?? 0) })
    readRecords { $0.comesBeforePlans }
    for role in Self.order {
      if role == .records { readRecords { !$0.comesBeforePlans } }
      for (index, table) in layout.tables.enumerated() where table.role == role {
        guard let sheet = workbook[sheet: table.sheetName] else { continue }
        read(table, index, sheet)
      }
      if role == .matrix { plan.finish(&builder) }
    }
    for copy in layout.copies { note(copy) }
    if !layout.tables.contains(where: { $0.role == .log }), builder.budget.transactions.isEmpty {
      builder.note(.file(.logMissing), at: .whole)
    }
  }

  /// Reads the records whose form fulfils a condition, in the order of the forms and not of the sheets.
  private mutating func readRecords(_ isMeant: (any RecordForm) -> Bool) {
    let tables = layout.tables.filter { $0.role == .records }
    guard !tables.isEmpty else { return }
    for form in RecordForms.all where isMeant(form) {
      for table in tables {
        guard let sheet = workbook[sheet: table.sheetName], table.recordForm(in: sheet)?.name == form.name
        else { continue }
        form.read(
          sheet.rows(of: table), in: sheet.name, columns: sheet.recordHeaders(of: table), cells,
          into: &builder)
      }
    }
  }

  private mutating func note(_ copy: CopiedLogs.Note) {
    builder.note(
      .workbook(copy.isByFormula ? .rowsByFormula : .rowsElsewhere(sheets: copy.others)),
      at: .cell(sheet: copy.sheetName, reference: "\(copy.range)"))
  }

  private mutating func read(_ table: FoundTable, _ index: Int, _ sheet: Sheet) {
    switch table.role {
    case .settings: SettingsReader(table, sheet, cells).read(into: &builder)
    case .sectionedPlan: SectionedPlanReader(sheet, cells).read(into: &builder)
    case .plan where isOfOneMonth(table): readMonths(table, sheet)
    case .plan:
      noteWithoutHeader(table)
      PlanTableReader(table, sheet, cells).read(into: &builder)
    case .matrix: if isPlan(table) { readMonths(table, sheet) } else { readSpent(table, index, sheet) }
    case .months: MonthsReader(table, sheet, cells).readMonths(into: &builder)
    case .assignments:
      if !isCalledPlanned(table) {
        guard cells.context.amountsByMonth != .actual else { return readSpent(table, index, sheet) }
        noteUnsaid(table)
      }
      MonthsReader(table, sheet, cells).readAssignments(into: &builder)
    case .account:
      let named = layout.tables.contains {
        $0.role == .log && ($0[.account] != nil || $0.scope.account != nil)
      }
      AccountTableReader(table, sheet, cells).read(into: &builder, besideLogOfAccounts: named)
    case .log: readLog(table, index, sheet)
    case .comparison, .summary: SummaryGroups(table, sheet, cells).read(into: &builder)
    case .records, .lookupList, .noise: break
    }
  }

  /// Returns the budget, with findings for figures of the workbook that contradict it.
  ///
  /// - Throws: `ImportError` if the workbook contradicts the requested currency.
  mutating func finish() throws(ImportError) -> ImportResult {
    noteCurrenciesOfPlans()
    var result = try builder.finish()
    AccountTransfers(result).join(in: &result, cells.context)
    for table in layout.tables where table[.category] != nil && table[.actual] != nil {
      guard [.comparison, .plan].contains(table.role), let sheet = workbook[sheet: table.sheetName] else {
        continue
      }
      result.findings += ComparisonCheck(table, sheet, cells).findings(for: result)
    }
    return result
  }

  /// Notes the currencies in cells and headers outside logs.
  private mutating func noteCurrenciesOfPlans() {
    for table in layout.tables where table.role != .log && table.role != .noise {
      guard let sheet = workbook[sheet: table.sheetName] else { continue }
      for row in sheet.rows(of: table) {
        for cell in row.cells where cell.value != .empty {
          builder.currencies.notePlan(cells.currency(of: cell))
        }
      }
      for column in table.columns where Self.amounts.contains(column.meaning) || column.month != nil {
        builder.currencies.notePlan(StatedCurrency(heading: column.header))
      }
    }
  }

  private static let amounts: Set<FieldMeaning?> = [.amount, .budgeted, .actual, .difference, .balance]

  // MARK: Months

  /// Whether a plan is for one month and other months have plans of their own.
  private func isOfOneMonth(_ table: FoundTable) -> Bool {
    guard table.scope.month != nil else { return false }
    let months = Set(layout.tables.filter { $0.role == .plan }.compactMap(\.scope.month))
    return months.count > 1
  }

  private mutating func readMonths(_ table: FoundTable, _ sheet: Sheet) {
    let needsYear =
      table.scope.year == nil && cells.context.year == nil && table.columns.allSatisfy { $0.year == nil }
    if needsYear, let year = layout.yearOfLogs {
      builder.note(
        .plan(.yearOfLog(year)), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    }
    MatrixReader(table, sheet, cells).read(into: &builder, &plan, year: layout.yearOfLogs)
  }

  /// Notes a list without a header, which may contain actual amounts.
  private mutating func noteWithoutHeader(_ table: FoundTable) {
    if table.headerRows == nil { noteUnsaid(table) }
  }

  /// Whether the amounts of a table by month and category are called planned.
  ///
  /// In `Month, Category, Amount`, they may be actual amounts.
  private func isCalledPlanned(_ table: FoundTable) -> Bool {
    let amounts = table.columns.filter { $0.meaning == .assigned || $0.meaning == .budgeted }
    return amounts.contains { [.assigned, .budgeted].contains(HeaderBand.meaning(of: $0.header)) }
  }

  private mutating func readLog(_ table: FoundTable, _ index: Int, _ sheet: Sheet) {
    let rows = LogReader(table, sheet, cells, siblings).read(into: &builder)
    accounting[index] = rows
    let place = Provenance.Location.cell(sheet: table.sheetName, reference: "\(table.range)")
    if let pending = rows.skipped[.pending] {
      builder.note(.log(.rowsPending(count: pending.rows)), at: place)
    }
    if let void = rows.skipped[.void] { builder.note(.log(.rowsVoid(count: void.rows)), at: place) }
  }

  /// Reads actual amounts by month, unless the workbook has a log, which already contains them.
  private mutating func readSpent(_ table: FoundTable, _ index: Int, _ sheet: Sheet) {
    // A log of income alone does not contain what was spent.
    let isOfDays = table.columns.contains { $0.day != nil } && table.scope.group != .income
    guard !layout.tables.contains(where: { $0.role == .log && !(isOfDays && $0.scope.kind == .income) })
    else {
      return builder.note(
        .plan(.spentByMonth), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    }
    accounting[index] = MonthlySpending(table, sheet, cells).read(into: &builder)
  }

  private mutating func noteUnsaid(_ table: FoundTable) {
    guard cells.context.amountsByMonth != .planned else { return }
    let titles = [table.title, table.sheetName].compactMap { $0 } + topTexts(of: table)
    guard !titles.contains(where: PlanWords.isPlanned) else { return }
    builder.note(
      .plan(.plannedOrActual), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
  }

  /// Whether amounts by month are planned.
  ///
  /// If nothing says so, they count as planned and a finding states this.
  private mutating func isPlan(_ table: FoundTable) -> Bool {
    // Amounts by day are actual amounts.
    if table.columns.contains(where: { $0.day != nil }) { return false }
    if table.columns.contains(where: { $0.month != nil && $0.meaning == .budgeted }) { return true }
    if cells.context.amountsByMonth == .planned { return true }
    let titles = [table.title, table.sheetName].compactMap { $0 } + topTexts(of: table)
    let isActual = cells.context.amountsByMonth == .actual || titles.contains(where: PlanWords.isActual)
    if titles.contains(where: PlanWords.isPlanned), !isActual { return true }
    if isActual || table.columns.contains(where: { $0.month != nil && $0.meaning == .actual }) {
      return false
    }
    builder.note(
      .plan(.plannedOrActual), at: .cell(sheet: table.sheetName, reference: "\(table.range)"))
    return true
  }

  /// Returns the texts above the first table of the sheet.
  private func topTexts(of table: FoundTable) -> [String] {
    guard let sheet = workbook[sheet: table.sheetName] else { return [] }
    let first = layout.tables.filter { $0.sheetName == table.sheetName }.map(\.range.first.row).min() ?? 1
    return sheet.rows.prefix { $0.number < first }.flatMap(\.cells).compactMap(\.value.text)
  }
}
