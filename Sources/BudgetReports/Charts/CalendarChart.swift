public import CalendarDates
internal import ExactDecimals
public import Foundation

/// A month as a calendar, with shades for spending, bills and the balance (SPEC §2, Calendar).
///
/// Darker means more: the shade follows the square root of the amount as a share of the largest one. A
/// greater amount therefore never has a paler shade, and one large payment does not make all other days
/// white. Every cell shows its amount, so that the shade is never the only indication.
public struct CalendarChart: Chart {
  /// One day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public var date: CalendarDate
    /// The amount spent, negative if more was returned.
    public var spent: Decimal
    /// The balance at the end of the day.
    public var balance: Decimal
    /// Whether a bill is due.
    public var hasBill: Bool
    /// Whether there were any transactions.
    public var isActive: Bool
    /// The day in words.
    public var title: String
    /// The key of its transactions in the log.
    public var key: String?

    /// Creates a day with its figures.
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

  /// The number of shades, not counting white for no spending.
  static let levels = 5

  public let name = "calendar"
  public let title: String
  public let summary: String
  let days: [Day]
  let firstWeekday: Weekday
  let format: MoneyFormat
  let wording: Wording

  /// Creates the calendar of these consecutive days.
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
  func column(_ date: CalendarDate) -> Int {
    (date.weekday.isoNumber - firstWeekday.isoNumber + 7) % 7
  }

  /// The names of the columns.
  var weekdays: [String] {
    (0..<7).map { wording.shortWeekday(Weekday.allCases[(firstWeekday.isoNumber - 1 + $0) % 7]) }
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
    let heads = weekdays.enumerated().map { index, name in
      (text: name, x: width * (Double(index) + 0.5), y: 15.0)
    }
    drawing.svg.labels(heads, class: "tick middle")
    let largest = days.map(\.spent).max() ?? 0
    let height = cellHeight(drawing.canvas)
    // The size is in whole pixels, so that all days of all months have the same size.
    let size = (width: (width - 3).rounded(.down), height: height - 3)
    let corners = days.indices.map { index in
      (
        x: (width * Double((offset + index) % 7)).rounded(.up) + 1,
        y: Self.head + height * Double((offset + index) / 7) + 1
      )
    }
    let cells = zip(days, corners)
    drawing.svg.bars(
      cells.filter { !$0.0.isActive }.map { ($0.1.x, $0.1.y, size.width, size.height) }, Mark(cssClass: "h0"))
    let isLink = { [drawing] (day: Day) in drawing.canvas == .narrow && drawing.leads(to: day.key) }
    drawing.svg.openGroup("days")
    for (day, corner) in cells where day.isActive {
      let figures =
        "\(format.money(day.spent)), \(wording.text.balance) \(format.money(day.balance))"
      let outline = SVG.outline(x: corner.x, y: corner.y, width: size.width, height: size.height)
      let spent = spent(day, corner, width: size.width, drawing.canvas)
      drawing.part(day.title, figures, key: day.key, isNamed: isLink(day)) { svg in
        svg.path(outline, Mark(cssClass: "h\(Self.level(day.spent, of: largest))"))
        guard isLink(day) else { return }
        svg.label(number(day, corner), class: day.hasBill ? "strong" : nil)
        if let spent { svg.label(spent) }
      }
    }
    drawing.svg.closeGroup()
    drawTexts(cells.filter { !isLink($0.0) }, width: size.width, &drawing)
    drawLegend(&drawing)
  }

  /// Returns the shade of an amount relative to the largest one: 0 for none, otherwise 1 to 5.
  static func level(_ spent: Decimal, of largest: Decimal) -> Int {
    (0..<levels).count { step in
      // The limits of the shades are compared as squares, so that no root is needed.
      spent * Decimal(levels * levels) > largest * Decimal(step * step) && spent > 0
    }
  }

  private typealias Corner = (x: Double, y: Double)
  private typealias Label = (text: String, x: Double, y: Double)

  /// Returns the number of a day, with a symbol if a bill is due.
  private func number(_ day: Day, _ corner: Corner) -> Label {
    (day.hasBill ? "\(day.date.day) ◆" : String(day.date.day), corner.x + 4.5, corner.y + 14)
  }

  /// Returns the amount spent on a day, as precise as space allows; nil for 0.
  private func spent(_ day: Day, _ corner: Corner, width: Double, _ canvas: ChartCanvas) -> Label? {
    guard day.isActive, day.spent != 0 else { return nil }
    let texts = canvas == .wide ? [format.amount(day.spent), whole(day.spent)] : [whole(day.spent)]
    return texts.first { TextMeasure.width($0, size: 12) <= width - 6 }
      .map { ($0, corner.x + width - 4.5, corner.y + (canvas == .wide ? 35 : 37)) }
  }

  /// Draws the days' numbers, the amounts spent and, if there is space, the balance at the end of each day.
  private func drawTexts(_ cells: [(Day, Corner)], width: Double, _ drawing: inout ChartDrawing) {
    for hasBill in [false, true] {
      drawing.svg.labels(
        cells.filter { $0.0.hasBill == hasBill }.map(number), class: hasBill ? "small strong" : "small")
    }
    let canvas = drawing.canvas
    drawing.svg.labels(
      cells.compactMap { spent($0.0, $0.1, width: width, canvas) }, class: "spent end")
    guard canvas == .wide else { return }
    let balances = cells.filter(\.0.isActive).map { day, corner in
      (
        text: wording.text.balanceMark + " " + whole(day.balance), x: corner.x + width - 4.5, y: corner.y + 53
      )
    }
    drawing.svg.labels(
      balances.filter { TextMeasure.width($0.text, size: 11) <= width - 6 }, class: "small end")
  }

  /// Returns the amount without decimal places, as text for narrow cells.
  func whole(_ amount: Decimal) -> String { format.amount(amount, places: 0) }

  private func drawLegend(_ drawing: inout ChartDrawing) {
    let y = height(drawing.canvas) - 22
    var x = 1.5
    var labels = [(text: wording.text.less, x: x, y: y + 10)]
    x += TextMeasure.width(wording.text.less, size: 12) + 8
    for level in 0...Self.levels {
      drawing.svg.bars([(x.rounded(), y, 14, 12)], Mark(cssClass: "h\(level)"))
      x += 17
    }
    labels.append((wording.text.more, x + 4, y + 10))
    x += TextMeasure.width(wording.text.more, size: 12) + 22
    let keys =
      (days.contains(where: \.hasBill) ? ["◆ " + wording.text.billDue] : [])
      + (drawing.canvas == .wide ? [wording.text.balanceMark + " " + wording.text.balanceAtEnd] : [])
    labels.append((keys.joined(separator: " · "), x, y + 10))
    drawing.svg.labels(labels.filter { !$0.text.isEmpty }, class: "key")
  }
}
