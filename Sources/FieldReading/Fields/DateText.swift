package import CalendarDates

/// The order of the numbers in a date such as `03/04/2026`.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  case monthDayYear, dayMonthYear, yearMonthDay
}

/// Dates as people and programs write them: `2026-03-04`, `3/4/26`, `04.03.2026`, `4 Mar 2026`, `March 4, 2026`.
package enum DateText {
  /// A day, and the time of day if the text has one.
  package struct Reading: Hashable, Sendable {
    package let date: CalendarDate
    package let time: TimeOfDay?

    /// Creates a reading of this date and time.
    package init(date: CalendarDate, time: TimeOfDay?) {
      (self.date, self.time) = (date, time)
    }
  }

  /// Parses a date; nil if the text is not a date in this order.
  package static func read(_ text: some StringProtocol, order: DateOrder) -> Reading? {
    guard let parts = DateParts(text), let date = parts.date(order) else { return nil }
    return Reading(date: date, time: parts.time)
  }

  /// Parses a date with a two-digit year in front: `25-03-01`.
  static func read(yearInFront text: some StringProtocol) -> Reading? {
    guard let parts = DateParts(text), let date = parts.dateWithYearInFront else { return nil }
    return Reading(date: date, time: parts.time)
  }

  /// The orders in which a text is a date, the most likely first.
  static func orders(of text: some StringProtocol) -> [DateOrder] {
    guard let parts = DateParts(text) else { return [] }
    return DateOrder.allCases.filter { parts.date($0) != nil }
  }

  /// Reads a day with a month's name, such as `5 Jan`, `Jan 5` or `1月5日`, as a day of this year.
  package static func read(_ text: String, in year: Int) -> CalendarDate? {
    if text.contains("月") || text.contains("월") {
      return read("\(year)年\(text.trimmed)", order: .yearMonthDay)?.date
    }
    return read("\(text.trimmed) \(year)", order: .yearMonthDay)?.date
  }

  /// Whether a text is a day and a month's name without a year: `5 Jan`, `07. Okt`; false for a month (`Jan 24`).
  package static func isDayOfMonth(_ text: String) -> Bool {
    text.utf8.count <= 40 && MonthText.find(in: text) != nil && MonthText.read(text) == nil
      && read(text, in: 2000) != nil
  }

  /// The orders in which all texts are dates, the most likely first.
  ///
  /// If several orders are left, the dates are ambiguous. If none is left, no order fits all texts.
  package static func possibleOrders(_ texts: some Sequence<String>) -> [DateOrder] {
    var possible = DateOrder.allCases
    for text in texts {
      let parts = DateParts(text)
      possible.removeAll { parts?.date($0) == nil }
      if possible.isEmpty { break }
    }
    return possible
  }

  /// Parses `18:05`, `18:05:30`, `6:05 PM`, `18:05:00.000Z`, `18:05:00+01:00`.
  ///
  /// An offset from UTC is ignored: the time counts as local time of the household.
  package static func time(_ text: Substring) -> TimeOfDay? {
    var rest = text.utf8.drop { $0 <= 0x20 }
    guard var hour = number(&rest), take(UInt8(ascii: ":"), &rest), let minute = number(&rest) else {
      return nil
    }
    var second = 0
    if take(UInt8(ascii: ":"), &rest) {
      guard let number = number(&rest) else { return nil }
      second = number
      if take(UInt8(ascii: "."), &rest) || take(UInt8(ascii: ","), &rest) { rest = rest.drop(while: isDigit) }
    }
    switch Suffix(rest) {
    case nil: return nil
    case .none?: break
    case .half(let isAfternoon)?:
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// The text after the digits of a time.
  private enum Suffix {
    case none
    case half(isAfternoon: Bool)

    init?(_ text: Substring.UTF8View.SubSequence) {
      if let sign = text.first(where: { $0 > 0x20 }), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        let offset = text.drop { $0 <= 0x20 }.dropFirst()
        guard offset.count >= 1, offset.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ":") }) else {
          return nil
        }
        self = .none
        return
      }
      let letters = text.filter { $0 > 0x20 && $0 != UInt8(ascii: ".") && $0 != 0xC2 && $0 != 0xA0 }
        .map { $0 | 0x20 }
      switch String(decoding: letters, as: UTF8.self) {
      case "", "z", "utc", "gmt": self = .none
      case "am": self = .half(isAfternoon: false)
      case "pm": self = .half(isAfternoon: true)
      default:
        // Names of time zones or of the hour: `CEST`, `PDT`, `Uhr`.
        guard (3...5).contains(letters.count), letters.allSatisfy({ $0 &- 0x61 < 26 }) else { return nil }
        self = .none
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }

  /// Reads a number of one or two digits and removes it from `rest`.
  private static func number(_ rest: inout Substring.UTF8View.SubSequence) -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard (1...2).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
  }

  private static func take(_ byte: UInt8, _ rest: inout Substring.UTF8View.SubSequence) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension DateOrder {
  /// The order for a code: `ymd`, `mdy` or `dmy`.
  public init?(code: String) {
    switch code.lowercased() {
    case "mdy": self = .monthDayYear
    case "dmy": self = .dayMonthYear
    case "ymd": self = .yearMonthDay
    default: return nil
    }
  }

  /// The codes of all orders in profiles and options.
  package static let codes = ["ymd", "mdy", "dmy"]

  /// The code of the order in profiles and options.
  public var code: String {
    switch self {
    case .monthDayYear: "mdy"
    case .dayMonthYear: "dmy"
    case .yearMonthDay: "ymd"
    }
  }
}
