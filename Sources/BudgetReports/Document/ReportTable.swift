public import CalendarDates
public import Foundation

/// A table of a report, as texts; every form of the report writes it from this value.
public struct ReportTable: Hashable, Sendable {
  /// The alignment of the texts in a column.
  public enum Alignment: Hashable, Sendable {
    /// Words, left-aligned.
    case words
    /// Amounts, right-aligned so that their digits line up.
    case figures
  }

  /// One column.
  public struct Column: Hashable, Sendable {
    /// The header of the column.
    public var heading: String
    /// The alignment of its texts.
    public var alignment: Alignment

    /// Returns a column of words.
    public static func words(_ heading: String) -> Column { Column(heading: heading, alignment: .words) }
    /// Returns a column of amounts.
    public static func figures(_ heading: String) -> Column { Column(heading: heading, alignment: .figures) }
  }

  /// The value of a cell for programs.
  public enum Value: Hashable, Sendable {
    case amount(Decimal)
    /// A share, where 1 is the whole.
    case ratio(Decimal)
    case count(Int)
    case date(CalendarDate)
    case month(CalendarMonth)
    /// A figure that is undefined.
    case nothing
  }

  /// One cell.
  public struct Cell: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text of the cell.
    public var text: String
    /// Whether the cell means something good or bad.
    public var tone: Tone
    /// The key of its transactions in the log.
    public var key: String?
    /// The figure or day in the cell; nil for words.
    public var value: Value?

    /// Creates a cell with a text.
    public init(_ text: String, _ tone: Tone = .plain, value: Value? = nil, key: String? = nil) {
      self.value = value
      self.text = text
      self.tone = tone
      self.key = key
    }

    /// Creates a cell with a text.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// One row; its first cell is its heading.
  public struct Row: Hashable, Sendable {
    /// The cells, as many as there are columns.
    public var cells: [Cell]
    /// Whether the row is the sum of the rows above it.
    public var isTotal = false
    /// The source of its amount.
    public var origin: String?
    /// The key that finds the row, if it is a row of the log.
    public var key: String?
    /// A remark about the row, if its cells need one.
    public var remark: Remark?
    /// The bar below the row's heading.
    public var bar: Bar?

    /// Creates a row of cells.
    public init(_ cells: [Cell], isTotal: Bool = false, origin: String? = nil, key: String? = nil) {
      self.cells = cells
      self.isTotal = isTotal
      self.origin = origin
      self.key = key
    }
  }

  /// A bar in a row, which shows the row's figures as a picture.
  public struct Bar: Hashable, Sendable {
    /// The length of the bar, and the position of the mark for the plan: shares of the width, 0 to 1.
    public var share: Decimal
    public var mark: Decimal?
    /// The amount one year before as a share of the width, drawn as a shade behind the bar.
    public var shade: Decimal?
    /// The spending in each month up to the month of the report, as shares of the height, 0 to 1.
    ///
    /// They are drawn as small columns; the last column is highlighted.
    public var history: [Decimal] = []
    /// Whether the bar means something good or bad.
    public var tone: Tone

    /// Creates a bar.
    public init(_ share: Decimal, mark: Decimal? = nil, _ tone: Tone = .plain) {
      (self.share, self.mark, self.tone) = (share, mark, tone)
    }
  }

  /// A remark about one row, below its cells.
  public struct Remark: Hashable, Sendable {
    /// A sentence or a formula, with an optional label before it.
    public struct Line: Hashable, Sendable {
      let label: String?
      let text: String
      let isFormula: Bool

      /// Creates a line with a sentence or a formula.
      public init(_ label: String? = nil, _ text: String, isFormula: Bool = false) {
        (self.label, self.text, self.isFormula) = (label, text, isFormula)
      }
    }

    /// The title of the row when rows are shown one by one.
    public var title: String
    /// Whether the remark is good or bad.
    public var tone: Tone
    /// The lines of the remark.
    public var lines: [Line]

    /// Creates a remark with a title.
    public init(_ title: String, _ tone: Tone, _ lines: [Line]) {
      (self.title, self.tone, self.lines) = (title, tone, lines)
    }
  }

  /// Rows that belong together, with an optional heading.
  public struct Group: Hashable, Sendable {
    /// The heading above the rows, if any.
    public var heading: String?
    /// The rows.
    public var rows: [Row]
    /// The key that finds the group, if it is a day of the log.
    public var key: String?

    /// Creates a group of rows with an optional heading.
    public init(_ heading: String? = nil, rows: [Row], key: String? = nil) {
      self.heading = heading
      self.rows = rows
      self.key = key
    }
  }

  /// A chart of some columns, for programs that draw it themselves.
  public struct Plot: Hashable, Sendable {
    /// The kinds of charts for figures.
    public enum Kind: Hashable, Sendable {
      case bars, columns, line, ring
    }

    /// The kind of chart.
    public let kind: Kind
    /// The indices of the columns, counted from 0.
    public let columns: [Int]
    /// The title of the chart, and its description in words.
    public let title, summary: String
  }

  /// The title of the table.
  public var caption: String
  /// The columns; the first one contains the headings of the rows.
  public var columns: [Column]
  /// The rows in their groups.
  public var groups: [Group]
  /// The total rows at the end.
  public var totals: [Row] = []
  /// Whether a page shows the table only on request, because it is long and a chart shows its data as well.
  public var isFolded = false
  /// Whether the table lists transactions; its rows can be searched and take two lines on a phone.
  public var isLog = false

  /// Whether the table is a plan: in each row, only the last amount counts, and the amount before it is the entered
  /// amount.
  public var isPlan = false
  /// Whether the heading of the section is also the table's title; a page then does not repeat the title.
  public var isBare = false

  /// The file and the sheet from which the rows' amounts come, if any.
  public var source: String?
  /// The chart of some of its columns, if any.
  public var plot: Plot?
  /// The label of the button that shows the sources, if it differs from the default.
  public var sourceOffer: String?
  /// The meaning of the bars, for pages that show them.
  public var legend: String?
  /// Whether the rows have bars, which replace a chart of the table.
  var hasBars: Bool { groups.contains { $0.rows.contains { $0.bar != nil } } }
  /// Whether the table has no rows.
  public var isEmpty: Bool { groups.allSatisfy(\.rows.isEmpty) && totals.isEmpty }

  /// Creates a table of groups with their headings.
  public init(
    caption: String, columns: [Column], groups: [Group], totals: [Row] = [], isFolded: Bool = false,
    isLog: Bool = false, isPlan: Bool = false, isBare: Bool = false, source: String? = nil,
    sourceOffer: String? = nil
  ) {
    (self.caption, self.columns, self.groups, self.totals) = (caption, columns, groups, totals)
    (self.isFolded, self.isLog, self.isPlan, self.isBare) = (isFolded, isLog, isPlan, isBare)
    (self.source, self.sourceOffer) = (source, sourceOffer)
  }

  /// Returns the table with a chart of some of its columns.
  func drawn(_ kind: Plot.Kind, _ columns: [Int], as chart: some Chart) -> ReportTable {
    var table = self
    table.plot = Plot(kind: kind, columns: columns, title: chart.title, summary: chart.summary)
    return table
  }
}
