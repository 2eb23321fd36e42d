internal import CalendarDates
internal import Foundation

/// Converts local times of a household to instants.
struct LocalClock: Sendable {
  let timeZone: TimeZone

  /// Returns the instant at which the clock shows a day and a time, or midnight if there is no time.
  ///
  /// If the clock shows this time twice, the result is the first instant. If the clock skips this time, such as from 2
  /// to 3 o'clock, the result is later by the skipped hour, and `isExact` is false. A day outside the range of instants
  /// is returned unchanged.
  func instant(_ day: String, _ time: String?) -> (text: String, isExact: Bool) {
    guard let date = CalendarDate(day) else { return (day, true) }
    let wanted = UTCTimestamp(date: date, time: time.flatMap { TimeOfDay($0) } ?? .midnight).milliseconds
    // The offset at this time is the offset of the previous day or the offset of the next day.
    let candidates = [-86_400_000, 86_400_000].compactMap { shift in
      UTCTimestamp(milliseconds: wanted - offset(at: wanted + shift))
    }
    guard let first = candidates.first else { return (day, true) }
    let exact = candidates.filter { $0.milliseconds + offset(at: $0.milliseconds) == wanted }
      .min { $0 < $1 }
    return ((exact ?? first).description, exact != nil)
  }

  /// Returns the UTC offset of the clock at an instant, in milliseconds.
  private func offset(at milliseconds: Int) -> Int {
    timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(milliseconds / 1_000))) * 1_000
  }
}
