import CalendarDates

/// Parses an iCalendar text independently by the rules of RFC 5545, to check the writer.
struct ParsedCalendar {
  /// A property of a component.
  struct Property: Equatable {
    let name: String
    let value: String
  }

  /// The content lines, unfolded.
  let lines: [String]
  /// The lines as they are in the file, still folded.
  let physicalLines: [[UInt8]]

  init(_ bytes: [UInt8]) {
    physicalLines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.replacing("\r\n ", with: "").components(by: "\r\n")
  }

  /// The properties of each event, without the properties of its alarms.
  var events: [[Property]] {
    var events: [[Property]] = []
    var components: [String] = []
    for line in lines {
      if line.hasPrefix("BEGIN:") {
        components.append(String(line.dropFirst(6)))
        if components.last == "VEVENT" { events.append([]) }
      } else if line.hasPrefix("END:") {
        components.removeLast()
      } else if components.last == "VEVENT", let property = Self.property(line) {
        events[events.count - 1].append(property)
      }
    }
    return events
  }

  /// Returns all values of a property in the file.
  func values(of name: String) -> [String] {
    lines.compactMap(Self.property).filter { $0.name == name }.map(\.value)
  }

  private static func property(_ line: String) -> Property? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon].prefix { $0 != ";" }
    return Property(name: String(name), value: String(line[line.index(after: colon)...]))
  }
}

extension String {
  /// Returns the parts between separators; scalars are compared, because Swift treats CR LF as one character.
  fileprivate func components(by separator: String) -> [String] {
    var parts: [String] = [""]
    for character in self {
      if String(character) == separator { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }
}

extension [ParsedCalendar.Property] {
  /// The value of the property with this name.
  subscript(name: String) -> String? { first { $0.name == name }?.value }

  /// Returns the days of an event up to a last day, by testing the rule for each day.
  func days(through last: CalendarDate) -> [CalendarDate] {
    guard let text = self["DTSTART"], let start = CalendarDate(basic: text), start <= last else { return [] }
    guard let rule = self["RRULE"] else { return [start] }
    let parts = Dictionary(
      rule.split(separator: ";").map { part in
        let sides = part.split(separator: "=").map(String.init)
        return (sides[0], sides[1])
      }
    ) { first, _ in first }
    return (0...start.days(until: last)).map { start.adding(days: $0) }.filter { matches($0, start, parts) }
  }

  private func matches(_ day: CalendarDate, _ start: CalendarDate, _ rule: [String: String]) -> Bool {
    let interval = rule["INTERVAL"].flatMap { Int($0) } ?? 1
    let months = start.calendarMonth.months(until: day.calendarMonth)
    switch rule["FREQ"] {
    case "WEEKLY": return start.days(until: day) % (7 * interval) == 0
    case "MONTHLY": if months % interval != 0 { return false }
    default: if (day.year - start.year) % interval != 0 { return false }
    }
    if let month = rule["BYMONTH"], month != "\(day.month)" { return false }
    let days = (rule["BYMONTHDAY"] ?? "").split(separator: ",").compactMap { Int($0) }
    let possible = days.filter { $0 <= day.calendarMonth.length }
    return rule["BYSETPOS"] == "-1" ? day.day == possible.max() : possible.contains(day.day)
  }
}

extension CalendarDate {
  /// Reads `YYYYMMDD`.
  fileprivate init?(basic text: String) {
    self.init("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6))")
  }
}
