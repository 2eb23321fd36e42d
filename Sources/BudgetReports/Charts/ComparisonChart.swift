public import Foundation

/// The budgeted and the actual amount of each category as two horizontal bars (SPEC §3, Reports).
///
/// A category over its budget is marked by a triangle and words, not only by colour. Instead of planned and
/// actual amounts, the chart can show two months; then no category is marked.
public struct ComparisonChart: Chart {
  /// One category.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// The planned and the actual amount.
    public var budgeted, actual: Decimal
    /// The key of its transactions in the log.
    public var key: String?
    /// The amount by which the category is over its plan; 0 if it is not over, or has no plan.
    public var excess: Decimal

    /// Creates a category with its two amounts; by default, the excess is the actual amount above
    /// the planned one.
    public init(
      label: String, budgeted: Decimal, actual: Decimal, key: String? = nil, excess: Decimal? = nil
    ) {
      self.label = label
      self.key = key
      self.excess = excess ?? (budgeted == 0 ? 0 : max(0, actual - budgeted))
      self.budgeted = budgeted
      self.actual = actual
    }
  }

  /// The maximum number of rows drawn, so that the chart fits below the summary of a printed page.
  public static let maximumRows = 12

  public let name: String
  public let title: String
  public let summary: String
  /// The rows that are drawn: the largest ones in descending order.
  let rows: [Row]
  /// The number of rows left out.
  public let hiddenRows: Int
  /// The names of the two months, if the chart compares months.
  private let months: (now: String, before: String)?
  private let format: MoneyFormat
  private let wording: Wording

  /// Creates the chart of these categories, in the order of the corresponding table.
  public init(_ rows: [Row], format: MoneyFormat, wording: Wording = .english) {
    let over = rows.filter { $0.excess > 0 }.map { ($0.label, format.money($0.excess)) }
    self.init(
      rows, months: nil, title: wording.text.comparisonChartTitle,
      summary: wording.comparisonSummary(count: rows.count, over: over), format: format, wording: wording)
  }

  /// Creates the chart of categories in two months; the earlier month's amounts are drawn instead of planned amounts.
  init(
    _ rows: [Row], months: (now: String, before: String)?, title: String, summary: String,
    format: MoneyFormat, wording: Wording
  ) {
    let size = { (row: Row) in max(row.budgeted.magnitude, row.actual.magnitude) }
    self.rows = rows.enumerated()
      .sorted { (-size($0.element), $0.offset) < (-size($1.element), $1.offset) }
      .prefix(Self.maximumRows).map(\.element)
    hiddenRows = max(0, rows.count - Self.maximumRows)
    self.format = format
    self.wording = wording
    self.months = months
    self.title = title
    self.summary = summary
    name = months == nil ? "comparison" : "months"
  }

  /// Whether more was spent than planned.
  func isOver(_ row: Row) -> Bool { months == nil && row.excess > 0 }

  /// The classes of the bars and their names in the legend.
  private var series: [(name: String, text: String)] {
    if let months { return [("earlier", months.before), ("now", months.now)] }
    return [
      ("budgeted", wording.text.budgeted), ("actual", wording.text.actual),
      ("over", "▲ " + wording.text.overBudget),
    ]
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    Layout(canvas, rows: rows, texts: texts).bottom
  }

  public func draw(_ drawing: inout ChartDrawing) {
    let layout = Layout(drawing.canvas, rows: rows, texts: texts)
    drawLegend(&drawing.svg)
    guard !rows.isEmpty else { return }
    for tick in layout.scale.ticks {
      let x = layout.scale.position(tick)
      drawing.svg.line(x, layout.top, x, layout.bottom - 8, class: tick == 0 ? "baseline" : "grid")
    }
    drawTicks(layout, &drawing.svg)
    drawing.rows(
      rows.enumerated().map { index, row in
        .init(label: row.label, figures: tip(row), key: row.key, text: name(row, at: index, layout))
      }, top: layout.top + 4, pitch: layout.pitch, class: layout.isNarrow ? "name" : "name end")
    for name in series.map(\.name) { drawBars(name, layout, &drawing.svg) }
  }

  /// Draws the labels of the axis, except labels that would overlap the previous label.
  private func drawTicks(_ layout: Layout, _ svg: inout SVG) {
    var end = -Double.infinity
    var labels: [(text: String, x: Double, y: Double)] = []
    for (tick, text) in zip(layout.scale.ticks, format.ticks(layout.scale.ticks)) {
      let half = TextMeasure.width(text, size: 11) / 2
      let x = max(layout.scale.position(tick), half)
      guard x - half > end else { continue }
      labels.append((text, x, layout.top - 6))
      end = x + half + 4
    }
    svg.labels(labels, class: "tick middle")
  }

  private func drawLegend(_ svg: inout SVG) {
    var x = 0.0
    var labels: [(text: String, x: Double, y: Double)] = []
    for (name, text) in series {
      svg.bar(x: (x, x + 12), y: (3, 13), class: name)
      labels.append((text, x + 18, 13))
      x += 18 + TextMeasure.width(text, size: 12) + 20
    }
    svg.labels(labels, class: "key")
  }

  private func name(_ row: Row, at index: Int, _ layout: Layout) -> (text: String, x: Double, y: Double) {
    let label = TextMeasure.fit(row.label, size: 13, limit: layout.labelWidth)
    let y = layout.y(index)
    return layout.isNarrow ? (label, 0, y + 12) : (label, layout.labelWidth, y + 15)
  }

  /// Draws the bars of one kind with their texts.
  private func drawBars(_ name: String, _ layout: Layout, _ svg: inout SVG) {
    let zero = layout.scale.position(0)
    let isPlan = name == series.first?.name
    let shown = rows.enumerated().filter { isPlan || isOver($0.element) == (name == "over") }
    let bars = shown.map { index, row in
      let x = layout.scale.position(isPlan ? row.budgeted : row.actual)
      let y = layout.y(index) + (layout.isNarrow ? 18 : 0) + (isPlan ? 0 : Layout.barHeight + 3)
      return (x: min(zero, x), y: y, width: abs(x - zero), height: Layout.barHeight)
    }
    svg.bars(bars, Mark(cssClass: name))
    let values = zip(shown, bars).map { item, bar in
      (
        text: isPlan ? format.amount(item.element.budgeted) : value(item.element),
        x: max(zero, bar.x + bar.width) + 6, y: bar.y + 9
      )
    }
    svg.labels(values, class: name == "over" ? "value bad" : "value")
  }

  /// Returns the texts next to the two bars of a row, the planned amount first.
  private func texts(_ row: Row) -> [String] { [format.amount(row.budgeted), value(row)] }

  /// Returns the figures of a row in words.
  private func tip(_ row: Row) -> String {
    let names = (months?.before ?? wording.text.budgeted, months?.now ?? wording.text.actual)
    let over = isOver(row) ? ", " + wording.over(format.money(row.excess)) : ""
    return "\(names.0) \(format.money(row.budgeted)), \(names.1) \(format.money(row.actual))\(over)"
  }

  /// Returns the text next to the bar of the actual amount; it includes the excess only if there is space.
  func value(_ row: Row) -> String {
    let amount = format.amount(row.actual)
    guard isOver(row) else { return amount }
    let text = "▲ \(amount), \(wording.over(format.amount(row.excess)))"
    return text.count <= 34 ? text : "▲ " + amount
  }

  /// The positions of the parts.
  private struct Layout {
    static let barHeight = 10.0
    let isNarrow: Bool
    let labelWidth, top, pitch, bottom: Double
    let scale: LinearScale

    /// Returns the top of a row.
    func y(_ index: Int) -> Double { top + pitch * Double(index) + 8 }

    init(_ canvas: ChartCanvas, rows: [Row], texts: (Row) -> [String]) {
      isNarrow = canvas == .narrow
      labelWidth =
        isNarrow ? canvas.width : min(200, rows.map { TextMeasure.width($0.label, size: 13) }.max() ?? 0)
      top = 44
      pitch = isNarrow ? 53 : 32
      bottom = rows.isEmpty ? 20 : top + pitch * Double(rows.count) + 8
      let start = isNarrow ? 8 : labelWidth + 14
      let amounts = rows.flatMap { [$0.budgeted, $0.actual] }
      // The text of an amount begins at the end of its own bar, so only the longest bars need space
      // beyond the axis.
      let whole = LinearScale(amounts, from: 0, to: 1, count: isNarrow ? 3 : 5)
      let ends = rows.flatMap { row in
        zip([row.budgeted, row.actual], texts(row)).map { amount, text in
          (
            share: max(whole.position(amount), whole.position(0)),
            text: TextMeasure.width(text, size: 13) + 10
          )
        }
      }
      let plot = ends.reduce(canvas.width - start - 8) { room, end in
        end.share > 0 ? min(room, (canvas.width - start - end.text) / end.share) : room
      }
      scale = LinearScale(amounts, from: start, to: start + max(60, plot), count: isNarrow ? 3 : 5)
    }
  }
}
