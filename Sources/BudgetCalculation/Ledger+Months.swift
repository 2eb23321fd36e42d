internal import BudgetModel
internal import CalendarDates

extension Ledger {
  /// The months that have transactions, oldest first.
  public var activeMonths: [BudgetMonth] {
    var months: [BudgetMonth] = []
    for transaction in transactions where months.last?.contains(transaction.date) != true {
      months.append(month(containing: transaction.date))
    }
    return months
  }
}
