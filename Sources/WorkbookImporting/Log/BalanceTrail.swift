internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import ImportCore
internal import WorkbookForm
internal import FieldReading

/// Checks the balance column of a log and records where a balance does not follow from the row's amount.
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

  /// Continues from the balance of a row that only states a balance.
  mutating func begin(_ row: LogRowReader) {
    if let balance = cells.amount(row[.balance]).value { previous = balance }
  }

  /// Reports the balances that do not follow, if most balances follow from the amounts.
  ///
  /// Otherwise, the column is not a running balance.
  func report(into builder: inout BudgetBuilder) {
    guard kept > breaks.count else { return }
    for (location, expected, found) in breaks {
      builder.note(.row(.balanceBreaks(found: found, expected: expected)), at: location)
    }
  }
}
