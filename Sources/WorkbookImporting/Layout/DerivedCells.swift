internal import SpreadsheetFormulas
internal import SpreadsheetValues

/// The cells of a sheet whose values come from other tables, through their own formula or an array formula.
struct DerivedCells {
  private let formulas: FormulaForms
  /// The ranges filled by an array formula that reads other tables, in the order of their rows.
  private let arrays: [CellRange]
  /// For each range, the last row that this range or an earlier one fills.
  private let ends: [Int]

  init(_ sheet: Sheet, _ formulas: FormulaForms) {
    self.formulas = formulas
    var arrays: [CellRange] = []
    for row in sheet.rows {
      for cell in row.cells {
        guard let range = cell.formula?.arrayRange, range.rows.count > 1,
          Self.readsElsewhere(cell, formulas)
        else { continue }
        arrays.append(range)
      }
    }
    self.arrays = arrays
    var end = 0
    ends = arrays.map { range in
      end = max(end, range.last.row)
      return end
    }
  }

  /// Whether a cell's value is copied or aggregated from another table.
  func contains(_ cell: Cell) -> Bool {
    if cell.formula != nil { return Self.readsElsewhere(cell, formulas) }
    // Searches backwards from the last range that begins at or above the cell, until no earlier range can reach it.
    var next = arrays.partitioningIndex { $0.first.row > cell.reference.row } - 1
    while next >= 0, ends[next] >= cell.reference.row {
      if arrays[next].contains(cell.reference) { return true }
      next -= 1
    }
    return false
  }

  /// Whether a cell's formula copies its value from another sheet or aggregates another table.
  private static func readsElsewhere(_ cell: Cell, _ formulas: FormulaForms) -> Bool {
    formulas.form(of: cell)?.expression.contains(gathers) ?? false
  }

  /// Whether a cell's formula looks up or aggregates values with a function such as `SUMIF` or `INDIRECT`.
  static func looksUp(_ cell: Cell, _ formulas: FormulaForms) -> Bool {
    formulas.form(of: cell)?.expression.contains { expression in
      if case .call(let name, _) = expression { gathering.contains(name) } else { false }
    } ?? false
  }

  private static func gathers(_ expression: FormulaExpression) -> Bool {
    switch expression {
    case .area(let area): area.sheet != nil
    case .name(_, let sheet): sheet != nil
    case .structured, .constant(.text("COMPUTED_VALUE")): true
    case .call("__XLUDF.DUMMYFUNCTION", let arguments): gathersInSheets(arguments.first)
    case .call(let name, _): gathering.contains(name)
    default: false
    }
  }

  /// Whether the exported form of a Google Sheets function reads another table.
  ///
  /// The exported form contains the original formula as a text. Cells that such a function fills contain
  /// `COMPUTED_VALUE`.
  private static func gathersInSheets(_ argument: FormulaExpression?) -> Bool {
    guard case .constant(.text(let formula)) = argument, let tree = try? FormulaParser.parse(formula) else {
      return true
    }
    return tree.contains(gathers)
  }

  /// The functions that aggregate or look up values.
  private static let gathering: Set<String> = [
    "SUMIF", "SUMIFS", "SUMPRODUCT", "COUNTIF", "COUNTIFS", "AVERAGEIF", "AVERAGEIFS", "LOOKUP", "VLOOKUP",
    "HLOOKUP", "XLOOKUP", "INDEX", "INDIRECT", "FILTER", "QUERY", "GETPIVOTDATA", "SORT", "SORTBY", "UNIQUE",
    "VSTACK", "GROUPBY", "PIVOTBY",
  ]
}
