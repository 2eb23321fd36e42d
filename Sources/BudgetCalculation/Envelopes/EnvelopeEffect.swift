internal import BudgetModel

/// The effect of a transaction on the envelopes and on the money behind them.
///
/// The money behind them is the balance of checking, savings and cash accounts, less the debt on credit cards
/// that was made since the first day of the budget. A transaction without an account counts as cash. Loans are
/// outside the envelopes: a transfer to a loan is spending; a transfer from a loan is a refund if it has a
/// category, otherwise income (SPEC §2, Envelopes). Categories are indices into the ledger's spending
/// categories.
enum EnvelopeEffect {
  /// The kind of account on which a transaction was booked.
  enum Place {
    case cash, card, outside
  }

  /// No effect: the transaction moves money between accounts that envelopes do not distinguish, or it
  /// involves only accounts outside the envelopes.
  case none
  /// Income: it adds to the money that is in no envelope yet, which is called Ready to Assign.
  case income
  /// Money spent from an envelope, or from Ready to Assign if the category is nil.
  case spending(Int?, Place)
  /// Money that returns to an envelope.
  case refund(Int, Place)
}

/// Determines the effects of transactions on the envelopes of a budget.
struct EnvelopeRules {
  /// The place of each account, by the account's index in the ledger.
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
  /// The kind of account with regard to envelopes.
  fileprivate var place: EnvelopeEffect.Place {
    self == .creditCard ? .card : isOnBudget ? .cash : .outside
  }
}
