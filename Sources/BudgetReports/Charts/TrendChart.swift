public import CalendarDates
public import Foundation

/// Income and expenses of each month as columns, and the net amount as a line (SPEC §3, Reports).
public struct TrendChart: Chart {
  /// One month.
  public struct Month: Hashable, Sendable {
    /// The month.
    public var month: CalendarMonth
    /// The income and the expenses of the month.
    public var income, expenses: Decimal
    /// Income less expenses.
    public var net: Decimal

    /// Creates a month with its figures.
    public init(month: CalendarMonth, income: Decimal, expenses: Decimal, net: Decimal) {
      self.month = month
      self.income = income
      self.expenses = expenses
      self.net = net
    }
  }

  /// The maximum number of months drawn: a year plus the same month one year before.
  public static let maximumMonths = 13

  public let name = "trend"
  public let title: String
  public let summary: String
  let months: [Month]
  private let format: MoneyFormat
  private let wording: Wording

  /// Creates the chart of the last 13 of these months, the earliest first.
  public init(_ months: [Month], format: MoneyFormat, wording: Wording = .english) {
    self.months = months.suffix(Self.maximumMonths)
    self.format = format
    self.wording = wording
    title = wording.text.trendTitle
    summary = wording.trendSummary(
      count: self.months.count,
      last: self.months.last.map {
        (wording.month($0.month), format.money($0.income), format.money($0.expenses), format.money($0.net))
      })
  }

  public func height(_ canvas: ChartCanvas) -> Double {
    months.isEmpty ? 20 : canvas == .wide ? 300 : 260
  }

  public func draw(_ drawing: inout ChartDrawing) {
    drawLegend(&drawing.svg)
    guard !months.isEmpty else { return }
    let bottom = height(drawing.canvas) - 42
    let scale = LinearScale(
      months.flatMap { [$0.income, $0.expenses, $0.net] }, from: bottom, to: 40, count: 4)
    let left = drawing.drawAmounts(scale, format)
    draw(&drawing, scale, left: left)
  }

  private func drawLegend(_ svg: inout SVG) {
    var x = 0.0
    for (name, text) in [("income", wording.text.income), ("expenses", wording.text.expenses)] {
      svg.bar(x: (x, x + 12), y: (3, 13), class: name)
      svg.label(text, x: x + 18, y: 13, class: "key")
      x += 18 + TextMeasure.width(text, size: 12) + 20
    }
    svg.line(x, 8, x + 16, 8, class: "net")
    svg.dot(x + 8, 8)
    svg.label(wording.text.net, x: x + 22, y: 13, class: "key")
  }

  private func draw(_ drawing: inout ChartDrawing, _ scale: LinearScale, left: Double) {
    let pitch = (drawing.canvas.width - left) / Double(months.count)
    let column = min(22, pitch * 0.34)
    let zero = scale.position(0)
    var line: [(Double, Double)] = []
    for (index, month) in months.enumerated() {
      let x = left + pitch * (Double(index) + 0.5)
      drawing.svg.bar(
        x: (x - column - 1, x - 1), y: (zero, scale.position(month.income)), class: "income")
      drawing.svg.bar(
        x: (x + 1.5, x + column + 0.5), y: (zero, scale.position(month.expenses)), class: "expenses")
      line.append((x, scale.position(month.net)))
    }
    drawing.drawMonths(
      months.map(\.month), from: left, y: scale.position(scale.lower) + 18, wording)
    for name in ["halo", "net"] { drawing.svg.polyline(line, class: name) }
    for (x, y) in line { drawing.svg.dot(x, y) }
    for (index, month) in months.enumerated() {
      let words = wording.text
      drawing.area(
        x: left + pitch * Double(index), y: 24, width: pitch, height: height(drawing.canvas) - 24,
        wording.month(month.month),
        "\(words.income) \(format.money(month.income)), \(words.expenses) \(format.money(month.expenses)), "
          + "\(words.net) \(format.money(month.net))")
    }
  }
}
