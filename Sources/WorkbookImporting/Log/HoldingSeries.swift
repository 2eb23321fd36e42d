internal import ExactDecimals
internal import SpreadsheetFormulas
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

/// Distinguishes tables of holdings (balances of assets or debts) by day or month from logs of transactions.
///
/// A holding changes little between two rows with the same name. A payment is equal to the previous payment or very
/// different from it. Amounts that are differences from other rows are computed from holdings.
struct HoldingSeries {
  private let table: FoundTable
  private let rows: [Sheet.Row]
  private let cells: CellReader

  /// The minimum number of steps from one amount to the next.
  ///
  /// Fewer steps are not enough evidence.
  private static let leastSteps = 5
  private static let leastStepsWithoutTexts = 3
  /// The number of rows that are inspected to classify a table.
  private static let sampleSize = 400

  init(_ table: FoundTable, _ sheet: Sheet, _ cells: CellReader) {
    (self.table, self.cells) = (table, cells)
    rows = Array(sheet.rows(table.dataRows).prefix(Self.sampleSize))
  }

  /// The reason why the table is not a log; nil if it may be one.
  var reason: String? {
    // Amounts called income or spending are transactions.
    guard let amount = table[.amount], table[.type] == nil, table[.indicator] == nil, table.scope.kind == nil
    else { return nil }
    if !hasTexts, areDifferences(amount) { return "its amounts are differences of what stands beside them" }
    return areLevels(amount) ? "its amounts are what was held at each date" : nil
  }

  /// Columns that show the purpose of a row.
  private static let names: [FieldMeaning] = [.description, .category, .payee, .account, .memo]

  private var hasTexts: Bool {
    rows.contains { row in
      row.cells.contains { $0.value.text != nil && table.range.columns.contains($0.reference.column) }
    }
  }

  /// Whether most amounts are computed from cells of other rows.
  private func areDifferences(_ amount: Int) -> Bool {
    let filled = rows.compactMap { $0[amount] }.filter { $0.value.number != nil }
    let differences = filled.count { cell in
      guard let form = cells.formulas.form(of: cell) else { return false }
      return form.expression.contains { (part: FormulaExpression) -> Bool in
        switch part {
        case .area(let area) where area.sheet == nil:
          !form.range(of: area, in: cell.reference).rows.contains(cell.reference.row)
        default: false
        }
      }
    }
    return filled.count > Self.leastSteps && differences * 10 >= filled.count * 8
  }

  /// Whether most amounts differ slightly from the previous amount with the same name.
  private func areLevels(_ amount: Int) -> Bool {
    let columns = Self.names.compactMap { table[$0] }
    var last: [String: Decimal] = [:]
    var (steps, small) = (0, 0)
    for row in rows {
      guard let value = cells.amount(row[amount]).value, value != 0 else { continue }
      guard value > 0 else { return false }
      let name = columns.compactMap { row[$0]?.value.text }.joined(separator: "|")
      if let before = last[name] {
        steps += 1
        let change = value.subtracting(before)?.magnitude ?? 0
        // The change is less than a tenth of the previous amount.
        if change != 0, change.isLess(than: before, times: 10) { small += 1 }
      }
      last[name] = value
    }
    let least = hasTexts ? Self.leastSteps : Self.leastStepsWithoutTexts
    // Holdings are recorded repeatedly; most purchases have different names.
    return steps >= least && steps * 2 >= rows.count && small * 10 >= steps * 6
  }
}

extension Decimal {
  /// Whether the number multiplied by `times` is less than another number.
  fileprivate func isLess(than other: Decimal, times: Int) -> Bool {
    var sum = ExactSum()
    for _ in 0..<times { sum.add(self) }
    return sum.value < other
  }
}
