package import BudgetModel
internal import Foundation
internal import FieldReading

/// Decides the currency of a file's budget from the currencies in the file and the user's choice.
///
/// The budget's currency is the one stated for the whole file, otherwise the one that most rows state, otherwise the
/// one that most planned amounts state. Rows without a currency are in the budget's currency.
package struct CurrencySettlement {
  private let census: CurrencyCensus
  private let context: ImportContext
  /// The currencies that shared signs mean, if the user or the budget decides: `$` means CAD in a budget in CAD.
  private var meant: [Currency: Currency] = [:]
  /// How many rows state each currency, in order of first occurrence.
  private var rows: [(currency: Currency, count: Int)] = []
  private var unstated = 0

  private let hasAmounts: Bool

  package init(_ budget: Budget, _ census: CurrencyCensus, _ context: ImportContext) {
    (self.census, self.context) = (census, context)
    hasAmounts =
      !budget.transactions.isEmpty || budget.categories.contains { $0.budgetedAmount != 0 }
      || budget.monthlyBudgets.contains { !$0.assignments.isEmpty }
    let wanted = [context.mappedCurrency, context.currency, context.settings.currency].compactMap(\.self)
    for shared in census.signed.subtracting(census.named) {
      let sharing = StatedCurrency.sharing(with: shared)
      meant[shared] = wanted.first(where: sharing.contains)
    }
    count(budget.transactions)
  }

  private mutating func count(_ transactions: [Transaction]) {
    var last = 0
    for index in transactions.indices {
      guard let stated = transactions[index].currency else {
        unstated += 1
        continue
      }
      let currency = meant[stated] ?? stated
      if !rows.indices.contains(last) || rows[last].currency != currency {
        last = rows.firstIndex { $0.currency == currency } ?? rows.count
        if last == rows.count { rows.append((currency, 0)) }
      }
      rows[last].count += 1
    }
  }

  /// The decision.
  package struct Decision {
    /// The budget's currency.
    package var own: Currency
    /// The currency that the file seems to have, if a mapping replaces it.
    package var replaced: Currency?
    package var findings: [Finding] = []
  }

  // MARK: What the file says

  private var planned: [(currency: Currency, count: Int)] {
    census.plan.map { (meant[$0.currency] ?? $0.currency, $0.count) }
  }

  /// The currency that the file states for itself or for most of its amounts.
  private var main: Currency? { census.whole ?? mostFrequent(rows) ?? mostFrequent(planned) }

  /// The currency stated for the whole file; otherwise the currencies of the rows, or else of the planned amounts.
  private var stated: [Currency] {
    census.whole.map { [$0] } ?? (rows.isEmpty ? planned : rows).map(\.currency)
  }

  /// Whether most rows state no currency, and neither the file nor its plan states the currency of the other rows.
  private var isMostlyUnstated: Bool {
    guard census.whole == nil, let main = mostFrequent(rows) else { return false }
    return rows.reduce(0) { $0 + $1.count } < unstated && mostFrequent(planned) != main
  }

  /// The most frequent currency.
  ///
  /// If several currencies are equally frequent, the settings' currency is preferred, otherwise the first one.
  private func mostFrequent(_ counts: [(currency: Currency, count: Int)]) -> Currency? {
    let most = counts.map(\.count).max() ?? 0
    let found = counts.filter { $0.count == most }.map(\.currency)
    return found.first { $0 == context.settings.currency } ?? found.first
  }

  // MARK: The decision

  /// Returns the currency of the budget and the findings about it.
  ///
  /// - Throws: `ImportError` if the file contradicts the requested currency.
  package func decision() throws(ImportError) -> Decision {
    if let mapped = context.mappedCurrency {
      return Decision(own: mapped, replaced: stated.contains(mapped) ? nil : main)
    }
    if let wanted = context.currency {
      guard stated.isEmpty || stated.contains(wanted) || isMostlyUnstated else {
        throw ImportError([Self.contradiction(wanted, stated, context)])
      }
      return Decision(own: wanted)
    }
    guard let main else {
      return Decision(own: context.settings.currency, findings: [noneStated].compactMap(\.self))
    }
    if isMostlyUnstated {
      // Rows without a currency that are added to an existing budget are in that budget's currency.
      let own = context.keepsRowSources ? context.settings.currency : main
      return Decision(own: own, findings: [mostlyUnstated(own)])
    }
    return Decision(own: main, findings: [sharedSign(main)].compactMap(\.self))
  }

  /// The finding that the file states a currency other than the requested one.
  package static func contradiction(_ wanted: Currency, _ stated: [Currency], _ context: ImportContext)
    -> Finding
  {
    context.finding(.currency(.contradicted(stated: stated, wanted: wanted)), at: .whole)
  }

  private var noneStated: Finding? {
    guard hasAmounts, !context.keepsRowSources else { return nil }
    return context.finding(.currency(.noneStated(own: context.settings.currency)), at: .whole)
  }

  private func mostlyUnstated(_ own: Currency) -> Finding {
    let count = rows.reduce(0) { $0 + $1.count }
    return context.finding(
      .currency(.mostlyUnstated(stated: count, rows: count + unstated, own: own)), at: .whole)
  }

  /// The finding that a sign may mean another currency; nil if the meaning of the sign is clear.
  private func sharedSign(_ own: Currency) -> Finding? {
    guard own != .usd, census.signed.contains(own), !census.named.contains(own), meant[own] == nil else {
      return nil
    }
    let others = Array(StatedCurrency.sharing(with: own).dropFirst())
    return context.finding(.currency(.signShared(own: own, others: others)), at: .whole)
  }

  // MARK: What follows from it

  /// Applies the decision to a budget.
  ///
  /// Rows in other currencies keep their currency.
  package func apply(
    _ decision: Decision, to budget: inout Budget, place: (Int, Transaction) -> Provenance.Location
  ) -> [Finding] {
    budget.settings.currency = decision.own
    var others = OtherCurrencies()
    for index in budget.transactions.indices {
      guard let stated = budget.transactions[index].currency else { continue }
      let meant = self.meant[stated] ?? stated
      let currency = meant == decision.replaced ? decision.own : meant
      if currency == decision.own {
        budget.transactions[index].currency = nil
      } else {
        if currency != stated { budget.transactions[index].currency = currency }
        others.add(budget.transactions[index], currency) { place(index, budget.transactions[index]) }
      }
    }
    return decision.findings + others.findings(decision.own, context) + planFindings(decision)
  }

  private func planFindings(_ decision: Decision) -> [Finding] {
    planned.filter { $0.currency != decision.own && $0.currency != decision.replaced }.map { other in
      context.finding(
        .currency(.otherPlanned(other.currency, count: other.count, own: decision.own)), at: .whole)
    }
  }
}
