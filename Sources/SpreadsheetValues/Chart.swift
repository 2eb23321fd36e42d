extension Sheet {
  /// A native chart on a sheet (ECMA-376 21.2).
  public struct Chart: Hashable, Sendable {
    /// The kind of chart.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// Vertical bars, with the series side by side.
      case clusteredColumn
      /// Vertical bars, with the series stacked.
      case stackedColumn
      /// Horizontal bars, with the series one above the other.
      case clusteredBar
      /// Horizontal bars, with the series stacked.
      case stackedBar
      /// A line for each series.
      case line
      /// A filled area for each series.
      case area
      /// A disc with a slice for each value of the first series.
      case pie
      /// A ring with a slice for each value of the first series.
      case doughnut

      /// Whether the chart has a slice for each value, and no axes.
      public var isRound: Bool { self == .pie || self == .doughnut }
    }

    /// The kind of chart.
    public var kind: Kind
    /// The heading; nil for no heading.
    public var title: String?
    /// The series.
    public var series: [Sheet.Chart.Series]
    /// The cells that the chart covers.
    public var anchor: CellRange
    /// The format of the numbers on the value axis.
    public var valueFormat: String
    /// The title of the axis with the categories; nil for no title.
    public var categoryTitle: String?
    /// The title of the axis with the values; nil for no title.
    public var valueTitle: String?
    /// A description of the chart, for people who do not see it.
    public var description: String?

    /// Creates a chart over these cells.
    public init(
      _ kind: Kind, title: String? = nil, series: [Sheet.Chart.Series], anchor: CellRange,
      valueFormat: String = "General", categoryTitle: String? = nil, valueTitle: String? = nil,
      description: String? = nil
    ) {
      self.kind = kind
      self.title = title
      self.series = series
      self.anchor = anchor
      self.valueFormat = valueFormat
      self.categoryTitle = categoryTitle
      self.valueTitle = valueTitle
      self.description = description
    }
  }
}

extension Sheet.Chart {
  /// One series of a chart, given by references to cells; the cached values come from the workbook's cells.
  public struct Series: Hashable, Sendable {
    /// The name of a series.
    public enum Name: Hashable, Sendable {
      /// The text of a cell, such as `'Budget vs Actual'!$B$1`.
      case cell(SheetRange)
      /// A literal text.
      case text(String)
    }

    /// The name of the series; nil lets the program choose it.
    public var name: Name?
    /// The cells with the names of the categories; nil numbers the categories.
    public var categories: SheetRange?
    /// The cells with the values.
    public var values: SheetRange
    /// The colour of bars, lines and areas; nil leaves the choice to the program.
    public var color: CellStyle.Color?

    /// Creates a series of cells.
    public init(
      _ name: Name?, categories: SheetRange? = nil, values: SheetRange, color: CellStyle.Color? = nil
    ) {
      self.name = name
      self.categories = categories
      self.values = values
      self.color = color
    }

    /// Creates a series whose name is in a cell.
    public init(name: SheetRange, categories: SheetRange?, values: SheetRange, color: CellStyle.Color? = nil)
    {
      self.init(.cell(name), categories: categories, values: values, color: color)
    }

    /// The ranges that the series refers to.
    public var ranges: [SheetRange] {
      var ranges = [values]
      if let categories { ranges.append(categories) }
      if case .cell(let range) = name { ranges.append(range) }
      return ranges
    }
  }
}
