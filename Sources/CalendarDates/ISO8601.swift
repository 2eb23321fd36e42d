// The ISO 8601 text forms that this project's files use. Parsing is strict: the whole text must match.

extension CalendarDate: CustomStringConvertible {
  /// The day as `YYYY-MM-DD`.
  public var description: String {
    ISO8601Writer.text { $0.write(self) }
  }

  /// Reads `YYYY-MM-DD`; nil for any other text and for a day that does not exist.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let date = scanner.date(), scanner.isAtEnd else { return nil }
    self = date
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The month as `YYYY-MM`.
  public var description: String {
    ISO8601Writer.text {
      $0.write(year, digits: 4)
      $0.write("-")
      $0.write(month, digits: 2)
    }
  }

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
  public var description: String { ISO8601Writer.text { $0.write(self) } }

  /// Reads `HH:MM` or `HH:MM:SS`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    var scanner = ISO8601Scanner(text)
    guard let time = scanner.time(), scanner.isAtEnd else { return nil }
    self = time
  }
}

extension UTCTimestamp: CustomStringConvertible {
  /// The instant as `YYYY-MM-DDTHH:MM:SSZ`, with `.mmm` before the `Z` unless the milliseconds are 0.
  public var description: String {
    ISO8601Writer.text {
      $0.write(date)
      $0.write("T")
      $0.write(time)
      if millisecondOfSecond > 0 {
        $0.write(".")
        $0.write(millisecondOfSecond, digits: 3)
      }
      $0.write("Z")
    }
  }

  /// Reads an ISO 8601 instant with `Z` or a numeric offset; digits after the milliseconds are cut off.
  ///
  /// A text without an offset does not identify an instant, so the result is nil.
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

/// Writes the parts of ISO 8601 texts from left to right, without intermediate strings.
///
/// Writing without bounds checks is safe because no text is longer than the string's buffer.
@safe private struct ISO8601Writer {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that `body` writes; it has at most 24 bytes, which an instant with milliseconds needs.
  static func text(_ body: (inout ISO8601Writer) -> Void) -> String {
    unsafe String(unsafeUninitializedCapacity: 24) { buffer in
      var writer = unsafe ISO8601Writer(buffer: buffer)
      body(&writer)
      return writer.count
    }
  }

  private init(buffer: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.buffer = buffer
  }

  mutating func write(_ mark: Unicode.Scalar) {
    unsafe buffer[count] = UInt8(ascii: mark)
    count += 1
  }

  /// Writes a number with leading zeros, so that it has the given number of digits; the number must not have more.
  mutating func write(_ number: Int, digits: Int) {
    var rest = number
    count += digits
    var place = count
    while place > count - digits {
      place -= 1
      unsafe buffer[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  mutating func write(_ date: CalendarDate) {
    let parts = date.parts
    write(parts.year, digits: 4)
    write("-")
    write(parts.month, digits: 2)
    write("-")
    write(parts.day, digits: 2)
  }

  mutating func write(_ time: TimeOfDay) {
    write(time.hour, digits: 2)
    write(":")
    write(time.minute, digits: 2)
    write(":")
    write(time.second, digits: 2)
  }
}
