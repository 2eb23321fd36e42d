/// Calls of all functions, made by a generator and not derived from input bytes.
public enum CallTarget {
  /// Returns the formula for the next call.
  public static func formula(_ generator: some RandomNumberGenerator) -> String {
    var calls = FormulaCalls(generator)
    return calls.formula()
  }

  /// Calculates a formula in a small workbook, as a normal or an array formula, in both arithmetics.
  public static func run(_ formula: String, number: UInt64) { CallRun.compute(formula, number: number) }
}
