internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// The figures that rows state outside transactions: running balances, totals and single balances.
struct RowEvidence: Sendable {
  /// A row that states a figure and is not a transaction.
  struct StatedLine: Sendable {
    /// The index of the row, and the line where it begins.
    let index: Int
    let line: Int
    let reason: SkipReason
    /// The first text of the row.
    let label: String
    /// The figures of the row: outflow and inflow, or a single amount.
    let amounts: [Decimal]
    let isPair: Bool
  }

  /// The maximum number of such rows that are kept.
  private static let mostLines = 1_000

  private(set) var steps: [RunningBalance.Step] = []
  private(set) var lines: [StatedLine] = []
  /// The indices of rows with neither a date nor an amount, and of the rows of another table below the transactions.
  var looseRows: [Int] = []

  mutating func add(_ other: RowEvidence) {
    steps += other.steps
    lines += other.lines.prefix(max(0, Self.mostLines - lines.count))
  }

  mutating func add(_ step: RunningBalance.Step) { steps.append(step) }

  /// Adds the figures of a row that is a total or a balance.
  mutating func add(_ row: FieldRow, _ index: Int, _ reason: SkipReason, _ money: MoneyReader.Money) {
    guard reason == .totals || reason == .balances, lines.count < Self.mostLines else { return }
    let amounts: [Decimal?]
    switch money {
    case .single(let amount): amounts = [amount.value]
    case .pair(let outflow, let inflow): amounts = [outflow?.value, inflow?.value]
    case .blank, .unreadable: return
    }
    let words = row.fields.indices.lazy.compactMap { row.fields.field($0) }.first {
      $0.contains(where: \.isLetter)
    }
    lines.append(
      StatedLine(
        index: index, line: row.line, reason: reason, label: words ?? "Total",
        amounts: amounts.map { $0 ?? 0 }, isPair: amounts.count == 2))
  }
}

/// Reads the balance after each row.
struct BalanceReader {
  private let resolved: ResolvedProfile
  private let mark: DecimalMark
  private let memo = TextCache<Decimal?>()
  private let keys: [Int]

  /// Reads the balances of a file; nil if the file has none.
  init?(_ resolved: ResolvedProfile, _ mark: DecimalMark) {
    guard resolved[.balance] != nil, resolved.amounts != nil else { return nil }
    (self.resolved, self.mark) = (resolved, mark)
    keys = [FieldMeaning.account, .currency].flatMap { resolved[$0]?.columns ?? [] }
  }

  /// The row as a step for checking the running balances (`RunningBalance`).
  func step(_ row: FieldRow, day: Int?, _ amount: Decimal, isTransaction: Bool) -> RunningBalance.Step {
    let balance = resolved.value(.balance, row.fields, nil, memo) { [mark] text in
      AmountField(text, mark: mark).map { $0.direction == .expense ? -abs($0.value) : $0.value }
    }
    var account: Int32 = 0
    for column in keys {
      let number = column < row.fields.count ? row.fields.number(column) : 0
      account = account &* 4_099 &+ Int32(truncatingIfNeeded: number &+ 1)
    }
    return RunningBalance.Step(
      line: Int32(clamping: row.line), account: account, day: Int32(clamping: day ?? 0),
      isTransaction: isTransaction, amount: amount, balance: balance.flatMap(\.self))
  }
}
