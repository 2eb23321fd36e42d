internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Finds rows of plans whose amounts only repeat or add up records.
///
/// The records may be in the plan itself or in other tables.
struct PlanOrigins {
  /// A range of cells in a table whose amounts become records.
  private struct Records {
    let table: Int
    let month: Int?
    let rows: ClosedRange<Int>
  }

  private let tables: [FoundTable]
  private let sheets: [String: Sheet]
  private let formulas: FormulaForms
  /// The declared Excel tables, by name.
  private let named: [String: (sheet: String, table: Sheet.Table)]
  /// The formulas of the defined names that are valid in the whole workbook.
  private let defined: [String: FormulaExpression]
  /// The ranges of records by sheet and column, from top to bottom.
  private let records: [String: [Int: [Records]]]

  /// The limits of the search for records: the cells of an area, and the steps from formula to formula.
  private static let mostCells = 32
  private static let mostSteps = 6

  init(_ tables: [FoundTable], _ cells: CellReader) {
    self.tables = tables
    formulas = cells.formulas
    let found = cells.workbook.sheets.flatMap { sheet in
      sheet.properties.tables.map { ($0.name.lowercased(), (sheet.name, $0)) }
    }
    named = Dictionary(found) { first, _ in first }
    let names = cells.workbook.definedNames.filter { $0.sheetName == nil }.compactMap { name in
      (try? FormulaParser.parse(name.formula)).map { (name.name.lowercased(), $0) }
    }
    defined = Dictionary(names) { first, _ in first }
    sheets = Dictionary(cells.workbook.sheets.map { ($0.name.lowercased(), $0) }) { first, _ in first }
    var records: [String: [Int: [Records]]] = [:]
    for (index, table) in tables.enumerated() {
      guard let first = table.dataRows.first, let last = table.dataRows.last else { continue }
      let found = Records(table: index, month: table.scope.month, rows: first...last)
      for column in Self.columns(of: table) {
        records[table.sheetName.lowercased(), default: [:]][column, default: []].append(found)
      }
    }
    self.records = records
  }

  /// Returns the tables with their derived rows.
  ///
  /// A plan that has only derived rows becomes a summary.
  func withDerivedRows() -> [FoundTable] {
    tables.indices.map { index in
      var table = tables[index]
      let roles: Set<FoundTable.Role> = [.plan, .matrix, .sectionedPlan]
      guard roles.contains(table.role), let sheet = sheet(table.sheetName) else { return table }
      var known: [CellLocation: Bool] = [:]
      if table.role == .sectionedPlan {
        let amounts = sheet.rows(table.dataRows).flatMap {
          $0.cells(in: table.range.columns).filter { $0.value.number != nil }
        }
        let derived = amounts.count { isDerived($0, table, index, &known) }
        if derived > 0, derived > (amounts.count - derived) * 3 { leaveOut(&table) }
        return table
      }
      let columns = SumRows(table, formulas).columns
      var (repeats, others) = (0, 0)
      let factors = factors(in: sheet.rows(table.dataRows), columns, of: sheet)
      for row in sheet.rows(table.dataRows) {
        if factors.contains(row.number) {
          table.derivedRows.insert(row.number)
          continue
        }
        let amounts = columns.compactMap { row[$0] }.filter { $0.value.number != nil }
        guard !amounts.isEmpty else { continue }
        if !amounts.allSatisfy({ isDerived($0, table, index, &known) }) {
          if !isTotal(row, table) { others += 1 }
        } else if amounts.allSatisfy({ isRepeat($0, on: sheet) }) {
          repeats += 1
        } else {
          table.derivedRows.insert(row.number)
        }
      }
      // One or two amounts that were typed in by hand among figures of other tables, such as a starting balance, are
      // not a plan.
      if repeats + table.derivedRows.subtracting(factors).count > max(others * 3 - 1, 0) {
        leaveOut(&table)
      }
      return table
    }
  }

  private func leaveOut(_ table: inout FoundTable) {
    table.role = .summary
    table.evidence += "; all amounts repeat or add up those of other tables"
  }

  /// Returns the rows of numbers that a formula of their column multiplies, such as a rate and a number of hours.
  ///
  /// The numbers were typed in by hand.
  private func factors(in rows: ArraySlice<Sheet.Row>, _ columns: [Int], of sheet: Sheet) -> Set<Int> {
    var found: Set<Int> = []
    for cell in columns.flatMap({ column in rows.compactMap { $0[column] } }) {
      guard let factors = formulas.form(of: cell)?.factors(in: cell.reference), factors.count == 2,
        factors.allSatisfy({ factor in
          factor.column == cell.reference.column && factor.row < cell.reference.row
            && sheet[factor]?.formula == nil
        })
      else { continue }
      found.formUnion(factors.map(\.row))
    }
    return found
  }

  private func terms(of cell: Cell) -> [FormulaTerm]? {
    formulas.form(of: cell)?.terms(in: cell.reference, named: term)
  }

  /// Returns the cells that a table reference or a defined name refers to.
  private func term(_ expression: FormulaExpression) -> FormulaTerm? {
    switch expression {
    case .structured(let reference): return term(reference)
    case .area(let area):
      // A relative name refers to a different cell in each formula.
      let isFixed = [area.first, area.last].allSatisfy { $0.isRowAbsolute && $0.isColumnAbsolute }
      return isFixed ? FormulaTerm(sheet: area.sheet, range: area.range) : nil
    case .name(let name, _):
      // A name that refers to another name is not followed.
      guard let formula = defined[name.lowercased()], !formula.isName else { return nil }
      return term(formula)
    default: return nil
    }
  }

  /// Returns the cells of `Table1[Budget]` or `Table1[[#Totals],[Budget]]`.
  private func term(_ reference: StructuredReference) -> FormulaTerm? {
    guard let (sheet, table) = reference.table.flatMap({ named[$0.lowercased()] }),
      !reference.items.contains(.thisRow)
    else { return nil }
    let names = table.columns.map { $0.name.lowercased() }
    let first = reference.columns.map { names.firstIndex(of: $0.first.lowercased()) } ?? 0
    let last = reference.columns.map { names.firstIndex(of: $0.last.lowercased()) } ?? names.count - 1
    guard let first, let last, first <= last else { return nil }
    let start = table.range.first.column
    let rows = reference.items == [.totals] ? table.range.last.row...table.range.last.row : table.range.rows
    return CellRange(rows: rows, columns: start + first...start + last).map {
      FormulaTerm(sheet: .sheet(sheet), range: $0)
    }
  }

  private func sheet(_ name: String) -> Sheet? { sheets[name.lowercased()] }

  private func isTotal(_ row: Sheet.Row, _ table: FoundTable) -> Bool {
    table[.category].flatMap { row[$0]?.value.text }.map(HeaderText.isTotal) ?? false
  }

  /// Returns the columns of a table that contain amounts of records.
  private static func columns(of table: FoundTable) -> [Int] {
    let money: Set<FieldMeaning?>
    switch table.role {
    case .plan, .matrix: money = [.budgeted]
    case .log, .assignments: money = [.amount, .inflow, .outflow, .assigned]
    case .sectionedPlan: return Array(table.range.columns)
    default: return []
    }
    return table.columns.filter { money.contains($0.meaning) || $0.month != nil && $0.meaning == nil }.map(
      \.column)
  }

  /// Whether an amount is a sum or difference of records outside its own row.
  private func isDerived(
    _ cell: Cell, _ table: FoundTable, _ index: Int, _ known: inout [CellLocation: Bool]
  ) -> Bool {
    guard let terms = formulas.form(of: cell)?.terms(in: cell.reference, quotients: true, named: term) else {
      return looksUpPivot(cell)
    }
    let row = cell.reference.row
    let others = terms.filter { $0.sheet != nil || $0.range.rows != row...row }
    return !others.isEmpty
      && others.allSatisfy { isOfOwnRows($0, table) || isOfRecords($0, table, index, 0, &known) }
  }

  /// Whether a formula looks up its value in the pivot tables of other sheets.
  private func looksUpPivot(_ cell: Cell) -> Bool {
    guard DerivedCells.looksUp(cell, formulas), let form = formulas.form(of: cell) else { return false }
    let areas = form.areas(in: cell.reference).compactMap { term in
      if case .sheet(let name)? = term.sheet { (sheet: sheet(name), range: term.range) } else { nil }
    }
    return !areas.isEmpty
      && areas.allSatisfy { sheet, range in
        sheet?.properties.pivotTables.contains { $0.overlaps(range) } ?? false
      }
  }

  /// Whether a term refers to several rows of the table itself.
  private func isOfOwnRows(_ term: FormulaTerm, _ table: FoundTable) -> Bool {
    term.sheet == nil && term.range.rows.count > 1 && table.dataRows.overlaps(Range(term.range.rows))
      && table.range.columns.contains(term.range.first.column)
  }

  /// Whether a cell repeats one amount that was typed in by hand.
  ///
  /// If enough other rows have amounts that were typed in by hand, the row of such a cell is an item of the plan.
  private func isRepeat(_ cell: Cell, on own: Sheet) -> Bool {
    guard let terms = terms(of: cell), terms.count == 1,
      let term = terms.first, term.range.count == 1
    else { return false }
    let sheet = if case .sheet(let other)? = term.sheet { self.sheet(other) } else { own }
    return sheet?[row: term.range.first.row]?[term.range.first.column]?.formula == nil
  }

  private func isOfRecords(
    _ term: FormulaTerm, on own: String? = nil, _ table: FoundTable, _ index: Int, _ steps: Int,
    _ known: inout [CellLocation: Bool]
  ) -> Bool {
    var name = own ?? table.sheetName
    switch term.sheet {
    case nil: break
    case .sheet(let other): name = other
    case .sheets, .external: return false
    }
    if hasRecords(in: term.range, on: name, table, index) { return true }
    guard steps < Self.mostSteps, term.range.count <= Self.mostCells, let sheet = sheet(name) else {
      return false
    }
    let cells = sheet.rows(term.range.rows.lowerBound..<term.range.rows.upperBound + 1).flatMap {
      $0.cells(in: term.range.columns).filter { $0.value.number != nil }
    }
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        let place = CellLocation(sheet: sheet.name, reference: cell.reference)
        if let answer = known[place] { return answer }
        known[place] = false
        let terms = terms(of: cell)
        let answer =
          terms?.allSatisfy { isOfRecords($0, on: sheet.name, table, index, steps + 1, &known) }
          ?? DerivedCells.looksUp(cell, formulas)
        known[place] = answer
        return answer
      }
  }

  private func hasRecords(in range: CellRange, on name: String, _ table: FoundTable, _ index: Int) -> Bool {
    guard let columns = records[name.lowercased()] else { return false }
    return columns.contains { column, records in
      guard range.columns.contains(column) else { return false }
      // The ranges of a column are sorted from top to bottom. The search starts at the first one that reaches the given
      // range.
      let next = records.partitioningIndex { $0.rows.upperBound >= range.rows.lowerBound }
      return records[next...].prefix { $0.rows.lowerBound <= range.rows.upperBound }.contains { record in
        // The plan of one month may begin with the amounts of another month.
        guard let month = table.scope.month, let other = record.month else { return true }
        return record.table == index || month == other
      }
    }
  }
}

extension FormulaExpression {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
