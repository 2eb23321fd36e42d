internal import SpreadsheetValues

/// Cells that are wrong, each with the cell that causes its error.
struct WrongCells {
  /// The cells whose own formulas are wrong, in the order of the sheets.
  let causes: [AuditedWorkbook.Place]
  /// For each cause, the cells that are wrong because they read it, directly or through other wrong cells.
  let dependents: [AuditedWorkbook.Place: [AuditedWorkbook.Place]]

  /// Divides the wrong cells of a workbook, given by sheet in the workbook's order, into causes and dependents.
  ///
  /// Without `isCause`, the causes are the cells that read no other wrong cell.
  init(
    _ wrong: [[Int]], in workbook: AuditedWorkbook,
    isCause: ((AuditedSheet, AuditedCell) -> Bool)? = nil
  ) {
    let marks = workbook.sheets.map { sheet in
      CellMarks(wrong[sheet.number].map { sheet.cells[$0].reference })
    }
    var causes: [AuditedWorkbook.Place] = []
    /// The first wrong cell that a wrong cell reads.
    var before: [AuditedWorkbook.Place: AuditedWorkbook.Place] = [:]
    for sheet in workbook.sheets {
      for index in wrong[sheet.number] {
        let (cell, place) = (sheet.cells[index], AuditedWorkbook.Place(sheet: sheet.number, index: index))
        let read = Self.firstRead(workbook, sheet, cell, marks)
        if isCause?(sheet, cell) ?? (read == nil) { causes.append(place) } else { before[place] = read }
      }
    }
    self.causes = causes
    dependents = Self.dependents(before, Set(causes))
  }

  private static func firstRead(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell, _ marks: [CellMarks]
  ) -> AuditedWorkbook.Place? {
    for reading in workbook.readings(sheet, cell) {
      let own = reading.sheet == sheet.number ? cell.reference : nil
      guard let found = marks[reading.sheet].first(in: reading.range, besides: own),
        let index = workbook.sheets[reading.sheet].index(found)
      else { continue }
      return AuditedWorkbook.Place(sheet: reading.sheet, index: index)
    }
    return nil
  }

  /// Follows the wrong cells that each cell reads until it reaches a cause; a cell that leads to no cause is left out.
  private static func dependents(
    _ before: [AuditedWorkbook.Place: AuditedWorkbook.Place], _ causes: Set<AuditedWorkbook.Place>
  ) -> [AuditedWorkbook.Place: [AuditedWorkbook.Place]] {
    var visited: Set<AuditedWorkbook.Place> = []
    /// The cause at the end of the path from a cell.
    var ends: [AuditedWorkbook.Place: AuditedWorkbook.Place] = [:]
    var result: [AuditedWorkbook.Place: [AuditedWorkbook.Place]] = [:]
    for start in before.keys.sorted(by: { ($0.sheet, $0.index) < ($1.sheet, $1.index) }) {
      var path: [AuditedWorkbook.Place] = []
      var place = start
      while !causes.contains(place), let next = before[place], visited.insert(place).inserted {
        path.append(place)
        place = next
      }
      let end = causes.contains(place) ? place : ends[place]
      for member in path { ends[member] = end }
      if let end { result[end, default: []].append(start) }
    }
    return result
  }
}
