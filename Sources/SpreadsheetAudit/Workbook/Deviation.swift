internal import SpreadsheetValues

/// A cell, perhaps empty, that deviates from a series of cells with one formula before and after it.
struct Deviation {
  let sheet: Int
  let axis: Axis
  /// The location of the deviation.
  let reference: CellReference
  /// The cell's index; nil if it is empty.
  let index: Int?
  /// The number of the form of the series' formula.
  let form: Int
  /// The index of the nearest preceding cell that follows the series.
  let neighbour: Int
  /// The number of cells that follow the series.
  let following: Int

  /// The cell as it would be with the formula of the series.
  var expected: AuditedCell {
    AuditedCell(reference: reference, content: .formula(Int32(form)), style: .general, value: .empty)
  }

  /// Whether the series is so short that further evidence is needed.
  var isShort: Bool { following < Evidence.minimumRun }
}

extension Deviation {
  /// All deviations of a sheet: first in columns, then in rows.
  static func all(in sheet: AuditedSheet) -> [Deviation] {
    Axis.allCases.flatMap { axis in
      let across = FormCounts(sheet, axis.other)
      return single(sheet.lines(axis).flatMap { SeriesFinder(sheet, axis, $0, across).deviations }, axis)
    }
  }

  /// The deviations, except deviations at positions where many lines deviate, such as a column of totals that
  /// crosses all rows.
  private static func single(_ deviations: [Deviation], _ axis: Axis) -> [Deviation] {
    let places = Dictionary(grouping: deviations) { axis.position($0.reference) }
    let crossing = places.filter { _, deviations in
      let lines = Set(deviations.map { axis.line($0.reference) })
      // A fault that was copied occurs in adjacent lines, so only lines that are not adjacent count.
      return lines.count { !lines.contains($0 - 1) && !lines.contains($0 + 1) } >= Evidence.minimumCrossings
    }
    return crossing.isEmpty ? deviations : deviations.filter { crossing[axis.position($0.reference)] == nil }
  }
}

/// Counts how many cells of a line have each formula; a line is counted when it is first needed.
private final class FormCounts {
  private let sheet: AuditedSheet
  private let axis: Axis
  private var lines: [Int: [Int: Int]] = [:]

  init(_ sheet: AuditedSheet, _ axis: Axis) { (self.sheet, self.axis) = (sheet, axis) }

  func count(of form: Int, on line: Int) -> Int {
    let counts =
      lines[line]
      ?? sheet.line(axis, line).reduce(into: [:]) { counts, index in
        if let form = sheet.cells[Int(index)].form { counts[form, default: 0] += 1 }
      }
    lines[line] = counts
    return counts[form] ?? 0
  }
}

/// Finds series of one formula in a line of cells, and the deviations from them.
private struct SeriesFinder {
  /// Adjacent cells with one form.
  private struct Run {
    let form: Int
    var first: Int
    var last: Int
    var firstIndex: Int
    var lastIndex: Int

    var count: Int { last - first + 1 }
  }

  private let sheet: AuditedSheet
  private let axis: Axis
  private let line: Int
  private let across: FormCounts
  private var runs: [Run] = []

  init(_ sheet: AuditedSheet, _ axis: Axis, _ line: Int, _ across: FormCounts) {
    (self.sheet, self.axis, self.line, self.across) = (sheet, axis, line, across)
    for index in sheet.line(axis, line) {
      let cell = sheet.cells[Int(index)]
      guard let form = cell.form else { continue }
      let position = axis.position(cell.reference)
      if let run = runs.last, run.form == form, run.last + 1 == position {
        runs[runs.count - 1].last = position
        runs[runs.count - 1].lastIndex = Int(index)
      } else {
        runs.append(
          Run(form: form, first: position, last: position, firstIndex: Int(index), lastIndex: Int(index)))
      }
    }
  }

  /// The deviations, chain by chain; a chain consists of runs of one form with short gaps between them.
  var deviations: [Deviation] {
    guard runs.count > 1 else { return [] }
    var result: [Deviation] = []
    var chains: [[Run]] = []
    /// The index of the chain to which the last run of each form belongs.
    var open: [Int: Int] = [:]
    for run in runs {
      if let chain = open[run.form], let last = chains[chain].last,
        run.first - last.last - 1 <= Evidence.maximumGap
      {
        chains[chain].append(run)
      } else {
        open[run.form] = chains.count
        chains.append([run])
      }
    }
    for chain in chains where chain.count > 1 { result += deviations(of: chain) }
    return result
  }

  private func deviations(of chain: [Run]) -> [Deviation] {
    let following = chain.reduce(0) { $0 + $1.count }
    guard let first = chain.first, let last = chain.last, following >= Evidence.minimumShortRun,
      Evidence.isMajority(following, among: last.last - first.first + 1)
    else { return [] }
    var found: [Deviation] = []
    for (before, after) in zip(chain, chain.dropFirst()) {
      for position in before.last + 1..<after.first {
        guard let reference = axis.cell(line: line, position) else { continue }
        found.append(
          Deviation(
            sheet: sheet.number, axis: axis, reference: reference, index: sheet.index(reference),
            form: first.form, neighbour: before.lastIndex, following: following))
      }
    }
    // A formula that deviates repeatedly is intended, such as subtotals at the ends of quarters.
    let counts = Dictionary(found.compactMap { form($0.index) }.map { ($0, 1) }, uniquingKeysWith: +)
    return found.filter { deviation in
      (form(deviation.index).map { isRare(counts[$0] ?? 1, following) } ?? true) && !isCrossing(deviation)
    }
  }

  /// Whether exceptions with one formula are rare enough to be a mistake: one, or two in a long series.
  private func isRare(_ count: Int, _ following: Int) -> Bool {
    count == 1 || count == 2 && following >= Evidence.longRun
  }

  /// Whether the cell's formula occurs more than once in the row or column that crosses the series.
  ///
  /// A row of totals, for example, crosses many columns, and a last quarter computed as the year minus the
  /// other quarters occurs in every row.
  private func isCrossing(_ deviation: Deviation) -> Bool {
    guard let form = form(deviation.index) else { return false }
    return across.count(of: form, on: axis.other.line(deviation.reference)) > 1
  }

  private func form(_ index: Int?) -> Int? { index.flatMap { sheet.cells[$0].form } }
}
