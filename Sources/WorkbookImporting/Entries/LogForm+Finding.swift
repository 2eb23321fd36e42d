internal import BudgetModel
internal import CalendarDates
internal import FieldReading
internal import Foundation
package import ImportCore
package import SpreadsheetValues
internal import WorkbookForm

extension LogForm {
  /// Finds the form of a log.
  ///
  /// - Parameters:
  ///   - table: One of the tables of `reading`, with the role of a log.
  ///   - reading: The workbook as it was read.
  ///   - workbook: The cells of the workbook.
  ///   - context: The context in which the workbook was read.
  /// - Throws: `LogFormError` if the table is not a log, or has no columns for dates or amounts.
  package init(
    _ table: FoundTable, of reading: WorkbookImport, in workbook: Workbook, context: ImportContext
  ) throws(LogFormError) {
    guard table.role == .log, let sheet = workbook[sheet: table.sheetName] else {
      throw .noLog(sheet: table.sheetName)
    }
    let cells = CellReader(workbook: workbook, context: context)
    let rows = sheet.rows(of: table)
    let hasPlan = reading.tables.contains { FoundTable.Role.plans.contains($0.role) }
    var finder = LogFormatFinder(
      table, rows, cells, hasPlan: hasPlan, siblings: SiblingLogs(reading.tables, in: workbook))
    let sample = LogSample(table, rows, reading.result, cells, finder.find())
    let calculated = sample.calculatedColumns
    sheetName = table.sheetName
    span = table.range.columns
    scope = table.scope
    headerRows = table.headerRows
    entryRows = sample.entryRows
    order = sample.order
    account = table.scope.account
    currency = reading.result.budget.settings.currency
    columns = table.columns.map {
      Column(
        column: $0.column, header: $0.header, meaning: $0.meaning,
        isCalculated: calculated.contains($0.column))
    }
    dates = try LogDateForm(sample, workbook.dateSystem, calculated)
    amounts = try LogAmountForm(sample, calculated)
    words = LogKindWords(sample)
    spellings = Self.named.reduce(into: [:]) { $0[$1] = sample.spellings($1) }
    groups = sample.groupsOfCategories
  }

  private static let named: [FieldMeaning] = [.category, .account, .toAccount, .member, .payee, .currency]

  /// Returns the forms of a workbook's logs, in the order of the tables.
  ///
  /// Logs whose form cannot be found are left out.
  package static func forms(
    of reading: WorkbookImport, in workbook: Workbook, context: ImportContext
  ) -> [LogForm] {
    reading.tables.filter { $0.role == .log }.compactMap {
      try? LogForm($0, of: reading, in: workbook, context: context)
    }
  }
}

/// The rows of a log with the transactions read from them.
struct LogSample {
  /// A row and its transaction.
  struct Row {
    let cells: Sheet.Row
    let transaction: Transaction
  }

  let table: FoundTable
  let rows: [Row]
  let entryRows: ClosedRange<Int>?
  let cells: CellReader
  let formats: LogFormats
  private let columns: [FieldMeaning: Int]

  init(
    _ table: FoundTable, _ rows: [Sheet.Row], _ result: ImportResult, _ cells: CellReader,
    _ formats: LogFormats
  ) {
    (self.table, self.cells, self.formats) = (table, cells, formats)
    columns = table.columnByMeaning
    var byRow: [Int: Transaction] = [:]
    for transaction in result.budget.transactions {
      for place in [result.provenance[transaction.id], result.otherSides[transaction.id]] {
        guard case .cell(let sheet, let text)? = place?.location, sheet == table.sheetName,
          let reference = CellReference(text), table.range.columns.contains(reference.column)
        else { continue }
        byRow[reference.row] = transaction
      }
    }
    let read = rows.compactMap { row in byRow[row.number].map { Row(cells: row, transaction: $0) } }
    self.rows = read
    guard let first = read.first?.cells.number, var last = read.last?.cells.number else {
      entryRows = nil
      return
    }
    // Rows with a date that were not imported are still entries.
    let day = table[.date] ?? table[.day]
    for row in rows where row.number == last + 1 && !row.isTotal {
      guard let cell = day.flatMap({ row[$0] }), !cell.value.isBlank, cell.formula == nil else { break }
      last += 1
    }
    entryRows = first...max(first, last)
  }

  /// The column with this meaning.
  subscript(meaning: FieldMeaning) -> Int? { columns[meaning] }

  func text(_ meaning: FieldMeaning, _ row: Row) -> String? {
    self[meaning].flatMap { cells.text(row.cells[$0]) }
  }

  /// Columns whose filled cells are mostly formulas that refer to other cells.
  var calculatedColumns: Set<Int> {
    Set(
      table.columns.map(\.column).filter { column in
        let filled = rows.suffix(200).compactMap { $0.cells[column] }
          .filter { !$0.value.isBlank || $0.formula != nil }
        let formulas = filled.count { $0.formula?.text.contains { $0.isLetter } == true }
        return formulas * 2 > filled.count
      })
  }

  /// The order of the dates; a log with only one date counts as oldest first.
  var order: LogForm.Order {
    var (up, down) = (0, 0)
    for (first, second) in zip(rows, rows.dropFirst()) {
      if first.transaction.date < second.transaction.date { up += 1 }
      if first.transaction.date > second.transaction.date { down += 1 }
    }
    if up >= down * 9 { return .oldestFirst }
    return down >= up * 9 ? .newestFirst : .unordered
  }

  func spellings(_ meaning: FieldMeaning) -> LogSpellings {
    var spellings = LogSpellings()
    guard self[meaning] != nil else { return spellings }
    for row in rows { if let text = text(meaning, row) { spellings.add(text) } }
    return spellings
  }

  /// The group that the log writes beside each category, by normalized category name.
  var groupsOfCategories: [String: String] {
    guard self[.group] != nil else { return [:] }
    return rows.reduce(into: [:]) { groups, row in
      if let category = text(.category, row), let group = text(.group, row) {
        groups[LogSpellings.key(category)] = group
      }
    }
  }
}
