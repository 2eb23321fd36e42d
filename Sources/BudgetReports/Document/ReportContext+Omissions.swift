import BudgetCalculation
import BudgetModel

extension ReportContext {
  /// The totals of the days in currencies that no figure of the report counts.
  var otherCurrencies: [CurrencyTotals] { span?.otherCurrencies ?? statement.otherCurrencies }

  /// The amounts that the figures leave out, a sentence for each currency.
  var omissions: [String] {
    otherCurrencies.map { other in
      let money = money.with(other.currency)
      return wording.otherCurrency(
        other.currency.code, income: money.money(other.income), expenses: money.money(other.expenses))
    }
  }
}
