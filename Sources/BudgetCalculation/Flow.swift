public import BudgetModel

/// The role of a transaction in the budget.
public enum Flow: Hashable, Sendable {
  /// Money received.
  case income
  /// Money returned to a spending category; it reduces the spending and is not income.
  case refund(CategoryID)
  /// Money spent; the category is nil if the transaction has no spending category.
  case expense(CategoryID?)
  /// Money moved between two accounts.
  case transfer
}

extension Ledger {
  /// Returns the role of a transaction in the budget (SPEC §2, Ready to Assign).
  public func flow(of transaction: Transaction) -> Flow {
    let category = transaction.categoryID.flatMap { categories[$0] }
    let spending = category?.group.isSpending == true ? category?.id : nil
    switch transaction.kind {
    case .transfer: return .transfer
    case .expense: return .expense(spending)
    case .income: return spending.map(Flow.refund) ?? .income
    }
  }
}
