public import BudgetModel
internal import CalendarDates
internal import Foundation
internal import FieldReading
public import ImportCore

extension ImportResult {
  /// Returns the result in which rows that name no account have the given account.
  ///
  /// - Parameters:
  ///   - name: The account's name, or its last four digits if an account of the budget has them.
  ///   - budget: The budget into which the rows are imported.
  /// - Returns: The result; rows that name an account keep theirs.
  public func placed(onAccount name: String, of budget: Budget) -> ImportResult {
    let accountName = Self.accountName(name, in: budget)
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

  /// Returns the name of the account that the user means.
  ///
  /// - Parameters:
  ///   - word: The name of the account, or its last four digits.
  ///   - budget: The budget with the accounts.
  /// - Returns: The account's name; `word` itself if the budget has no such account.
  public static func accountName(_ word: String, in budget: Budget) -> String {
    let word = NameKey.exact(word)
    if budget.accounts.contains(where: { NameKey.exact($0.name) == word }) { return word }
    return budget.accounts.first { $0.lastFourDigits == word }?.name ?? word
  }

  private func budgetAccount(named name: String) -> Identifier<Account>? {
    budget.accounts.first { NameKey.exact($0.name) == NameKey.exact(name) }?.id
  }
}
