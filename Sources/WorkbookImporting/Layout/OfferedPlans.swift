internal import Foundation
internal import SpreadsheetValues
internal import FieldReading

/// Lists of names and amounts in a workbook without a log or a plan, which may be planned amounts.
///
/// Nothing in the workbook says that they are planned. The resulting plan is contested until the user confirms it.
struct OfferedPlans {
  private let grid: SheetGrid
  private let table: FoundTable
  /// For each column, the rows with a label.
  private var labels: [Int: Set<Int>] = [:]
  /// For each column, the rows with a typed amount.
  private var amounts: [Int: Set<Int>] = [:]

  /// The minimum number of names.
  ///
  /// With fewer names, the amounts are just figures.
  private static let leastNames = 3

  init(_ table: FoundTable, _ grid: SheetGrid) {
    (self.table, self.grid) = (table, grid)
    for row in grid.sheet.rows(table.dataRows) {
      for cell in row.cells(in: table.range.columns) {
        let column = cell.reference.column
        switch grid.kind(cell) {
        case .label: labels[column, default: []].insert(row.number)
        case .amount where cell.formula == nil: amounts[column, default: []].insert(row.number)
        default: break
        }
      }
    }
  }

  /// Whether a title or a sheet's name suggests assets, debts or a report.
  static func isOfOtherThings(_ title: String) -> Bool {
    let words = HeaderText.normalized(title)
    return PlanWords.isReport(title) || TableClassifier.namesHoldings(words)
      || words.split(separator: " ").contains { TableClassifier.namesHoldings(String($0)) }
  }

  /// Returns the lists of a table, from left to right; empty if none has enough names.
  func plans() -> [FoundTable] {
    let pairs = amounts.keys.sorted().compactMap { column in
      names(of: column).map { (names: $0, amounts: column) }
    }
    let byNames = Dictionary(grouping: pairs, by: \.names)
    return byNames.keys.sorted().compactMap { names in
      // If a name has several amounts, the column filled for most names is chosen. Balances and prices have gaps.
      let fullest = byNames[names]?.max {
        (amounts[$0.amounts]?.count ?? 0) < (amounts[$1.amounts]?.count ?? 0)
      }
      return fullest.flatMap { plan(names: names, amounts: $0.amounts) }
    }
  }

  /// Returns the column of names for a column of amounts: the nearest on the left, or the next on the right.
  private func names(of column: Int) -> Int? {
    let rows = amounts[column] ?? []
    guard rows.count >= Self.leastNames else { return nil }
    func isNames(_ other: Int) -> Bool {
      let named = rows.intersection(labels[other] ?? [])
      return named.count >= Self.leastNames && named.count * 5 >= rows.count * 4
    }
    let left = labels.keys.filter { $0 < column && isNames($0) }.max()
    return left ?? labels.keys.filter { $0 == column + 1 && isNames($0) }.min()
  }

  private func plan(names: Int, amounts: Int) -> FoundTable? {
    let types = self.types(besides: names, amounts)
    let columns = min(names, amounts, types ?? names)...max(names, amounts, types ?? names)
    guard let range = CellRange(rows: table.range.rows, columns: columns) else { return nil }
    let texts = grid.sheet.rows(table.dataRows).compactMap { $0[names].map(grid.text) }
    guard Set(texts).count >= Self.leastNames, texts.contains(where: { MonthText.read($0) == nil })
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

  /// Returns the column of words such as income and expense beside most of the amounts; nil if there is none.
  private func types(besides names: Int, _ amounts: Int) -> Int? {
    let rows = self.amounts[amounts] ?? []
    return labels.keys.sorted().first { column in
      column != names
        && rows.count { grid[$0, column]?.value.text.flatMap(GroupWords.group) != nil } * 10 >= rows.count * 6
    }
  }

  private func found(_ column: Int, _ meaning: FieldMeaning, _ evidence: String) -> FoundColumn {
    let header = table.columns.first { $0.column == column }?.header ?? ""
    return FoundColumn(column: column, header: header, meaning: meaning, score: 50, evidence: evidence)
  }
}
