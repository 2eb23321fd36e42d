internal import ExactDecimals
public import Foundation

/// A few bars, one per line with its name and figure, shown next to a sentence.
///
/// Positive bars extend from 0 to the right, negative ones to the left; a line across a bar marks the
/// planned amount.
public struct GlanceBars: Chart {
  /// One bar.
  public struct Row: Hashable, Sendable {
    /// Its name, and the figure beside it.
    public var label, text: String
    /// The length of the bar; a negative bar extends to the left.
    public var amount: Decimal
    /// The position of the line that marks the planned amount; nil if there is none.
    public var mark: Decimal?
    /// Whether the bar means something good or bad.
    public var tone: Tone
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates a bar.
    public init(
      _ label: String, _ amount: Decimal, text: String, mark: Decimal? = nil, tone: Tone = .plain,
      key: String? = nil
    ) {
      (self.label, self.amount, self.text, self.mark) = (label, amount, text, mark)
      (self.tone, self.key) = (tone, key)
    }
  }

  public let name, title, summary: String
  let rows: [Row]

  /// Creates the chart of these rows.
  public init(_ rows: [Row], name: String, title: String, summary: String) {
    (self.rows, self.name, self.title, self.summary) = (rows, name, title, summary)
  }

  private static let pitch = 23.0

  public func height(_ canvas: ChartCanvas) -> Double { Self.pitch * Double(max(1, rows.count)) }

  public func draw(_ drawing: inout ChartDrawing) {
    let width = drawing.canvas.width
    let names = min(
      width * 0.36, rows.map { TextMeasure.width($0.label, size: 13) }.max() ?? 0)
    let figures = rows.map { TextMeasure.width($0.text, size: 12) }.max() ?? 0
    let position = scale(from: names + 10, to: max(names + 40, width - figures - 10))
    drawing.rows(
      rows.enumerated().map { index, row in
        let label = TextMeasure.fit(row.label, size: 13, limit: names)
        return .init(
          label: row.label, figures: row.text, key: row.key, text: (label, 0, middle(index) + 4))
      }, pitch: Self.pitch, class: "name")
    for tone in Tone.allCases {
      let bars = rows.enumerated().filter { $1.tone == tone }.map { index, row in
        let ends = [position(0), position(row.amount)].sorted()
        return (x: ends[0], y: middle(index) - 6, width: max(1, ends[1] - ends[0]), height: 12.0)
      }
      drawing.svg.bars(bars, Mark(cssClass: "fill \(tone.rawValue)"))
    }
    let marks = rows.enumerated().compactMap { index, row in
      row.mark.map { "M\(coordinate(position($0))) \(coordinate(middle(index) - 9))v18" }
    }
    if !marks.isEmpty { drawing.svg.path(marks.joined(), Mark(cssClass: "end-of-whole")) }
    drawing.svg.labels(
      rows.enumerated().map { ($1.text, width, middle($0) + 4) }, class: "value end")
  }

  private func middle(_ index: Int) -> Double { Self.pitch * (Double(index) + 0.5) }

  /// Returns a scale from amounts to positions in a range that includes all amounts, 0 and the lines.
  private func scale(from start: Double, to end: Double) -> (Decimal) -> Double {
    let amounts = rows.map(\.amount) + rows.compactMap(\.mark) + [0]
    let (low, high) = (amounts.min() ?? 0, amounts.max() ?? 0)
    return {
      start + (end - start) * geometry([$0, -low].exactSum().divided(by: [high, -low].exactSum()) ?? 0)
    }
  }
}

extension GlanceBars: BarListing {
  var bars: [TextBar] {
    let longest = rows.map(\.amount.magnitude).max() ?? 0
    return rows.map { row in
      let share = row.amount.magnitude.divided(by: longest) ?? 0
      return TextBar(label: row.label, value: row.text, share: geometry(share), tone: row.tone)
    }
  }
}
