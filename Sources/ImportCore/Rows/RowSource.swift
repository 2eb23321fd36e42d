public import BudgetModel
public import Foundation

/// Data of a row that its transaction does not contain.
///
/// It is used to recognise the row in a later import.
public struct RowSource: Hashable, Sendable {
  /// The identifier that the bank or program gave the row.
  public var bankID: String?
  /// The amount as written in the file, with its sign.
  public var amount: Decimal?
  /// The account of the statement that contains the row, if the transaction does not show it.
  public var account: Identifier<Account>?
  /// Whether another transaction is the row's main transaction.
  ///
  /// This transaction is then, for example, the row's fee or a part of a split.
  public var isBesideRow: Bool

  /// Creates a row source with the data that is known.
  public init(
    bankID: String? = nil, amount: Decimal? = nil, account: Identifier<Account>? = nil,
    isBesideRow: Bool = false
  ) {
    self.bankID = bankID
    self.amount = amount
    self.account = account
    self.isBesideRow = isBesideRow
  }
}
