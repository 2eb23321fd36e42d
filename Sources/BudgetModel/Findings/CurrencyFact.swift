public import Foundation

extension Finding {
  /// Something about the currency of a file's amounts.
  public enum CurrencyFact: Hashable, Sendable {
    case contradicted(stated: [Currency], wanted: Currency)
    case noneStated(own: Currency)
    case mostlyUnstated(stated: Int, rows: Int, own: Currency)
    case signShared(own: Currency, others: [Currency])
    /// Rows in a currency other than the budget's: their count, the positions of the first rows, and the
    /// totals of income, expenses and transfers.
    indirect case otherRows(
      Currency, count: Int, places: [Provenance.Location], income: Decimal, expenses: Decimal,
      transfers: Decimal, own: Currency)
    case otherPlanned(Currency, count: Int, own: Currency)
  }
}

extension Finding.CurrencyFact {
  var verdict: Finding.Verdict {
    switch self {
    case .contradicted: (.currencyContradicted, .error)
    case .noneStated: (.currencyAssumed, .info)
    case .mostlyUnstated, .signShared: (.currencyAssumed, .warning)
    case .otherRows, .otherPlanned: (.currencyOther, .warning)
    }
  }
}
