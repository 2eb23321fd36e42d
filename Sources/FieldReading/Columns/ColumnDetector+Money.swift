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
      // In front of the date, a whole number is the number of the row.
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
    if assignPair(money) { return }
    if assignChained(money) { return }
    // Without proof, prefer a column with signs, then the one with more values, then the first one.
    let best = money.max { (rank($0), -$0) < (rank($1), -$1) } ?? money[0]
    assign(best, .amount, 50, "a column of amounts\(samples[best].negatives > 0 ? " with signs" : "")")
    let others = money.filter { $0 > best && samples[$0].amountByRow != samples[best].amountByRow }
    guard isNameless, index(.balance) == nil, let last = others.last,
      samples[last].count >= samples[best].count
    else { return }
    assign(last, .balance, 40, "amounts behind the amount")
  }

  /// Uses a fee or tax column as the amount column if no other column contains amounts.
  private mutating func assignFees() {
    guard let only = index(.fee) ?? index(.tax), samples[only].isAmounts else { return }
    let directions = HeaderWords.matches(columns[only].name).map(\.meaning)
    let direction = directions.first { $0 == .inflow || $0 == .outflow }
    assign(only, direction ?? .amount, 60, "called \"\(columns[only].name)\", the only column of amounts")
  }

  /// Finds the unnamed column of an outflow/inflow pair: each row has an amount in only one of the two columns.
  private mutating func assignOtherOfPair() {
    guard (index(.outflow) == nil) != (index(.inflow) == nil), let known = index(.outflow) ?? index(.inflow)
    else { return }
    let candidates = index(.amount).map { columns[$0].score < 90 ? [$0] : [] } ?? open
    guard
      let other = candidates.first(where: {
        samples[$0].isAmounts && areComplements(known, $0, haveTransfers: true)
      })
    else { return }
    assign(
      other, index(.outflow) == nil ? .outflow : .inflow, 80,
      "each row has an amount here or in \"\(columns[known].name)\"")
  }

  /// Makes an amount column and an unknown column a pair if each row has an unsigned amount in only one of them.
  ///
  /// Example: `Amount, Payback`.
  ///
  /// - Returns: Whether there are such columns.
  private mutating func pairAmount() -> Bool {
    guard let amount = index(.amount), index(.outflow) == nil, index(.inflow) == nil,
      columns[amount].score < Self.chosen, samples[amount].negatives == 0,
      let other = open.first(where: {
        samples[$0].isAmounts && samples[$0].count > 1 && areComplements(amount, $0)
      })
    else { return false }
    assign(amount, nil, 0, "")
    return assignPair([amount, other].sorted())
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

  /// Finds a pair of outflow and inflow columns: each row has an amount in only one of the two columns.
  private mutating func assignPair(_ money: [Int]) -> Bool {
    for (place, first) in money.enumerated() {
      for second in money[(place + 1)...] where areComplements(first, second) {
        let others = money.filter { $0 != first && $0 != second } + [index(.balance)].compactMap { $0 }
        let joined = Self.joined(samples[first], samples[second])
        if let book = cashBook(joined, others) {
          let (outflow, inflow) = book.isFirstOut ? (first, second) : (second, first)
          assign(outflow, .outflow, 90, "what each row begins with goes down by it")
          assign(inflow, .inflow, 90, "what each row begins with goes up by it")
          assign(book.closing, .balance, 90, "follows from what each row begins with")
          return true
        }
        for balance in others {
          guard
            let chain = BalanceChain(amounts: joined, balances: samples[balance].amountByRow, order: rowOrder)
          else { continue }
          var (outflow, inflow) = (first, second)
          // The balance of a card rises with purchases. The balance of an account rises with deposits.
          if !chain.positiveIsIncome {
            switch told(first, second) {
            case .income: (outflow, inflow) = (second, first)
            case .expense, .transfer: break
            case nil: setOpenPair()
            }
          }
          assign(outflow, .outflow, 90, chain.words)
          assign(inflow, .inflow, 90, chain.words)
          assign(
            balance, .balance, 90, "follows from money out and in in \(chain.matches) of \(chain.checks) rows"
          )
          return true
        }
        let isSecondOut = samples[second].negatives == samples[second].count
        let isFirstOut = samples[first].negatives == samples[first].count
        let isTold = told(first, second)
        let isInflowFirst = isTold.map { $0 == .income } ?? sizes(first).arePay(beside: sizes(second))
        let isReversed = isFirstOut == isSecondOut ? isInflowFirst : isSecondOut
        let (outflow, inflow) = isReversed ? (second, first) : (first, second)
        assign(
          outflow, .outflow, 60,
          isFirstOut != isSecondOut
            ? "each row has one of two amounts; these have a minus" : "each row has one of two amounts")
        assign(inflow, .inflow, 60, "each row has one of two amounts")
        // In a card's file, the few payments to the card can look like outflow, and the many purchases like inflow.
        let isRare = samples[outflow].moves * 2 < samples[inflow].moves
        if isFirstOut == isSecondOut && isTold == nil || isRare { setOpenPair() }
        if isNameless, let balance = others.last, balance > second {
          assign(balance, .balance, 40, "amounts behind money out and in")
        }
        return true
      }
    }
    return false
  }

  /// The absolute values of the amounts in a column, without zeros.
  private func sizes(_ column: Int) -> [Decimal] {
    samples[column].amountByRow.compactMap { $0?.magnitude }.filter { $0 != 0 }
  }

  /// The column of the closing balance in a cash book that has an opening and a closing balance in each row.
  ///
  /// The two balances differ by the row's amount. `moves` contains the amount of each row: the second column of a pair
  /// minus the first column.
  private func cashBook(_ moves: [Decimal?], _ others: [Int]) -> (closing: Int, isFirstOut: Bool)? {
    let moved = moves.indices.filter { (moves[$0] ?? 0) != 0 }
    guard moved.count > 2 else { return nil }
    for opening in others {
      for closing in others where closing > opening {
        let (before, after) = (samples[opening].amountByRow, samples[closing].amountByRow)
        let signs = Set(
          moved.map { row -> Int in
            guard let move = moves[row], let first = before[row], let last = after[row] else { return 0 }
            return last == first + move ? 1 : last == first - move ? -1 : 0
          })
        if signs == [1] || signs == [-1] { return (closing, signs == [1]) }
      }
    }
    return nil
  }

  /// The direction of the first of two columns, as the texts of its rows suggest; nil if the texts disagree.
  private func told(_ first: Int, _ second: Int) -> TransactionKind? {
    var (expenses, incomes) = (0, 0)
    for column in columns.indices where samples[column].isWords {
      for (row, text) in samples[column].values {
        guard let hint = DirectionWords.hint(text) else { continue }
        let isFirst = (samples[first].amountByRow[row] ?? 0) != 0
        guard isFirst || (samples[second].amountByRow[row] ?? 0) != 0 else { continue }
        if (hint == .expense) == isFirst { expenses += 1 } else { incomes += 1 }
      }
    }
    return min(expenses, incomes) * 5 > max(expenses, incomes) || expenses == incomes
      ? nil : expenses > incomes ? .expense : .income
  }

  /// Whether nearly every row has an amount in exactly one of two columns.
  ///
  /// If `haveTransfers` is true, a few rows, such as transfers between own accounts, may have amounts in both.
  private func areComplements(_ first: Int, _ second: Int, haveTransfers: Bool = false) -> Bool {
    let rows = datedRows
    var (left, right, both) = (0, 0, 0)
    for row in rows {
      let hasLeft = (samples[first].amountByRow[row] ?? 0) != 0
      let hasRight = (samples[second].amountByRow[row] ?? 0) != 0
      switch (hasLeft, hasRight) {
      case (true, true) where haveTransfers: both += 1
      case (true, true): return false
      case (true, false): left += 1
      case (false, true): right += 1
      case (false, false): break
      }
    }
    return left > both && right > 0 && both * 4 < left + right && (left + right + both) * 10 >= rows.count * 9
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
  /// Columns with values come first. A name for an amount in another currency or of another account counts less.
  func preference(_ index: Int) -> Int {
    let name = HeaderText.normalized(columns[index].name)
    let isOther = Self.ofOthers.contains { name.contains($0) }
    let rank = isOther ? 0 : Self.ofAccount.contains { name.contains($0) } ? 2 : 1
    return (samples[index].saysNothing ? 0 : 4) + rank
  }

  private static let ofAccount = Words.builtIn[HeaderWord.ownAccount]
  private static let ofOthers = Words.builtIn[HeaderWord.elsewhere]
}
