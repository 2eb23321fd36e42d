internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports ranges that stop before the end of the data, or leave out a cell in the middle.
enum IncompleteRangeRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    let starts = RangeStarts(workbook)
    let blocks = workbook.sheets.map { SheetBlocks($0, workbook) }
    let single = workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { cell -> AuditFinding? in
        guard cell.isFormula else { return nil }
        return SkippedCell.finding(workbook, sheet, cell)
          ?? ShortRange(workbook, sheet, cell).finding(starts, blocks)
      }
    }
    return single + workbook.deviations.compactMap { shorter(workbook, $0) }
  }

  /// A finding if the range of a total is only part of the range that its neighbours' formula would have in the cell.
  private static func shorter(_ workbook: AuditedWorkbook, _ deviation: Deviation) -> AuditFinding? {
    let sheet = workbook.sheets[deviation.sheet]
    guard let index = deviation.index, sheet.cells[index].isFormula,
      let formula = workbook.copied(sheet, from: sheet.cells[deviation.neighbour], to: deviation.reference)
    else { return nil }
    let (own, theirs) = (
      Array(workbook.readings(sheet, sheet.cells[index]).prefix(2)),
      Array(workbook.readings(sheet, deviation.expected).prefix(2))
    )
    guard own.count == 1, theirs.count == 1, own[0].use.role == theirs[0].use.role,
      case .total = own[0].use.role, own[0].sheet == theirs[0].sheet, own[0].range != theirs[0].range,
      theirs[0].range.contains(own[0].range.first), theirs[0].range.contains(own[0].range.last)
    else { return nil }
    return workbook.finding(
      .rangeUnlikeOthers(own[0].range, whole: theirs[0].range), sheet, deviation.reference,
      suggestion: formula, decimal: workbook.value(formula, sheet, deviation.reference))
  }
}

/// The cells where ranges of formulas begin; data that is split into several ranges is split on purpose.
struct RangeStarts {
  private struct Start: Hashable {
    let sheet: Int
    let cell: CellReference
    let axis: Axis
  }

  private var starts: Set<Start> = []

  init(_ workbook: AuditedWorkbook) {
    for sheet in workbook.sheets {
      for cell in sheet.cells where cell.isFormula {
        for reading in workbook.readings(sheet, cell, \.ranges) where reading.range.count > 1 {
          for axis in Axis.allCases where axis.positions(reading.range).count > 1 {
            starts.insert(Start(sheet: reading.sheet, cell: reading.range.first, axis: axis))
          }
        }
      }
    }
  }

  /// Whether a range of several cells along an axis begins in a cell.
  func contains(_ cell: CellReference, _ sheet: Int, _ axis: Axis) -> Bool {
    starts.contains(Start(sheet: sheet, cell: cell, axis: axis))
  }
}

/// Finds sums of adjacent ranges or cells with one cell missing between them.
private enum SkippedCell {
  static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> AuditFinding? {
    guard let form = cell.form, workbook.forms[form].isSum else { return nil }
    var parts: [AuditedWorkbook.Reading] = []
    for reading in workbook.readings(sheet, cell) {
      guard isPart(reading), reading.sheet == parts.first?.sheet ?? reading.sheet else { return nil }
      parts.append(reading)
    }
    guard parts.count > 1, let first = parts.first else { return nil }
    let target = workbook.sheets[first.sheet]
    for axis in Axis.allCases {
      let line = axis.line(first.range.first)
      guard parts.allSatisfy({ axis.lines($0.range) == line...line }) else { continue }
      let sorted = parts.map { axis.positions($0.range) }.sorted { $0.lowerBound < $1.lowerBound }
      guard let missed = hole(workbook, target, axis, line, sorted), missed != cell.reference else {
        continue
      }
      return workbook.finding(
        .rangeWithHole(missed), sheet, cell.reference,
        suggestion: whole(sorted, axis, line, first, target, sheet))
    }
    return nil
  }

  private static func isPart(_ reading: AuditedWorkbook.Reading) -> Bool {
    reading.use.role == .added || reading.use.role == .total("SUM")
  }

  /// The only cell that is missing from an otherwise continuous line.
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
