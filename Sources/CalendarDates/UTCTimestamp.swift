/// An instant in Coordinated Universal Time, to the millisecond.
///
/// This type never reads a clock: an instant is parsed or passed in.
public struct UTCTimestamp: Hashable, Comparable, Sendable {
  /// The number of milliseconds since 1970-01-01T00:00:00Z; negative before that instant.
  public let milliseconds: Int

  /// Creates the instant this many milliseconds after 1970-01-01T00:00:00Z; nil outside the years 1 to 9999.
  public init?(milliseconds: Int) {
    guard CalendarDate(dayNumber: milliseconds.flooredQuotient(86_400_000)) != nil else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates the instant of a day and time in UTC.
  public init(date: CalendarDate, time: TimeOfDay = .midnight) {
    milliseconds = (date.dayNumber * 86_400 + time.secondOfDay) * 1_000
  }

  /// The start of 1970, which means "not known".
  public static let epoch = UTCTimestamp(date: CalendarDate(unchecked: 0))

  /// The day of this instant in UTC.
  public var date: CalendarDate { CalendarDate(unchecked: milliseconds.flooredQuotient(86_400_000)) }

  /// The time of this instant in UTC, with fractions of a second cut off.
  public var time: TimeOfDay { TimeOfDay(unchecked: milliseconds.flooredRemainder(86_400_000) / 1_000) }

  /// The milliseconds within the second, 0 to 999.
  public var millisecondOfSecond: Int { milliseconds.flooredRemainder(1_000) }

  public static func < (left: UTCTimestamp, right: UTCTimestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
