internal import BudgetModel
internal import CalendarDates

extension Ledger {
  /// The months that have transactions, oldest first.
  public var activeMonths: [BudgetMonth] {
    var months: [BudgetMonth] = []
    for entry in entries where months.last?.contains(entry.date) != true {
      months.append(month(containing: entry.date))
    }
    return months
  }
}
