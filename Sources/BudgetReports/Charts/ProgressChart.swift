internal import ExactDecimals
public import Foundation

/// A bar chart of used amounts, each on a track as long as the whole amount, such as a limit (SPEC §2, Limits).
///
/// An exceeded amount is marked by a triangle and words, not only by colour. A line marks the whole amount if
/// it is exceeded, otherwise the amount at which a warning is given.
public struct ProgressChart: Chart {
  /// One amount with its used part.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// The used amount, and the whole amount.
    public var used, whole: Decimal
    /// The share of the whole amount at which a warning is given; 1 is all of it.
    public var threshold: Decimal?
    /// The figures and the state in words.
    public var text: String
    /// Whether the state is good or bad.
    public var tone: Tone
    /// The figures shown on hover.
    public var figures: String
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates an amount with its used part.
    public init(
      label: String, used: Decimal, whole: Decimal, threshold: Decimal? = nil, text: String,
      tone: Tone, figures: String? = nil, key: String? = nil
    ) {
      self.figures = figures ?? text
      self.key = key
      self.label = label
      self.used = used
      self.whole = whole
      self.threshold = threshold
      self.text = text
      self.tone = tone
    }
  }

  /// The maximum number of rows drawn; a chart taller than a printed page would be cut off.
  public static let maximumRows = 16

  public let name: String
  public let title: String
  public let summary: String
  let rows: [Row]
  /// The number of rows left out.
  public let hiddenRows: Int

  /// Creates the chart of the first 16 of these rows.
  public init(_ rows: [Row], name: String, title: String, summary: String) {
    self.rows = Array(rows.prefix(Self.maximumRows))
    hiddenRows = max(0, rows.count - Self.maximumRows)
    self.name = name
    self.title = title
    self.summary = summary
  }

  public func height(_ canvas: ChartCanvas) -> Double { pitch(canvas) * Double(max(1, rows.count)) }

  public func draw(_ drawing: inout ChartDrawing) {
    let (width, pitch) = (drawing.canvas.width, pitch(drawing.canvas))
    let isNarrow = drawing.canvas == .narrow
    drawing.rows(
      rows.enumerated().map { index, row in
        let room = isNarrow ? width : max(80, width - TextMeasure.width(row.text, size: 13) - 16)
        let place = (TextMeasure.fit(row.label, size: 13, limit: room), 0.0, pitch * Double(index) + 14)
        return .init(label: row.label, figures: row.figures, key: row.key, text: place)
      }, pitch: pitch, class: "name")
    for (index, row) in rows.enumerated() {
      let y = pitch * Double(index)
      drawing.svg.label(
        row.text, x: isNarrow ? 0 : width, y: isNarrow ? y + 30 : y + 14,
        class: "value \(row.tone.rawValue)\(isNarrow ? "" : " end")")
      draw(row, between: isNarrow ? (y + 37, y + 47) : (y + 21, y + 31), width: width, &drawing.svg)
    }
  }

  private func pitch(_ canvas: ChartCanvas) -> Double { canvas == .wide ? 46 : 62 }

  /// Draws the bar of a row on its track.
  private func draw(_ row: Row, between y: (Double, Double), width: Double, _ svg: inout SVG) {
    let longest = max(row.whole, row.used)
    let share = { (amount: Decimal) in width * geometry(amount.divided(by: longest) ?? 0) }
    svg.bar(x: (0, width), y: y, class: "track")
    svg.bar(x: (0, max(0, share(row.used))), y: y, class: "fill \(row.tone.rawValue)")
    let mark = row.used > row.whole ? row.whole : row.threshold.map { $0 * row.whole }
    if let mark, mark > 0 {
      svg.line(share(mark), y.0 - 3, share(mark), y.1 + 3, class: "end-of-whole")
    }
  }
}

extension ProgressChart: BarListing {
  var bars: [TextBar] {
    rows.map { row in
      let share = row.used > 0 ? row.used.divided(by: max(row.whole, row.used)) ?? 0 : 0
      return TextBar(label: row.label, value: row.text, share: geometry(share), tone: row.tone)
    }
  }
}
