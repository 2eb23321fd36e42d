internal import CalendarDates

/// Dates in a bank's CSV: those of `DateText`, and `20260304`, `20260304120000[0:GMT]` and times with an offset.
struct DateField {
  /// The order of day and month.
  let order: DateOrder

  /// The day, and the time where there is one; nil for any other text.
  func read(_ text: String) -> DateText.Reading? {
    if let date = Self.short(text, order) { return DateText.Reading(date: date, time: nil) }
    if let compact = Self.compact(text) { return compact }
    return DateText.read(Self.withoutOffset(text), order: order)
  }

  /// The orders in which a text is a date.
  static func orders(of text: String) -> [DateOrder] {
    DateOrder.allCases.filter { DateField(order: $0).read(text) != nil }
  }

  /// `2026-03-04`, `03/04/2026` and their like in ten bytes.
  private static func short(_ text: String, _ order: DateOrder) -> CalendarDate? {
    let bytes = text.utf8
    guard bytes.count == 10 else { return nil }
    var parts = (0, 0, 0)
    var marks: (UInt8, UInt8) = (0, 0)
    var isYearFirst = false
    var (index, part, number) = (0, 0, 0)
    for byte in bytes {
      if byte &- 0x30 <= 9 {
        number = number * 10 + Int(byte &- 0x30)
      } else {
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") else {
          return nil
        }
        if part == 0 {
          parts.0 = number
          marks.0 = byte
          isYearFirst = index == 4
          guard index == 4 || index == 2 else { return nil }
        } else if part == 1 {
          parts.1 = number
          marks.1 = byte
          guard index == (isYearFirst ? 7 : 5) else { return nil }
        } else {
          return nil
        }
        part += 1
        number = 0
      }
      index += 1
    }
    guard part == 2, marks.0 == marks.1 else { return nil }
    parts.2 = number
    if isYearFirst { return CalendarDate(year: parts.0, month: parts.1, day: parts.2) }
    switch order {
    case .yearMonthDay: return nil
    case .monthDayYear: return CalendarDate(year: parts.2, month: parts.0, day: parts.1)
    case .dayMonthYear: return CalendarDate(year: parts.2, month: parts.1, day: parts.0)
    }
  }

  /// `YYYYMMDD`, with `hhmmss` behind it, with a fraction and a zone in brackets.
  private static func compact(_ text: String) -> DateText.Reading? {
    let digits = text.utf8.prefix { $0 &- 0x30 <= 9 }
    let rest = text.utf8.dropFirst(digits.count)
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
    // Noon in a zone in brackets is what OFX writes for a day without a time.
    return DateText.Reading(date: date, time: rest.first == UInt8(ascii: "[") ? nil : time)
  }

  private static func number(_ digits: String.UTF8View.SubSequence, _ start: Int, _ count: Int) -> Int? {
    Int(String(Substring(digits.dropFirst(start).prefix(count))))
  }

  /// A time's offset from UTC says where, not when in the household's own day.
  private static func withoutOffset(_ text: String) -> Substring {
    guard let colon = text.firstIndex(of: ":"),
      let sign = text[colon...].lastIndex(where: { $0 == "+" || $0 == "-" })
    else { return text[...] }
    let offset = text[text.index(after: sign)...]
    return offset.count >= 2 && offset.allSatisfy { $0.isNumber || $0 == ":" } ? text[..<sign] : text[...]
  }
}
