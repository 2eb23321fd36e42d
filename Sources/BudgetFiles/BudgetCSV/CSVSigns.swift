internal import BudgetModel
internal import Foundation

/// What the signs of a file's amounts say, found out from all of them.
struct CSVSigns: Hashable {
  /// An amount above 0, and which way it went.
  struct Flow: Hashable {
    let amount: Decimal
    let kind: TransactionKind
    /// Whether the sign turned the type's direction round: a negative expense.
    var isReversed = false
  }

  /// Whether a minus says that money went out, whatever the type says.
  private let areDirections: Bool

  /// Signs are directions unless the types call most positive amounts expenses.
  init(_ table: CSVTable) {
    var negative = (all: 0, expenses: 0)
    var positiveExpenses = 0
    for row in table.rows {
      let fields = CSVFields(row: row, columns: table.columns)
      guard let amount = fields[.amount].flatMap({ AmountText($0)?.value }) else { continue }
      let isExpense = fields[.type].flatMap(KindWords.kind) == .expense
      if amount < 0 {
        negative.all += 1
        if isExpense { negative.expenses += 1 }
      } else if isExpense {
        positiveExpenses += 1
      }
    }
    areDirections = negative.all > 0 && positiveExpenses <= negative.expenses
  }

  /// Which way an amount went that is not 0; without a type its sign decides, and a file without signs holds expenses.
  func flow(of amount: Decimal, kind: TransactionKind?) -> Flow {
    guard amount < 0 else { return Flow(amount: amount, kind: kind ?? (areDirections ? .income : .expense)) }
    switch kind {
    case .transfer: return Flow(amount: -amount, kind: .transfer)
    case .income: return Flow(amount: -amount, kind: .expense, isReversed: true)
    case .expense where !areDirections: return Flow(amount: -amount, kind: .income, isReversed: true)
    case .expense, nil: return Flow(amount: -amount, kind: .expense)
    }
  }
}
