public import BudgetModel
public import CalendarDates
public import Foundation

/// The balance of an account at the end of a day, as the bank states it.
public struct StatementBalance: Hashable, Sendable {
  /// The account, by its identifier in the imported budget.
  public let account: Identifier<Account>
  /// The day.
  public let date: CalendarDate
  /// The balance.
  ///
  /// Debts are below 0.
  public let amount: Decimal
  /// The place of the balance in the file.
  public let place: Provenance

  /// Creates a balance with these properties.
  package init(account: Identifier<Account>, date: CalendarDate, amount: Decimal, place: Provenance) {
    self.account = account
    self.date = date
    self.amount = amount
    self.place = place
  }
}
