internal import BudgetModel
internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import WorkbookForm

/// Finds lists of amounts without a header by their sums.
///
/// A list of categories has names to the left of its amounts. A formula adds the amounts up, or a total that was typed
/// in by hand is their sum.
struct SummedBlocks {
  /// Amounts of one column that a formula adds up.
  private struct Sum {
    /// The cell of the sum.
    let total: CellReference
    let column: Int
    var rows: [Int]
  }

  private let sheet: Sheet
  private let cells: CellReader
  private let sums: [Sum]
  private let scopes: ScopeFinder
  /// The sums that a formula adds up with other sums.
  private let joined: Set<CellReference>

  /// The maximum distance between an amount and its name, in columns.
  private static let mostColumnsApart = 3
  /// The maximum number of rows that are inspected for a sum.
  private static let mostRows = 200

  init(_ sheet: Sheet, _ cells: CellReader) {
    (self.sheet, self.cells) = (sheet, cells)
    let grid = SheetGrid(sheet, cells)
    scopes = ScopeFinder(grid)
    let computed = sheet.rows.flatMap(\.cells).compactMap { cell -> Sum? in
      guard let form = cells.formulas.form(of: cell), let ranges = form.addends(in: cell.reference),
        let column = ranges.first?.first.column, ranges.allSatisfy({ $0.columns == column...column })
      else { return nil }
      let rows = ranges.prefix(Self.mostRows).flatMap { $0.rows.prefix(Self.mostRows) }.filter { row in
        sheet[row: row]?[column].map { part in
          part.value.number != nil && Self.isFact(part, cells) && !grid.isPercentage(part)
        } ?? false
      }
      return rows.count > 1 ? Sum(total: cell.reference, column: column, rows: rows) : nil
    }
    sums = computed + Self.typedTotals(sheet, cells)
    let totals = Set(sums.map(\.total))
    joined = Set(
      sheet.rows.flatMap(\.cells).flatMap { cell -> [CellReference] in
        let added = cells.formulas.form(of: cell)?.addends(in: cell.reference) ?? []
        let found = added.filter { $0.first == $0.last && totals.contains($0.first) }.map(\.first)
        return found.count > 1 ? found : []
      })
  }

  /// Returns totals that were typed in by hand.
  ///
  /// Such a total is in a row with the label of a total, and it is the exact sum of the numbers above it.
  private static func typedTotals(_ sheet: Sheet, _ cells: CellReader) -> [Sum] {
    sheet.rows.indices.flatMap { index -> [Sum] in
      let row = sheet.rows[index]
      guard row.cells.contains(where: { $0.value.text.map(HeaderText.isTotal) == true }) else { return [] }
      return row.cells.compactMap { cell in
        guard cell.formula == nil, let total = cell.value.number,
          !sheet.properties.pivotTables.contains(where: { $0.contains(cell.reference) })
        else { return nil }
        let column = cell.reference.column
        var (sum, rows): (ExactSum, [Int]) = (ExactSum(), [])
        for above in sheet.rows[..<index].suffix(mostRows).reversed() {
          if above.cells.contains(where: { $0.value.text.map(HeaderText.isTotal) == true }) { break }
          guard let part = above[column], let number = part.value.number, isFact(part, cells) else {
            continue
          }
          sum.add(number)
          rows.append(above.number)
          if rows.count > 1, sum.value == total {
            return Sum(total: cell.reference, column: column, rows: rows)
          }
        }
        return nil
      }
    }
  }

  /// Whether a number was typed in by hand, possibly as a calculation such as `=12.50+3`.
  private static func isFact(_ cell: Cell, _ cells: CellReader) -> Bool {
    guard cell.formula != nil else { return true }
    return cells.formulas.form(of: cell)?.expression.contains { part in
      switch part {
      case .area, .name, .structured, .call: true
      default: false
      }
    } == false
  }

  /// Returns the plans in a block of labelled figures; empty if no amounts are added up there.
  func plans(in block: FoundTable) -> [FoundTable] {
    var plans: [FoundTable] = []
    for sum in sums where block.range.columns.contains(sum.column) {
      let rows = sum.rows.filter(block.range.rows.contains)
      guard rows.count > 1, let first = rows.min(), let last = rows.max(),
        let names = names(of: sum.column, rows),
        let range = CellRange(rows: first...last, columns: names...sum.column),
        !plans.contains(where: {
          $0.range.rows.overlaps(range.rows) && $0.range.columns.overlaps(range.columns)
        })
      else { continue }
      let title = title(above: first, names)
      if !joined.contains(sum.total), title.map(Self.isHolding) ?? false { continue }
      if title.map({ PlanWords.isActual($0) && !PlanWords.isPlanned($0) }) ?? false { continue }
      var plan = FoundTable(
        role: .plan, sheetName: sheet.name, range: range,
        columns: [
          FoundColumn(
            column: names, header: "", meaning: .category, score: 80, evidence: "names in front of amounts"),
          FoundColumn(
            column: sum.column, header: "", meaning: .budgeted, score: 60, evidence: "a formula adds them up"),
        ], title: title, evidence: "names with amounts that a formula adds up")
      plan.scope = scopes.scope(of: plan)
      plan.scope.basis = plan.scope.basis ?? basis(above: first, title)
      plans.append(plan)
    }
    return plans
  }

  /// Returns the period that the title, the sheet's name or the texts above a list name.
  private func basis(above row: Int, _ title: String?) -> AmountBasis? {
    let texts = sheet.rows.prefix { $0.number < row }.flatMap(\.cells).compactMap(\.value.text)
    return ([title, sheet.name].compactMap(\.self) + texts.prefix(20)).lazy.compactMap {
      PlanFrequency(inName: $0)?.span
    }.first
  }

  /// Returns the nearest column to the left that has a text in most of the rows.
  private func names(of column: Int, _ rows: [Int]) -> Int? {
    guard column > 1 else { return nil }
    return (max(1, column - Self.mostColumnsApart)..<column).reversed().first { candidate in
      let texts = rows.compactMap { sheet[row: $0]?[candidate]?.value.text?.trimmed }.filter { !$0.isEmpty }
      // Amounts beside months belong to one category.
      return texts.count * 10 >= rows.count * 8 && texts.contains { MonthText.read($0) == nil }
    }
  }

  /// Returns the text above the names, if its row has no number beside it.
  private func title(above row: Int, _ column: Int) -> String? {
    for number in stride(from: row - 1, through: max(1, row - 3), by: -1) {
      guard let text = sheet[row: number]?[column]?.value.text?.trimmed, !text.isEmpty else { continue }
      let hasNumber = sheet[row: number]?[column + 1]?.value.number != nil
      if !hasNumber, !HeaderText.isTotal(text) { return text }
      break
    }
    return titleBeside(row, column)
  }

  /// Returns the name of a group in the columns to the left of the names, at most three rows above the first of them.
  private func titleBeside(_ row: Int, _ column: Int) -> String? {
    for number in stride(from: row, through: max(1, row - 3), by: -1) {
      let cells =
        sheet[row: number]?.cells.filter { (column - 2..<column).contains($0.reference.column) } ?? []
      let titles = cells.compactMap(\.value.text).filter { GroupWords.groupOfTitle($0) != nil }
      if let title = titles.last { return title }
    }
    return nil
  }

  /// Whether a title names assets or debts, which are not a plan.
  private static func isHolding(_ title: String) -> Bool {
    TableClassifier.namesHoldings(HeaderText.normalized(title)) || AccountWords.isAccount(inName: title)
  }
}
