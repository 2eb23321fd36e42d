/// The reason why a record was not deleted; nothing was changed.
public enum DeletionError: Error, Hashable, Sendable {
  /// No record has this identifier.
  case notFound(id: String)
  /// The record has this many transactions, and the caller did not say what to do with them.
  case hasTransactions(count: Int)
  /// Transactions cannot be moved to the deleted category itself or to a category that does not exist.
  case noSuchTarget(id: String)
  /// Transactions cannot be moved between spending and income: refunds would become income, or vice versa.
  case targetOfOtherKind(CategoryGroup)
}

/// The handling of the transactions of a deleted category (SPEC §1).
public enum CategoryDeletion: Hashable, Sendable {
  /// A category that has transactions is not deleted.
  case refuseIfUsed
  /// The transactions are deleted with the category.
  case cascade
  /// The transactions move to another category of the same kind, spending or income.
  case move(to: Identifier<Category>)
}

/// The handling of the transactions of a deleted account (SPEC §1).
public enum AccountDeletion: Hashable, Sendable {
  /// An account that has transactions is not deleted.
  case refuseIfUsed
  /// The transactions are deleted with the account, including transfers from and to other accounts.
  case cascade
}
