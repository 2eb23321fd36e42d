// Currencies that are not in ISO 4217.
extension Validation {
  /// Reports currency codes of the log that are not and never were in ISO 4217, each at its first occurrence.
  mutating func checkCurrencies() {
    var unknown: [(currency: Currency, index: Int, count: Int)] = []
    var known: Currency?
    for index in budget.transactions.indices {
      guard let currency = budget.transactions[index].currency, currency != known else { continue }
      if currency.standing != .unknown {
        known = currency
      } else if let place = unknown.firstIndex(where: { $0.currency == currency }) {
        unknown[place].count += 1
      } else {
        unknown.append((currency, index, 1))
      }
    }
    for (currency, index, count) in unknown {
      guard let problem = RuleProblem.currencyUnknown(currency, "currency", scope.strictness, count: count)
      else { continue }
      add(problem, in: Transaction.collection, index)
    }
  }
}

extension RuleProblem {
  /// Reports a code that is not and never was in ISO 4217; nil for any other code.
  static func currencyUnknown(
    _ currency: Currency, _ field: String, _ strictness: Strictness, count: Int = 1
  ) -> RuleProblem? {
    guard currency.standing == .unknown else { return nil }
    return RuleProblem(.currencyUnknown(currency, count: count, strictness), field)
  }
}
