internal import CalendarDates
internal import Foundation

/// Turns what a household's clock shows into instants.
struct LocalClock: Sendable {
  let timeZone: TimeZone

  /// The instant at which the clock shows a day and a time, midnight without one.
  ///
  /// Where the clock shows it twice, the first time; where it skips it, as much later as it skips, and not exact. A day
  /// outside what instants can name stays as it is.
  func instant(_ day: String, _ time: String?) -> (text: String, isExact: Bool) {
    guard let date = CalendarDate(day) else { return (day, true) }
    let wanted = UTCTimestamp(date: date, time: time.flatMap { TimeOfDay($0) } ?? .midnight).milliseconds
    // Offsets change by less than a day: those a day before and after are all that can hold.
    let candidates = [-86_400_000, 86_400_000].compactMap { shift in
      UTCTimestamp(milliseconds: wanted - offset(at: wanted + shift))
    }
    guard let first = candidates.first else { return (day, true) }
    let exact = candidates.filter { $0.milliseconds + offset(at: $0.milliseconds) == wanted }
      .min { $0 < $1 }
    return ((exact ?? first).description, exact != nil)
  }

  /// What the clock is ahead of UTC at an instant, in milliseconds.
  private func offset(at milliseconds: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(milliseconds / 1_000))) * 1_000
  }
}
