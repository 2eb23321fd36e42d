public import CalendarDates
public import Foundation

/// A table of a report, already in words: the one value from which every form is written.
public struct ReportTable: Hashable, Sendable {
  /// The alignment of the texts in a column.
  public enum Alignment: Hashable, Sendable {
    /// Words, from the left.
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

    /// A column of words.
    public static func words(_ heading: String) -> Column { Column(heading: heading, alignment: .words) }
    /// A column of amounts.
    public static func figures(_ heading: String) -> Column { Column(heading: heading, alignment: .figures) }
  }

  /// The value of a cell for programs.
  public enum Value: Hashable, Sendable {
    case amount(Decimal)
    /// A share, where 1 is all.
    case ratio(Decimal)
    case count(Int)
    case date(CalendarDate)
    case month(CalendarMonth)
    /// A figure that has no meaning here.
    case nothing
  }

  /// One cell.
  public struct Cell: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text of the cell.
    public var text: String
    /// The meaning of the cell.
    public var tone: Tone
    /// The name under which its transactions are found in the log.
    public var key: String?
    /// Its figure or day; nil for words.
    public var value: Value?

    /// A cell with a text.
    public init(_ text: String, _ tone: Tone = .plain, value: Value? = nil, key: String? = nil) {
      self.value = value
      self.text = text
      self.tone = tone
      self.key = key
    }

    /// A cell with a text.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// One row; its first cell is its heading.
  public struct Row: Hashable, Sendable {
    /// As many cells as there are columns.
    public var cells: [Cell]
    /// Whether it sums the rows above it.
    public var isTotal = false
    /// Where its amount came from.
    public var origin: String?
    /// The name under which a row of the log is found.
    public var key: String?
    /// A remark about the row, if its cells need one.
    public var remark: Remark?
    /// The bar below its heading.
    public var bar: Bar?

    /// A row of cells.
    public init(_ cells: [Cell], isTotal: Bool = false, origin: String? = nil, key: String? = nil) {
      self.cells = cells
      self.isTotal = isTotal
      self.origin = origin
      self.key = key
    }
  }

  /// A bar in a row: a picture of the row's figures.
  public struct Bar: Hashable, Sendable {
    /// The length of the bar and the position of the plan's mark: shares of the width, 0 to 1.
    public var share: Decimal
    public var mark: Decimal?
    /// The amount of a year before, as a share of the width; drawn as a shade behind the bar.
    public var shade: Decimal?
    /// The history up to this month as small columns, the last one marked: shares of the height, 0 to 1.
    public var history: [Decimal] = []
    /// The meaning of the bar.
    public var tone: Tone

    /// A bar.
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

      /// A sentence, or a formula.
      public init(_ label: String? = nil, _ text: String, isFormula: Bool = false) {
        (self.label, self.text, self.isFormula) = (label, text, isFormula)
      }
    }

    /// The title of the row when rows are shown one by one.
    public var title: String
    /// The meaning of the remark.
    public var tone: Tone
    /// The lines of the remark.
    public var lines: [Line]

    /// A remark under a title.
    public init(_ title: String, _ tone: Tone, _ lines: [Line]) {
      (self.title, self.tone, self.lines) = (title, tone, lines)
    }
  }

  /// Rows that belong together.
  public struct Group: Hashable, Sendable {
    /// The heading above them, if any.
    public var heading: String?
    /// The rows.
    public var rows: [Row]
    /// The name under which a day of the log is found.
    public var key: String?

    /// Rows with an optional heading.
    public init(_ heading: String? = nil, rows: [Row], key: String? = nil) {
      self.heading = heading
      self.rows = rows
      self.key = key
    }
  }

  /// A picture of some columns, for programs that draw their own.
  public struct Plot: Hashable, Sendable {
    /// The kinds of charts for figures.
    public enum Kind: Hashable, Sendable {
      case bars, columns, line, ring
    }

    /// The kind of chart.
    public let kind: Kind
    /// The indices of the columns, the first of which is 0.
    public let columns: [Int]
    /// The title of the chart, and its meaning in words.
    public let title, summary: String
  }

  /// The title of the table.
  public var caption: String
  /// The columns; the first one names the rows.
  public var columns: [Column]
  /// The rows in their groups.
  public var groups: [Group]
  /// The total rows at the end.
  public var totals: [Row] = []
  /// Whether a page shows it only on request: a long table whose data a chart shows as well.
  public var isFolded = false
  /// Whether it lists transactions; their rows can be searched and take two lines on a phone.
  public var isLog = false

  /// Whether it is a plan: its last amount counts, and the one before shows how it was entered.
  public var isPlan = false
  /// Whether the heading of its section is its title already; a page then does not repeat it.
  public var isBare = false

  /// The file and sheet that the amounts of the rows came from, where there are any.
  public var source: String?
  /// The chart of some of its columns, if any.
  public var plot: Plot?
  /// The label of the button that shows the sources, if it differs from the usual one.
  public var sourceOffer: String?
  /// The meaning of its bars, for pages that show them.
  public var legend: String?
  /// Whether its rows have bars, which replace a chart of it.
  var hasBars: Bool { groups.contains { $0.rows.contains { $0.bar != nil } } }
  /// Whether it has no rows.
  public var isEmpty: Bool { groups.allSatisfy(\.rows.isEmpty) && totals.isEmpty }

  /// A table of groups under their headings.
  public init(
    caption: String, columns: [Column], groups: [Group], totals: [Row] = [], isFolded: Bool = false,
    isLog: Bool = false, isPlan: Bool = false, isBare: Bool = false, source: String? = nil,
    sourceOffer: String? = nil
  ) {
    (self.caption, self.columns, self.groups, self.totals) = (caption, columns, groups, totals)
    (self.isFolded, self.isLog, self.isPlan, self.isBare) = (isFolded, isLog, isPlan, isBare)
    (self.source, self.sourceOffer) = (source, sourceOffer)
  }

  /// The table with a picture of some of its columns.
  func drawn(_ kind: Plot.Kind, _ columns: [Int], as chart: some Chart) -> ReportTable {
    var table = self
    table.plot = Plot(kind: kind, columns: columns, title: chart.title, summary: chart.summary)
    return table
  }
}
