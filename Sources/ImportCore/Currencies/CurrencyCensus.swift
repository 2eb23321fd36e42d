package import BudgetModel
package import FieldReading

/// The currencies that the parts of a file state, besides its transactions, which have their own.
///
/// Every reader adds to it; `CurrencySettlement` decides at the end.
package struct CurrencyCensus: Sendable {
  /// The currency that the file as a whole says, as a sheet of settings does.
  package var whole: Currency?
  /// The amounts of plans that state each currency, in the order in which they were met.
  private(set) var plan: [(currency: Currency, count: Int)] = []
  /// Currencies that codes or signs of their own name.
  private(set) var named: Set<Currency> = []
  /// Currencies that signs name which others share.
  private(set) var signed: Set<Currency> = []
  private var last: StatedCurrency?

  /// Nothing yet.
  package init() {}

  /// Notes the currency stated for an amount, and returns the currency to keep with it.
  package mutating func note(_ stated: StatedCurrency?) -> Currency? {
    guard let stated else { return nil }
    // Neighbouring rows state the same.
    if stated != last {
      last = stated
      if stated.isShared { signed.insert(stated.currency) } else { named.insert(stated.currency) }
    }
    return stated.currency
  }

  /// Notes the currency stated for an amount of a plan, or for a part of the file without amounts.
  package mutating func notePlan(_ stated: StatedCurrency?) {
    guard let currency = note(stated) else { return }
    if let index = plan.firstIndex(where: { $0.currency == currency }) {
      plan[index].count += 1
    } else {
      plan.append((currency, 1))
    }
  }

  /// Adds the notes about other rows of the same log.
  package mutating func add(_ other: CurrencyCensus) {
    named.formUnion(other.named)
    signed.formUnion(other.signed)
  }
}
