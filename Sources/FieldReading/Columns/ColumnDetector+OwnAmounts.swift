internal import BudgetModel
internal import Foundation

// If a row has several amounts, chooses the amount that changed the account's balance.
extension ColumnDetector {
  /// Prefers the amount in the account's currency to the amount in the shop's currency.
  ///
  /// The account's currency is the same in each row.
  mutating func takeOwnCurrency() {
    guard let amount = index(.amount), columns[amount].score < Self.chosen, let currency = index(.currency),
      samples[currency].isCurrencies, samples[currency].distinct > 1
    else { return }
    let other = columns.indices.first { column in
      guard column != amount, column != index(.balance), samples[column].isMoney, column + 1 < columns.count,
        samples[column + 1].isCurrencies, samples[column + 1].distinct == 1
      else { return false }
      let values = zip(samples[amount].amountByRow, samples[column].amountByRow)
      return values.allSatisfy { ($0 == nil) == ($1 == nil) } && values.contains { $0 != nil && $0 == $1 }
    }
    guard let other else { return }
    assign(amount, nil, 0, "in the currencies of the shops")
    assign(currency, nil, 0, "the currencies of the shops")
    assign(other, .amount, 90, "the amount in the currency of the account")
    assign(other + 1, .currency, 90, "the currency of the account")
  }

  /// Prefers a column that includes the fee, since the balance changes by the amount with its fee.
  mutating func takeTotalWithFee() {
    guard let amount = index(.amount), columns[amount].score < Self.chosen, let fee = index(.fee) else {
      return
    }
    let (amounts, fees) = (samples[amount].amountByRow, samples[fee].amountByRow)
    let rows = amounts.indices.filter { amounts[$0] != nil && fees[$0] != nil }
    func size(_ values: [Decimal?]) -> Decimal { rows.reduce(0) { $0 + (values[$1] ?? 0).magnitude } }
    guard rows.contains(where: { fees[$0] != 0 }), size(fees) * 2 < size(amounts) else { return }
    let total = open.first { column in
      let totals = samples[column].amountByRow
      return [1, -1].contains { (sign: Decimal) in
        rows.allSatisfy { row in
          guard let total = totals[row], let amount = amounts[row], let fee = fees[row] else { return false }
          return total == amount + sign * fee
        }
      }
    }
    guard let total else { return }
    assign(amount, nil, 0, "without the fee")
    assign(total, .amount, 90, "\"\(columns[amount].name)\" with the fee")
    assign(fee, nil, 0, "within the amount")
  }
}
