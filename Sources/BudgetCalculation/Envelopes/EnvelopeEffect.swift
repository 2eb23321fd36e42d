internal import BudgetModel
internal import CalendarDates

/// What a transaction does to the envelopes and to the money behind them.
///
/// The money is what lies in checking, savings and cash, and what is owed on credit cards since the book began; an
/// account that is not named counts as cash. Loans lie outside: what goes there is spending, what comes from there
/// is income (SPEC §2, Envelopes).
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
  case spending(CategoryID?, Place)
  /// Money back into an envelope.
  case refund(CategoryID, Place)
}

/// Tells what transactions do to the envelopes of a budget.
struct EnvelopeRules {
  private let ledger: Ledger
  private let places: [Identifier<Account>: EnvelopeEffect.Place]

  init(_ ledger: Ledger) {
    self.ledger = ledger
    let pairs = ledger.budget.accounts.map { ($0.id, $0.kind.place) }
    places = Dictionary(pairs) { first, _ in first }
  }

  func effect(of transaction: Transaction) -> EnvelopeEffect {
    let place = place(transaction.accountID)
    switch ledger.flow(of: transaction) {
    case .transfer: return transfer(transaction, from: place, to: self.place(transaction.transferAccountID))
    case .income: return place == .outside ? .none : .income
    case .refund(let id): return place == .outside ? .none : .refund(id, place)
    case .expense(let id): return place == .outside ? .none : .spending(id, place)
    }
  }

  private func place(_ id: Identifier<Account>?) -> EnvelopeEffect.Place {
    id.flatMap { places[$0] } ?? .cash
  }

  private func transfer(
    _ transaction: Transaction, from source: EnvelopeEffect.Place, to target: EnvelopeEffect.Place
  ) -> EnvelopeEffect {
    let category = transaction.categoryID.flatMap { ledger.categories[$0] }
    let envelope = category?.group.isSpending == true ? category?.id : nil
    switch (source, target) {
    case (.outside, .outside), (.cash, .cash), (.cash, .card), (.card, .cash), (.card, .card): return .none
    case (_, .outside): return .spending(envelope, source)
    case (.outside, _): return envelope.map { .refund($0, target) } ?? .income
    }
  }
}

extension AccountKind {
  /// Where money of such an account lies for the envelopes.
  fileprivate var place: EnvelopeEffect.Place {
    self == .creditCard ? .card : isOnBudget ? .cash : .outside
  }
}
