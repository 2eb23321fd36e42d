/// A day of the week, starting with Monday as in ISO 8601.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The number of the day in ISO 8601: Monday is 1, and Sunday is 7.
  public var isoNumber: Int {
    switch self {
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    case .sunday: 7
    }
  }
}
