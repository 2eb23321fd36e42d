internal import BudgetModel
internal import CalendarDates
internal import Decimals
internal import Foundation

/// What a month does to the envelopes and to the money behind them.
///
/// The money is what lies in checking, savings and cash, and what is owed on credit cards since the book began; an
/// account that is not named counts as cash. Loans lie outside: what goes there is spending, what comes from there
/// is income (SPEC §2, Envelopes).
struct EnvelopeActivity {
  /// Where a transaction was booked.
  enum Place {
    case cash, card, outside
  }

  /// Income for Ready to Assign.
  private(set) var income = ExactSum()
  /// Expenses without an envelope, which lower Ready to Assign.
  private(set) var uncategorized = ExactSum()
  /// Expenses less refunds by envelope.
  private(set) var spent: [CategoryID: ExactSum] = [:]
  /// The part of them that was booked on credit cards.
  private(set) var spentOnCards: [CategoryID: ExactSum] = [:]

  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, _ places: [Identifier<Account>: Place]) {
    for transaction in ledger.transactions(in: days) { add(transaction, ledger, places) }
  }

  /// The place of each account of a budget.
  static func places(_ accounts: [Account]) -> [Identifier<Account>: Place] {
    let pairs = accounts.map { ($0.id, $0.kind.place) }
    return Dictionary(pairs) { first, _ in first }
  }

  private mutating func add(
    _ transaction: Transaction, _ ledger: Ledger, _ places: [Identifier<Account>: Place]
  ) {
    let place = transaction.accountID.flatMap { places[$0] } ?? .cash
    switch ledger.flow(of: transaction) {
    case .transfer:
      let target = transaction.transferAccountID.flatMap { places[$0] } ?? .cash
      addTransfer(transaction, ledger, from: place, to: target)
    case .income where place != .outside: income.add(transaction.amount)
    case .refund(let id) where place != .outside: spend(-transaction.amount, id, place)
    case .expense(let id) where place != .outside: spend(transaction.amount, id, place)
    case .income, .refund, .expense: break
    }
  }

  private mutating func addTransfer(
    _ transaction: Transaction, _ ledger: Ledger, from source: Place, to target: Place
  ) {
    let category = transaction.categoryID.flatMap { ledger.categories[$0] }
    let envelope = category?.group.isSpending == true ? category?.id : nil
    switch (source, target) {
    case (.outside, .outside), (.cash, .cash), (.cash, .card), (.card, .cash), (.card, .card): break
    case (_, .outside): spend(transaction.amount, envelope, source)
    case (.outside, _):
      if let envelope { spend(-transaction.amount, envelope, target) } else { income.add(transaction.amount) }
    }
  }

  private mutating func spend(_ amount: Decimal, _ id: CategoryID?, _ place: Place) {
    guard let id else { return uncategorized.add(amount) }
    spent[id, default: ExactSum()].add(amount)
    if place == .card { spentOnCards[id, default: ExactSum()].add(amount) }
  }
}

extension AccountKind {
  /// Where money of such an account lies for the envelopes.
  fileprivate var place: EnvelopeActivity.Place {
    self == .creditCard ? .card : isOnBudget ? .cash : .outside
  }
}
