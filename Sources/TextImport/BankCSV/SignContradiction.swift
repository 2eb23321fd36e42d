internal import BudgetModel
internal import Foundation
internal import FieldReading

/// Checks whether the rows contradict the signs of a profile.
struct SignContradiction {
  private let finder: ConventionFinder
  private let negativeIsExpense: Bool

  private static let sample = 100

  init(_ finder: ConventionFinder, _ negativeIsExpense: Bool) {
    (self.finder, self.negativeIsExpense) = (finder, negativeIsExpense)
  }

  func isFound(_ tally: SignTally) -> Bool {
    if case .bySign(let told)? = tally.byTexts?.rule, told != negativeIsExpense { return true }
    return wordsContradict || balancesContradict
  }

  private var moves: [(row: FieldRow, amount: Decimal)] {
    let money = MoneyReader(resolved: finder.resolved, mark: finder.conventions.amountMark)
    return finder.rows.prefix(Self.sample).compactMap { row in
      guard case .single(let amount) = money.read(row.fields, nil), amount.value != 0 else { return nil }
      return (row, amount.value)
    }
  }

  /// Whether a column has words such as Debit and Credit that contradict the signs in all rows.
  private var wordsContradict: Bool {
    let moves = moves
    let width = finder.names.count
    return (0..<width).contains { column in
      var kinds: Set<TransactionKind> = []
      var against = 0
      for (row, amount) in moves {
        guard let word = row.fields.field(column), let kind = DirectionWords.verdict(word)?.kind else {
          continue
        }
        guard (kind == .expense) != ((amount < 0) == negativeIsExpense) else { return false }
        kinds.insert(kind)
        against += 1
      }
      return kinds.count == 2 && against >= 3 && against * 10 >= moves.count * 9
    }
  }

  /// Whether the balances show, in most rows, the opposite of the profile's signs.
  ///
  /// The balance of a card rises with a purchase. So the balances count as evidence only if at least two thirds of the
  /// rows move the balance down.
  private var balancesContradict: Bool {
    guard let column = finder.resolved[.balance]?.columns.first else { return false }
    let moves = moves
    let balances = moves.map { move in
      move.row.fields.field(column).flatMap {
        AmountField($0, mark: finder.conventions.balanceMark)?.value
      }
    }
    guard let chain = BalanceChain(amounts: moves.map(\.amount), balances: balances, order: nil),
      chain.positiveIsIncome != negativeIsExpense, chain.matches >= 3, chain.matches * 10 >= chain.checks * 9
    else { return false }
    let down = moves.count { ($0.amount < 0) == chain.positiveIsIncome }
    return down * 3 >= moves.count * 2
  }
}
