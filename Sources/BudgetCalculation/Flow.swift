public import BudgetModel

/// What a transaction is to the budget.
public enum Flow: Hashable, Sendable {
  /// Money received.
  case income
  /// Money that came back from a spending category: it lowers what was spent and is no income.
  case refund(CategoryID)
  /// Money spent; without a category where the transaction has none that money is spent on.
  case expense(CategoryID?)
  /// Money moved between two accounts.
  case transfer
}

extension Ledger {
  /// What a transaction is to the budget (SPEC §2, Ready to Assign).
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
