/// A rule for what may be entered in cells (ECMA-376 18.3.1.32, dataValidation).
public struct DataValidation: Hashable, Sendable {
  /// What a validation accepts.
  public enum Rule: Hashable, Sendable {
    /// One of these texts, offered as a drop-down; 255 characters at most when joined with commas.
    case list([String])
    /// One of the values that a range or name gives, offered as a drop-down.
    case listFormula(String)
    /// A number that is at least this formula's value.
    case decimalAtLeast(String)
    /// A date that is at least this formula's value.
    case dateAtLeast(String)
    /// What makes this formula true.
    case custom(String)
  }

  /// The cells that the rule holds for.
  public var ranges: [CellRange]
  /// What may be entered.
  public var rule: Rule
  /// Whether an empty cell is fine.
  public var allowsBlank: Bool
  /// The message shown for anything else; nil only warns nobody and accepts it.
  public var errorMessage: String?

  /// A rule for these cells.
  public init(_ ranges: [CellRange], _ rule: Rule, allowsBlank: Bool = true, errorMessage: String? = nil) {
    self.ranges = ranges
    self.rule = rule
    self.allowsBlank = allowsBlank
    self.errorMessage = errorMessage
  }
}
