internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports sums of single cells that add both a cell and a sum that already includes that cell.
enum CountedTwiceRule: AuditRule {
  /// The limits of the inspection: the number of parts of one sum, and the depth of sums within sums.
  private static let partsPerSum = 64
  private static let depth = 3

  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.flatMap { sheet in
      sheet.cells.compactMap { cell -> AuditFinding? in
        guard let form = cell.form, workbook.forms[form].isSum, !workbook.forms[form].isHalved else {
          return nil
        }
        return finding(workbook, sheet, cell)
      }
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell
  ) -> AuditFinding? {
    let parts = Array(workbook.readings(sheet, cell).prefix(partsPerSum + 1))
    guard parts.count <= partsPerSum, parts.allSatisfy(isPart) else { return nil }
    let (runs, ranges) = (parts.filter(\.use.isRun), parts.filter { !$0.use.isRun && !$0.use.isCell })
    let singles =
      parts.filter(\.use.isCell).map { Place($0.sheet, $0.range.first) }
      + runs.filter { $0.range.count <= partsPerSum }.flatMap { run in
        run.range.rows.flatMap { row in
          run.range.columns.compactMap { CellReference(row: row, column: $0) }
        }.map { Place(run.sheet, $0) }
      }
    guard singles.count + ranges.count > 1, singles.count <= partsPerSum else { return nil }
    for single in singles {
      var looked = 0
      let others = Parts(
        singles: Set(singles).subtracting([single]),
        ranges: ranges.filter { $0.sheet != single.sheet || !$0.range.contains(single.cell) })
      if let item = others.overlap(workbook, sum: single, besides: cell.form, depth: depth, &looked) {
        return workbook.finding(
          .countedTwice(location(workbook, item), sum: location(workbook, single)), sheet, cell.reference)
      }
    }
    return nil
  }

  private static func isPart(_ reading: AuditedWorkbook.Reading) -> Bool {
    reading.use.role == .added || reading.use.role == .total("SUM")
  }

  private static func location(_ workbook: AuditedWorkbook, _ place: Place) -> CellLocation {
    CellLocation(sheet: workbook.sheets[place.sheet].name, reference: place.cell)
  }

  private struct Place: Hashable {
    let sheet: Int
    let cell: CellReference

    init(_ sheet: Int, _ cell: CellReference) { (self.sheet, self.cell) = (sheet, cell) }
  }

  /// The addends of a sum, except the cell that they are compared with.
  private struct Parts {
    let singles: Set<Place>
    let ranges: [AuditedWorkbook.Reading]

    /// A cell among these addends that `sum` also includes, directly or through sums within it.
    func overlap(
      _ workbook: AuditedWorkbook, sum: Place, besides outer: Int?, depth: Int, _ looked: inout Int
    ) -> Place? {
      let sheet = workbook.sheets[sum.sheet]
      // A sum with the same formula as the outer one does not count anything twice: it is a carried-forward
      // balance, or each cell of the series adds the two before it.
      guard depth > 0, let cell = sheet.cell(sum.cell), let form = cell.form, form != outer,
        workbook.forms[form].isSum, !workbook.forms[form].isHalved
      else { return nil }
      for reading in workbook.readings(sheet, cell) where isPart(reading) {
        looked += 1
        guard looked <= partsPerSum else { return nil }
        if let found = shared(reading, workbook) { return found }
        let target = workbook.sheets[reading.sheet]
        guard reading.range.count <= partsPerSum else { continue }
        for row in reading.range.rows {
          for inner in target.cells(inRow: row) where reading.range.columns.contains(inner.reference.column) {
            guard inner.isFormula,
              let found = overlap(
                workbook, sum: Place(reading.sheet, inner.reference), besides: outer, depth: depth - 1,
                &looked)
            else { continue }
            return found
          }
        }
      }
      return nil
    }

    private func shared(_ reading: AuditedWorkbook.Reading, _ workbook: AuditedWorkbook) -> Place? {
      let sheet = workbook.sheets[reading.sheet]
      func isAmount(_ place: Place) -> Bool { sheet.cell(place.cell).map(workbook.isAmount) ?? false }
      let single = singles.filter {
        $0.sheet == reading.sheet && reading.range.contains($0.cell) && isAmount($0)
      }
      if let first = single.min(by: { $0.cell < $1.cell }) { return first }
      for range in ranges where range.sheet == reading.sheet {
        guard let both = range.range.intersection(reading.range) else { continue }
        let place = Place(reading.sheet, both.first)
        if isAmount(place) { return place }
      }
      return nil
    }
  }
}
