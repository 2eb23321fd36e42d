public import BudgetModel

extension Finding {
  /// The finding and its reason, in English: `the amount "12,3,4" is not a number; the row is left out`.
  public var reason: String { FindingFormatter().words(fact).reason }

  /// The remedy, in English; nil if no action is needed.
  public var remedy: String? { FindingFormatter().words(fact).remedy }
}
