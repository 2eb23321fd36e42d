import BudgetModel

extension CommandError {
  /// Creates the sentence that says why a record was not deleted.
  init(_ error: DeletionError, _ kind: String) {
    switch error {
    case .notFound: self.init(.badInput, "the \(kind) is already deleted")
    case .hasTransactions(let count):
      let has = count == 1 ? "one transaction" : "\(count) transactions"
      let ways =
        kind == "category"
        ? "--move-to moves them to another category, --cascade deletes them" : "--cascade deletes them"
      self.init(.badInput, "the \(kind) has \(has), so it is not deleted; \(ways)")
    case .noSuchTarget: self.init(.badInput, "transactions cannot be moved to the \(kind) that is deleted")
    case .targetOfOtherKind(let group):
      self.init(
        .badInput,
        "transactions cannot be moved between spending and income, and the other category is of \(group.rawValue)"
      )
    }
  }
}
