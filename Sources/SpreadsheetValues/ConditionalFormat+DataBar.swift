extension ConditionalFormat {
  /// Bars as long as the values of cells are large (ECMA-376 18.3.1.28, dataBar; [MS-XLSX] 2.6.31).
  ///
  ///     var bar = ConditionalFormat.DataBar(color: blue)
  ///     bar.isGradient = false
  ///     bar.negativeColor = red
  public struct DataBar: Hashable, Sendable {
    /// Where the axis between positive and negative values is.
    public enum Axis: String, Hashable, Sendable {
      /// Where the values put it.
      case automatic
      /// In the middle of the cell.
      case middle
      /// Nowhere: negative bars point where positive ones do.
      case none
    }

    /// Where bars point.
    public enum Direction: String, Hashable, Sendable {
      /// As the sheet is read.
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
    /// The shortest and the longest bar in hundredths of the cell's width; nil for those of the form.
    public var lengths: ClosedRange<Int>?
    /// Whether the rule has only the form of Excel 2007: gradients without an axis.
    ///
    /// All properties declared below then have no effect.
    public var isExcel2007: Bool
    /// Whether the colour fades out towards the end.
    public var isGradient = true
    /// The colour of the bars' border; nil for none.
    public var borderColor: CellStyle.Color?
    /// The colour of negative bars; nil for that of the others.
    public var negativeColor: CellStyle.Color?
    /// The colour of the border of negative bars; nil for that of the others.
    public var negativeBorderColor: CellStyle.Color?
    /// Where the axis is.
    public var axis = Axis.automatic
    /// The colour of the axis; nil for black.
    public var axisColor: CellStyle.Color?
    /// Where the bars point.
    public var direction = Direction.context

    /// Bars of this colour.
    public init(color: CellStyle.Color, isExcel2007: Bool = false) {
      self.color = color
      self.isExcel2007 = isExcel2007
    }
  }
}
