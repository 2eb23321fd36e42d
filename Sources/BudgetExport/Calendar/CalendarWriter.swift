internal import CalendarDates

/// Writes events as iCalendar text (RFC 5545).
struct CalendarWriter {
  private var lines = ContentLines()

  /// Returns a whole calendar.
  static func write(_ events: [CalendarEvent], name: String?, stamp: UTCTimestamp) -> [UInt8] {
    var writer = CalendarWriter()
    writer.lines.add("BEGIN:VCALENDAR")
    writer.lines.add("VERSION:2.0")
    writer.lines.add("PRODID:-//BudgetKit//Due Dates//EN")
    writer.lines.add("CALSCALE:GREGORIAN")
    writer.lines.add("METHOD:PUBLISH")
    if let name { writer.lines.add("X-WR-CALNAME", texts: [name]) }
    for event in events { writer.write(event, stamp) }
    writer.lines.add("END:VCALENDAR")
    return writer.lines.bytes
  }

  private mutating func write(_ event: CalendarEvent, _ stamp: UTCTimestamp) {
    lines.add("BEGIN:VEVENT")
    lines.add("UID:\(event.uid)")
    lines.add("DTSTAMP:\(stamp.basicText)")
    if let modified = event.modified { lines.add("LAST-MODIFIED:\(modified.basicText)") }
    lines.add("DTSTART;VALUE=DATE:\(event.start.basicText)")
    if let recurrence = event.recurrence { lines.add("RRULE:\(recurrence.text)") }
    lines.add("SUMMARY", texts: [event.summary])
    if let details = event.details { lines.add("DESCRIPTION", texts: [details]) }
    if !event.categories.isEmpty { lines.add("CATEGORIES", texts: event.categories) }
    // A due date does not make the day busy.
    lines.add("TRANSP:TRANSPARENT")
    for alarm in event.alarms {
      lines.add("BEGIN:VALARM")
      lines.add("ACTION:DISPLAY")
      lines.add("DESCRIPTION", texts: [event.summary])
      lines.add("TRIGGER:\(alarm.trigger)")
      lines.add("END:VALARM")
    }
    lines.add("END:VEVENT")
  }
}

/// Content lines, folded at 75 octets, with CRLF line breaks (RFC 5545 §3.1).
struct ContentLines {
  /// The text written so far.
  private(set) var bytes: [UInt8] = []

  /// Adds a line whose text needs no escapes.
  mutating func add(_ line: String) { fold(Array(line.utf8)) }

  /// Adds a property whose value is a list of texts (RFC 5545 §3.3.11).
  mutating func add(_ name: String, texts: [String]) {
    var line = Array(name.utf8) + [UInt8(ascii: ":")]
    for (index, text) in texts.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      Self.escape(text, into: &line)
    }
    fold(line)
  }

  /// Escapes backslashes, semicolons, commas and line breaks; removes forbidden control characters.
  private static func escape(_ text: String, into line: inout [UInt8]) {
    var isAfterReturn = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): line += [UInt8(ascii: "\\"), byte]
      case 0x0D: line += Array("\\n".utf8)
      case 0x0A: if !isAfterReturn { line += Array("\\n".utf8) }
      case 0x09: line.append(byte)
      case ..<0x20, 0x7F: break
      default: line.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
  }

  /// Folds a line by inserting CRLF and a space, never within a UTF-8 character.
  private mutating func fold(_ line: [UInt8]) {
    var start = 0
    var room = 75
    while line.count - start > room {
      var end = start + room
      while end > start, line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[start..<end]
      bytes += [0x0D, 0x0A, 0x20]
      start = end
      room = 74
    }
    bytes += line[start...]
    bytes += [0x0D, 0x0A]
  }
}

extension CalendarDate {
  /// The day as `YYYYMMDD` (RFC 5545 §3.3.4).
  fileprivate var basicText: String { description.replacing("-", with: "") }
}

extension UTCTimestamp {
  /// The instant as `YYYYMMDDTHHMMSSZ` (RFC 5545 §3.3.5).
  fileprivate var basicText: String {
    "\(date.basicText)T\(time.description.replacing(":", with: ""))Z"
  }
}
