public import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation

extension AccountBalances {
  /// Explains the balance of an account.
  ///
  /// - Parameters:
  ///   - id: The account.
  ///   - ledger: The book from which the balances were computed.
  /// - Returns: The opening balance, income, expenses and transfers, each with its transactions; nil if the
  ///   budget does not have the account.
  public func explanation(of id: Identifier<Account>, in ledger: Ledger) -> Explanation? {
    guard let row = rows.first(where: { $0.account.id == id }) else { return nil }
    let opening = row.account.openingBalance
    var terms =
      opening == 0 ? [] : [Explanation.Term(.startingBalance, .plus, opening, [.account(id)])]
    let log = ledger.transactions(in: .earliest...date).filter {
      ($0.currency ?? ledger.budget.settings.currency) == ledger.currency
    }
    let parts: [(Explanation.Label, Explanation.Sign, (Transaction) -> Bool)] = [
      (.income, .plus, { $0.kind == .income && $0.accountID == id }),
      (.expenses, .minus, { $0.kind == .expense && $0.accountID == id }),
      (.transfersIn, .plus, { $0.kind == .transfer && $0.transferAccountID == id }),
      (.transfersOut, .minus, { $0.kind == .transfer && $0.accountID == id }),
    ]
    for (label, sign, belongs) in parts {
      let own = log.filter(belongs)
      guard !own.isEmpty else { continue }
      terms.append(
        Explanation.Term(label, sign, own.map(\.amount).exactSum(), own.map { .transaction($0.id) }))
    }
    return Explanation(.balance, row.balance, terms)
  }
}
