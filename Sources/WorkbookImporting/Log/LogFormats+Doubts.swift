internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues
internal import FieldReading
internal import ImportCore
internal import WorkbookForm

extension LogFormatFinder {
  /// Notes further columns of amounts without a meaning, which may be categories.
  mutating func doubtAmounts() {
    let others = table.columns.filter { column in
      guard column.meaning == nil, !column.header.isEmpty else { return false }
      let values = rows.prefix(50).compactMap { $0[column.column] }.filter { !$0.value.isBlank }
      return values.count >= min(2, rows.count) && !values.isEmpty
        && values.allSatisfy { $0.value.number != nil && !cells.showsDate($0) }
    }
    // A single column is doubtful only if its name also means an amount.
    let isNamed = others.contains { HeaderVocabulary.meaning(of: $0.header) == .amount }
    guard others.count > 1 || isNamed else { return }
    note(
      .furtherAmounts(columns: others.prefix(4).map(\.header), count: others.count),
      columns[.amount] == nil ? .outflow : .amount)
  }

  /// Notes two columns of amounts if nothing shows which one is the outflow.
  mutating func doubtPair() {
    let pair = table.columns.filter { $0.meaning == .outflow || $0.meaning == .inflow }
    guard pair.count == 2, pair.allSatisfy({ $0.score <= 60 }) else { return }
    note(.pairOfAmounts(columns: pair.map(\.header)), .outflow)
    // Pay is rarer and larger than purchases.
    let amounts = [FieldMeaning.outflow, .inflow].map { meaning in
      rows.filter { !$0.isTotal }.compactMap { row in
        columns[meaning].flatMap { cells.amount(row[$0], mark: formats.decimalMark).value }
      }.filter { $0 != 0 }
    }
    let (out, into) = (amounts[0], amounts[1])
    formats.swapsPair =
      out.count * 3 <= into.count
      && out.exactSum() * Decimal(into.count) >= into.exactSum() * Decimal(2 * out.count)
  }

  /// Detects refunds in an outflow column: a few negative amounts among many positive ones.
  mutating func findMinusOfOutflows() {
    guard let column = columns[.outflow] else { return }
    var (negative, positive) = (0, 0)
    for row in rows where !row.isTotal {
      guard let amount = cells.amount(row[column], mark: formats.decimalMark).value else {
        continue
      }
      if amount < 0 { negative += 1 } else if amount > 0 { positive += 1 }
    }
    formats.minusBringsBack = negative * 4 <= positive
  }

  /// Whether the balance falls with negative amounts, so that a minus or brackets do not mean a refund.
  func minusIsAMark(_ mark: DecimalMark?) -> Bool {
    guard let column = columns[.amount], let balances = columns[.balance] else { return false }
    func amount(_ row: Sheet.Row, _ column: Int) -> Decimal? {
      if let amount = cells.amount(row[column], mark: mark).value {
        amount
      } else {
        nil
      }
    }
    var (marks, refunds) = (0, 0)
    for (place, row) in rows.enumerated() {
      guard let value = amount(row, column), value < 0, let balance = amount(row, balances) else { continue }
      let before = [place - 1, place + 1].filter(rows.indices.contains).compactMap {
        amount(rows[$0], balances)
      }
      if before.contains(where: { $0.adding(value) == balance }) { marks += 1 }
      if before.contains(where: { $0.subtracting(value) == balance }) { refunds += 1 }
    }
    return marks > refunds
  }

  /// Whether the first balance equals the first amount, as in a running total of expenses.
  var isRunningTotal: Bool {
    guard let amount = columns[.amount], let balance = columns[.balance] else { return false }
    let first = rows.lazy.compactMap { row -> (amount: Decimal, balance: Decimal)? in
      guard let amount = self.cells.amount(row[amount], mark: self.formats.decimalMark).value,
        let balance = self.cells.amount(row[balance], mark: self.formats.decimalMark).value
      else { return nil }
      return (amount, balance)
    }.first
    return first.map { $0.amount == $0.balance } ?? false
  }

  /// Checks by the running balance which of two amount columns is the outflow.
  mutating func checkPair() {
    guard let outflow = columns[.outflow], let inflow = columns[.inflow], let balance = columns[.balance]
    else {
      return
    }
    func values(_ column: Int) -> [Decimal?] {
      rows.prefix(200).map { cells.amount($0[column], mark: formats.decimalMark).value }
    }
    let moved = zip(values(outflow), values(inflow)).map { outflow, inflow -> Decimal? in
      if let inflow, inflow != 0 { return inflow }
      return outflow.map { -$0.magnitude } ?? inflow
    }
    guard let chain = BalanceChain(amounts: moved, balances: values(balance), order: nil), chain.matches > 3,
      chain.matches * 10 >= chain.checks * 9
    else { return }
    // The debt on a card rises with many purchases. The money in a cash book rises with a few incomes.
    let counts = [values(outflow), values(inflow)].map { $0.count { ($0 ?? 0) != 0 } }
    formats.swapsPair = !chain.positiveIsIncome && counts[0] <= counts[1]
  }
}
