public import CalendarDates
internal import Decimals
public import Foundation

/// A month as a calendar: the more a day cost, the darker it is; with its bills and its balance (SPEC §2, Calendar).
///
/// Shades go by rank, a fifth of the spending days each, so that one large payment does not make all others pale.
/// The amount stands in every cell, so that the shade is never the only sign.
public struct CalendarChart: Chart {
  /// One day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public var date: CalendarDate
    /// What was spent, below 0 where more came back.
    public var spent: Decimal
    /// The balance at its end.
    public var balance: Decimal
    /// Whether a bill is due.
    public var hasBill: Bool
    /// Whether anything happened.
    public var isActive: Bool
    /// The day in words.
    public var title: String
    /// The name under which its transactions are found.
    public var key: String?

    /// A day with its figures.
    public init(
      date: CalendarDate, spent: Decimal, balance: Decimal, hasBill: Bool, isActive: Bool,
      title: String? = nil, key: String? = nil
    ) {
      self.title = title ?? date.description
      self.key = key
      self.date = date
      self.spent = spent
      self.balance = balance
      self.hasBill = hasBill
      self.isActive = isActive
    }
  }

  /// The number of shades, besides none.
  static let levels = 5

  public let name = "calendar"
  public let title: String
  public let summary: String
  let days: [Day]
  private let firstWeekday: Weekday
  private let format: MoneyFormat
  private let wording: Wording

  /// The calendar of these days in a row.
  public init(
    _ days: [Day], summary: String, startingOn firstWeekday: Weekday, format: MoneyFormat,
    wording: Wording = .english
  ) {
    self.days = days
    self.summary = summary
    self.firstWeekday = firstWeekday
    self.format = format
    self.wording = wording
    title = wording.text.calendarChartTitle
  }

  /// The column of a day, 0 to 6.
  private func column(_ date: CalendarDate) -> Int {
    (date.weekday.isoNumber - firstWeekday.isoNumber + 7) % 7
  }

  private var offset: Int { days.first.map { column($0.date) } ?? 0 }
  private var weeks: Int { (offset + days.count + 6) / 7 }
  private static let head = 24.0

  private func cellHeight(_ canvas: ChartCanvas) -> Double { canvas == .wide ? 62 : 48 }

  public func height(_ canvas: ChartCanvas) -> Double {
    Self.head + cellHeight(canvas) * Double(weeks) + 30
  }

  public func draw(_ drawing: inout ChartDrawing) {
    let width = drawing.canvas.width / 7
    for index in 0..<7 {
      let weekday = Weekday.allCases[(firstWeekday.isoNumber - 1 + index) % 7]
      drawing.svg.label(
        wording.shortWeekday(weekday), x: width * (Double(index) + 0.5), y: 15, class: "tick middle")
    }
    let amounts = days.map(\.spent).filter { $0 > 0 }.sorted()
    let height = cellHeight(drawing.canvas)
    let corners = days.indices.map { index in
      (
        x: width * Double((offset + index) % 7) + 1.5,
        y: Self.head + height * Double((offset + index) / 7) + 1.5
      )
    }
    let shades = Dictionary(grouping: days.indices) { Self.level(days[$0].spent, in: amounts) }
    for (level, indices) in shades.sorted(by: { $0.key < $1.key }) {
      drawing.svg.bars(
        indices.map { (corners[$0].x, corners[$0].y, width - 3, height - 3) }, Mark(cssClass: "day h\(level)")
      )
    }
    let cells = zip(days, corners)
    drawNumbers(cells, &drawing.svg)
    drawAmounts(cells, width: width - 3, &drawing)
    for (day, corner) in cells where day.isActive {
      drawing.spot(
        x: corner.x, y: corner.y, width: width - 3, height: height - 3, key: day.key,
        "\(day.title): \(format.money(day.spent)), \(wording.text.balance) \(format.money(day.balance))")
    }
    drawLegend(&drawing)
  }

  /// The shade of an amount among all, which are sorted: 0 for none, else 1 to 5.
  static func level(_ spent: Decimal, in amounts: [Decimal]) -> Int {
    guard spent > 0, let rank = amounts.lastIndex(of: spent) else { return 0 }
    return ((rank + 1) * levels + amounts.count - 1) / amounts.count
  }

  private typealias Cells = Zip2Sequence<[Day], [(x: Double, y: Double)]>

  /// The number of each day, with a mark where a bill is due.
  private func drawNumbers(_ cells: Cells, _ svg: inout SVG) {
    let numbers = { (hasBill: Bool) in
      cells.filter { $0.0.hasBill == hasBill }.map { day, corner in
        (text: hasBill ? "\(day.date.day) ◆" : String(day.date.day), x: corner.x + 4.5, y: corner.y + 14)
      }
    }
    svg.labels(numbers(false), class: "ticks")
    svg.labels(numbers(true), class: "ticks strong")
  }

  /// What was spent on each day, and where there is room the balance at its end.
  private func drawAmounts(_ cells: Cells, width: Double, _ drawing: inout ChartDrawing) {
    let isWide = drawing.canvas == .wide
    let room = width - 6
    let active = cells.filter { $0.0.isActive }
    let spent = active.filter { $0.0.spent != 0 }.compactMap { day, corner in
      (isWide ? [format.amount(day.spent), whole(day.spent)] : [whole(day.spent)])
        .first { TextMeasure.width($0, size: 12) <= room }
        .map { (text: $0, x: corner.x + width - 4.5, y: corner.y + (isWide ? 35 : 37)) }
    }
    drawing.svg.labels(spent, class: "spent")
    guard isWide else { return }
    let balances = active.map { day, corner in
      (
        text: wording.text.balanceMark + " " + whole(day.balance), x: corner.x + width - 4.5, y: corner.y + 53
      )
    }
    drawing.svg.labels(
      balances.filter { TextMeasure.width($0.text, size: 11) <= room }, class: "ticks balances")
  }

  /// The amount without digits after the decimal mark, where room is short.
  private func whole(_ amount: Decimal) -> String { format.amount(amount, places: 0) }

  private func drawLegend(_ drawing: inout ChartDrawing) {
    let y = height(drawing.canvas) - 22
    var x = 1.5
    drawing.svg.label(wording.text.less, x: x, y: y + 10, class: "key")
    x += TextMeasure.width(wording.text.less, size: 12) + 8
    for level in 0...Self.levels {
      drawing.svg.bar(x: (x, x + 14), y: (y, y + 12), class: "day h\(level)")
      x += 17
    }
    drawing.svg.label(wording.text.more, x: x + 4, y: y + 10, class: "key")
    x += TextMeasure.width(wording.text.more, size: 12) + 22
    let keys =
      (days.contains(where: \.hasBill) ? ["◆ " + wording.text.billDue] : [])
      + (drawing.canvas == .wide ? [wording.text.balanceMark + " " + wording.text.balanceAtEnd] : [])
    drawing.svg.label(keys.joined(separator: " · "), x: x, y: y + 10, class: "key")
  }
}
