internal import CalendarDates
internal import Foundation

/// Reads the dates in a bank's CSV: all forms of `DateText`, and `20260304` and `20260304120000[0:GMT]`.
package struct DateField {
  /// The order of day and month.
  package let order: DateOrder

  /// What numbers without separators mean.
  private let numbers: DayNumbers?
  /// The year of dates that are written without a year.
  private let year: Int?

  /// A reader for dates in this order.
  ///
  /// `numbers` says what day numbers mean; `year` is added to dates without a year.
  package init(order: DateOrder, numbers: DayNumbers? = nil, year: Int? = nil) {
    (self.order, self.numbers, self.year) = (order, numbers, year)
  }

  /// The day, and the time if the text has one; nil if the text is not a date.
  package func read(_ text: String) -> DateText.Reading? {
    Self.compact(text) ?? DateText.read(Self.first(text), order: order)
      ?? numbers?.read(text).map { DateText.Reading(date: $0, time: nil) }
      ?? (order == .yearMonthDay ? DateText.read(yearInFront: Self.first(text)) : nil)
      ?? year.flatMap { year in
        DateText.read("\(text)/\(year)", order: order)
          ?? DateText.read(text, in: year).map { DateText.Reading(date: $0, time: nil) }
      }
  }

  /// The orders in which a text is a date.
  ///
  /// `year` is added if the text has no year.
  package static func orders(of text: String, year: Int? = nil) -> [DateOrder] {
    let found = compact(text) != nil ? DateOrder.allCases : DateText.orders(of: first(text))
    guard found.isEmpty, let year else { return found }
    let numbered = DateText.orders(of: "\(text)/\(year)")
    return numbered.isEmpty && DateText.read(text, in: year) != nil ? DateOrder.allCases : numbered
  }

  /// The first of two dates.
  ///
  /// `09/16/2020 as of 09/15/2020` means: booked on the first date, with effect from the second.
  private static func first(_ text: String) -> Substring {
    guard text.utf8.count > 16, text.utf8.contains(UInt8(ascii: "f")), let words = text.range(of: " as of ")
    else { return text[...] }
    return text[..<words.lowerBound]
  }

  /// Reads `YYYYMMDD`, alone or followed by `hhmmss` or `Thhmmss`, a fraction and a zone in brackets.
  private static func compact(_ text: String) -> DateText.Reading? {
    let digits = text.utf8.prefix { $0 &- 0x30 <= 9 }
    let rest = text.utf8.dropFirst(digits.count)
    if digits.count == 8, rest.first == UInt8(ascii: "T") {
      let time = Substring(rest.dropFirst())
      return time.utf8.first.map { $0 &- 0x30 <= 9 } == true ? compact(String(Substring(digits) + time)) : nil
    }
    guard
      digits.count == 8 && rest.isEmpty
        || digits.count == 14
          && (rest.isEmpty || rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: ".")),
      let year = number(digits, 0, 4), (1900...2199).contains(year), let month = number(digits, 4, 2),
      let day = number(digits, 6, 2), let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    guard digits.count == 14, let hour = number(digits, 8, 2), let minute = number(digits, 10, 2),
      let second = number(digits, 12, 2)
    else { return DateText.Reading(date: date, time: nil) }
    guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { return nil }
    // OFX writes noon with a zone in brackets for a day without a time.
    return DateText.Reading(date: date, time: rest.first == UInt8(ascii: "[") ? nil : time)
  }

  private static func number(_ digits: String.UTF8View.SubSequence, _ start: Int, _ count: Int) -> Int? {
    Int(String(Substring(digits.dropFirst(start).prefix(count))))
  }
}
