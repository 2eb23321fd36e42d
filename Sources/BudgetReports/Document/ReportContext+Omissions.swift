import BudgetCalculation
import BudgetModel

extension ReportContext {
  /// The totals in other currencies, which the figures of the report do not include.
  var otherCurrencies: [CurrencyTotals] { span?.otherCurrencies ?? statement.otherCurrencies }

  /// The amounts that the figures leave out, one sentence for each currency.
  var omissions: [String] {
    otherCurrencies.map { other in
      let money = money.with(other.currency)
      return wording.otherCurrency(
        other.currency.code, income: money.money(other.income), expenses: money.money(other.expenses))
    }
  }
}
