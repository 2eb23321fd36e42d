public import BudgetModel

extension Finding {
  /// What was found and why, in English: `the amount "12,3,4" is not a number; the row is left out`.
  public var reason: String { FindingFormatter().words(fact).reason }

  /// What would help, in English; nil where nothing has to be done.
  public var remedy: String? { FindingFormatter().words(fact).remedy }
}
