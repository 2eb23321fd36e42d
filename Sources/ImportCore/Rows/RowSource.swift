public import BudgetModel
public import Foundation

/// What a file says of a row beyond the transaction that came of it, so that the row is known again.
public struct RowSource: Hashable, Sendable {
  /// The identity that the bank or program gave the row.
  public var bankID: String?
  /// The amount as it stands in the file, with its sign.
  public var amount: Decimal?
  /// The account whose statement the row stands in, where the transaction alone does not tell.
  public var account: Identifier<Account>?
  /// Whether the transaction is one beside that of its row, such as a fee.
  public var isBesideRow: Bool

  /// What is known of a row; mostly little.
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
