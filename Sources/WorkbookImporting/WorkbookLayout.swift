internal import BudgetModel
internal import CalendarDates
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// The tables of all sheets of a workbook, and their relations.
struct WorkbookLayout {
  /// The tables in the order of the sheets.
  var tables: [FoundTable] = []
  /// Logs that are not read because other logs contain their rows.
  private(set) var copies: [CopiedLogs.Note] = []
  /// The year of all dates in the logs; nil if there are several years.
  private(set) var yearOfLogs: Int?
  let workbook: Workbook
  let cells: CellReader

  init(_ workbook: Workbook, _ cells: CellReader) {
    (self.workbook, self.cells) = (workbook, cells)
    let sums = SummedColumns(workbook, cells.formulas)
    tables = workbook.sheets.flatMap { Self.tables(of: $0, cells, sums) }
    tables = ContinuedMatrices(tables, workbook).tables
    findSummedBlocks()
    tables = PlanOrigins(tables, cells).withDerivedRows()
    leaveOutHiddenPlans()
    leaveOutPlansOfPlans()
    letNamedTablesDecide()
    leaveOutStatistics()
    settleComparisons()
    leaveOutHoldings()
    let copied = CopiedLogs(tables, cells)
    tables = copied.tables
    copies = copied.notes
    tables = SummedLogs(tables, cells).tables
    addBudgetsOfLogs()
    nameAccounts()
    yearOfLogs = findYear()
  }

  /// Creates a layout with the tables of a mapping.
  init(_ tables: [FoundTable], of workbook: Workbook, _ cells: CellReader) {
    (self.workbook, self.cells) = (workbook, cells)
    // A table that the mapping declares as a plan stays a plan.
    let derived = PlanOrigins(tables, cells).withDerivedRows()
    self.tables = zip(tables, derived).map { $0.role == $1.role ? $1 : $0 }
    yearOfLogs = findYear()
  }

  /// Returns the layout with one table changed.
  func changing(_ index: Int, _ change: (inout FoundTable) -> Void) -> WorkbookLayout {
    var layout = self
    change(&layout.tables[index])
    return layout
  }

  /// Returns the layout in which lists of amounts that formulas add up replace some plans.
  ///
  /// A plan without such a list becomes a summary.
  func withSummedBlocks(insteadOf plans: [FoundTable]) -> WorkbookLayout {
    var layout = self
    layout.tables = tables.flatMap { table -> [FoundTable] in
      guard plans.contains(table), let sheet = workbook[sheet: table.sheetName] else { return [table] }
      let lists = SummedBlocks(sheet, cells).plans(in: table)
      guard lists.isEmpty else { return lists }
      var summary = table
      summary.role = .summary
      return [summary]
    }
    return layout
  }

  /// Returns the tables of a sheet.
  ///
  /// In a sectioned plan, each section repeats the same header. The sections are not separate tables.
  private static func tables(
    of sheet: Sheet, _ cells: CellReader, _ sums: SummedColumns
  ) -> [FoundTable] {
    let tables = TableFinder(sheet, cells, sums).tables()
    // Names of records may look like section titles.
    if tables.contains(where: { $0.role == .records }) { return tables }
    guard let plan = SectionedPlanReader.find(in: sheet), holdsTypedAmounts(plan.range, sheet, cells) else {
      return tables
    }
    let hasTables = tables.contains { table in
      table.role == .matrix || table.role == .assignments
        || [.plan, .comparison].contains(table.role) && holdsSections(table, sheet, cells)
    }
    // Column headers may identify more blocks than section titles do.
    let blocks = SectionedPlanReader.blocks(in: sheet).count { $0.section.basis != nil }
    let planned = tables.count { $0.role == .plan && $0.columns.contains(where: Self.isCalledPlanned) }
    if hasTables || planned > blocks { return tables }
    let apart = tables.filter { ![.plan, .comparison, .summary, .account, .lookupList].contains($0.role) }
    return [plan] + apart.filter { !$0.range.overlaps(plan.range) || $0.role != .summary }
  }

  /// Whether a range has amounts that were typed in by hand, or has no formula such as `SUMIF` that adds up rows of a
  /// log.
  private static func holdsTypedAmounts(_ range: CellRange, _ sheet: Sheet, _ cells: CellReader) -> Bool {
    let amounts = sheet.rows(range.rows.lowerBound..<range.rows.upperBound + 1).lazy
      .flatMap { $0.cells(in: range.columns) }.filter { $0.value.number != nil && !cells.showsDate($0) }
    return amounts.contains { $0.formula == nil }
      || !amounts.contains { cell in
        cells.formulas.form(of: cell)?.expression.contains { part in
          if case .call(let name, _) = part { name.hasPrefix("SUMIF") } else { false }
        } ?? false
      }
  }

  static func isCalledPlanned(_ column: FoundColumn) -> Bool {
    column.meaning == .budgeted && HeaderBand.meaning(of: column.header) == .budgeted
  }

  /// Whether the table's column of names contains several section titles, or its header is a section title.
  private static func holdsSections(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) -> Bool {
    guard let names = table.columns.first(where: { $0.meaning == .category }) else { return false }
    if table.columns.contains(where: { $0.meaning == .actual }), PlanSection(title: names.header) != nil {
      return true
    }
    let inside = sheet.rows(table.dataRows).count { row in
      cells.text(row[names.column]).flatMap { PlanSection(title: $0) } != nil
        && !row.cells.contains { $0.value.number != nil && table.range.columns.contains($0.reference.column) }
    }
    return inside > 1
  }

  /// Classifies tables of budgeted and actual amounts as plans only if there is no other plan.
  private mutating func settleComparisons() {
    func isComparison(_ table: FoundTable) -> Bool {
      table.role == .comparison
        || table.role == .plan
          && (table[.actual] != nil && table[.percentUsed] != nil || takesFromPlan(table))
    }
    let hasPlan = tables.contains { table in
      table.role == .sectionedPlan || table.role == .matrix || table.role == .assignments
        || table.role == .plan && !isComparison(table)
    }
    for index in tables.indices where isComparison(tables[index]) {
      tables[index].role = hasPlan ? .comparison : .plan
    }
  }

  /// Whether most planned amounts of a table are computed from a sheet with another plan.
  private func takesFromPlan(_ table: FoundTable) -> Bool {
    let others = tables.filter { FoundTable.Role.plans.contains($0.role) && $0.sheetName != table.sheetName }
    guard !others.isEmpty, let column = table[.budgeted], let sheet = workbook[sheet: table.sheetName] else {
      return false
    }
    let names = Set(others.map { $0.sheetName.lowercased() })
    let amounts = sheet.rows(table.dataRows).compactMap { $0[column] }.filter { $0.value.number != nil }
    let taken = amounts.count { cell in
      cells.formulas.form(of: cell)?.expression.contains { part in
        guard case .area(let area) = part, case .sheet(let other)? = area.sheet else { return false }
        return names.contains(other.lowercased())
      } ?? false
    }
    return taken * 2 > amounts.count
  }

  /// Turns labelled numbers that formulas add up into plans if there is no other plan.
  ///
  /// If the sheet has a plan, a list becomes a plan as well if the list's title names a group, such as `Fixed
  /// Expenses`.
  private mutating func findSummedBlocks() {
    let plans = FoundTable.Role.plans.union([.records])
    let planned = tables.filter { plans.contains($0.role) && !isByFormula($0) }
    let sheetsOfPlans = Set(planned.lazy.filter { $0.role == .plan }.map(\.sheetName))
    let taken = Set(tables.filter { $0.role == .log }.map(\.sheetName))
    var finders: [String: SummedBlocks] = [:]
    tables = tables.flatMap { table -> [FoundTable] in
      guard table.role == .summary, table.columns.isEmpty, let sheet = workbook[sheet: table.sheetName],
        planned.isEmpty ? !taken.contains(table.sheetName) : sheetsOfPlans.contains(table.sheetName)
      else { return [table] }
      let finder = finders[table.sheetName] ?? SummedBlocks(sheet, cells)
      finders[table.sheetName] = finder
      let found = finder.plans(in: table).filter { plan in
        planned.isEmpty || plan.title.flatMap(GroupWords.groupOfTitle) != nil
      }
      return found.isEmpty ? [table] : found
    }
  }

  /// Whether all planned amounts of a table are computed by formulas.
  private func isByFormula(_ table: FoundTable) -> Bool {
    guard let column = table[.budgeted], let sheet = workbook[sheet: table.sheetName] else { return false }
    let amounts = sheet.rows(table.dataRows).compactMap { $0[column] }.filter { $0.value.number != nil }
    return !amounts.isEmpty && amounts.allSatisfy { $0.formula != nil }
  }

  /// Names accounts after sheets if each log has its own sheet.
  ///
  /// No sheet may be named after a month or a direction.
  private mutating func nameAccounts() {
    let logs = tables.indices.filter { tables[$0].role == .log && !tables[$0].dataRows.isEmpty }
    let sheets = Set(logs.map { tables[$0].sheetName })
    guard sheets.count > 1, sheets.count == logs.count else { return }
    guard logs.allSatisfy({ tables[$0][.account] == nil }), sheets.allSatisfy(Self.canBeAccount) else {
      return
    }
    guard
      logs.contains(where: { tables[$0][.balance] != nil })
        || sheets.contains(where: AccountWords.isAccount(inName:))
    else { return }
    for index in logs {
      tables[index].scope.account = tables[index].sheetName
      tables[index].evidence += "; the sheet's name is taken for its account"
    }
    shareSigns(logs)
  }

  /// Applies the signs of some logs to all logs.
  ///
  /// If some logs write expenses with a minus, positive amounts in the other logs are income.
  private mutating func shareSigns(_ logs: [Int]) {
    let signed = logs.filter(hasMinus)
    guard !signed.isEmpty else { return }
    for index in Set(logs).subtracting(signed) where tables[index][.amount] != nil {
      tables[index].scope.negativeIsExpense = true
    }
  }

  private func hasMinus(_ log: Int) -> Bool {
    guard let amount = tables[log][.amount], let sheet = workbook[sheet: tables[log].sheetName] else {
      return false
    }
    return sheet.rows(tables[log].dataRows).contains { row in
      if let value = cells.amount(row[amount]).value { value < 0 } else { false }
    }
  }

  private static func canBeAccount(_ name: String) -> Bool {
    MonthText.find(in: name) == nil && GroupWords.directionOfTitle(name) == nil
      && !AccountWords.isOtherSheet(name)
  }

  private func findYear() -> Int? {
    var years: Set<Int> = []
    for table in tables where table.role == .log {
      guard let column = table[.date], let sheet = workbook[sheet: table.sheetName] else { continue }
      for row in sheet.rows(table.dataRows) {
        if let date = cells.date(row[column], order: .yearMonthDay)?.date { years.insert(date.year) }
        if years.count > 1 { return nil }
      }
    }
    return years.first
  }
}
