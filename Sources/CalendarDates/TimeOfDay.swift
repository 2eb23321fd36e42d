/// A time on the clock to the second, without a day or a time zone.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The number of seconds since midnight, 0 to 86,399.
  public let secondOfDay: Int

  /// Midnight, the first second of a day.
  public static let midnight = TimeOfDay(unchecked: 0)

  /// Creates the time this many seconds after midnight; nil outside one day.
  public init?(secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.secondOfDay = secondOfDay
  }

  /// Creates the time with these parts; nil if it does not exist.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    secondOfDay = hour * 3_600 + minute * 60 + second
  }

  init(unchecked secondOfDay: Int) {
    self.secondOfDay = secondOfDay
  }

  /// The hour, 0 to 23.
  public var hour: Int { secondOfDay / 3_600 }
  /// The minute, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0 to 59.
  public var second: Int { secondOfDay % 60 }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}
