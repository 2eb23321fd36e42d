public import BudgetModel
public import CalendarDates
public import Foundation

/// The balance of an account at the end of a day, as its bank states it.
public struct StatementBalance: Hashable, Sendable {
  /// The account, in the terms of the file.
  public let account: Identifier<Account>
  /// The day.
  public let date: CalendarDate
  /// The balance; below 0 for debts.
  public let amount: Decimal
  /// Its place.
  public let place: Provenance

  /// A balance with these properties.
  package init(account: Identifier<Account>, date: CalendarDate, amount: Decimal, place: Provenance) {
    self.account = account
    self.date = date
    self.amount = amount
    self.place = place
  }
}
