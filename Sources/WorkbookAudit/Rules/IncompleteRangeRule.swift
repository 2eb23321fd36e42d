internal import Foundation
internal import Formulas
internal import Spreadsheet

/// Ranges that stop before the end of the data, or leave a cell out in the middle.
enum IncompleteRangeRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let starts = RangeStarts(workbook)
    let single = workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { cell -> AuditFinding? in
        guard cell.isFormula else { return nil }
        let readings = workbook.readings(sheet, cell)
        return SkippedCell.finding(workbook, sheet, cell, readings)
          ?? ShortRange.finding(workbook, sheet, cell, readings, starts)
      }
    }
    return single + workbook.deviations.compactMap { shorter(workbook, $0) }
  }

  /// A total among totals whose range is a part of the range that theirs would be there.
  private static func shorter(_ workbook: AuditedWorkbook, _ deviation: Deviation) -> AuditFinding? {
    let sheet = workbook.sheets[deviation.sheet]
    guard let index = deviation.index, sheet.cells[index].isFormula,
      let formula = workbook.copied(sheet, from: sheet.cells[deviation.neighbour], to: deviation.reference)
    else { return nil }
    let series = AuditedCell(
      reference: deviation.reference, content: .formula(Int32(deviation.form)), style: .general, value: .empty
    )
    let (own, theirs) = (
      workbook.readings(sheet, sheet.cells[index]), workbook.readings(sheet, series)
    )
    guard own.count == 1, theirs.count == 1, own[0].use.role == theirs[0].use.role,
      case .total = own[0].use.role, own[0].sheet == theirs[0].sheet, own[0].range != theirs[0].range,
      theirs[0].range.contains(own[0].range.first), theirs[0].range.contains(own[0].range.last)
    else { return nil }
    return workbook.finding(
      .incompleteRange, .warning, sheet, deviation.reference,
      "\(deviation.reference) takes up \(own[0].range) only, where the formulas around it lead to "
        + "\(theirs[0].range); take up the whole range unless the difference is meant.",
      suggestion: formula, decimal: workbook.value(formula, sheet, deviation.reference))
  }
}

/// Where ranges begin: data cut into several ranges is meant to be.
private struct RangeStarts {
  private struct Start: Hashable {
    let sheet: Int
    let cell: CellReference
  }

  private var starts: Set<Start> = []

  init(_ workbook: AuditedWorkbook) {
    for sheet in workbook.sheets {
      for cell in sheet.cells where cell.isFormula {
        for reading in workbook.readings(sheet, cell) where reading.range.count > 1 {
          starts.insert(Start(sheet: reading.sheet, cell: reading.range.first))
        }
      }
    }
  }

  func contains(_ cell: CellReference, _ sheet: Int) -> Bool {
    starts.contains(Start(sheet: sheet, cell: cell))
  }
}

/// Cells right behind a range that are like its last one.
private enum ShortRange {
  static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell,
    _ readings: [AuditedWorkbook.Reading], _ starts: RangeStarts
  ) -> AuditFinding? {
    for reading in readings {
      guard isTotal(reading), let axis = axis(of: reading.range),
        let missed = missed(workbook, sheet, cell, reading, axis, starts),
        !readings.contains(where: {
          $0.sheet == reading.sheet && $0.range != reading.range && $0.range.overlaps(missed)
        })
      else { continue }
      let target = workbook.sheets[reading.sheet]
      let whole = CellRange(reading.range.first, missed.last)
      let place = target.number == sheet.number ? "\(missed)" : workbook.name(target, missed.first)
      let formula = workbook.formula(sheet, cell).map { replace(reading.range, with: whole, in: $0) }
      let suggestion = formula.flatMap { $0 == workbook.formula(sheet, cell) ? nil : $0 }
      return workbook.finding(
        .incompleteRange, .warning, sheet, cell.reference,
        "\(cell.reference) takes up \(reading.range), but the data go on: \(place) "
          + "\(missed.count == 1 ? "holds an amount" : "hold amounts") of the same kind right behind the range; "
          + "extend the range to \(whole) unless the rest is left out on purpose.",
        suggestion: suggestion,
        decimal: suggestion.flatMap { workbook.value($0, sheet, cell.reference) })
    }
    return nil
  }

  private static func isTotal(_ reading: AuditedWorkbook.Reading) -> Bool {
    guard case .area(let area) = reading.use.target, area.first.row != nil, area.first.column != nil else {
      return false
    }
    switch reading.use.role {
    case .total: return true
    case .conditionalTotal, .added, .other: return false
    }
  }

  /// The axis of a range of one line and several cells.
  private static func axis(of range: CellRange) -> Axis? {
    guard range.count > 1 else { return nil }
    return range.columns.count == 1 ? .column : range.rows.count == 1 ? .row : nil
  }

  private static func missed(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell,
    _ reading: AuditedWorkbook.Reading, _ axis: Axis, _ starts: RangeStarts
  ) -> CellRange? {
    let target = workbook.sheets[reading.sheet]
    let (line, positions) = (axis.line(reading.range.first), axis.positions(reading.range))
    guard let last = target.cell(reading.range.last), workbook.isAmount(last),
      let first = axis.cell(line: line, positions.upperBound + 1), !starts.contains(first, reading.sheet)
    else { return nil }
    let isOwnLine = target.number == sheet.number && axis.line(cell.reference) == line
    // A total at the end may miss as much as it has; one elsewhere must have nearly all.
    let limit = isOwnLine ? positions.count : positions.count / 4
    var end = positions.upperBound
    while end - positions.upperBound <= limit, let next = axis.cell(line: line, end + 1),
      next != cell.reference,
      let candidate = target.cell(next), isLike(workbook, candidate, last, axis)
    {
      end += 1
    }
    guard end > positions.upperBound, end - positions.upperBound <= limit,
      let behind = axis.cell(line: line, end)
    else { return nil }
    let found = CellRange(first, behind)
    if isOwnLine {
      return ends(target, axis, line, from: end, at: axis.position(cell.reference)) ? found : nil
    }
    guard positions.count >= Evidence.minimumRun, beginsBlock(workbook, target, axis, line, positions, last),
      !moves(workbook, sheet, cell, reading, axis), !found.contains(cell.reference),
      axis.position(cell.reference) != positions.upperBound || target.number != sheet.number
    else { return nil }
    return found
  }

  /// Whether a cell is one more of the same kind: constants of one format, or one formula copied along.
  private static func isLike(
    _ workbook: AuditedWorkbook, _ cell: AuditedCell, _ last: AuditedCell, _ axis: Axis
  ) -> Bool {
    workbook.isAmount(cell) && cell.content == last.content && cell.content != .spilled
      && workbook.format(cell) == workbook.format(last)
  }

  /// Whether nothing but empty cells stands between the data and the total after them.
  private static func ends(
    _ sheet: AuditedSheet, _ axis: Axis, _ line: Int, from end: Int, at total: Int
  ) -> Bool {
    guard total > end, total - end <= Evidence.maximumGap + 1 else { return false }
    return (end + 1..<total).allSatisfy { sheet.cell(axis.cell(line: line, $0)) == nil }
  }

  /// Whether the range begins where its data begin.
  private static func beginsBlock(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ line: Int,
    _ positions: ClosedRange<Int>, _ last: AuditedCell
  ) -> Bool {
    guard let before = sheet.cell(axis.cell(line: line, positions.lowerBound - 1)) else { return true }
    return !isLike(workbook, before, last, axis)
  }

  /// Whether the range's end moves along with the formula from cell to cell: running sums and means.
  private static func moves(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell,
    _ reading: AuditedWorkbook.Reading, _ axis: Axis
  ) -> Bool {
    guard case .area(let area) = reading.use.target else { return true }
    let isFixed = axis == .column ? area.last.isRowAbsolute : area.last.isColumnAbsolute
    let (line, position) = (axis.line(cell.reference), axis.position(cell.reference))
    return !isFixed
      && [position - 1, position + 1].contains {
        sheet.cell(axis.cell(line: line, $0))?.form == cell.form
      }
  }

  /// The formula with one range in place of another, dollar signs kept.
  private static func replace(_ range: CellRange, with whole: CellRange, in formula: String) -> String {
    let (last, new) = (range.last, whole.last)
    for (rowMark, columnMark) in [("", ""), ("$", ""), ("", "$"), ("$", "$")] {
      let old = ":\(columnMark)\(last.columnName)\(rowMark)\(last.row)"
      guard let place = formula.range(of: old), formula[place.upperBound...].first?.isNumber != true else {
        continue
      }
      return formula.replacingCharacters(
        in: place, with: ":\(columnMark)\(new.columnName)\(rowMark)\(new.row)")
    }
    return formula
  }
}

/// Sums of ranges or cells side by side with a hole between them.
private enum SkippedCell {
  static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell,
    _ readings: [AuditedWorkbook.Reading]
  ) -> AuditFinding? {
    guard let form = cell.form, workbook.forms[form].isSum else { return nil }
    let parts = readings.filter { isPart($0) }
    guard parts.count == readings.count, parts.count > 1, let first = parts.first,
      parts.allSatisfy({ $0.sheet == first.sheet })
    else { return nil }
    let target = workbook.sheets[first.sheet]
    for axis in Axis.allCases {
      let line = axis.line(first.range.first)
      guard parts.allSatisfy({ axis.lines($0.range) == line...line }) else { continue }
      let sorted = parts.map { axis.positions($0.range) }.sorted { $0.lowerBound < $1.lowerBound }
      guard let missed = hole(workbook, target, axis, line, sorted), missed != cell.reference else {
        continue
      }
      return workbook.finding(
        .incompleteRange, .warning, sheet, cell.reference,
        "\(cell.reference) adds up the cells on both sides of \(missed), but not \(missed) itself, which holds an "
          + "amount of the same kind; take it up unless it is left out on purpose.",
        suggestion: whole(sorted, axis, line, first, target, sheet))
    }
    return nil
  }

  private static func isPart(_ reading: AuditedWorkbook.Reading) -> Bool {
    reading.use.role == .added || reading.use.role == .total("SUM")
  }

  /// The one cell that is left out of an otherwise closed line.
  private static func hole(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ axis: Axis, _ line: Int, _ parts: [ClosedRange<Int>]
  ) -> CellReference? {
    var holes: [Int] = []
    for (before, after) in zip(parts, parts.dropFirst()) {
      guard after.lowerBound > before.upperBound, after.lowerBound - before.upperBound <= 2 else {
        return nil
      }
      if after.lowerBound - before.upperBound == 2 { holes.append(before.upperBound + 1) }
    }
    let count = parts.reduce(0) { $0 + $1.count }
    guard holes.count == 1, let hole = holes.first, count >= Evidence.minimumRun,
      let cell = sheet.cell(axis.cell(line: line, hole)), workbook.isAmount(cell),
      let before = sheet.cell(axis.cell(line: line, hole - 1)),
      let after = sheet.cell(axis.cell(line: line, hole + 1)),
      cell.content == before.content, cell.content == after.content,
      workbook.format(cell) == workbook.format(before)
    else { return nil }
    return cell.reference
  }

  private static func whole(
    _ parts: [ClosedRange<Int>], _ axis: Axis, _ line: Int, _ first: AuditedWorkbook.Reading,
    _ target: AuditedSheet, _ sheet: AuditedSheet
  ) -> String? {
    guard let start = parts.first?.lowerBound, let end = parts.last?.upperBound,
      let from = axis.cell(line: line, start), let to = axis.cell(line: line, end)
    else { return nil }
    let prefix = target.number == sheet.number ? "" : SheetName.quoted(target.name) + "!"
    return "SUM(\(prefix)\(from):\(to))"
  }
}
