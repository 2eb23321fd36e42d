/// A format that cells get while a condition holds (ECMA-376 18.3.1.18, conditionalFormatting).
public struct ConditionalFormat: Hashable, Sendable {
  /// When the format applies.
  public enum Condition: Hashable, Sendable {
    /// The formula, written for the first cell of the ranges, is true.
    case formula(String)
    /// The cell's value compares so with a formula's.
    case cell(Comparison, String)
  }

  /// A comparison of a cell's value.
  public enum Comparison: String, Hashable, Sendable {
    case lessThan, lessThanOrEqual, equal, notEqual, greaterThanOrEqual, greaterThan
  }

  /// The cells that may get the format.
  public var ranges: [CellRange]
  /// When they get it.
  public var condition: Condition
  /// The format: only what it sets replaces the cell's own.
  public var style: DifferentialStyle
  /// Bars, colours or icons that show the values, instead of condition and style; nil for a style.
  public var rule: Rule?

  /// A format for cells that meet a condition.
  public init(_ ranges: [CellRange], when condition: Condition, style: DifferentialStyle) {
    self.ranges = ranges
    self.condition = condition
    self.style = style
  }
}

/// The part of a style that a condition changes (ECMA-376 18.8.14, dxf).
public struct DifferentialStyle: Hashable, Sendable {
  /// The colour of the text.
  public var textColor: CellStyle.Color?
  /// The colour behind the text.
  public var fillColor: CellStyle.Color?
  /// Whether the text is bold; nil leaves it as it is.
  public var isBold: Bool?

  /// A style that sets these and leaves the rest alone.
  public init(textColor: CellStyle.Color? = nil, fillColor: CellStyle.Color? = nil, isBold: Bool? = nil) {
    self.textColor = textColor
    self.fillColor = fillColor
    self.isBold = isBold
  }
}
