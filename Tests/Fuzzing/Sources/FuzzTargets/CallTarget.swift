/// Calls of all functions, made by a generator and not bent from bytes.
public enum CallTarget {
  /// The formula of call number `number`.
  public static func formula(_ generator: some RandomNumberGenerator) -> String {
    var calls = FormulaCalls(generator)
    return calls.formula()
  }

  /// Computes a formula in a small workbook: in each form that formulas have, in both arithmetics.
  public static func run(_ formula: String, number: UInt64) { CallRun.compute(formula, number: number) }
}
