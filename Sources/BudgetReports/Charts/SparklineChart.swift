public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// Small columns for each category, one per month, with the last one highlighted (SPEC §2, Trends).
///
/// Every row has its own scale, so that changes are equally visible in small and large categories.
public struct SparklineChart: Chart {
  /// One category.
  public struct Row: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// Its amounts, the earliest first.
    public var amounts: [Decimal]
    /// The text next to the columns.
    public var text: String
    /// The category's own colour.
    public var color: HexColor?
    /// The tooltip.
    public var figures: String

    /// Creates a category with its amounts.
    public init(
      label: String, amounts: [Decimal], text: String, color: HexColor? = nil, figures: String? = nil
    ) {
      self.label = label
      self.amounts = amounts
      self.text = text
      self.color = color
      self.figures = figures ?? text
    }
  }

  /// The maximum number of rows drawn; a chart taller than a printed page would be cut off.
  public static let maximumRows = 20

  public let name = "year"
  public let title: String
  public let summary: String
  let rows: [Row]
  private let months: [CalendarMonth]
  private let wording: Wording
  /// The number of rows left out.
  public let hiddenRows: Int

  /// Creates the chart of the first 20 of these rows.
  ///
  /// - Parameters:
  ///   - rows: The categories.
  ///   - months: The months of the columns; if empty, the columns have no names.
  ///   - title: The title of the chart.
  ///   - summary: The meaning of the chart in words.
  ///   - wording: The language.
  public init(
    _ rows: [Row], months: [CalendarMonth] = [], title: String, summary: String, wording: Wording = .english
  ) {
    self.months = months
    self.wording = wording
    self.rows = Array(rows.prefix(Self.maximumRows))
    hiddenRows = max(0, rows.count - Self.maximumRows)
    self.title = title
    self.summary = summary
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    head + pitch(canvas) * Double(max(1, rows.count))
  }

  /// The height of the line with the names of the months.
  private var head: Double { months.isEmpty ? 0 : 18 }

  private func pitch(_ canvas: ChartCanvas) -> Double { canvas == .wide ? 36 : 56 }

  public func draw(_ drawing: inout ChartDrawing) {
    let (width, pitch) = (drawing.canvas.width, pitch(drawing.canvas))
    let isNarrow = drawing.canvas == .narrow
    let names = min(200, rows.map { TextMeasure.width($0.label, size: 13) }.max() ?? 0)
    let labels = isNarrow ? 0 : names + 14
    let text = rows.map { TextMeasure.width($0.text, size: 12) }.max() ?? 0
    let end = isNarrow ? width : max(labels + 120, width - text - 14)
    let room = isNarrow ? max(60, width - text - 12) : names
    let y = { (index: Int) in head + pitch * Double(index + 1) - (isNarrow ? 38 : 12) }
    drawing.drawMonths(months, from: labels, to: end, y: 12, hasYears: false, wording)
    drawing.rows(
      rows.enumerated().map { index, row in
        .init(
          label: row.label, figures: row.figures,
          text: (TextMeasure.fit(row.label, size: 13, limit: room), 0, y(index)))
      }, top: head, pitch: pitch, class: "name")
    for ((index, row), mark) in zip(rows.enumerated(), Mark.marks(rows.map(\.color))) {
      let bottom = head + pitch * Double(index + 1) - 6
      draw(row.amounts, mark, x: (labels, end), y: (bottom - 26, bottom), &drawing.svg)
    }
    drawing.svg.labels(rows.enumerated().map { ($1.text, width, y($0)) }, class: "value end")
  }

  /// Draws the columns of a row above and below a line at 0.
  private func draw(
    _ amounts: [Decimal], _ mark: Mark, x: (Double, Double), y: (Double, Double), _ svg: inout SVG
  ) {
    let (low, high) = (min(0, amounts.min() ?? 0), max(0, amounts.max() ?? 0))
    let position = { (amount: Decimal) -> Double in
      let share = (amount - low).divided(by: high - low) ?? 0
      return y.1 - (y.1 - y.0) * geometry(share)
    }
    let pitch = (x.1 - x.0) / Double(max(1, amounts.count))
    svg.line(x.0, position(0), x.1, position(0), class: "grid")
    let bars = amounts.enumerated().map { index, amount in
      let (top, bottom) = (min(position(0), position(amount)), max(position(0), position(amount)))
      return (
        x: x.0 + pitch * (Double(index) + 0.12), y: top, width: pitch * 0.76, height: bottom - top
      )
    }
    svg.bars(
      bars.dropLast().filter { $0.height > 0 }, Mark(cssClass: mark.cssClass + " past", fill: mark.fill))
    svg.bars(bars.suffix(1).filter { $0.height > 0 }, mark)
  }
}
