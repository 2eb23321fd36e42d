internal import BudgetModel
internal import ExactDecimals
internal import Foundation

extension ColumnDetector {
  /// Finds the amount and balance columns if no header names an amount column.
  mutating func assignMoney() {
    if pairAmount() { return }
    guard index(.amount) == nil, index(.outflow) == nil, index(.inflow) == nil else {
      return assignOtherOfPair()
    }
    let rows = datedRows
    let open = open.filter { column in samples[column].values.contains { rows.contains($0.row) } }
    var money = open.filter { samples[$0].isMoney }
    if money.isEmpty {
      money = open.filter {
        samples[$0].isAmounts && !(samples[$0].isAccounts && samples[$0].count > 1) && !samples[$0].isDates
      }
      let others = money.filter { !samples[$0].isIdentity }
      // Whole numbers that are all different are identifiers rather than amounts, if another column may contain the
      // amounts.
      if !isNameless || others.contains(where: { !samples[$0].isNumbering }) { money = others }
    }
    if money.isEmpty { return assignFees() }
    if isNameless, money.count > 1 {
      let date = index(.date) ?? money[0]
      let isBehind = money.contains { $0 > date }
      // A whole number in front of the date is the row number.
      let others = money.filter {
        !samples[$0].isNumbering && !(isBehind && $0 < date && samples[$0].isWholeNumbers)
      }
      if !others.isEmpty { money = others }
    }
    if money.count == 1 {
      // The other column of a pair may contain only whole numbers.
      let other = open.first { $0 != money[0] && samples[$0].isAmounts && areComplements(money[0], $0) }
      guard let other else { return assign(money[0], .amount, 80, "the only column of amounts") }
      money = [money[0], other].sorted()
    }
    if areCategories(money) || assignPair(money) || assignChained(money) { return }
    // Without proof, prefer a column with signs, then the one with more values, then the first one.
    let best = money.max { (rank($0), -$0) < (rank($1), -$1) } ?? money[0]
    assign(best, .amount, 50, "a column of amounts\(samples[best].negatives > 0 ? " with signs" : "")")
    let others = money.filter { $0 > best && samples[$0].amountByRow != samples[best].amountByRow }
    guard isNameless, index(.balance) == nil, let last = others.last,
      samples[last].count >= samples[best].count
    else { return }
    assign(last, .balance, 40, "amounts behind the amount")
  }

  /// Whether these columns of amounts are the categories of a log, so that none of them is the amount.
  ///
  /// There are at least three, and each row fills few of them. Such a file is read like a sheet.
  private func areCategories(_ money: [Int]) -> Bool {
    guard !isNameless, money.count > 2 else { return false }
    let filled = money.reduce(0) { $0 + samples[$1].amountByRow.count { ($0 ?? 0) != 0 } }
    return filled * 2 <= money.count * datedRows.count
  }

  /// Uses a fee or tax column as the amount column if no other column contains amounts.
  private mutating func assignFees() {
    guard let only = index(.fee) ?? index(.tax), samples[only].isAmounts else { return }
    let directions = HeaderWords.matches(columns[only].name).map(\.meaning)
    let direction = directions.first { $0 == .inflow || $0 == .outflow }
    assign(only, direction ?? .amount, 60, "called \"\(columns[only].name)\", the only column of amounts")
  }

  private func rank(_ index: Int) -> Int {
    (samples[index].negatives > 0 ? 1_000_000 : 0) + samples[index].count
  }

  /// Uses a column whose name means an amount even if it has no readable value.
  ///
  /// Each value then becomes a finding.
  mutating func assignUnreadableMoney() {
    guard index(.amount) == nil, index(.outflow) == nil, index(.inflow) == nil else { return }
    for column in open {
      let match = HeaderWords.matches(columns[column].name).first
      guard let match, match.score == 100, [.amount, .outflow, .inflow].contains(match.meaning) else {
        continue
      }
      return assign(
        column, match.meaning, 30, "called \"\(columns[column].name)\", but no value is an amount")
    }
  }

  /// Finds an amount column and the column of its running balance.
  private mutating func assignChained(_ money: [Int]) -> Bool {
    var best: (amount: Int, balance: Int, chain: BalanceChain, rank: [Int])?
    for amount in money {
      for balance in money where balance != amount {
        let values = samples[amount].amountByRow
        guard
          let chain = BalanceChain(amounts: values, balances: samples[balance].amountByRow, order: rowOrder)
        else { continue }
        let isUsual = samples[amount].negatives > 0 && chain.positiveIsIncome
        let rank = [isUsual ? 1 : 0, chain.matches, balance > amount ? 1 : 0, -amount]
        if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true {
          best = (amount, balance, chain, rank)
        }
      }
    }
    guard let best else { return false }
    assign(best.amount, .amount, 90, best.chain.words)
    assign(
      best.balance, .balance, 90,
      "follows from the amount in \(best.chain.matches) of \(best.chain.checks) rows")
    return true
  }

  /// Replaces the amount and balance columns with two columns where every balance follows from the amounts.
  ///
  /// If there are no such columns, nothing changes.
  mutating func compete(_ amount: Int, _ balance: Int) {
    let others = open.filter { samples[$0].isMoney }
    let balances = [balance] + others
    for candidate in [amount] + others where columns[amount].score < Self.chosen || candidate == amount {
      for other in balances where other != candidate {
        let found = BalanceChain(
          amounts: samples[candidate].amountByRow, balances: samples[other].amountByRow, order: rowOrder)
        guard let found, found.isWhole, (found.checks + 1) * 10 >= samples[candidate].count * 8 else {
          continue
        }
        assign(amount, nil, 0, "the balance does not follow from it")
        assign(balance, nil, 0, "it does not follow from the amount")
        assign(candidate, .amount, 90, found.words)
        assign(other, .balance, 90, "follows from the amount in \(found.matches) of \(found.checks) rows")
        chain = found
        return
      }
    }
  }

  /// How well a column fits the amount booked to the account.
  ///
  /// Columns with values come first. A name for an amount in another currency or of another account has a lower rank.
  func preference(_ index: Int) -> Int {
    let name = HeaderText.normalized(columns[index].name)
    let isOther = Self.ofOthers.contains { name.contains($0) }
    let rank = isOther ? 0 : Self.ofAccount.contains { name.contains($0) } ? 2 : 1
    return (samples[index].saysNothing ? 0 : 4) + rank
  }

  private static let ofAccount = Words.builtIn[HeaderWord.ownAccount]
  private static let ofOthers = Words.builtIn[HeaderWord.elsewhere] + Words.builtIn[HeaderWord.price]
}
