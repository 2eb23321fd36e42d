public import Foundation

extension ConditionalFormat {
  /// A rule that visualizes the values of cells (ECMA-376 18.3.1.10, cfRule).
  ///
  ///     let bars = ConditionalFormat([cells], rule: .dataBar(DataBar(color: blue)))
  ///     let heat = ConditionalFormat(
  ///       [cells], rule: .colorScale(ColorScale(.init(.minimum, white), .init(.maximum, red))))
  ///     let stars = ConditionalFormat([cells], rule: .iconSet(IconSet(.threeStars)))
  public enum Rule: Hashable, Sendable {
    /// A bar in each cell.
    case dataBar(DataBar)
    /// A colour behind each cell.
    case colorScale(ColorScale)
    /// An icon in each cell.
    case iconSet(IconSet)
  }

  /// Creates a format that visualizes the values of these cells.
  public init(_ ranges: [CellRange], rule: Rule) {
    self.init(ranges, when: .formula("TRUE"), style: DifferentialStyle())
    self.rule = rule
  }

  /// A value at which a bar, colour or icon starts or ends (ECMA-376 18.3.1.11, cfvo).
  ///
  ///     let middle = ConditionalFormat.Threshold.percentile(50)
  public enum Threshold: Hashable, Sendable {
    /// The least of the values.
    case minimum
    /// The greatest of the values.
    case maximum
    /// The least value, or 0 if 0 is less, at the left end of a data bar.
    case automaticMinimum
    /// The greatest value, or 0 if 0 is greater, at the right end of a data bar.
    case automaticMaximum
    /// A given number.
    case number(Decimal)
    /// A percentage of the way from the least to the greatest value.
    case percent(Decimal)
    /// The value below which this percentage of the values lies.
    case percentile(Decimal)
    /// The result of a formula.
    case formula(String)
  }

  /// A gradient of two or three colours for cells (ECMA-376 18.3.1.16, colorScale).
  ///
  ///     let scale = ConditionalFormat.ColorScale(
  ///       .init(.minimum, red), .init(.percentile(50), yellow), .init(.maximum, green))
  public struct ColorScale: Hashable, Sendable {
    /// A value and the colour of cells that have it.
    public struct Stop: Hashable, Sendable {
      /// The value.
      public var threshold: Threshold
      /// The colour behind cells with this value.
      public var color: CellStyle.Color

      /// Creates a stop of a colour at a value.
      public init(_ threshold: Threshold, _ color: CellStyle.Color) {
        self.threshold = threshold
        self.color = color
      }
    }

    /// The start of the scale.
    public var first: Stop
    /// The middle of the scale; nil for a scale of two colours.
    public var middle: Stop?
    /// The end of the scale.
    public var last: Stop

    /// Creates a scale of two colours.
    public init(_ first: Stop, _ last: Stop) {
      (self.first, self.last) = (first, last)
    }

    /// Creates a scale of three colours.
    public init(_ first: Stop, _ middle: Stop, _ last: Stop) {
      (self.first, self.middle, self.last) = (first, middle, last)
    }
  }
}
