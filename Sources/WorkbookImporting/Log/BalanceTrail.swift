internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import ImportCore
internal import WorkbookForm
internal import FieldReading

/// Follows the log's own Balance column and remembers where it does not follow from its row.
struct BalanceTrail {
  let cells: CellReader
  private var previous: Decimal?
  private var breaks: [(Provenance.Location, expected: Decimal, found: Decimal)] = []
  private var kept = 0

  init(cells: CellReader) {
    self.cells = cells
  }

  mutating func follow(_ transactions: [Transaction], _ row: LogRowReader) {
    guard let balance = cells.amount(row[.balance]).value else {
      previous = nil
      return
    }
    if let previous, !transactions.contains(where: { $0.kind == .transfer }) {
      let change = transactions.map { $0.kind == .income ? $0.amount : -$0.amount }.exactSum()
      if previous + change == balance {
        kept += 1
      } else {
        breaks.append((row.location(.balance), previous + change, balance))
      }
    }
    previous = balance
  }

  /// Goes on from a row that only says what there was.
  mutating func begin(_ row: LogRowReader) {
    if let balance = cells.amount(row[.balance]).value { previous = balance }
  }

  /// A column that follows in most rows is a running balance: each row in which it breaks is worth a look.
  func report(into builder: inout BudgetBuilder) {
    guard kept > breaks.count else { return }
    for (location, expected, found) in breaks {
      builder.note(.row(.balanceBreaks(found: found, expected: expected)), at: location)
    }
  }
}
