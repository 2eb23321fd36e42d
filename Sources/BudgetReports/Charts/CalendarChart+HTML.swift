import CalendarDates
import Foundation

/// A chart that a page writes as HTML elements, which take fewer bytes than SVG and adapt to
/// the page's width.
protocol PageChart: Chart {
  /// Returns the HTML elements of the chart.
  func html(_ targets: LogTargets?) -> String
}

extension CalendarChart: PageChart {
  /// Returns the days as a list in seven columns; each links to its transactions.
  func html(_ targets: LogTargets?) -> String {
    let largest = days.map(\.spent).max() ?? 0
    let heads = weekdays.map { "<span>\($0.escapedForXML)</span>" }.joined()
    let first = days.first.map { column($0.date) + 1 } ?? 1
    let cells = days.map { cell($0, of: largest, targets) }.joined()
    return """
      <p class="weekdays" aria-hidden="true">\(heads)</p>
      <ol class="days" style="--first:\(first)">\(cells)</ol>
      <p class="note">\(legend.escapedForXML)</p>

      """
  }

  private func cell(_ day: Day, of largest: Decimal, _ targets: LogTargets?) -> String {
    let number = String(day.date.day)
    let name = targets?.name(day.key).map { "<a href=\"#\($0.escapedForXML)\">\(number)</a>" } ?? number
    let bill = day.hasBill ? " ◆" : ""
    guard day.isActive else { return "<li>\(name)\(bill)</li>" }
    let level = Self.level(day.spent, of: largest)
    let spent =
      day.spent == 0 ? "" : "<b>\(format.amount(day.spent))</b><u>\(whole(day.spent))</u>"
    let shade = level > 0 ? " class=\"h\(level)\"" : ""
    return "<li\(shade)>\(name)\(bill)\(spent)<i>\(whole(day.balance))</i></li>"
  }

  /// The legend, which explains the symbols and the second figure of a day.
  private var legend: String {
    let bill = days.contains(where: \.hasBill) ? ["◆ " + wording.text.billDue] : []
    return (bill + [wording.text.calendarLegend]).joined(separator: " · ")
  }
}
