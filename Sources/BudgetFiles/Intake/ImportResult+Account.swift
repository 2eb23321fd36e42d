public import BudgetModel
internal import CalendarDates
internal import Foundation

extension ImportResult {
  /// The result with rows that name no account on this one.
  ///
  /// - Parameters:
  ///   - name: The account's name, or its last four digits where an account of the budget has them.
  ///   - budget: The budget that the rows are for.
  /// - Returns: The result; rows that name an account keep theirs.
  public func placed(onAccount name: String, of budget: Budget) -> ImportResult {
    let given = NameKey.exact(name)
    let known =
      budget.accounts.first { NameKey.exact($0.name) == given }
      ?? budget.accounts.first { $0.lastFourDigits == given }
    let accountName = known?.name ?? given
    var result = self
    let id: Identifier<Account>
    if let there = budgetAccount(named: accountName) {
      id = there
    } else {
      id = ContentIdentifier(fileName: "import").identifier(place: "option", content: [accountName])
      let time = result.budget.transactions.first?.info.created ?? .epoch
      result.budget.accounts.append(Account(id: id, name: accountName, info: RecordInfo(created: time)))
    }
    for index in result.budget.transactions.indices where result.budget.transactions[index].accountID == nil {
      result.budget.transactions[index].accountID = id
    }
    return result
  }

  private func budgetAccount(named name: String) -> Identifier<Account>? {
    budget.accounts.first { NameKey.exact($0.name) == NameKey.exact(name) }?.id
  }
}
