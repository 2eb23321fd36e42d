public import Foundation

/// The properties of a sheet, without its cells.
public struct SheetProperties: Hashable, Sendable {
  /// The name on the tab, which has 1 to 31 characters without `\ / ? * [ ] :`.
  public var name: String
  /// Whether the tab is shown.
  public var visibility: SheetVisibility = .visible
  /// Widths and visibility of columns, in column order, without overlaps.
  public var columns: [ColumnProperties] = []
  /// The number of frozen rows at the top.
  public var frozenRows = 0
  /// The number of frozen columns at the left.
  public var frozenColumns = 0
  /// Whether grid lines are shown.
  public var showsGridLines = true
  /// The colour of the tab.
  public var tabColor: CellStyle.Color?
  /// Merged cells.
  public var mergedRanges: [CellRange] = []
  /// Tables (list objects).
  public var tables: [Sheet.Table] = []
  /// The cells of pivot tables; the pivot tables themselves are not written.
  public var pivotTables: [CellRange] = []
  /// The filter buttons of the sheet itself; tables have their own filter buttons.
  public var autoFilter: AutoFilter?
  /// The cells of a filter that is in use in the file; the filter is not written.
  ///
  /// The rows that the filter leaves out are hidden.
  public var filteredCells: CellRange?
  /// Rules for the values that may be entered.
  public var validations: [DataValidation] = []
  /// Formats that depend on values.
  public var conditionalFormats: [ConditionalFormat] = []
  /// Small charts within cells.
  public var sparklineGroups: [Sheet.SparklineGroup] = []
  /// Links from cells to locations in the workbook and external addresses.
  public var hyperlinks: [Hyperlink] = []
  /// Notes on cells.
  public var comments: [CellComment] = []
  /// Native charts.
  public var charts: [Sheet.Chart] = []
  /// Charts of the file that the model does not support; they are not written.
  public var foreignCharts: [ForeignChart] = []
  /// Pictures; later ones are in front of earlier ones, and all are in front of charts.
  public var pictures: [Workbook.Picture] = []
  /// Pictures of the file that the model does not support; they are not written.
  public var foreignPictures: [Workbook.ForeignPicture] = []
  /// Filters, rules and extensions of the file that the model does not support; they are not written.
  public var foreignFeatures: [ForeignFeature] = []
  /// The actions that users may take on the sheet; nil if it is not protected.
  public var protection: Sheet.Protection?
  /// Whether the summary row of a group is below the group (ECMA-376 18.3.1.61, outlinePr).
  public var summaryIsBelow = true
  /// Whether the summary column of a group is to the right of the group.
  public var summaryIsRight = true
  /// The maximum outline level of rows, 0 to 7, for a sheet that is written row by row; for other sheets, it is
  /// computed from the rows.
  public var rowOutlineLevel = 0
  /// The print set-up.
  public var printSetup = PrintSetup()

  /// Creates the properties of a plain sheet with this name.
  public init(name: String) {
    self.name = name
  }
}

/// Whether a sheet's tab is shown (ECMA-376 18.18.68, ST_SheetState).
public enum SheetVisibility: String, Hashable, Sendable {
  case visible, hidden, veryHidden
}

/// The width and visibility of adjacent columns (ECMA-376 18.3.1.13, col).
public struct ColumnProperties: Hashable, Sendable {
  /// The columns, from 1.
  public var columns: ClosedRange<Int>
  /// The width in characters of the default font; nil keeps the default.
  public var width: Decimal?
  /// Whether the columns are hidden.
  public var isHidden: Bool
  /// The outline level of the columns, 0 to 7.
  public var outlineLevel = 0
  /// Whether the columns are the summary of a collapsed group.
  public var isCollapsed = false

  /// Creates properties of these columns.
  public init(_ columns: ClosedRange<Int>, width: Decimal? = nil, isHidden: Bool = false) {
    self.columns = columns
    self.width = width
    self.isHidden = isHidden
  }
}

/// A link from a cell (ECMA-376 18.3.1.47, hyperlink).
public struct Hyperlink: Hashable, Sendable {
  /// The cells that have the link.
  public var range: CellRange
  /// An address outside the workbook.
  public var target: String?
  /// A location inside the workbook, such as `Sheet2!A1`.
  public var location: String?
  /// The text shown when the pointer rests on the cell.
  public var tooltip: String?

  /// Creates a link with an address, a location, or both.
  public init(_ range: CellRange, target: String? = nil, location: String? = nil, tooltip: String? = nil) {
    self.range = range
    self.target = target
    self.location = location
    self.tooltip = tooltip
  }
}

/// The print set-up of a sheet (ECMA-376 18.3.1.63, pageSetup).
public struct PrintSetup: Hashable, Sendable {
  /// Whether the page has landscape orientation.
  public var isLandscape = false
  /// The paper; nil leaves the choice to the printer.
  public var paper: Paper?
  /// The maximum number of pages side by side, to which the sheet is shrunk; nil for any number.
  public var fitToWidth: Int?
  /// The maximum number of pages from top to bottom, to which the sheet is shrunk; nil for any number.
  public var fitToHeight: Int?
  /// Whether the sheet is shrunk to a maximum number of pages.
  package var fitsPages: Bool { fitToWidth != nil || fitToHeight != nil }
  /// The rows repeated at the top of each page.
  public var repeatedRows: ClosedRange<Int>?
  /// The texts above and below the pages.
  public var headersAndFooters = HeadersAndFooters()
  /// The text in the middle of the footer of `headersAndFooters.odd`, with Excel's codes (`&P` of `&N`).
  public var footer: String? {
    get { headersAndFooters.odd.footer.center }
    set { headersAndFooters.odd.footer.center = newValue }
  }

  /// Creates the set-up of a new sheet.
  public init() {}
}

/// A paper size by its number (ECMA-376 18.3.1.63, paperSize).
public struct Paper: RawRepresentable, Hashable, Sendable {
  /// The number in the standard's list.
  public let rawValue: Int

  /// The paper with this number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// US Letter.
  public static let letter = Paper(rawValue: 1)
  /// ISO A4.
  public static let a4 = Paper(rawValue: 9)
}
