internal import BudgetModel

/// What a transaction does to the envelopes and to the money behind them.
///
/// The money is what lies in checking, savings and cash, and what is owed on credit cards since the book began; an
/// account that is not named counts as cash. Loans lie outside: what goes there is spending, what comes from there
/// is income (SPEC §2, Envelopes). Categories are places in the ledger's spending categories.
enum EnvelopeEffect {
  /// Where a transaction was booked.
  enum Place {
    case cash, card, outside
  }

  /// It moves money between places that the envelopes do not tell apart, or lies outside.
  case none
  /// Income for Ready to Assign.
  case income
  /// Money spent from an envelope; without one, from Ready to Assign.
  case spending(Int?, Place)
  /// Money back into an envelope.
  case refund(Int, Place)
}

/// Tells what transactions do to the envelopes of a budget.
struct EnvelopeRules {
  /// By the place of the account.
  private let places: [EnvelopeEffect.Place]

  init(_ ledger: Ledger) {
    places = ledger.accounts.map(\.kind.place)
  }

  func effect(of entry: LedgerEntry) -> EnvelopeEffect {
    let place = place(entry.account)
    switch entry.kind {
    case .transfer: return transfer(entry.category, from: place, to: self.place(entry.target))
    case .income, .refund, .expense:
      if place == .outside { return .none }
      if entry.kind == .expense { return .spending(entry.category, place) }
      return entry.category.map { .refund($0, place) } ?? .income
    }
  }

  private func place(_ account: Int?) -> EnvelopeEffect.Place { account.map { places[$0] } ?? .cash }

  private func transfer(
    _ category: Int?, from source: EnvelopeEffect.Place, to target: EnvelopeEffect.Place
  ) -> EnvelopeEffect {
    switch (source, target) {
    case (.outside, .outside), (.cash, .cash), (.cash, .card), (.card, .cash), (.card, .card): .none
    case (_, .outside): .spending(category, source)
    case (.outside, _): category.map { .refund($0, target) } ?? .income
    }
  }
}

extension AccountKind {
  /// Where money of such an account lies for the envelopes.
  fileprivate var place: EnvelopeEffect.Place {
    self == .creditCard ? .card : isOnBudget ? .cash : .outside
  }
}
