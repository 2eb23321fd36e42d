/// A format for cells that meet a condition (ECMA-376 18.3.1.18, conditionalFormatting).
public struct ConditionalFormat: Hashable, Sendable {
  /// The condition under which the format applies.
  public enum Condition: Hashable, Sendable {
    /// A formula, written for the first cell of the ranges, that must be true.
    case formula(String)
    /// A comparison of the cell's value with the value of a formula.
    case cell(Comparison, String)
  }

  /// A comparison of a cell's value.
  public enum Comparison: String, Hashable, Sendable {
    case lessThan, lessThanOrEqual, equal, notEqual, greaterThanOrEqual, greaterThan
  }

  /// The cells that may get the format.
  public var ranges: [CellRange]
  /// The condition for the format.
  public var condition: Condition
  /// The format; a property that it does not set stays as in the cell.
  public var style: DifferentialStyle
  /// A rule for data bars, a colour scale or icons; nil if the condition and the style apply instead of a rule.
  public var rule: Rule?

  /// Creates a format for cells that meet a condition.
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

  /// Creates a style that sets only these properties.
  public init(textColor: CellStyle.Color? = nil, fillColor: CellStyle.Color? = nil, isBold: Bool? = nil) {
    self.textColor = textColor
    self.fillColor = fillColor
    self.isBold = isBold
  }
}
