internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Finds the last row of a table.
struct TableExtent {
  let grid: SheetGrid
  /// The columns of the table.
  let columns: ClosedRange<Int>
  /// The rows that the table may span: below its header and above the next one.
  let rows: Range<Int>

  /// Returns the last row of a log, which has a day or is near a row with a day.
  ///
  /// A log may continue after blank rows.
  func lastRow(ofLog days: [Int], money: [Int]) -> Int {
    var last = rows.lowerBound - 1
    var gap = 0
    var previous = last
    for row in grid.rows(rows) {
      let filled = row.cells(in: columns).contains { grid.kind($0) != .blank }
      guard filled else { continue }
      gap = row.number - previous - 1
      previous = row.number
      let hasDay = days.contains { [.date, .amount].contains(grid.kind(row[$0])) }
      let hasMoney = money.contains { grid.kind(row[$0]) == .amount }
      let hasTotal = !hasDay && hasTotalWord(row)
      // A row without a day is a total, or continues the row above.
      if hasDay || hasMoney && row.number - last <= 2 || hasMoney && hasTotal || hasTotal && gap == 0 {
        last = row.number
      } else if hasMoney, gap == 0, row.number - last <= 4 {
        last = row.number
      }
    }
    return last
  }

  private func hasTotalWord(_ row: Sheet.Row) -> Bool {
    row.cells(in: columns).contains { $0.value.text.map(HeaderText.isTotal) == true }
  }

  /// Returns the last row before the first blank row.
  func lastRowWithoutGap() -> Int {
    var last = rows.lowerBound - 1
    for row in grid.rows(rows) where row.number == last + 1 {
      guard row.cells(in: columns).contains(where: { grid.kind($0) != .blank }) else { break }
      last = row.number
    }
    return last
  }

  /// Returns the last row with content, regardless of blank rows before it.
  func lastFilledRow() -> Int {
    let last = grid.rows(rows).last { row in
      row.cells.contains { columns.contains($0.reference.column) && grid.kind($0) != .blank }
    }
    return last?.number ?? rows.lowerBound - 1
  }

  /// Returns the last row of a plan.
  ///
  /// A plan continues after blank rows if rows of the same form follow.
  func lastRow(ofPlan names: Int, amounts: [Int]) -> Int {
    var last = rows.lowerBound - 1
    var endsInTotal = false
    let all = Array(grid.rows(rows))
    for (index, row) in all.enumerated() {
      guard let form = form(row, names, amounts) else { continue }
      if row.number - last > 1 {
        guard row.number - last <= 4, continues(all[index...], names, amounts, endsInTotal) else { break }
      }
      last = row.number
      endsInTotal = form == .total
    }
    return last
  }

  private enum Form {
    case item, section, total, other
  }

  /// Returns the form of a row; nil for a blank row.
  private func form(_ row: Sheet.Row, _ names: Int, _ amounts: [Int]) -> Form? {
    let filled = row.cells(in: columns).filter { grid.kind($0) != .blank }
    guard !filled.isEmpty else { return nil }
    let name = grid.kind(row[names])
    let hasAmount = amounts.contains { [.amount, .other].contains(grid.kind(row[$0])) }
    if name == .label || name == .date {
      if HeaderText.isTotal(grid.text(row[names])) { return .total }
      return hasAmount ? .item : .section
    }
    if hasAmount { return .total }
    let isGroup = filled.allSatisfy { $0.reference.column < names && grid.kind($0) == .label }
    return isGroup ? .section : .other
  }

  private func continues(_ rest: ArraySlice<Sheet.Row>, _ names: Int, _ amounts: [Int], _ endsInTotal: Bool)
    -> Bool
  {
    var items = 0
    var previous = rest.first?.number ?? 0
    for (index, row) in rest.prefix(6).enumerated() {
      guard row.number - previous <= 1, let form = form(row, names, amounts) else { break }
      previous = row.number
      switch form {
      case .section where index == 0: continue
      case .item: items += 1
      case .total where items == 0 && index == 0: return !endsInTotal || rest.count == 1
      case .section, .total: break
      case .other: return false
      }
    }
    let startsWithSection = rest.first.flatMap { form($0, names, amounts) } == .section
    return endsInTotal && !startsWithSection ? items > 1 : items > 0
  }
}
