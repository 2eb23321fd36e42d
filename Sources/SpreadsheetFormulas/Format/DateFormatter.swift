internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Formats a number with a section for dates or times.
struct DateFormatter {
  private let tokens: [FormatToken]
  private let dates: DateSystem

  init(_ section: FormatSection, _ dates: DateSystem) {
    tokens = section.tokens
    self.dates = dates
  }

  /// The text of a serial number, which must not be negative; nil if it is not a day.
  func text(_ serial: Decimal) -> String? {
    // Zeros after the decimal point of the seconds stand for fractions of a second.
    let places = min(fractionPlaces, 3)
    guard let seconds = serial.multiplied(by: 86_400)?.rounded(toPlaces: places),
      let total = seconds.flooredToInteger.truncatedInt,
      let day = SerialDay(total / 86_400, dates)
    else { return nil }
    let moment = Moment(
      day: day, total: total,
      fraction: Array((seconds - Decimal(total)).plainText(places: places).dropFirst(2)),
      isHalved: tokens.contains { if case .halfDay = $0 { true } else { false } })
    return tokens.indices.map { text(of: $0, moment) }.joined()
  }

  private var fractionPlaces: Int { tokens.count(where: \.isDigit) }

  private struct Moment {
    let day: SerialDay
    /// The number of seconds since day 0.
    let total: Int
    /// The digits of the fraction of a second.
    let fraction: [Character]
    let isHalved: Bool
    var second: Int { total % 86_400 }
  }

  private func text(of index: Int, _ moment: Moment) -> String {
    switch tokens[index] {
    case .literal(let text): text
    case .date("m", let count) where isMinute(index): padded(moment.second / 60 % 60, count)
    case .date(let letter, let count): text(letter, count, moment)
    case .elapsed("h", let count): padded(moment.total / 3_600, count)
    case .elapsed("m", let count): padded(moment.total / 60, count)
    case .elapsed(_, let count): padded(moment.total, count)
    case .halfDay(let morning, let afternoon): moment.second < 43_200 ? morning : afternoon
    case .point: "."
    case .comma: ","
    case .slash: "/"
    case .digit: fractionDigit(index, moment)
    case .percent, .exponent, .text, .general: ""
    }
  }

  private func text(_ letter: Character, _ count: Int, _ moment: Moment) -> String {
    let day = moment.day
    switch letter {
    case "y": return count <= 2 ? padded(day.year % 100, 2) : padded(day.year, 4)
    case "e": return padded(day.year, 4)
    // Years of the Buddhist calendar are 543 ahead.
    case "b": return count <= 2 ? padded((day.year + 543) % 100, 2) : padded(day.year + 543, 4)
    case "m":
      let name = MonthNames.english[(day.month - 1) % 12]
      if count <= 2 { return padded(day.month, count) }
      return count == 3 ? String(name.prefix(3)) : count == 5 ? String(name.prefix(1)) : name
    case "d":
      if count <= 2 { return padded(day.day, count) }
      let name = WeekdayNames.english[day.weekdayFromSunday]
      return count == 3 ? String(name.prefix(3)) : name
    case "h":
      let hour = moment.second / 3_600
      return padded(moment.isHalved ? (hour + 11) % 12 + 1 : hour, min(count, 2))
    default: return padded(moment.second % 60, min(count, 2))
    }
  }

  private func fractionDigit(_ index: Int, _ moment: Moment) -> String {
    let place = tokens[..<index].suffix(3).reversed().prefix { $0 != .point }.count
    return place < moment.fraction.count ? String(moment.fraction[place]) : "0"
  }

  /// Whether `m` or `mm` means minutes, because it is right after hours or right before seconds; else
  /// it means months.
  private func isMinute(_ index: Int) -> Bool {
    guard case .date(_, 1...2) = tokens[index] else { return false }
    let before = tokens[..<index].last(where: Self.isTime)
    let after = tokens[(index + 1)...].first(where: Self.isTime)
    if case .date("h", _)? = before { return true }
    if case .elapsed("h", _)? = before { return true }
    if case .date("s", _)? = after { return true }
    if case .elapsed("s", _)? = after { return true }
    return false
  }

  private static func isTime(_ token: FormatToken) -> Bool {
    switch token {
    case .date, .elapsed: true
    default: false
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}

/// The weekday names of English spreadsheets, starting with Sunday like `WEEKDAY`.
enum WeekdayNames {
  static let english = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
