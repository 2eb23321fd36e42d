internal import BudgetModel
internal import ImportCore

extension BackupReading {
  /// Determines the currency of a budget from an older backup; backups of version 2 state their currency.
  ///
  /// - Returns: The findings about the currency.
  /// - Throws: `ImportError` if the backup contradicts the requested currency.
  func settleCurrency(of budget: inout Budget) throws(ImportError) -> [Finding] {
    if isCurrent {
      guard let wanted = context.currency, wanted != budget.settings.currency else { return [] }
      throw ImportError([CurrencySettlement.contradiction(wanted, [budget.settings.currency], context)])
    }
    var census = CurrencyCensus()
    if statesCurrency { census.whole = budget.settings.currency }
    let settlement = CurrencySettlement(budget, census, context)
    return settlement.apply(try settlement.decision(), to: &budget) { index, _ in
      .jsonPath("$.transactions[\(index)].currency")
    }
  }
}
