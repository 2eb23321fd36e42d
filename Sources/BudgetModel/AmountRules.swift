extension Budget {
  /// Digits that an amount may have before the point (SPEC §1).
  public static let amountIntegerDigits = 15
  /// Digits that an amount may have after the point (SPEC §1).
  public static let amountFractionDigits = 4
}
