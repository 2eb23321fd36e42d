/// Why a record was not deleted; nothing was changed.
public enum DeletionError: Error, Hashable, Sendable {
  /// There is no such record.
  case notFound(id: String)
  /// The record has so many transactions, and nothing was said about them.
  case hasTransactions(count: Int)
  /// Transactions cannot be moved to the category that is deleted, nor to one that does not exist.
  case noSuchTarget(id: String)
  /// Transactions cannot be moved between spending and income: a refund would become income, or the other way.
  case targetOfOtherKind(CategoryGroup)
}

/// What becomes of the transactions of a category that is deleted (SPEC §1).
public enum CategoryDeletion: Hashable, Sendable {
  /// A category that has transactions is not deleted.
  case refuseIfUsed
  /// They are deleted with it.
  case cascade
  /// They move to another category of spending, or of income.
  case move(to: Identifier<Category>)
}

/// What becomes of the transactions of an account that is deleted (SPEC §1).
public enum AccountDeletion: Hashable, Sendable {
  /// An account that has transactions is not deleted.
  case refuseIfUsed
  /// They are deleted with it, transfers from and to other accounts too.
  case cascade
}
