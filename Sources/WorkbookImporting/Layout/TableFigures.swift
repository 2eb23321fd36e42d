internal import BudgetModel
internal import ExactDecimals
public import Foundation
public import SpreadsheetValues
internal import FieldReading
public import ImportCore
internal import WorkbookForm

/// Figures with which a person can check a found table: its first rows and the sums of its columns.
public struct TableFigures: Hashable, Sendable {
  /// The texts of the first rows, one for each column of the table.
  public let firstRows: [[String]]
  /// The number of rows with content below the header, including totals.
  public let rows: Int
  /// The sum of each column of amounts, by column number.
  ///
  /// Rows that are totals are left out.
  public let sums: [Int: Decimal]

  /// Creates the figures of a table with at most `limit` first rows.
  public init(_ table: FoundTable, in workbook: Workbook, context: ImportContext, showing limit: Int = 2) {
    let cells = CellReader(workbook: workbook, context: context)
    let amounts = table.columns.filter { column in
      column.month != nil || column.meaning.map(Self.amounts.contains) ?? false
    }
    var (first, count): ([[String]], Int) = ([], 0)
    var sums = Dictionary(uniqueKeysWithValues: amounts.map { ($0.column, ExactSum()) })
    for row in workbook[sheet: table.sheetName]?.rows(table.dataRows) ?? [] {
      let inside = row.cells(in: table.range.columns).filter { !$0.value.isBlank }
      guard let lead = inside.first else { continue }
      count += 1
      if first.count < limit { first.append(table.columns.map { cells.shownText(row[$0.column]) ?? "" }) }
      if lead.value.text.map(HeaderText.isTotal) == true { continue }
      for column in amounts {
        if let amount = cells.amount(row[column.column]).value { sums[column.column]?.add(amount) }
      }
    }
    (firstRows, rows) = (first, count)
    self.sums = sums.mapValues(\.value)
  }

  private static let amounts: Set<FieldMeaning> = [
    .amount, .inflow, .outflow, .fee, .budgeted, .actual, .assigned, .startingBalance,
  ]
}
