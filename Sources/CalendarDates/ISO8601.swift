// The text forms of ISO 8601 that files of this project use. Parsing is strict: a text is taken
// whole or refused.

extension CalendarDate: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    let parts = parts
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }

  /// Reads `YYYY-MM-DD`; nil for any other text and for days that do not exist.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let date = scanner.date(), scanner.isAtEnd else { return nil }
    self = date
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The month as `YYYY-MM`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))" }

  /// Reads `YYYY-MM`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let year = scanner.digits(4), scanner.take("-"), let month = scanner.digits(2), scanner.isAtEnd
    else { return nil }
    self.init(year: year, month: month)
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `HH:MM:SS`.
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))" }

  /// Reads `HH:MM` or `HH:MM:SS`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let time = scanner.time(), scanner.isAtEnd else { return nil }
    self = time
  }
}

extension UTCTimestamp: CustomStringConvertible {
  /// The instant as `YYYY-MM-DDTHH:MM:SSZ`, with `.mmm` before the `Z` only when it is not 0.
  public var description: String {
    let fraction = millisecondOfSecond == 0 ? "" : ".\(padded(millisecondOfSecond, 3))"
    return "\(date)T\(time)\(fraction)Z"
  }

  /// Reads an ISO 8601 instant with `Z` or a numeric offset; digits past the millisecond are cut off.
  ///
  /// A text without an offset names no instant and gives nil.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let date = scanner.date(), scanner.take("T") || scanner.take("t") || scanner.take(" "),
      let time = scanner.time(), let fraction = scanner.fractionInMilliseconds(),
      let offset = scanner.offsetInSeconds(), scanner.isAtEnd
    else { return nil }
    let local = UTCTimestamp(date: date, time: time)
    self.init(milliseconds: local.milliseconds + fraction - offset * 1_000)
  }
}

/// Reads the parts of ISO 8601 texts from left to right.
private struct ISO8601Scanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func digits(_ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + count] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    position += count
    return value
  }

  mutating func date() -> CalendarDate? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2) else {
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  mutating func time() -> TimeOfDay? {
    guard let hour = digits(2), take(":"), let minute = digits(2) else { return nil }
    guard take(":") else { return TimeOfDay(hour: hour, minute: minute) }
    guard let second = digits(2) else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  mutating func fractionInMilliseconds() -> Int? {
    guard take(".") else { return 0 }
    var value = 0
    var count = 0
    while let digit = digits(1) {
      if count < 3 { value = value * 10 + digit }
      count += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 3)..<3 { value *= 10 }
    return value
  }

  mutating func offsetInSeconds() -> Int? {
    if take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = digits(2) else { return nil }
    _ = take(":")
    guard let minutes = digits(2), hours <= 23, minutes <= 59 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }
}

/// The number with zeros in front to at least `width` digits.
private func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}
