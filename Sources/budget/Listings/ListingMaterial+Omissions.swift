import BudgetCalculation
import BudgetModel
import BudgetReports
import CalendarDates

extension ListingMaterial {
  /// Returns a sentence for each currency whose amounts on these days are excluded from the figures.
  func omissions(in days: ClosedRange<CalendarDate>) -> [String] {
    CurrencyTotals.others(ledger, in: days).map { other in
      let money = money.with(other.currency)
      return "Not in these figures: \(other.currency), income \(money.money(other.income)), "
        + "expenses \(money.money(other.expenses)). Currencies are never mixed."
    }
  }
}
