internal import ExactDecimals
internal import Foundation
internal import SpreadsheetFormulas
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Lists of names and amounts in a table: the possible plans and logs of a workbook that has neither.
///
/// Nothing in the workbook says whether the amounts are planned or spent. So the records are contested until the user
/// confirms them.
struct NamedAmounts {
  /// A column of amounts with the column of their names.
  struct List {
    /// The amounts as a plan.
    let plan: FoundTable
    /// The amounts as a log without dates.
    let log: FoundTable
    /// The role of the table that contains the amounts.
    let found: FoundTable.Role
    let names: Int
    /// The header of the amounts, normalized; empty if there is none.
    let header: String
    /// The range of the amounts, their number and their sum.
    let amounts: (range: CellRange, count: Int, sum: Decimal)
  }

  private let grid: SheetGrid
  private let table: FoundTable
  /// For each column, the rows with a label.
  private var labels: [Int: Set<Int>] = [:]
  /// For each column, the rows with an amount that was typed in by hand.
  private var amounts: [Int: Set<Int>] = [:]

  /// The minimum number of names.
  ///
  /// With fewer names, the amounts are just figures.
  private let leastNames: Int

  init(_ table: FoundTable, _ grid: SheetGrid, leastNames: Int = 3) {
    (self.table, self.grid, self.leastNames) = (table, grid, leastNames)
    var factors: Set<Int> = []
    var years: [Int: Set<Int>] = [:]
    for row in grid.sheet.rows(table.dataRows) {
      for cell in row.cells(in: table.range.columns) {
        let column = cell.reference.column
        switch grid.kind(cell) {
        case .label: labels[column, default: []].insert(row.number)
        case .amount where isTyped(cell):
          if SheetGrid.year(cell) == nil {
            amounts[column, default: []].insert(row.number)
          } else {
            years[column, default: []].insert(row.number)
          }
        case .amount:
          guard let own = arithmeticOfRow(cell) else { break }
          amounts[column, default: []].insert(row.number)
          factors.formUnion(own)
        default: break
        }
      }
    }
    // A number such as 2000 below an amount is an amount as well. Above the first amount, it may be the header.
    for (column, rows) in years {
      guard let top = amounts[column]?.min() else { continue }
      amounts[column]?.formUnion(rows.filter { $0 > top })
    }
    // If an amount is a product such as price times quantity, its factors are no amounts.
    for column in factors { amounts[column] = nil }
    for column in amounts.keys where countsRows(column) { amounts[column] = nil }
  }

  /// Whether the numbers of a column count its rows: 1, 2, 3.
  private func countsRows(_ column: Int) -> Bool {
    let numbers = (amounts[column] ?? []).sorted().compactMap { grid[$0, column]?.value.number }
    let steps = zip(numbers, numbers.dropFirst()).count { $1 == $0 + 1 }
    return numbers.count > 2 && numbers.first == 1 && steps * 10 >= (numbers.count - 1) * 9
  }

  /// Whether a number was typed in by hand, as `12.50` or as arithmetic within its cell such as `=12.50+3`.
  private func isTyped(_ cell: Cell) -> Bool {
    guard cell.formula != nil else { return true }
    return grid.cells.formulas.form(of: cell).map { !$0.expression.contains(Self.refers) } ?? false
  }

  /// Returns the columns that a formula multiplies in its row: none for a sum such as `=B3+C3`, and nil for other
  /// formulas.
  private func arithmeticOfRow(_ cell: Cell) -> Set<Int>? {
    guard let form = grid.cells.formulas.form(of: cell), !grid.isDerived(cell) else { return nil }
    let cells = form.cells(in: cell.reference)
    guard !cells.isEmpty, cells.allSatisfy({ $0.row == cell.reference.row }) else { return nil }
    func has(_ isMeant: (FormulaExpression.BinaryOperator) -> Bool) -> Bool {
      form.expression.contains { part in
        if case .operation(_, let terms) = part { terms.contains { isMeant($0.operator) } } else { false }
      }
    }
    if has({ $0 == .times }) { return Set(cells.map(\.column)) }
    return has { $0 == .plus } && !has { $0 != .plus } ? [] : nil
  }

  private static func refers(_ expression: FormulaExpression) -> Bool {
    switch expression {
    case .area, .name, .structured: true
    default: false
    }
  }

  /// Whether a title or a sheet's name suggests assets or debts.
  static func isOfHoldings(_ title: String) -> Bool {
    let words = HeaderText.normalized(title)
    return TableClassifier.namesHoldings(words)
      || words.split(separator: " ").contains { TableClassifier.namesHoldings(String($0)) }
  }

  /// Returns the plans of a table, one for each column of names; empty if none has enough names.
  ///
  /// If names have several amounts, the column with the most amounts is chosen. Columns of balances and prices have
  /// gaps.
  func plans() -> [FoundTable] {
    let byNames = Dictionary(grouping: lists(), by: \.names)
    return byNames.keys.sorted().compactMap { names in
      byNames[names]?.max { $0.amounts.count < $1.amounts.count }?.plan
    }
  }

  /// Returns all lists of a table, from left to right; a name may be in several of them.
  func lists() -> [List] {
    amounts.keys.sorted().compactMap { column in
      guard let names = names(of: column), let plan = plan(names: names, amounts: column),
        let rows = amounts[column], let top = rows.min(), let bottom = rows.max(),
        let range = CellRange(rows: top...bottom, columns: column...column)
      else { return nil }
      // The import rounds each amount in the same way.
      let sum = rows.compactMap { grid[$0, column]?.value.number?.rounded(toPlaces: 4) }.exactSum()
      return List(
        plan: plan, log: log(plan, names: names, amounts: column), found: table.role, names: names,
        header: HeaderText.normalized(header(column)), amounts: (range, rows.count, sum))
    }
  }

  /// Returns the column of names for a column of amounts: the nearest on the left, or the next on the right.
  private func names(of column: Int) -> Int? {
    let rows = amounts[column] ?? []
    guard rows.count >= leastNames else { return nil }
    func isNames(_ other: Int) -> Bool {
      let named = rows.intersection(labels[other] ?? [])
      guard named.count >= leastNames, named.count * 5 >= rows.count * 4 else { return false }
      return Set(named.map { grid.text(grid[$0, other]) }).count >= leastNames
    }
    // Beside a column of different names, a column with few different words contains the types of the names.
    func isVaried(_ other: Int) -> Bool {
      Set(rows.map { grid.text(grid[$0, other]) }).count * 10 >= rows.count * 8
    }
    let left = labels.keys.filter { $0 < column && isNames($0) }
    return left.filter(isVaried).max() ?? left.max()
      ?? labels.keys.filter { $0 == column + 1 && isNames($0) }.min()
  }

  private func plan(names: Int, amounts: Int) -> FoundTable? {
    let types = self.types(besides: names, amounts)
    let columns = min(names, amounts, types ?? names)...max(names, amounts, types ?? names)
    // Figures below the last amount, such as ratios, are not part of the list.
    guard let last = self.amounts[amounts]?.max(),
      let range = CellRange(rows: table.range.rows.lowerBound...last, columns: columns)
    else { return nil }
    let texts = Set(texts(names))
    guard texts.count >= leastNames, texts.contains(where: { MonthText.read($0) == nil })
    else { return nil }
    var plan = table
    plan.role = .plan
    plan.range = range
    // A day above the amounts is their header.
    let top = self.amounts[amounts]?.min() ?? 0
    plan.headerRows =
      table.dataRows.last { $0 < top && grid.kind(grid[$0, amounts]) == .date }.map { $0...$0 }
      ?? table.headerRows
    plan.columns = [
      found(names, .category, "names beside amounts"), found(amounts, .budgeted, "amounts beside names"),
    ]
    if let types { plan.columns.append(found(types, .type, "words such as income and expense")) }
    plan.columns.sort { $0.column < $1.column }
    plan.evidence = "names with amounts; nothing says whether they are planned"
    return plan
  }

  /// Returns the list as a log.
  ///
  /// If there are two columns of labels, the column with repeated labels contains the categories.
  private func log(_ plan: FoundTable, names: Int, amounts: Int) -> FoundTable {
    var log = plan
    log.role = .log
    log.columns =
      plan.columns.filter { $0.meaning == .type } + [found(amounts, .amount, "amounts beside names")]
    let rows = self.amounts[amounts] ?? []
    let others = labels.filter { column, named in
      column != names && !log.columns.contains { $0.column == column }
        && named.intersection(rows).count * 5 >= rows.count * 4
    }
    let columns = ([names] + others.keys.sorted()).map { ($0, Set(texts($0)).count) }
    let description = columns.max { $0.1 < $1.1 || $0.1 == $1.1 && $0.0 > $1.0 }?.0 ?? names
    let category = columns.filter { $0.0 != description && $0.1 * 2 <= rows.count }.min { $0.1 < $1.1 }?.0
    log.columns.append(found(description, .description, "texts beside amounts"))
    if let category { log.columns.append(found(category, .category, "texts that repeat")) }
    log.columns.sort { $0.column < $1.column }
    log.range =
      CellRange(
        rows: plan.range.rows,
        columns: (log.columns.first?.column ?? names)...(log.columns.last?.column ?? amounts)) ?? plan.range
    log.evidence = "names with amounts; nothing says whether they were spent"
    return log
  }

  private func texts(_ column: Int) -> [String] {
    grid.sheet.rows(table.dataRows).compactMap { $0[column].map(grid.text) }
  }

  /// Returns the column of words such as income and expense beside most of the amounts; nil if there is none.
  private func types(besides names: Int, _ amounts: Int) -> Int? {
    let rows = self.amounts[amounts] ?? []
    return labels.keys.sorted().first { column in
      column != names
        && rows.count { grid[$0, column]?.value.text.flatMap(GroupWords.group) != nil } * 10 >= rows.count * 6
    }
  }

  private func header(_ column: Int) -> String {
    if let named = table.columns.first(where: { $0.column == column })?.header, !named.isEmpty {
      return named
    }
    let row = table.headerRows?.upperBound ?? (amounts[column]?.min() ?? 1) - 1
    return grid[row, column]?.value.text?.trimmed ?? ""
  }

  private func found(_ column: Int, _ meaning: FieldMeaning, _ evidence: String) -> FoundColumn {
    FoundColumn(column: column, header: header(column), meaning: meaning, score: 50, evidence: evidence)
  }
}
