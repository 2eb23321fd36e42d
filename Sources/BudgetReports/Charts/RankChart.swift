public import BudgetModel
internal import ExactDecimals
public import Foundation

/// A bar chart of amounts in the given order, each in its category's colour (SPEC §2, Spending by category).
public struct RankChart: Chart {
  /// One bar.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// The length of the bar; a negative amount has no bar.
    public var amount: Decimal
    /// The text beside the bar.
    public var text: String
    /// The category's own colour.
    public var color: HexColor?
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates a bar.
    public init(label: String, amount: Decimal, text: String, color: HexColor? = nil, key: String? = nil) {
      self.label = label
      self.key = key
      self.amount = amount
      self.text = text
      self.color = color
    }
  }

  public let name: String
  public let title: String
  public let summary: String
  let rows: [Row]

  /// Creates the chart of these rows.
  public init(_ rows: [Row], name: String, title: String, summary: String) {
    self.rows = rows
    self.name = name
    self.title = title
    self.summary = summary
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    (canvas == .wide ? 30 : 44) * Double(max(1, rows.count))
  }

  public func draw(_ drawing: inout ChartDrawing) {
    let width = drawing.canvas.width
    let isNarrow = drawing.canvas == .narrow
    let names = min(200, rows.map { TextMeasure.width($0.label, size: 13) }.max() ?? 0)
    let labels = isNarrow ? 0 : names + 14
    let text = rows.map { TextMeasure.width($0.text, size: 12) }.max() ?? 0
    let plot = isNarrow ? width : max(80, width - labels - text - 8)
    let pitch = isNarrow ? 44.0 : 30
    let ends = rows.map { labels + plot * share($0) }
    let room = isNarrow ? max(60, width - text - 12) : names
    drawing.rows(
      rows.enumerated().map { index, row in
        let label = TextMeasure.fit(row.label, size: 13, limit: room)
        let place = (label, isNarrow ? 0 : labels - 14, pitch * Double(index) + (isNarrow ? 14 : 17))
        return .init(label: row.label, figures: row.text, key: row.key, text: place)
      }, pitch: pitch, class: isNarrow ? "name" : "name end")
    for ((index, end), mark) in zip(ends.enumerated(), Mark.marks(rows.map(\.color))) {
      let y = pitch * Double(index)
      drawing.svg.bar(x: (labels, end), y: isNarrow ? (y + 20, y + 32) : (y + 4, y + 22), mark)
    }
    drawing.svg.labels(
      zip(rows, ends).enumerated().map { index, item in
        (item.0.text, isNarrow ? width : item.1 + 6, pitch * Double(index) + (isNarrow ? 14 : 17))
      }, class: isNarrow ? "value end" : "value")
  }

  /// Returns the length as a share of the longest bar.
  private func share(_ row: Row) -> Double {
    guard row.amount > 0, let longest = rows.map(\.amount).max() else { return 0 }
    return geometry(row.amount.divided(by: longest) ?? 0)
  }
}

extension RankChart: BarListing {
  var bars: [TextBar] {
    rows.map { TextBar(label: $0.label, value: $0.text, share: share($0), tone: .plain) }
  }
}
