/// A rule for the values that may be entered in cells (ECMA-376 18.3.1.32, dataValidation).
public struct DataValidation: Hashable, Sendable {
  /// The values that a validation accepts.
  public enum Rule: Hashable, Sendable {
    /// One of these texts, offered as a drop-down; 255 characters at most when joined with commas.
    case list([String])
    /// One of the values of a range or name, offered as a drop-down.
    case listFormula(String)
    /// An entry that is compared with one formula, or with two for `between` and `notBetween`.
    case comparison(Subject, Comparison, String, String? = nil)
    /// Entries for which this formula is true.
    case custom(String)

    /// A number that is greater than or equal to this formula's value.
    public static func decimalAtLeast(_ formula: String) -> Rule {
      .comparison(.decimal, .greaterThanOrEqual, formula)
    }

    /// A date that is on or after this formula's value.
    public static func dateAtLeast(_ formula: String) -> Rule {
      .comparison(.date, .greaterThanOrEqual, formula)
    }
  }

  /// The property of an entry that is compared (ECMA-376 18.18.21, ST_DataValidationType).
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// A number without a fraction.
    case wholeNumber = "whole"
    /// A number.
    case decimal
    /// A day.
    case date
    /// A time of day.
    case time
    /// The number of characters.
    case textLength
  }

  /// The comparison (ECMA-376 18.18.20, ST_DataValidationOperator).
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    case between, notBetween, equal, notEqual, lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual
  }

  /// The cells to which the rule applies.
  public var ranges: [CellRange]
  /// The values that may be entered.
  public var rule: Rule
  /// Whether an empty cell is valid.
  public var allowsBlank: Bool
  /// The message for invalid values; nil if invalid values are accepted without a warning.
  public var errorMessage: String?
  /// The hint shown while a cell is selected; nil for no hint.
  public var prompt: String?

  /// Creates a rule for these cells.
  public init(
    _ ranges: [CellRange], _ rule: Rule, allowsBlank: Bool = true, errorMessage: String? = nil,
    prompt: String? = nil
  ) {
    self.ranges = ranges
    self.rule = rule
    self.allowsBlank = allowsBlank
    self.errorMessage = errorMessage
    self.prompt = prompt
  }
}
