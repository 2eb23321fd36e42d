internal import ExactDecimals
package import Foundation

/// How well the running balance of each row follows from the neighbouring row's balance and the row's amount.
///
/// A chain that fits proves which column is the balance, what the signs mean, and how the rows are ordered.
package struct BalanceChain: Hashable {
  /// Which of two neighbouring rows is the older one.
  package enum RowOrder: Hashable {
    case oldestFirst, newestFirst
  }

  /// Whether a positive amount is income.
  package var positiveIsIncome: Bool
  /// The order of the rows.
  package var order: RowOrder
  /// The number of rows whose balance follows from the neighbouring row, and the number of rows that could be
  /// checked.
  package var matches: Int
  package var checks: Int

  /// The chain that fits these amounts and balances best; nil if none fits well.
  ///
  /// `given` is the order of the rows by their dates. The opposite order is tried only if no chain fits in the given
  /// order. A chain in the opposite order must match in at least three rows and in 80 % of the checked rows.
  package init?(amounts: [Decimal?], balances: [Decimal?], order given: RowOrder?) {
    let orders = given.map { [$0] } ?? [.oldestFirst, .newestFirst]
    if let found = Self(amounts, balances, orders) {
      self = found
    } else {
      guard let given,
        let found = Self(amounts, balances, [given == .oldestFirst ? .newestFirst : .oldestFirst]),
        found.matches >= 3, found.matches * 10 >= found.checks * 8
      else { return nil }
      self = found
      // The chain contradicts the dates and the usual signs. More likely, each row shows the balance before its
      // amount.
      let values = amounts.compactMap(\.self)
      if !positiveIsIncome, values.contains(where: { $0 < 0 }), values.contains(where: { $0 > 0 }) {
        (positiveIsIncome, order) = (true, given)
      }
    }
  }

  private init?(_ amounts: [Decimal?], _ balances: [Decimal?], _ orders: [RowOrder]) {
    var best: BalanceChain?
    for order in orders {
      for positiveIsIncome in [true, false] {
        let found = Self.count(amounts, balances, order, positiveIsIncome)
        guard found.matches > best?.matches ?? 0 else { continue }
        best = BalanceChain(positiveIsIncome, order, found)
      }
    }
    guard let best, best.matches * 10 >= best.checks * 6 else { return nil }
    self = best
  }

  private init(_ positiveIsIncome: Bool, _ order: RowOrder, _ found: (matches: Int, checks: Int)) {
    self.positiveIsIncome = positiveIsIncome
    self.order = order
    (matches, checks) = found
  }

  private static func count(
    _ amounts: [Decimal?], _ balances: [Decimal?], _ order: RowOrder, _ positiveIsIncome: Bool
  ) -> (matches: Int, checks: Int) {
    var (matches, checks) = (0, 0)
    for index in amounts.indices {
      let before = order == .oldestFirst ? index - 1 : index + 1
      guard balances.indices.contains(before), let amount = amounts[index], amount != 0,
        let old = balances[before], let new = balances[index]
      else { continue }
      checks += 1
      let moved = positiveIsIncome ? old.adding(amount) : old.subtracting(amount)
      if moved == new { matches += 1 }
    }
    return (matches, checks)
  }

  /// Whether the balance follows in all rows that could be checked, and in at least three.
  var isWhole: Bool { matches >= 3 && matches == checks }

  /// The evidence in words.
  package var words: String { "the balance follows from it in \(matches) of \(checks) rows" }
}
