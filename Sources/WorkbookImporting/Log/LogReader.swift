internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
package import SpreadsheetValues
package import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Reads a transaction log with columns in any order, and with dates and amounts in any form.
struct LogReader {
  private let table: FoundTable
  private let sheet: Sheet
  private let cells: CellReader
  private let siblings: SiblingLogs

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader, _ siblings: SiblingLogs) {
    self.table = table
    self.sheet = sheet
    self.cells = cells
    self.siblings = siblings
  }

  /// Adds each row as a transaction and reports rows that cannot be used.
  ///
  /// - Returns: The accounting of all rows.
  func read(into builder: inout BudgetBuilder) -> RowAccounting {
    let rows = sheet.rows(of: table)
    var finder = LogFormatFinder(table, rows, cells, hasPlan: builder.hasPlan, siblings: siblings)
    let formats = finder.find()
    builder.reserve(transactions: rows.count)
    for (fact, location) in finder.notes { builder.note(.log(fact), at: location) }
    var balance = BalanceTrail(cells: cells)
    builder.rows = RowAccounting()
    builder.terms = RowTerms(
      missingDay: .dateMissingBesideAmount, asksForCategory: table.columnByMeaning[.category] != nil)
    var dates = LogDates(table, rows, cells, formats, year: builder.context.year)
    if let problem = dates.problem {
      builder.note(.log(problem), at: location(table.range.first.column, table.range.first.row))
    }
    let columns = ColumnIndex(table.columnByMeaning)
    let currencyOfHeading = StatedCurrency(headings: table.headings(in: sheet))
    let money = table.moneyColumns
    var section: TransactionKind?
    var opening = OpeningRows(table, cells)
    let shares = SharedAmounts(table, rows, cells, formats.decimalMark)
    for row in rows.counted(by: builder.context.meter) {
      let reader = LogRowReader(
        table: table, columns: columns, row: row, cells: cells, formats: formats,
        currencyOfHeading: currencyOfHeading, moneyColumns: money, sectionKind: section)
      let (day, moneys) = (dates.day(of: row), reader.moneys)
      for money in moneys { builder.rows.read.add(money.asWritten) }
      if let reason = reader.skipReason(day) ?? (shares.rows.contains(row.number) ? .totals : nil) {
        for money in moneys { builder.rows.skip(reason, money.asWritten) }
        if reason == .balances {
          opening.add(reader)
          balance.begin(reader)
        }
        if reason == .headings, let title = reader.onlyText { section = GroupWords.directionOfTitle(title) }
      } else {
        let transactions = moneys.compactMap { reader.read(day, $0, into: &builder) }
        if !transactions.isEmpty { balance.follow(transactions, reader) }
        transactions.forEach { opening.meet($0) }
      }
    }
    balance.report(into: &builder)
    opening.carry(into: &builder)
    return builder.rows
  }

  private func location(_ column: Int, _ row: Int) -> Provenance.Location {
    .cell(sheet: table.sheetName, reference: CellReference(clampingRow: row, column: column).description)
  }
}

extension FoundTable {
  /// The columns with a log's amounts.
  ///
  /// A single `amount` column contains both directions. Otherwise, the outflow and inflow columns count as well.
  var moneyColumns: [FoundColumn] {
    let amounts = columns.filter { $0.meaning == .amount }
    let directed = columns.filter { $0.meaning == .outflow || $0.meaning == .inflow }
    let first = [FieldMeaning.outflow, .inflow].compactMap { meaning in
      directed.first { $0.meaning == meaning }
    }
    return amounts.isEmpty ? first : amounts.count > 1 ? amounts + first : amounts
  }

  /// Returns the meaning and the header of each column.
  ///
  /// Without header rows, the headers are those of the table's columns.
  package func headings(in sheet: Sheet) -> [(meaning: FieldMeaning?, text: String)] {
    let header = headerRows.map { sheet.rows($0.lowerBound..<$0.upperBound + 1) } ?? []
    return columns.map { column in
      let texts = header.compactMap { $0[column.column]?.value.text }
      return (column.meaning, texts.isEmpty ? column.header : texts.joined(separator: " "))
    }
  }
}

extension Sheet {
  /// Returns the rows of this range that have cells.
  package func rows(_ numbers: Range<Int>) -> ArraySlice<Sheet.Row> {
    let start = rows.partitioningIndex { $0.number >= numbers.lowerBound }
    let end = rows.partitioningIndex { $0.number >= numbers.upperBound }
    return rows[start..<max(start, end)]
  }

  /// Returns the rows below a table's header, with the cells of this table only.
  ///
  /// Other tables may be beside it.
  package func rows(of table: FoundTable) -> [Sheet.Row] {
    rows(table.dataRows).map { $0.clipped(to: table.range.columns) }
  }
}
