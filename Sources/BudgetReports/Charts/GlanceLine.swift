internal import ExactDecimals
public import Foundation

/// A small line chart of a daily balance with its first, lowest and last figures.
public struct GlanceLine: Chart {
  /// The end of a day.
  public struct Point: Hashable, Sendable {
    /// The day in words.
    public var day: String
    /// The balance.
    public var amount: Decimal

    /// Creates the balance at the end of a day.
    public init(_ day: String, _ amount: Decimal) { (self.day, self.amount) = (day, amount) }
  }

  public let name, title, summary: String
  let points: [Point]
  private let format: MoneyFormat

  /// Creates the chart of these days, the earliest first.
  public init(_ points: [Point], name: String, title: String, summary: String, format: MoneyFormat) {
    (self.points, self.name, self.title, self.summary) = (points, name, title, summary)
    self.format = format
  }

  public func height(_ canvas: ChartCanvas) -> Double { 120 }

  public func draw(_ drawing: inout ChartDrawing) {
    guard let first = points.first, let last = points.last, points.count > 1 else { return }
    let width = drawing.canvas.width
    let (low, high) = (points.map(\.amount).min() ?? 0, points.map(\.amount).max() ?? 0)
    let (top, bottom) = (24.0, 78.0)
    let y = { (amount: Decimal) -> Double in
      guard high > low else { return (top + bottom) / 2 }
      return bottom - (bottom - top)
        * geometry([amount, -low].exactSum().divided(by: [high, -low].exactSum()) ?? 0)
    }
    let line = points.enumerated().map { index, point in
      (4 + (width - 8) * Double(index) / Double(points.count - 1), y(point.amount))
    }
    if low < 0, high > 0 { drawing.svg.line(0, y(0), width, y(0), class: "baseline") }
    drawing.svg.steps(line, class: "net")
    drawing.svg.labels([(first.day, 0, 116)], class: "tick")
    drawing.svg.labels([(last.day, width, 116)], class: "tick end")
    // A label is drawn above or below its point, on the side where the line is not.
    let (second, before) = (points[1].amount, points[points.count - 2].amount)
    drawing.svg.labels(
      [(format.money(first.amount), 0, y(first.amount) + (second > first.amount ? 18 : -8))], class: "value")
    drawing.svg.labels(
      [(format.money(last.amount), width, y(last.amount) + (before > last.amount ? 18 : -8))],
      class: "value end strong")
    if let (x, y) = line.last { drawing.svg.dot(x, y) }
  }
}
