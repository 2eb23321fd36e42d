extension Sheet {
  /// A table of a sheet (ECMA-376 18.5.1.2, table).
  public struct Table: Hashable, Sendable {
    /// The name that formulas use, which is unique in the workbook and has no spaces.
    public var name: String
    /// The cells, including the header row and the totals row, if the table has them.
    public var range: CellRange
    /// The columns from left to right; their names are the texts of the header cells.
    public var columns: [Sheet.Table.Column]
    /// The built-in style, such as `TableStyleMedium2`; nil for no style.
    public var styleName: String?
    /// Whether the first row contains the headers, as in most tables.
    public var hasHeaderRow = true
    /// Whether the last row shows totals.
    public var hasTotalsRow: Bool
    /// Whether the header row has filter buttons.
    public var hasAutoFilter: Bool
    /// The filters in use; filters by colour, icon or date are not kept.
    public var filters: [AutoFilter.Column] = []
    /// Whether a filter is in use, so that the hidden rows are the rows that it filters out.
    public var isFiltered = false

    /// Creates a table over these cells.
    public init(
      _ name: String, range: CellRange, columns: [Sheet.Table.Column],
      styleName: String? = "TableStyleMedium2",
      hasTotalsRow: Bool = false, hasAutoFilter: Bool = true
    ) {
      self.name = name
      self.range = range
      self.columns = columns
      self.styleName = styleName
      self.hasTotalsRow = hasTotalsRow
      self.hasAutoFilter = hasAutoFilter
    }
  }
}

extension Sheet.Table {
  /// A column of a table (ECMA-376 18.5.1.3, tableColumn).
  public struct Column: Hashable, Sendable {
    /// The text of its header cell.
    public var name: String
    /// The formula for new rows of the column.
    public var calculatedFormula: String?

    /// Creates a column with this header.
    public init(_ name: String, calculatedFormula: String? = nil) {
      self.name = name
      self.calculatedFormula = calculatedFormula
    }
  }
}
