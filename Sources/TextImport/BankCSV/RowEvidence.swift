internal import BudgetModel
internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// The figures in the rows besides transactions: running balances, and figures in other rows.
struct RowEvidence: Sendable {
  /// A row that is not a transaction and states a figure.
  struct StatedLine: Sendable {
    /// The row's index, and the line that it begins on.
    let index: Int
    let line: Int
    let reason: SkipReason
    /// Its first words.
    let label: String
    /// Its figures: money out and money in, or one.
    let amounts: [Decimal]
    let isPair: Bool
  }

  /// The maximum number of rows with figures that are kept.
  private static let mostLines = 1_000

  private(set) var steps: [RunningBalance.Step] = []
  private(set) var lines: [StatedLine] = []
  /// The places of rows with neither a date nor an amount.
  var looseRows: [Int] = []

  mutating func add(_ other: RowEvidence) {
    steps += other.steps
    lines += other.lines.prefix(max(0, Self.mostLines - lines.count))
  }

  mutating func add(_ step: RunningBalance.Step) { steps.append(step) }

  /// Adds the figures of a row that is not a transaction.
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

/// Reads the balances after rows.
struct BalanceReader {
  private let resolved: ResolvedProfile
  private let mark: DecimalMark
  private let memo = TextMemo<Decimal?>()
  private let keys: [Int]

  /// The balances of a file; nil if it has none.
  init?(_ resolved: ResolvedProfile, _ mark: DecimalMark) {
    guard resolved[.balance] != nil, resolved.amounts != nil else { return nil }
    (self.resolved, self.mark) = (resolved, mark)
    keys = [FieldMeaning.account, .currency].flatMap { resolved[$0]?.columns ?? [] }
  }

  /// A row with the balance after it.
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
