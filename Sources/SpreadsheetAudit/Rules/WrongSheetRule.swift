internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// Reports formulas that read one sheet, although their place in a series implies another one.
///
/// A series is either one formula that reads the same sheet throughout, or one that moves from sheet to sheet
/// in the order of the tabs.
enum WrongSheetRule: AuditRule {
  static func findings(in workbook: AuditedWorkbook) -> [AuditFinding] {
    alongOne(workbook) + alongTabs(workbook)
  }

  /// Findings for cells that deviate from a series only in the sheet to which they refer.
  private static func alongOne(_ workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.deviations.compactMap { deviation in
      let sheet = workbook.sheets[deviation.sheet]
      guard let index = deviation.index,
        let cell = ForeignFormula(workbook, sheet, sheet.cells[index]),
        let neighbour = ForeignFormula(workbook, sheet, sheet.cells[deviation.neighbour]),
        cell.sheet != neighbour.sheet,
        let formula = workbook.copied(sheet, from: neighbour.cell, to: cell.cell.reference),
        cell.naming("?") == neighbour.naming("?", in: formula)
      else { return nil }
      return finding(workbook, sheet, cell, expected: neighbour.sheet, formula: formula)
    }
  }

  /// Findings in series of adjacent cells that read one sheet after the other.
  private static func alongTabs(_ workbook: AuditedWorkbook) -> [AuditFinding] {
    workbook.sheets.flatMap { sheet in
      Axis.allCases.flatMap { axis in
        sheet.lines(axis).flatMap { line -> [AuditFinding] in
          let cells = sheet.line(axis, line).compactMap {
            ForeignFormula(workbook, sheet, sheet.cells[Int($0)])
          }
          return series(cells, axis).flatMap { stray(workbook, sheet, $0, axis) }
        }
      }
    }
  }

  /// Adjacent cells whose formulas, as written or as copied to the next cell, differ only in the sheet.
  private static func series(_ cells: [ForeignFormula], _ axis: Axis) -> [[ForeignFormula]] {
    var result: [[ForeignFormula]] = []
    for cell in cells {
      if let last = result.last?.last,
        axis.position(last.cell.reference) + 1 == axis.position(cell.cell.reference),
        last.isSame(as: cell)
      {
        result[result.count - 1].append(cell)
      } else {
        result.append([cell])
      }
    }
    return result.filter { $0.count >= Evidence.minimumRun }
  }

  /// The cells that break the order of a series of sheets.
  private static func stray(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ series: [ForeignFormula], _ axis: Axis
  ) -> [AuditFinding] {
    let offsets = series.enumerated().map { $1.sheet - $0 }
    let counts = Dictionary(offsets.map { ($0, 1) }, uniquingKeysWith: +)
    guard let (offset, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count >= Evidence.minimumRun, Evidence.isMajority(count, among: series.count)
    else { return [] }
    guard let first = offsets.firstIndex(of: offset), let last = offsets.lastIndex(of: offset) else {
      return []
    }
    // Cells before the first or after the last cell that follows the order may be of another kind, such as a column for
    // the year after December.
    return series.enumerated().compactMap { place, cell in
      guard (first...last).contains(place) else { return nil }
      let expected = offset + place
      guard cell.sheet != expected, workbook.sheets.indices.contains(expected) else { return nil }
      return finding(workbook, sheet, cell, expected: expected, formula: cell.reading(expected, workbook))
    }
  }

  private static func finding(
    _ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: ForeignFormula, expected: Int,
    formula: String?
  ) -> AuditFinding {
    workbook.finding(
      .wrongSheet(workbook.sheets[cell.sheet].name, expected: workbook.sheets[expected].name),
      sheet, cell.cell.reference, suggestion: formula)
  }
}

/// A formula that reads one other sheet, by its name or by the name of a table on it.
private struct ForeignFormula {
  let cell: AuditedCell
  private let formula: CellFormula
  /// The number of the sheet that the formula reads.
  let sheet: Int
  private let foreign: AuditedForm.Foreign

  init?(_ workbook: AuditedWorkbook, _ sheet: AuditedSheet, _ cell: AuditedCell) {
    guard let form = cell.form, let foreign = workbook.forms[form].foreign else { return nil }
    let number: Int? =
      switch foreign {
      case .sheet(let name): workbook.sheetNumber(name)
      case .table(let name): workbook.table(name)?.sheet
      }
    guard let number, let formula = workbook.source(sheet, cell)?.formula else { return nil }
    (self.cell, self.formula, self.sheet, self.foreign) = (cell, formula, number, foreign)
  }

  /// The formula with another name in place of the name of the sheet or table.
  func naming(_ name: String, in text: String? = nil) -> String {
    let text = FormulaText(text ?? formula.text)
    return text.replacing { place in
      let isNamed =
        switch (foreign, text.tokens[place].kind) {
        case (.sheet(let old), .quoted(let sheet)), (.sheet(let old), .word(let sheet)):
          text.isFollowed(place, by: "!") && sheet.lowercased() == old.lowercased()
        case (.table(let old), .word(let table)):
          text.isTable(place) && table.lowercased() == old.lowercased()
        default: false
        }
      return isNamed ? name : nil
    }
  }

  /// Whether two formulas, as written or as copied to the other cell, differ only in the sheet.
  func isSame(as other: ForeignFormula) -> Bool {
    // Copies of one formula need no comparison of their texts, which may be long.
    if cell.form == other.cell.form { return true }
    let (from, to) = (cell.reference, other.cell.reference)
    let rest = other.naming("?")
    return naming("?") == rest
      || naming(
        "?",
        in: ShiftableFormula(formula.text).shifted(rows: to.row - from.row, columns: to.column - from.column)
      ) == rest
  }

  /// The formula changed so that it reads another sheet, or the only table on that sheet if it reads a table.
  func reading(_ sheet: Int, _ workbook: AuditedWorkbook) -> String? {
    let properties = workbook.workbook.sheets[sheet].properties
    switch foreign {
    case .sheet: return naming(SheetName.quoted(properties.name))
    case .table: return properties.tables.count == 1 ? properties.tables.first.map { naming($0.name) } : nil
    }
  }
}
