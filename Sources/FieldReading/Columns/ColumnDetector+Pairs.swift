internal import BudgetModel
internal import ExactDecimals
internal import Foundation

// Finds two columns of amounts where each row has an amount in only one of them.
extension ColumnDetector {
  /// Finds the unnamed column of an outflow/inflow pair: each row has an amount in only one of the two columns.
  mutating func assignOtherOfPair() {
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
  mutating func pairAmount() -> Bool {
    guard let amount = index(.amount), index(.outflow) == nil, index(.inflow) == nil,
      columns[amount].score < Self.chosen, samples[amount].negatives == 0,
      let other = open.first(where: {
        samples[$0].isAmounts && samples[$0].count > 1 && areComplements(amount, $0)
      })
    else { return false }
    assign(amount, nil, 0, "")
    return assignPair([amount, other].sorted())
  }

  /// Finds a pair of outflow and inflow columns: each row has an amount in only one of the two columns.
  mutating func assignPair(_ money: [Int]) -> Bool {
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
  func areComplements(_ first: Int, _ second: Int, haveTransfers: Bool = false) -> Bool {
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
}
