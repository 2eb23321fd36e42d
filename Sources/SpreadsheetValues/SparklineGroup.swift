public import Foundation

extension Sheet {
  /// Sparklines with the same appearance ([MS-XLSX] 2.6.85, sparklineGroup).
  ///
  ///     var group = Sheet.SparklineGroup(.line, color: blue)
  ///     group.sparklines = [.init(cell, showing: "Log!B2:M2")]
  ///     sheet.properties.sparklineGroups = [group]
  public struct SparklineGroup: Hashable, Sendable {
    /// The kind of the charts.
    public enum Kind: String, Hashable, Sendable {
      /// A line.
      case line
      /// Columns as high as the values.
      case column
      /// Blocks above for gains and below for losses.
      case winLoss = "stacked"
    }

    /// A small chart in a cell.
    public struct Sparkline: Hashable, Sendable {
      /// The cell.
      public var cell: CellReference
      /// The range of values, such as `Log!B2:M2`; nil for an empty chart.
      public var source: String?

      /// A chart of a range in a cell.
      public init(_ cell: CellReference, showing source: String?) {
        self.cell = cell
        self.source = source
      }
    }

    /// The treatment of empty cells.
    public enum EmptyCells: String, Hashable, Sendable {
      /// Nothing.
      case gap
      /// The value 0.
      case zero
      /// A line from the point before to the one after.
      case span
    }

    /// Where the vertical axis begins or ends.
    public enum Bound: Hashable, Sendable {
      /// At the least or greatest value of each chart.
      case individual
      /// At the least or greatest value of all charts.
      case group
      /// At this value.
      case value(Decimal)
    }

    /// Points that are marked.
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

    /// The kind of the charts.
    public var kind: Kind
    /// The charts.
    public var sparklines: [Sparkline]
    /// The colour of lines, columns and gains.
    public var color: CellStyle.Color?
    /// The points that are marked.
    public var marks: Marks = []
    /// The colour of every point of a line.
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
    /// The range of days along the horizontal axis; nil for even steps.
    public var dateAxis: String?
    /// Where the vertical axis begins.
    public var minimum = Bound.individual
    /// Where the vertical axis ends.
    public var maximum = Bound.individual
    /// The width of lines in points; nil for 0.75.
    public var lineWidth: Decimal?
    /// The treatment of empty cells.
    public var emptyCells = EmptyCells.gap
    /// Whether hidden cells are included.
    public var showsHiddenCells = false
    /// Whether the charts run from right to left.
    public var isRightToLeft = false

    /// A group of charts of a kind and colour.
    public init(_ kind: Kind, color: CellStyle.Color?, sparklines: [Sparkline] = []) {
      self.kind = kind
      self.color = color
      self.sparklines = sparklines
    }
  }
}
