public import BudgetModel
public import Foundation

/// The data of a row beyond its transaction, used to recognise the row again.
public struct RowSource: Hashable, Sendable {
  /// The identity that the bank or program gave the row.
  public var bankID: String?
  /// The amount as written in the file, with its sign.
  public var amount: Decimal?
  /// The account of the row's statement, if the transaction alone does not show it.
  public var account: Identifier<Account>?
  /// Whether the transaction is an additional one of its row, such as that of a fee.
  public var isBesideRow: Bool

  /// The known data of a row; usually little.
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
