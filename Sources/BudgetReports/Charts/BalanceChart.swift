public import CalendarDates
public import Foundation

/// A line chart of a balance at the end of each month (SPEC §2, Accounts).
public struct BalanceChart: Chart {
  /// The end of a month.
  public struct Point: Hashable, Sendable {
    /// The month.
    public var month: CalendarMonth
    /// The balance, negative for debts.
    public var amount: Decimal

    /// Creates the balance at the end of a month.
    public init(month: CalendarMonth, amount: Decimal) {
      self.month = month
      self.amount = amount
    }
  }

  public let name = "accounts"
  public let title: String
  public let summary: String
  let points: [Point]
  private let format: MoneyFormat
  private let wording: Wording

  /// Creates the chart of these months, the earliest first.
  public init(_ points: [Point], format: MoneyFormat, wording: Wording = .english) {
    self.points = points
    self.format = format
    self.wording = wording
    title = wording.text.netWorthTitle
    summary = wording.netWorthSummary(
      first: points.first.map { (wording.month($0.month), format.money($0.amount)) },
      last: points.last.map { (wording.month($0.month), format.money($0.amount)) }, count: points.count)
  }

  public func height(_ canvas: ChartCanvas) -> Double { points.isEmpty ? 20 : canvas == .wide ? 240 : 220 }

  public func draw(_ drawing: inout ChartDrawing) {
    guard let last = points.last else { return }
    let bottom = height(drawing.canvas) - 42
    let scale = LinearScale(points.map(\.amount), from: bottom, to: 30, count: 4)
    let left = drawing.drawAmounts(scale, format)
    let pitch = (drawing.canvas.width - left) / Double(points.count)
    let line = points.enumerated().map { index, point in
      (left + pitch * (Double(index) + 0.5), scale.position(point.amount))
    }
    if let first = line.first, let end = line.last {
      let zero = scale.position(0)
      let outline = ([(first.0, zero)] + line + [(end.0, zero)])
        .map { "\(coordinate($0.0)) \(coordinate($0.1))" }.joined(separator: " L")
      drawing.svg.path("M\(outline) Z", Mark(cssClass: "area"))
      for name in ["halo", "net"] { drawing.svg.polyline(line, class: name) }
      for (x, y) in line { drawing.svg.dot(x, y) }
      let text = format.money(last.amount)
      let half = TextMeasure.width(text, size: 13) / 2
      drawing.svg.label(
        text, x: min(end.0, drawing.canvas.width - half), y: max(14, end.1 - 12), class: "value strong middle"
      )
    }
    drawing.drawMonths(points.map(\.month), from: left, y: bottom + 18, wording)
    for (index, point) in points.enumerated() {
      drawing.area(
        x: left + pitch * Double(index), y: 0, width: pitch, height: height(drawing.canvas),
        wording.month(point.month), format.money(point.amount))
    }
  }
}

extension ChartDrawing {
  /// Draws a vertical axis of amounts with lines and labels; returns the position to the right of them.
  mutating func drawAmounts(_ scale: LinearScale, _ format: MoneyFormat) -> Double {
    let labels = format.ticks(scale.ticks)
    let left = (labels.map { TextMeasure.width($0, size: 11) }.max() ?? 0) + 10
    for tick in scale.ticks {
      let y = scale.position(tick)
      svg.line(left, y, canvas.width, y, class: tick == 0 ? "baseline" : "grid")
    }
    svg.labels(
      zip(scale.ticks, labels).map { ($1, left - 8, scale.position($0) + 4) }, class: "tick end")
    return left
  }

  /// Draws the names of months below or above columns, and the number of each year at its first drawn month.
  ///
  /// Names are drawn from the last month backwards, so that the report's own month always has its name.
  mutating func drawMonths(
    _ months: [CalendarMonth], from left: Double, to right: Double? = nil, y: Double, hasYears: Bool = true,
    _ wording: Wording
  ) {
    let pitch = ((right ?? canvas.width) - left) / Double(max(1, months.count))
    let every = max(1, Int((30 / pitch).rounded(.up)))
    var (names, years): ([(text: String, x: Double, y: Double)], [(text: String, x: Double, y: Double)]) = (
      [], []
    )
    for (index, month) in months.enumerated() where (months.count - 1 - index).isMultiple(of: every) {
      let x = left + pitch * (Double(index) + 0.5)
      names.append((wording.shortMonth(month), x, y))
      if hasYears, index < every || month.month <= every { years.append((String(month.year), x, y + 15)) }
    }
    svg.labels(names.dropLast() + years, class: "tick middle")
    svg.labels(names.suffix(1), class: "tick middle strong")
  }
}
