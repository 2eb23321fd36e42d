package import BudgetModel
package import FieldReading

/// Collects the currencies that a file states, by codes or by signs such as `$`, for all data, planned amounts or rows.
///
/// Every reader notes currencies here. `CurrencySettlement` decides the budget's currency at the end.
package struct CurrencyCensus: Sendable {
  /// The currency stated for the whole file, for example on a settings sheet.
  package var whole: Currency?
  /// How many planned amounts state each currency, in order of first occurrence.
  private(set) var plan: [(currency: Currency, count: Int)] = []
  /// Currencies named by codes, or by signs that no other currency uses.
  private(set) var named: Set<Currency> = []
  /// Currencies named by signs that other currencies share.
  private(set) var signed: Set<Currency> = []
  private var last: StatedCurrency?

  /// Creates a census without any currencies.
  package init() {}

  /// Notes the currency stated for an amount, and returns the currency to store with the amount.
  package mutating func note(_ stated: StatedCurrency?) -> Currency? {
    guard let stated else { return nil }
    // Neighbouring rows mostly have the same currency.
    if stated != last {
      last = stated
      if stated.isShared { signed.insert(stated.currency) } else { named.insert(stated.currency) }
    }
    return stated.currency
  }

  /// Notes the currency stated for a planned amount, or for a part of the file without amounts.
  package mutating func notePlan(_ stated: StatedCurrency?) {
    guard let currency = note(stated) else { return }
    if let index = plan.firstIndex(where: { $0.currency == currency }) {
      plan[index].count += 1
    } else {
      plan.append((currency, 1))
    }
  }

  /// Adds the currencies of other rows of the same log.
  package mutating func add(_ other: CurrencyCensus) {
    named.formUnion(other.named)
    signed.formUnion(other.signed)
  }
}
