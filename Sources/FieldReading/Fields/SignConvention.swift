/// How a file shows the direction of money.
public enum SignConvention: Hashable, Sendable {
  case negativeIsExpense
  case positiveIsExpense
  /// The words of a column show the direction.
  case words(column: FieldSource, expense: [String], income: [String])
}

extension SignConvention {
  /// The convention for `negative-is-expense` or `positive-is-expense`.
  public init?(word: String) {
    switch word {
    case "negative-is-expense": self = .negativeIsExpense
    case "positive-is-expense": self = .positiveIsExpense
    default: return nil
    }
  }
}
