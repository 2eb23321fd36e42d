internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Finds cells directly after a range that are similar to its last cell.
struct ShortRange {
  private let workbook: AuditedWorkbook
  /// The sheet of the formula.
  private let sheet: AuditedSheet
  private let cell: AuditedCell
  /// How many rows or columns beside a range are searched for other totals, which show where the data ends.
  private static let furthestTotal = 12
  /// The maximum number of rows of empty cells and texts between the data and the total after it.
  private static let longestHeading = 8

  init(_ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell) {
    (self.workbook, self.sheet, self.cell) = (workbook, sheet, cell)
  }

  func finding(_ starts: RangeStarts, _ blocks: [SheetBlocks]) -> AuditFinding? {
    for reading in workbook.readings(sheet, cell, \.figures) {
      guard isTotal(reading), let axis = axis(of: reading.range),
        let missed = missed(reading, axis, starts, blocks[reading.sheet]),
        !workbook.readings(sheet, cell).contains(where: {
          $0.sheet == reading.sheet && $0.range != reading.range && $0.range.overlaps(missed)
        })
      else { continue }
      let target = workbook.sheets[reading.sheet]
      let whole = CellRange(reading.range.first, missed.last)
      let formula = workbook.formula(sheet, cell).map { Self.replace(reading.range, with: whole, in: $0) }
      let suggestion = formula.flatMap { $0 == workbook.formula(sheet, cell) ? nil : $0 }
      return workbook.finding(
        .rangeTooShort(reading.range, missed: missed, on: target.name, whole: whole), sheet, cell.reference,
        suggestion: suggestion,
        decimal: suggestion.flatMap { workbook.value($0, sheet, cell.reference) })
    }
    return nil
  }

  private func isTotal(_ reading: AuditedWorkbook.Reading) -> Bool {
    guard case .area(let area) = reading.use.target, area.first.row != nil, area.first.column != nil else {
      return false
    }
    switch reading.use.role {
    case .total: return true
    case .conditionalTotal, .added, .other: return false
    }
  }

  /// The axis of a range that is one line of several cells; nil for any other range.
  private func axis(of range: CellRange) -> Axis? {
    guard range.count > 1 else { return nil }
    return range.columns.count == 1 ? .column : range.rows.count == 1 ? .row : nil
  }

  private func missed(
    _ reading: AuditedWorkbook.Reading, _ axis: Axis, _ starts: RangeStarts, _ blocks: SheetBlocks
  ) -> CellRange? {
    let target = workbook.sheets[reading.sheet]
    let (line, positions) = (axis.line(reading.range.first), axis.positions(reading.range))
    let last = positions.upperBound
    guard let index = target.index(reading.range.last), let first = axis.cell(line: line, last + 1),
      !starts.contains(first, reading.sheet, axis)
    else { return nil }
    let (own, isOnLine) = (axis.position(cell.reference), axis.line(cell.reference) == line)
    let isOwnLine = isOnLine && own > last && target.number == sheet.number
    let end = min(blocks.end(index, axis), isOnLine && own > last ? own - 1 : .max)
    guard end > last, let behind = axis.cell(line: line, end) else { return nil }
    let found = CellRange(first, behind)
    guard !isTotals(target, axis, line, at: last + 1, of: positions) else { return nil }
    // A total directly after its data is reported if it leaves out at most as many cells as it adds up. Any other
    // total is reported only if it leaves out few cells.
    if isOwnLine {
      guard endsBlock(target, axis, line, from: end, at: own) else { return nil }
      if own - end <= Evidence.maximumGap + 1, end - last <= positions.count { return found }
    }
    guard end - last <= positions.count / 4 else { return nil }
    guard positions.count >= Evidence.minimumRun, !moves(reading, axis),
      beginsBlock(target, axis.cell(line: line, positions.lowerBound - 1), target.cells[index]),
      !found.contains(cell.reference), own != last || target.number != sheet.number
    else { return nil }
    return found
  }

  /// Whether the cells at a position are totals.
  ///
  /// They are if a nearby parallel line has, at this position, a sum of its own cells that are beside the range.
  private func isTotals(
    _ target: AuditedSheet, _ axis: Axis, _ own: Int, at position: Int, of positions: ClosedRange<Int>
  ) -> Bool {
    (own - Self.furthestTotal...own + Self.furthestTotal).contains { line in
      guard let total = target.cell(axis.cell(line: line, position)), let form = total.form,
        workbook.forms[form].isSum
      else { return false }
      return workbook.readings(target, total).contains { reading in
        reading.sheet == target.number && axis.lines(reading.range) == line...line
          && axis.positions(reading.range).contains(positions.upperBound)
          && axis.positions(reading.range).count > 1
      }
    }
  }

  /// Whether the range begins where its data begins.
  private func beginsBlock(
    _ sheet: AuditedSheet, _ before: CellReference?, _ last: AuditedCell
  ) -> Bool {
    sheet.cell(before).map { !workbook.isLike($0, last) } ?? true
  }

  /// Whether only empty cells and texts are between the data and the total after it.
  private func endsBlock(
    _ sheet: AuditedSheet, _ axis: Axis, _ line: Int, from end: Int, at total: Int
  ) -> Bool {
    guard total > end, total - end <= Self.longestHeading else { return false }
    return (end + 1..<total).allSatisfy {
      sheet.cell(axis.cell(line: line, $0)).map { $0.value.text != nil } ?? true
    }
  }

  /// Whether the end of the range moves with the formula from cell to cell, as in running sums and means.
  private func moves(_ reading: AuditedWorkbook.Reading, _ axis: Axis) -> Bool {
    guard case .area(let area) = reading.use.target else { return true }
    let isFixed = axis == .column ? area.last.isRowAbsolute : area.last.isColumnAbsolute
    let (line, position) = (axis.line(cell.reference), axis.position(cell.reference))
    return !isFixed
      && [position - 1, position + 1].contains {
        sheet.cell(axis.cell(line: line, $0))?.form == cell.form
      }
  }

  /// The formula with one range replaced by another; dollar signs are kept.
  private static func replace(_ range: CellRange, with whole: CellRange, in formula: String) -> String {
    let text = FormulaText(formula)
    var ends: [Int: String] = [:]
    for (tokens, first, last) in text.references() {
      guard let last, let start = first.cell, let end = last.cell, CellRange(start, end) == range else {
        continue
      }
      let (column, row) = (last.isColumnAbsolute ? "$" : "", last.isRowAbsolute ? "$" : "")
      ends[tokens.upperBound - 1] = "\(column)\(whole.last.columnName)\(row)\(whole.last.row)"
    }
    return text.replacing { ends[$0] }
  }
}
