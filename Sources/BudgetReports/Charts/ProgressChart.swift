internal import Decimals
public import Foundation

/// How much of each amount is used up: a bar on a track as long as the whole (SPEC §2, Limits).
///
/// What was passed is marked by a triangle and words besides its colour, and a line shows where the whole ended.
public struct ProgressChart: Chart {
  /// One amount that is used up.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// What is used, and what there is.
    public var used, whole: Decimal
    /// The share of the whole from which it warns, where 1 is all of it.
    public var threshold: Decimal?
    /// The figures and the state in words.
    public var text: String
    /// What the state means.
    public var tone: ReportTable.Tone

    /// An amount that is used up.
    public init(
      label: String, used: Decimal, whole: Decimal, threshold: Decimal? = nil, text: String,
      tone: ReportTable.Tone
    ) {
      self.label = label
      self.used = used
      self.whole = whole
      self.threshold = threshold
      self.text = text
      self.tone = tone
    }
  }

  /// The most rows that are drawn; a chart taller than a printed page would be cut.
  public static let maximumRows = 16

  public let name: String
  public let title: String
  public let summary: String
  let rows: [Row]
  /// How many rows were left out.
  public let hiddenRows: Int

  /// The chart of the first 16 of these rows.
  public init(_ rows: [Row], name: String, title: String, summary: String) {
    self.rows = Array(rows.prefix(Self.maximumRows))
    hiddenRows = max(0, rows.count - Self.maximumRows)
    self.name = name
    self.title = title
    self.summary = summary
  }

  public func height(_ canvas: ChartCanvas) -> Double { pitch(canvas) * Double(max(1, rows.count)) }

  public func draw(_ drawing: inout ChartDrawing) {
    for (index, row) in rows.enumerated() {
      draw(row, at: pitch(drawing.canvas) * Double(index), &drawing)
    }
  }

  private func pitch(_ canvas: ChartCanvas) -> Double { canvas == .wide ? 46 : 62 }

  private func draw(_ row: Row, at y: Double, _ drawing: inout ChartDrawing) {
    let width = drawing.canvas.width
    let isNarrow = drawing.canvas == .narrow
    let textWidth = TextMeasure.width(row.text, size: 13)
    let label = TextMeasure.fit(
      row.label, size: 13, limit: isNarrow ? width : max(80, width - textWidth - 16))
    drawing.svg.label(label, x: 0, y: y + 14, class: "name")
    drawing.svg.label(
      row.text, x: isNarrow ? 0 : width, y: isNarrow ? y + 30 : y + 14,
      class: "value \(row.tone.rawValue)\(isNarrow ? "" : " end")")
    let bar = isNarrow ? (y + 37, y + 47) : (y + 21, y + 31)
    let longest = max(row.whole, row.used)
    let share = { (amount: Decimal) in width * geometry(amount.divided(by: longest) ?? 0) }
    drawing.svg.bar(x: (0, width), y: bar, class: "track")
    drawing.svg.bar(x: (0, max(0, share(row.used))), y: bar, class: "fill \(row.tone.rawValue)")
    let mark = row.used > row.whole ? row.whole : row.threshold.map { $0 * row.whole }
    if let mark, mark > 0 {
      drawing.svg.line(share(mark), bar.0 - 3, share(mark), bar.1 + 3, class: "end-of-whole")
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
