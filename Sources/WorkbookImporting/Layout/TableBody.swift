internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// The first rows below a header, with statistics about each column.
struct TableBody {
  /// The kinds of values in a column's first rows.
  struct Column {
    var labels = 0
    var amounts = 0
    var dates = 0
    var others = 0
    /// Amounts computed from other tables.
    var derived = 0
    /// Amounts without a formula.
    var typed = 0
    /// Whole numbers from 1 to 31.
    var days = 0
    /// Amounts that are shown as percentages.
    var percentages = 0
    /// Numbers that are shown as times of day or durations.
    var times = 0
    /// Texts that name a month, and dates displayed as a month.
    var months = 0

    var filled: Int { labels + amounts + dates + others }
    var isLabels: Bool { labels > 0 && labels * 2 > filled }
    var isAmounts: Bool { amounts > 0 && (amounts + others) * 2 >= filled }
    var isDates: Bool { dates > 0 && dates * 2 >= filled }
    var isDays: Bool { days > 0 && days * 10 >= filled * 8 }
    /// Whether the numbers are percentages rather than amounts.
    var isPercentages: Bool { percentages > 0 && percentages * 2 >= amounts }
    var isMonths: Bool { months > 1 && months * 10 >= filled * 8 }
    /// Whether nearly all amounts are computed from other tables.
    var isDerived: Bool { derived > 0 && derived * 10 >= (amounts + others) * 8 }
  }

  /// The number of rows that are inspected to classify a table.
  private static let sampleSize = 100

  /// The sampled rows that have content in the table's columns, without totals.
  let rows: [Sheet.Row]
  private let columns: [Int: Column]

  init(_ grid: SheetGrid, columns span: ClosedRange<Int>, rows numbers: Range<Int>) {
    var rows: [Sheet.Row] = []
    var columns: [Int: Column] = [:]
    for row in grid.rows(numbers) where rows.count < Self.sampleSize {
      let cells = row.cells(in: span).filter { grid.kind($0) != .blank }
      guard let first = cells.first else { continue }
      if grid.kind(first) == .label, HeaderText.isTotal(grid.text(first)) { continue }
      rows.append(row)
      for cell in cells { columns[cell.reference.column, default: Column()].count(cell, grid) }
    }
    self.rows = rows
    self.columns = columns
  }

  /// The statistics of a column.
  subscript(column: Int) -> Column { columns[column] ?? Column() }
}

extension TableBody.Column {
  fileprivate mutating func count(_ cell: Cell, _ grid: SheetGrid) {
    if grid.isTime(cell) { times += 1 }
    switch grid.kind(cell) {
    case .blank: return
    case .label:
      labels += 1
      if grid.month(cell) != nil { months += 1 }
    case .date:
      dates += 1
      if grid.hidesDay(cell) { months += 1 }
    case .other: others += 1
    case .amount:
      amounts += 1
      if cell.formula == nil { typed += 1 }
      if grid.isPercentage(cell) { percentages += 1 }
      if let number = cell.value.number, number >= 1, number <= 31, number.fractionDigits == 0 { days += 1 }
    }
    if grid.isDerived(cell) { derived += 1 }
  }
}
