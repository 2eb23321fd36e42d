internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a workbook in several ways and keeps the reading that reproduces most of the figures that the workbook states.
///
/// The first reading follows from words and layout. Another reading replaces it only if it reproduces more figures.
struct CompetingReadings {
  /// A way to read the workbook, with its result.
  struct Reading {
    let layout: WorkbookLayout
    var result: ImportResult
    let accounting: [RowAccounting?]
    let proof: WorkbookProof

    init(_ layout: WorkbookLayout, _ workbook: Workbook, _ cells: CellReader) throws(ImportError) {
      var reading = WorkbookReading(layout, workbook, cells)
      reading.readAll()
      self.layout = layout
      result = try reading.finish()
      accounting = reading.accounting
      proof = WorkbookProof(workbook, layout.tables, result, cells)
    }
  }

  /// The reading that is kept.
  private(set) var best: Reading
  private let workbook: Workbook
  private let cells: CellReader
  private var attempts = 0
  private var rowsRead = 0

  /// The maximum number of logs in a workbook; if there are more, leaving out logs is not tried.
  private static let mostLogs = 12
  /// The maximum number of readings that are tried, and of rows that are read again for them.
  private static let mostAttempts = 16
  private static let mostRows = 60_000

  /// - Throws: `ImportError` if the first reading contradicts the requested currency.
  init(_ layout: WorkbookLayout, _ workbook: Workbook, _ cells: CellReader) throws(ImportError) {
    (self.workbook, self.cells) = (workbook, cells)
    best = try Reading(layout, workbook, cells)
    if cells.context.answers[.plan] == nil {
      leaveOutPastedSums()
      trySummedBlocks()
    }
    guard cells.context.answers[.log] == nil, best.proof.hasFigures else { return }
    tryWithoutLogs()
    tryOtherDirections()
    tryWithSkippedRows()
  }

  /// Returns another reading; nil if too many readings or rows have been read already.
  private mutating func attempt(_ layout: WorkbookLayout) -> Reading? {
    let rows = layout.tables.reduce(0) { $0 + $1.dataRows.count }
    guard attempts < Self.mostAttempts, rowsRead + rows <= Self.mostRows else { return nil }
    (attempts, rowsRead) = (attempts + 1, rowsRead + rows)
    return try? Reading(layout, workbook, cells)
  }

  /// Tries other layouts, and keeps the one that reproduces most sums if it reproduces more than the current reading.
  ///
  /// With `keepingAll`, the new reading must also reproduce every sum that the current one reproduces.
  ///
  /// - Returns: Whether the reading was replaced.
  private mutating func compete(_ layouts: [WorkbookLayout], keepingAll: Bool = false) -> Bool {
    var readings: [Reading] = []
    for layout in layouts {
      if let reading = attempt(layout) { readings.append(reading) }
    }
    let logs = best.layout.tables.filter { $0.role == .log }
    let known = best.proof.reproduced(outside: logs)
    let strengths = readings.map { $0.proof.reproduced(outside: logs) }
    guard let place = strengths.indices.max(by: { strengths[$0].count < strengths[$1].count }),
      strengths[place].count > known.count, !keepingAll || strengths[place].isSuperset(of: known)
    else { return false }
    best = readings[place]
    return true
  }

  /// Tries to leave out logs whose rows the workbook's own sums omit.
  ///
  /// Such a table of dates and amounts is perhaps not a log. Or it is a log of income, which sums of spending omit.
  private mutating func tryWithoutLogs() {
    while true {
      let logs = best.layout.tables.indices.filter { best.layout.tables[$0].role == .log }
      guard logs.count > 1, logs.count <= Self.mostLogs else { return }
      let layout = best.layout
      let proof = best.proof
      // A log whose title states a direction, such as Payments, is not left out.
      let unproven = logs.filter {
        !proof.speaksFor(layout.tables[$0]) && layout.tables[$0].scope.kind == nil
      }
      var others = unproven.map { index in
        layout.changing(index) { table in
          table.role = .summary
          table.evidence += "; the workbook's own sums leave its rows out"
        }
      }
      others += unproven.filter { layout.tables[$0].saysNoDirection }.map { index in
        layout.changing(index) { $0.scope.kind = .income }
      }
      guard compete(others, keepingAll: true) else { return }
    }
  }

  /// Tries to read plans with sections as lists of amounts that formulas add up.
  ///
  /// In such plans, blocks can be beside each other, so the names of one block are next to the totals of another block.
  private mutating func trySummedBlocks() {
    let plans = best.layout.tables.filter { $0.role == .sectionedPlan }
    guard !plans.isEmpty, case let doubts = doubts(about: best), doubts > 0,
      let reading = attempt(best.layout.withSummedBlocks(insteadOf: plans)),
      self.doubts(about: reading) < doubts, typedAmounts(in: reading).isSuperset(of: typedAmounts(in: best))
    else { return }
    best = reading
  }

  /// Returns the cells whose values were typed in by hand and became amounts of records.
  private func typedAmounts(in reading: Reading) -> Set<CellLocation> {
    var cells: Set<CellLocation> = []
    for (name, amounts) in reading.proof.facts.amounts {
      guard let sheet = workbook[sheet: name] else { continue }
      for reference in amounts.keys where sheet[reference]?.formula == nil {
        cells.insert(CellLocation(sheet: name, reference: reference))
      }
    }
    return cells
  }

  /// Returns the number of figures that contradict the planned amounts, plus the number of left-over numbers.
  ///
  /// A left-over number was typed in by hand and is in no record.
  private func doubts(about reading: Reading) -> Int {
    let left = LeftoverNumbers(workbook, reading.layout.tables, reading.proof, cells)
    return (reading.proof.differing[.plan]?.count ?? 0) + left.leftovers.reduce(0) { $0 + $1.count }
  }

  /// Leaves out plans whose amounts equal the log's totals by category, because they were pasted from these totals.
  private mutating func leaveOutPastedSums() {
    var least = 3
    while let index = tableOfPastedSums(least) {
      let layout = best.layout.changing(index) { table in
        table.role = .summary
        table.evidence += "; its amounts are sums of the log"
      }
      guard let reading = attempt(layout) else { return }
      // If one table was pasted, a single equal amount in another table is no coincidence.
      (best, least) = (reading, 1)
    }
  }

  /// Returns a table whose planned amounts were pasted from sums of the log; nil if there is none.
  ///
  /// At least `least` of its amounts, and most of them, equal such sums.
  private func tableOfPastedSums(_ least: Int) -> Int? {
    let sums = best.proof.sums
    let origins = best.result.origins
    var counts: [Int: (all: Int, pasted: Int)] = [:]
    func count(
      _ amount: Decimal, _ id: Identifier<BudgetModel.Category>, _ month: CalendarMonth?, _ place: Provenance?
    ) {
      guard amount != 0, case .cell(let sheet, let text)? = place?.location, let cell = CellReference(text),
        let index = best.layout.tables.firstIndex(where: {
          $0.sheetName == sheet && FoundTable.Role.plans.contains($0.role) && $0.range.contains(cell)
        })
      else { return }
      let isSum = [BudgetSums.Subject.Quantity.income, .expenses].contains { quantity in
        [nil, month].contains {
          sums.value(BudgetSums.Subject(quantity: quantity, month: $0, category: id)) == amount.magnitude
        }
      }
      counts[index, default: (0, 0)].all += 1
      if isSum { counts[index]?.pasted += 1 }
    }
    for category in best.result.budget.categories {
      count(category.budgetedAmount, category.id, nil, origins.plannedAmounts[category.id])
    }
    for month in best.result.budget.monthlyBudgets {
      for part in month.assignments {
        count(part.amount, part.categoryID, month.month, origins.assignments[month.id]?[part.categoryID])
      }
    }
    return counts.filter { $1.pasted >= least && $1.pasted * 10 >= $1.all * 6 }.keys.min()
  }

  /// Tries to read skipped rows as transactions: opening or closing balances, and rows marked as failed or rejected.
  ///
  /// The workbook's own sums may include such rows. Balance rows are tried only in logs with a column for the
  /// direction. In other logs, such rows are only part of the balances.
  private mutating func tryWithSkippedRows() {
    for reason in [SkipReason.balances, .void] {
      let tables = best.layout.tables
      let logs = best.accounting.indices.filter { index in
        best.accounting[index]?.skipped[reason] != nil
          && (reason == .void || tables[index][.indicator] != nil || tables[index][.type] != nil)
      }
      guard !logs.isEmpty else { continue }
      let layout = logs.reduce(best.layout) { layout, index in
        layout.changing(index) { $0.counted.insert(reason) }
      }
      _ = compete([layout], keepingAll: true)
    }
  }

  /// Tries the opposite direction for rows whose direction was guessed.
  private mutating func tryOtherDirections() {
    guard cells.context.signs == nil, best.result.findings.contains(where: { $0.code == .signsAssumed })
    else {
      return
    }
    for (index, table) in best.layout.tables.enumerated() where table.role == .log && table.scope.kind == nil
    {
      let layout = best.layout
      _ = compete(
        [true, false].map { isExpense in
          layout.changing(index) { $0.scope.negativeIsExpense = isExpense }
        }, keepingAll: true)
    }
  }
}

extension FoundTable {
  /// Whether neither a title nor a column states the direction of the rows.
  fileprivate var saysNoDirection: Bool {
    scope.kind == nil && scope.group == nil
      && [FieldMeaning.type, .indicator, .inflow, .outflow].allSatisfy { self[$0] == nil }
  }
}
