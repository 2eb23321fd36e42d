internal import ExactDecimals
internal import Foundation
internal import FieldReading

/// The direction in which the balance moves at each row.
///
/// It is the only evidence if amounts have no signs at all.
struct BalanceMoves {
  /// The direction by row; nil if the balance does not follow from the row's amount, or cannot be checked.
  private(set) var verdicts: [DirectionWords.Verdict?] = []
  /// The evidence in words.
  private(set) var words = ""

  /// Finds the directions in all rows; nil if less than nine tenths of the balances follow from the amounts, or if all
  /// balances move in the same direction.
  init?(_ finder: ConventionFinder) {
    guard let balance = finder.resolved[.balance]?.columns.first else { return nil }
    let money = MoneyReader(resolved: finder.resolved, mark: finder.conventions.amountMark)
    var rows: [(amount: Decimal?, balance: Decimal?)] = []
    rows.reserveCapacity(finder.rows.count)
    for row in finder.rows {
      let text = row.fields.field(balance)
      let after = text.flatMap { AmountField($0, mark: finder.conventions.balanceMark) }?.value
      if case .single(let amount) = money.read(row.fields, nil) {
        rows.append((amount.value, after))
      } else {
        rows.append((nil, after))
      }
    }
    let found = [Self.moves(rows, from: -1), Self.moves(rows, from: 1)].max { $0.matches < $1.matches }
    guard let found, found.matches > 1, found.matches * 10 >= found.checks * 9,
      found.verdicts.contains(.income), found.verdicts.contains(.expense)
    else { return nil }
    verdicts = found.verdicts
    words = "the balance goes up or down by the amount in \(found.matches) of \(found.checks) rows"
  }

  /// The directions, if the balance before each row is in the row at this distance: -1 is the row above, 1 is the row
  /// below.
  private static func moves(
    _ rows: [(amount: Decimal?, balance: Decimal?)], from distance: Int
  ) -> (verdicts: [DirectionWords.Verdict?], matches: Int, checks: Int) {
    var (matches, checks) = (0, 0)
    let verdicts = rows.indices.map { index -> DirectionWords.Verdict? in
      guard rows.indices.contains(index + distance), let amount = rows[index].amount, amount != 0,
        let new = rows[index].balance, let old = rows[index + distance].balance
      else { return nil }
      checks += 1
      let isIncome = old.adding(amount) == new
      guard isIncome || old.subtracting(amount) == new else { return nil }
      matches += 1
      return isIncome ? .income : .expense
    }
    return (verdicts, matches, checks)
  }
}
