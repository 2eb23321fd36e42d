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

    /// A day with its figures.
    public init(date: CalendarDate, spent: Decimal, balance: Decimal, hasBill: Bool, isActive: Bool) {
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
    title = wording.calendarChartTitle
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
    for (index, day) in days.enumerated() {
      let place = offset + index
      let corner = (width * Double(place % 7), Self.head + cellHeight(drawing.canvas) * Double(place / 7))
      draw(day, level: Self.level(day.spent, in: amounts), at: corner, width: width, &drawing)
    }
    drawLegend(&drawing)
  }

  /// The shade of an amount among all, which are sorted: 0 for none, else 1 to 5.
  static func level(_ spent: Decimal, in amounts: [Decimal]) -> Int {
    guard spent > 0, let rank = amounts.lastIndex(of: spent) else { return 0 }
    return 1 + rank * levels / amounts.count
  }

  private func draw(
    _ day: Day, level: Int, at corner: (x: Double, y: Double), width: Double, _ drawing: inout ChartDrawing
  ) {
    let height = cellHeight(drawing.canvas)
    let isWide = drawing.canvas == .wide
    drawing.svg.bar(
      x: (corner.x + 1.5, corner.x + width - 1.5), y: (corner.y + 1.5, corner.y + height - 1.5),
      class: "day h\(level)")
    let mark = day.hasBill ? "\(day.date.day) ◆" : String(day.date.day)
    drawing.svg.label(mark, x: corner.x + 6, y: corner.y + 15, class: day.hasBill ? "tick strong" : "tick")
    guard day.isActive else { return }
    let texts = isWide ? [format.amount(day.spent), whole(day.spent)] : [whole(day.spent)]
    let room = width - 8
    if day.spent != 0, let text = texts.first(where: { TextMeasure.width($0, size: 12) <= room }) {
      drawing.svg.label(
        text, x: corner.x + width - 6, y: corner.y + (isWide ? 36 : 38), class: "spent end")
    }
    let balance = wording.balanceMark + " " + whole(day.balance)
    if isWide, TextMeasure.width(balance, size: 11) <= room {
      drawing.svg.label(balance, x: corner.x + width - 6, y: corner.y + 54, class: "tick end")
    }
  }

  /// The amount without digits after the decimal mark, where room is short.
  private func whole(_ amount: Decimal) -> String { format.amount(amount, places: 0) }

  private func drawLegend(_ drawing: inout ChartDrawing) {
    let y = height(drawing.canvas) - 22
    var x = 1.5
    drawing.svg.label(wording.less, x: x, y: y + 10, class: "key")
    x += TextMeasure.width(wording.less, size: 12) + 8
    for level in 0...Self.levels {
      drawing.svg.bar(x: (x, x + 14), y: (y, y + 12), class: "day h\(level)")
      x += 17
    }
    drawing.svg.label(wording.more, x: x + 4, y: y + 10, class: "key")
    x += TextMeasure.width(wording.more, size: 12) + 22
    let keys =
      (days.contains(where: \.hasBill) ? ["◆ " + wording.billDue] : [])
      + (drawing.canvas == .wide ? [wording.balanceMark + " " + wording.balanceAtEnd] : [])
    drawing.svg.label(keys.joined(separator: " · "), x: x, y: y + 10, class: "key")
  }
}
