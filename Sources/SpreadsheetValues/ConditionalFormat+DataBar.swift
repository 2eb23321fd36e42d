extension ConditionalFormat {
  /// Bars whose length shows the values of cells (ECMA-376 18.3.1.28, dataBar; [MS-XLSX] 2.6.31).
  ///
  ///     var bar = ConditionalFormat.DataBar(color: blue)
  ///     bar.isGradient = false
  ///     bar.negativeColor = red
  public struct DataBar: Hashable, Sendable {
    /// Where the axis between positive and negative values is.
    public enum Axis: String, Hashable, Sendable {
      /// At the position that the values determine.
      case automatic
      /// In the middle of the cell.
      case middle
      /// No axis: negative bars have the direction of positive ones.
      case none
    }

    /// The direction of bars.
    public enum Direction: String, Hashable, Sendable {
      /// The reading direction of the sheet.
      case context
      /// From the left edge to the right.
      case leftToRight
      /// From the right edge to the left.
      case rightToLeft
    }

    /// The value of the shortest bar.
    public var minimum = Threshold.automaticMinimum
    /// The value of the longest bar.
    public var maximum = Threshold.automaticMaximum
    /// The colour of the bars.
    public var color: CellStyle.Color
    /// Whether the cells show their values too.
    public var showsValue = true
    /// The lengths of the shortest and longest bar in percent of the cell's width; nil for the defaults.
    public var lengths: ClosedRange<Int>?
    /// Whether the rule is limited to Excel 2007, whose bars have a gradient and no axis.
    ///
    /// All properties declared below then have no effect.
    public var isExcel2007: Bool
    /// Whether the colour fades out towards the end.
    public var isGradient = true
    /// The colour of the bars' border; nil for no border.
    public var borderColor: CellStyle.Color?
    /// The colour of negative bars; nil for the colour of positive bars.
    public var negativeColor: CellStyle.Color?
    /// The border colour of negative bars; nil for the border colour of positive bars.
    public var negativeBorderColor: CellStyle.Color?
    /// The position of the axis.
    public var axis = Axis.automatic
    /// The colour of the axis; nil for black.
    public var axisColor: CellStyle.Color?
    /// The direction of the bars.
    public var direction = Direction.context

    /// Creates bars of this colour.
    public init(color: CellStyle.Color, isExcel2007: Bool = false) {
      self.color = color
      self.isExcel2007 = isExcel2007
    }
  }
}
