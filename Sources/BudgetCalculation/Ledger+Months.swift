internal import BudgetModel
public import CalendarDates

extension Ledger {
  /// The months with transactions of any currency, oldest first.
  public var activeMonths: [BudgetMonth] {
    let own = monthsOfEntries
    guard !otherCurrencies.isEmpty else { return own }
    return Set(own + otherCurrencies.flatMap { counting($0).monthsOfEntries }).sorted()
  }

  private var monthsOfEntries: [BudgetMonth] {
    var months: [BudgetMonth] = []
    for entry in entries where months.last?.contains(entry.date) != true {
      months.append(month(containing: entry.date))
    }
    return months
  }

  /// The months of the budget: from the first to the last with a record or a transaction of any currency.
  ///
  /// Nil if the budget has no records and no transactions.
  public var budgetMonths: ClosedRange<BudgetMonth>? {
    let logged =
      loggedDays.map { [month(containing: $0.lowerBound), month(containing: $0.upperBound)] } ?? []
    let months = monthlyBudgets.keys.map(month) + logged
    return months.min().flatMap { first in months.max().map { first...$0 } }
  }

  /// The first day of the budget; there are no figures before it.
  ///
  /// It is the first day of the first month that has a record or, if that is earlier, the day of the first transaction.
  /// Nil if there are no records and no transactions.
  public var firstDay: CalendarDate? {
    [monthlyBudgets.keys.min().map { month($0).firstDay }, loggedDays?.lowerBound].compactMap { $0 }.min()
  }

  /// Whether anything was booked on these days; days without bookings have no figures to compare with.
  public func hasData(in days: ClosedRange<CalendarDate>) -> Bool { !entries(in: days).isEmpty }

  /// Returns the date of the last transaction of any currency up to this day; nil if there is none.
  public func lastDate(until day: CalendarDate) -> CalendarDate? {
    ([self] + otherCurrencies.map(counting)).compactMap { $0.entries(in: .earliest...day).last?.date }.max()
  }
}
