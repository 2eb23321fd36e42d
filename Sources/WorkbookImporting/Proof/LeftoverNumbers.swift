internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Finds numbers that were typed in by hand and are in no record, so that no such number is silently ignored.
///
/// Rows of logs, and records in the package's own form, are accounted for elsewhere. Days, years, percentages and
/// numbers that restate figures of the budget are not reported.
struct LeftoverNumbers {
  /// The left-over numbers of each table, and of each sheet outside its tables.
  private(set) var leftovers: [ImportVerdict.Leftover] = []
  /// The number of left-over numbers outside plans and in plans, on visible sheets.
  ///
  /// Hidden sheets often contain old copies, which are no evidence against the records.
  /// In a plan, left-over numbers may be actual amounts beside the planned ones.
  private(set) var countOutsidePlans = 0
  private(set) var countInPlans = 0
  private var sources: [String: Set<CellReference>] = [:]
  private let workbook: Workbook
  private let proof: WorkbookProof
  private let cells: CellReader
  /// The minimum amount.
  ///
  /// A lower number is probably a count, a day or a rate.
  private static let leastAmount: Decimal = 10
  /// The maximum number of decimals of a number that was typed in by hand.
  ///
  /// A number with more decimals is a quotient that was pasted as a value.
  private static let mostTypedDigits = 6

  init(_ workbook: Workbook, _ tables: [FoundTable], _ proof: WorkbookProof, _ cells: CellReader) {
    (self.workbook, self.proof, self.cells) = (workbook, proof, cells)
    for sheet in workbook.sheets { sources[sheet.name] = sourcesOfRecords(in: sheet) }
    let bySheet = Dictionary(grouping: tables, by: \.sheetName)
    for sheet in workbook.sheets { look(at: sheet, with: bySheet[sheet.name] ?? []) }
  }

  /// Returns the cells from which a formula computes a record's amount in the same row, such as a yearly amount.
  private func sourcesOfRecords(in sheet: Sheet) -> Set<CellReference> {
    var sources: Set<CellReference> = []
    for reference in proof.facts.amounts[sheet.name, default: [:]].keys {
      guard let cell = sheet[reference], let form = cells.formulas.form(of: cell) else { continue }
      for column in form.columnsOfRow(in: reference) {
        sources.insert(CellReference(clampingRow: reference.row, column: column))
      }
    }
    return sources
  }

  private mutating func look(at sheet: Sheet, with own: [FoundTable]) {
    let read =
      own.filter { $0.isCopy || Self.accounted.contains($0.role) }.map(\.range) + sheet.properties.pivotTables
    let pivots = own.filter { table in
      table.role == .summary
        && (table.columns.contains { TableClassifier.isPivotWord($0.header) }
          || sheet.properties.pivotTables.contains { $0.columns.overlaps(table.range.columns) })
    }.map(\.range)
    let others = own.filter { !$0.isCopy && !Self.accounted.contains($0.role) }
    let restated = others.map { restatedColumns(of: $0, in: sheet) }
    var found: [Int: (range: CellRange, count: Int, sum: ExactSum)] = [:]
    for row in sheet.rows {
      for cell in row.cells where isLeft(cell, in: sheet) {
        guard !read.contains(where: { $0.contains(cell.reference) }),
          !pivots.contains(where: { $0.contains(cell.reference) })
        else { continue }
        let place = others.firstIndex { $0.range.contains(cell.reference) }
        if let place,
          isNoAmount(cell, of: others[place]) || restated[place].contains(cell.reference.column)
        {
          continue
        }
        let here = CellRange(cell.reference, cell.reference)
        var entry = found[place ?? -1] ?? (here, 0, ExactSum())
        entry.range = entry.range.union(here)
        entry.count += 1
        if let number = cell.value.number { entry.sum.add(number) }
        found[place ?? -1] = entry
        guard sheet.properties.visibility == .visible else { continue }
        if let place, FoundTable.Role.plans.contains(others[place].role) {
          if !isActual(cell, of: others[place]) { countInPlans += 1 }
        } else {
          countOutsidePlans += 1
        }
      }
    }
    leftovers += found.sorted { $0.key < $1.key }.map { _, entry in
      ImportVerdict.Leftover(
        place: Provenance(
          file: cells.context.fileName, .cell(sheet: sheet.name, reference: "\(entry.range)")),
        count: entry.count, sum: entry.sum.value)
    }
  }

  /// Tables whose rows all become records or findings, or are skipped for a reason.
  private static let accounted: Set<FoundTable.Role> = [
    .log, .records, .settings, .months, .assignments, .account,
  ]

  private func isLeft(_ cell: Cell, in sheet: Sheet) -> Bool {
    guard cell.formula == nil, let number = cell.value.number, number.magnitude >= Self.leastAmount,
      number.fractionDigits <= Self.mostTypedDigits, !proof.facts.holds(sheet.name, cell.reference),
      sources[sheet.name]?.contains(cell.reference) != true,
      !proof.explained.contains(CellLocation(sheet: sheet.name, reference: cell.reference))
    else { return false }
    let format = workbook.styles[cell.style].numberFormat
    if format.kind.isDate || format.code.contains("%") { return false }
    // A whole number in the range of days or years counts as a day or year, unless its format is a currency.
    let isDayOrYear = number.fractionDigits == 0 && (number.magnitude <= 31 || SheetGrid.year(cell) != nil)
    return !isDayOrYear || cells.currency(of: cell) != nil
  }

  /// Returns the columns of a summary that restate records.
  ///
  /// The numbers of such a column, or of all columns together, add up to all income or all expenses.
  ///
  /// If the summary has a column or a row of totals, the numbers add up to twice this amount. If it has both, they add
  /// up to four times this amount.
  private func restatedColumns(of table: FoundTable, in sheet: Sheet) -> Set<Int> {
    guard !FoundTable.Role.plans.contains(table.role) else { return [] }
    var sums: [Int: (count: Int, sum: ExactSum)] = [:]
    for cell in sheet.rows(table.dataRows).flatMap(\.cells) where table.range.contains(cell.reference) {
      guard let number = cell.value.number, !cells.showsDate(cell) else { continue }
      sums[cell.reference.column, default: (0, ExactSum())].count += 1
      sums[cell.reference.column]?.sum.add(number)
    }
    let totals = [BudgetSums.Subject.Quantity.income, .expenses].compactMap {
      proof.sums.value(BudgetSums.Subject(quantity: $0))
    }.filter { $0 != 0 }
    func restates(_ sum: Decimal) -> Bool {
      totals.contains { total in [1, 2, 4].contains { sum.magnitude == total.magnitude * $0 } }
    }
    let all = ExactSum(sums.values.map(\.sum.value)).value
    if sums.values.reduce(0, { $0 + $1.count }) > 2, restates(all) { return Set(sums.keys) }
    return Set(sums.filter { $1.count > 2 && restates($1.sum.value) }.keys)
  }

  /// Whether a cell is in the header, or in a column whose meaning is not an amount.
  private func isNoAmount(_ cell: Cell, of table: FoundTable) -> Bool {
    if let header = table.headerRows, header.contains(cell.reference.row) { return true }
    let column = table.columns.first { $0.column == cell.reference.column }
    return column?.meaning.map(Self.noAmounts.contains) ?? false
  }

  /// Whether a number is an actual amount according to its column, and so not a planned amount.
  private func isActual(_ cell: Cell, of table: FoundTable) -> Bool {
    table.columns.contains { $0.column == cell.reference.column && $0.meaning == .actual }
  }

  private static let noAmounts: Set<FieldMeaning> = [
    .id, .order, .date, .valueDate, .dueDate, .day, .month, .year, .time, .percentUsed, .lastFourDigits,
    .category, .description, .payee, .memo, .note, .account, .color,
  ]
}
