internal import SpreadsheetValues

/// Finds the cells that a formula reads, from its expression alone.
struct FormulaOperands {
  private let workbook: Workbook
  private var sheets: [String: Int] = [:]
  private var tables: [String: (sheet: Int, table: Sheet.Table)] = [:]
  private(set) var names: [String: [(sheet: Int?, expression: FormulaExpression)]] = [:]

  /// The maximum depth of names within names.
  private static let maximumDepth = 32
  /// Functions whose operands are known only during a calculation, and functions that return positions of cells.
  private static let opaque: Set<String> = [
    "CELL", "FORMULATEXT", "INDIRECT", "OFFSET", "ROW", "ROWS", "SHEET", "SHEETS",
  ]

  init(_ workbook: Workbook) {
    self.workbook = workbook
    for (number, sheet) in workbook.sheets.enumerated() {
      sheets[sheet.name.lowercased()] = sheets[sheet.name.lowercased()] ?? number
      for table in sheet.properties.tables { tables[table.name.lowercased()] = (number, table) }
    }
    for name in workbook.definedNames {
      guard let expression = try? FormulaParser.parse(name.formula) else { continue }
      names[name.name.lowercased(), default: []].append(
        (name.sheetName.flatMap { sheets[$0.lowercased()] }, expression))
    }
  }

  /// The operands of a formula; nil if they are known only during a calculation.
  func operands(of form: FormulaForms.Form, at cell: CellAddress) -> [FormulaRun.Operand]? {
    var found: [FormulaRun.Operand] = []
    return collect(form.expression, form, cell, depth: 0, &found) ? found : nil
  }

  private func collect(
    _ expression: FormulaExpression, _ form: FormulaForms.Form?, _ cell: CellAddress, depth: Int,
    _ found: inout [FormulaRun.Operand]
  ) -> Bool {
    switch expression {
    // A formula that refers to deleted cells must be computed once more.
    case .constant(let value): return value != .error(.reference)
    case .array, .missing: return true
    case .area(let area): return add(area, form, cell.sheet, &found)
    case .name(let name, let qualifier):
      return add(name, sheet(qualifier) ?? cell.sheet, cell, depth, &found)
    case .structured(let part): return add(part, cell, &found)
    case .call(let function, let arguments):
      guard !Self.opaque.contains(function) else { return false }
      guard arguments.allSatisfy({ collect($0, form, cell, depth: depth, &found) }) else { return false }
      return names[function.lowercased()] == nil || add(function, cell.sheet, cell, depth, &found)
    case .unary(.spill, _): return false
    case .operation(_, let terms) where terms.contains(where: { $0.operator == .range }): return false
    case .apply, .unary, .operation:
      return expression.operands.allSatisfy { collect($0, form, cell, depth: depth, &found) }
    }
  }

  private func sheet(_ qualifier: SheetQualifier?) -> Int? {
    guard case .sheet(let name)? = qualifier else { return nil }
    return sheets[name.lowercased()]
  }

  private func add(
    _ area: AreaReference, _ form: FormulaForms.Form?, _ own: Int, _ found: inout [FormulaRun.Operand]
  ) -> Bool {
    var numbers: [Int] = []
    switch area.sheet {
    case nil: numbers = [own]
    case .sheet(let name)?: numbers = sheets[name.lowercased()].map { [$0] } ?? []
    case .sheets(let first, let last)?:
      guard let start = sheets[first.lowercased()], let end = sheets[last.lowercased()] else { return true }
      numbers = Array(min(start, end)...max(start, end))
    // Other workbooks are never opened.
    case .external?: return true
    }
    for number in numbers {
      guard let form else {
        // The relative references in a name move with the formula that uses the name.
        let isFixed = [area.first, area.last].allSatisfy {
          ($0.row == nil || $0.isRowAbsolute) && ($0.column == nil || $0.isColumnAbsolute)
        }
        guard isFixed else { return false }
        found.append(FormulaRun.Operand(sheet: number, place: .fixed(area.range)))
        continue
      }
      let isFixed =
        area.first.row == nil || area.first.column == nil
        || area.first.isRowAbsolute && area.last.isRowAbsolute && area.first.isColumnAbsolute
          && area.last.isColumnAbsolute
      found.append(
        FormulaRun.Operand(sheet: number, place: isFixed ? .fixed(area.range) : .relative(form, area)))
    }
    return true
  }

  private func add(
    _ name: String, _ sheet: Int, _ cell: CellAddress, _ depth: Int, _ found: inout [FormulaRun.Operand]
  ) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    // A name that is not defined is an error or a parameter, so it reads no cells.
    guard let known = names[name.lowercased()] else { return true }
    let meant = known.first { $0.sheet == sheet } ?? known.first { $0.sheet == nil }
    guard let meant else { return true }
    return collect(meant.expression, nil, cell, depth: depth + 1, &found)
  }

  private func add(
    _ part: StructuredReference, _ cell: CellAddress, _ found: inout [FormulaRun.Operand]
  ) -> Bool {
    let around = workbook.sheets[cell.sheet].properties.tables.first { $0.range.contains(cell.reference) }
    guard let (sheet, table) = part.table.map({ tables[$0.lowercased()] }) ?? around.map({ (cell.sheet, $0) })
    else { return true }
    var columns = table.range.columns
    if let names = part.columns, let first = Self.column(names.first, of: table),
      let last = Self.column(names.last, of: table)
    {
      columns = min(first, last)...max(first, last)
    }
    if part.items == [.thisRow] {
      found.append(FormulaRun.Operand(sheet: sheet, place: .ownRow(columns)))
    } else if let range = CellRange(rows: table.range.rows, columns: columns) {
      found.append(FormulaRun.Operand(sheet: sheet, place: .fixed(range)))
    }
    return true
  }

  private static func column(_ name: String, of table: Sheet.Table) -> Int? {
    let name = name.lowercased()
    return table.columns.firstIndex { $0.name.lowercased() == name }.map { table.range.first.column + $0 }
  }
}
