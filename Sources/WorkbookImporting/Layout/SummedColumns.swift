internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import WorkbookForm

/// The ranges of cells that the formulas of a workbook add up, by column.
///
/// A workbook adds up its amounts, but not the quantities, prices or codes beside them.
struct SummedColumns {
  private var rows: [String: [Int: [ClosedRange<Int>]]] = [:]
  /// The maximum number of separate ranges that are kept for a column.
  private static let mostRanges = 32

  /// The columns of a workbook without sums.
  init() {}

  init(_ workbook: Workbook, _ formulas: FormulaForms) {
    var known: [Int: [AreaReference]] = [:]
    for sheet in workbook.sheets {
      for row in sheet.rows {
        for cell in row.cells {
          guard let formula = cell.formula, let number = try? formulas.number(of: formula, at: cell.reference)
          else {
            continue
          }
          let form = formulas.forms[number]
          let areas = known[number] ?? form.expression.summedAreas
          known[number] = areas
          for area in areas { add(form.range(of: area, in: cell.reference), area.sheet, sheet.name) }
        }
      }
    }
  }

  private mutating func add(_ range: CellRange, _ qualifier: SheetQualifier?, _ own: String) {
    guard range.rows.count > 1 else { return }
    let sheet: String
    switch qualifier {
    case nil: sheet = own.lowercased()
    case .sheet(let name): sheet = name.lowercased()
    case .sheets, .external: return
    }
    for column in range.columns.prefix(SummedColumns.mostRanges) {
      var ranges = rows[sheet]?[column] ?? []
      if let near = ranges.firstIndex(where: { $0.overlaps(range.rows) }) {
        let joined =
          min(
            ranges[near].lowerBound, range.rows.lowerBound)...max(
            ranges[near].upperBound, range.rows.upperBound)
        ranges[near] = joined
      } else if ranges.count < Self.mostRanges {
        ranges.append(range.rows)
      }
      rows[sheet, default: [:]][column] = ranges
    }
  }

  /// Whether formulas add up at least half of the given rows of a column.
  func adds(_ column: Int, _ rows: ClosedRange<Int>, of sheet: String) -> Bool {
    let ranges = self.rows[sheet.lowercased()]?[column] ?? []
    let covered = ranges.reduce(0) { sum, range in
      range.overlaps(rows) ? sum + range.clamped(to: rows).count : sum
    }
    return covered * 2 >= rows.count
  }
}

extension FormulaExpression {
  /// The areas whose numbers the formula adds up, with or without conditions.
  fileprivate var summedAreas: [AreaReference] {
    var areas: [AreaReference] = []
    collectSums(into: &areas)
    return areas
  }

  private func collectSums(into areas: inout [AreaReference]) {
    if case .call(let name, let arguments) = self {
      let summed: ArraySlice<FormulaExpression>
      switch name {
      case "SUMIF": summed = arguments.count > 2 ? arguments[2...] : arguments.prefix(1)
      case "SUMIFS": summed = arguments.prefix(1)
      default: summed = aggregate.map { $0.isSum ? $0.operands : [] } ?? []
      }
      for case .area(let area) in summed { areas.append(area) }
    }
    for operand in operands { operand.collectSums(into: &areas) }
  }
}
