/// A native chart on a sheet (ECMA-376 21.2).
public struct Chart: Hashable, Sendable {
  /// The kind of picture.
  public enum Kind: Hashable, Sendable {
    /// Upright bars, the series side by side.
    case clusteredColumn
    /// Bars that lie, the series one above the other.
    case clusteredBar
    /// A line for each series.
    case line
    /// A ring with a slice for each value of the first series.
    case doughnut
  }

  /// The kind of picture.
  public var kind: Kind
  /// The heading; nil for none.
  public var title: String?
  /// What is drawn.
  public var series: [ChartSeries]
  /// The cells that the chart covers.
  public var anchor: CellRange
  /// The format of the numbers on the value axis.
  public var valueFormat: String
  /// What the chart shows, in words, for people who do not see it.
  public var description: String?

  /// A chart over these cells.
  public init(
    _ kind: Kind, title: String? = nil, series: [ChartSeries], anchor: CellRange,
    valueFormat: String = "General",
    description: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.series = series
    self.anchor = anchor
    self.valueFormat = valueFormat
    self.description = description
  }
}

/// One series of a chart, by reference to cells; the cached values are taken from the workbook's cells.
public struct ChartSeries: Hashable, Sendable {
  /// The cell with the series' name, such as `'Budget vs Actual'!$B$1`.
  public var name: SheetRange
  /// The cells with the categories' names.
  public var categories: SheetRange
  /// The cells with the values.
  public var values: SheetRange
  /// The colour of bars and lines; nil leaves the choice to the program.
  public var color: Color?

  /// A series of cells.
  public init(name: SheetRange, categories: SheetRange, values: SheetRange, color: Color? = nil) {
    self.name = name
    self.categories = categories
    self.values = values
    self.color = color
  }
}

/// A range on a named sheet.
public struct SheetRange: Hashable, Sendable {
  /// The sheet's name.
  public var sheetName: String
  /// The cells.
  public var range: CellRange

  /// The range of a sheet.
  public init(_ sheetName: String, _ range: CellRange) {
    self.sheetName = sheetName
    self.range = range
  }

  /// The range as a formula writes it, with dollar signs and the sheet's name in quotes where it needs them.
  public var formula: String {
    let cells = range.first == range.last ? range.first.absolute : range.absolute
    return "\(SheetName.quoted(sheetName))!\(cells)"
  }
}
