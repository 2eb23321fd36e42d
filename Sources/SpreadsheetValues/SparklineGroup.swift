public import Foundation

extension Sheet {
  /// Sparklines with the same appearance ([MS-XLSX] 2.6.85, sparklineGroup).
  ///
  ///     var group = Sheet.SparklineGroup(.line, color: blue)
  ///     group.sparklines = [.init(cell, showing: "Log!B2:M2")]
  ///     sheet.properties.sparklineGroups = [group]
  public struct SparklineGroup: Hashable, Sendable {
    /// The kind of the sparklines.
    public enum Kind: String, Hashable, Sendable {
      /// A line.
      case line
      /// Columns as high as the values.
      case column
      /// Blocks above the axis for gains and below it for losses.
      case winLoss = "stacked"
    }

    /// A small chart in a cell.
    public struct Sparkline: Hashable, Sendable {
      /// The cell that shows the chart.
      public var cell: CellReference
      /// The range of values, such as `Log!B2:M2`; nil for an empty chart.
      public var source: String?

      /// Creates a chart of a range in a cell.
      public init(_ cell: CellReference, showing source: String?) {
        self.cell = cell
        self.source = source
      }
    }

    /// How an empty cell of the range is shown.
    public enum EmptyCells: String, Hashable, Sendable {
      /// As a gap.
      case gap
      /// As the value 0.
      case zero
      /// By a line from the point before it to the point after it.
      case span
    }

    /// The start or end of the vertical axis.
    public enum Bound: Hashable, Sendable {
      /// The least or greatest value of each chart.
      case individual
      /// The least or greatest value of all charts.
      case group
      /// A given value.
      case value(Decimal)
    }

    /// The points to mark.
    public struct Marks: OptionSet, Hashable, Sendable {
      /// A bit for each kind of point.
      public let rawValue: Int

      /// The points with these bits.
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// Every point of a line.
      public static let all = Marks(rawValue: 1)
      /// The greatest values.
      public static let highest = Marks(rawValue: 2)
      /// The least values.
      public static let lowest = Marks(rawValue: 4)
      /// The first point.
      public static let first = Marks(rawValue: 8)
      /// The last point.
      public static let last = Marks(rawValue: 16)
      /// The values below 0.
      public static let negative = Marks(rawValue: 32)
    }

    /// The kind of the sparklines.
    public var kind: Kind
    /// The charts.
    public var sparklines: [Sparkline]
    /// The colour of lines, columns and gains.
    public var color: CellStyle.Color?
    /// The points to mark.
    public var marks: Marks = []
    /// The colour of the marked points of a line (`Marks.all`).
    public var markerColor: CellStyle.Color?
    /// The colour of negative points and losses.
    public var negativeColor: CellStyle.Color?
    /// The colours of the highest and the lowest point.
    public var highColor, lowColor: CellStyle.Color?
    /// The colours of the first and the last point.
    public var firstColor, lastColor: CellStyle.Color?
    /// Whether the horizontal axis is drawn at 0.
    public var showsAxis = false
    /// The colour of the axis.
    public var axisColor: CellStyle.Color?
    /// The range of dates along the horizontal axis; nil for even steps.
    public var dateAxis: String?
    /// The start of the vertical axis.
    public var minimum = Bound.individual
    /// The end of the vertical axis.
    public var maximum = Bound.individual
    /// The width of lines in points; nil for 0.75.
    public var lineWidth: Decimal?
    /// How empty cells are shown.
    public var emptyCells = EmptyCells.gap
    /// Whether hidden cells are included.
    public var showsHiddenCells = false
    /// Whether the charts run from right to left.
    public var isRightToLeft = false

    /// Creates a group of charts of a kind and colour.
    public init(_ kind: Kind, color: CellStyle.Color?, sparklines: [Sparkline] = []) {
      self.kind = kind
      self.color = color
      self.sparklines = sparklines
    }
  }
}
