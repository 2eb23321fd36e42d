package import BudgetModel
package import FieldReading

/// The currencies that the parts of a file state, besides its transactions, which have their own.
///
/// Every reader adds to it; `CurrencySettlement` decides at the end.
package struct CurrencyCensus: Sendable {
  /// The currency stated for the file as a whole, as on a settings sheet.
  package var whole: Currency?
  /// How many amounts of plans state each currency, in order of first occurrence.
  private(set) var plan: [(currency: Currency, count: Int)] = []
  /// Currencies named by codes, or by signs that no other currency uses.
  private(set) var named: Set<Currency> = []
  /// Currencies named by signs that other currencies share.
  private(set) var signed: Set<Currency> = []
  private var last: StatedCurrency?

  /// A census without any statements.
  package init() {}

  /// Notes the currency stated for an amount, and returns the currency to keep with it.
  package mutating func note(_ stated: StatedCurrency?) -> Currency? {
    guard let stated else { return nil }
    // Neighbouring rows mostly state the same currency.
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
