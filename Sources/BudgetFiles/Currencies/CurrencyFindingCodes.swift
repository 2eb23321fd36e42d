public import BudgetModel

extension Finding.Code {
  /// A file that states no currency, or whose statement leaves a choice.
  public static let currencyAssumed = Finding.Code(rawValue: "currency-assumed")
  /// Amounts in another currency than the budget's.
  public static let currencyOther = Finding.Code(rawValue: "currency-other")
  /// A currency that was asked for and that the file contradicts.
  public static let currencyContradicted = Finding.Code(rawValue: "currency-contradicted")
}
