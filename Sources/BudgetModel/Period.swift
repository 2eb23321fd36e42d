public import CalendarDates

/// A named span of time, such as a journey (SPEC §1, Period).
public struct Period: Record {
  public var id: Identifier<Period>
  /// The name, 1 to 50 characters.
  public var name: String
  /// The first day.
  public var start: CalendarDate
  /// The last day, inclusive; nil while the period is ongoing.
  public var end: CalendarDate?
  public var info: RecordInfo

  /// Creates a period from its first to its last day.
  public init(
    id: Identifier<Period>, name: String, start: CalendarDate, end: CalendarDate? = nil, info: RecordInfo
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.end = end
    self.info = info
  }

  /// Whether the two periods share a day.
  public func overlaps(_ other: Period) -> Bool {
    start <= other.end ?? .latest && other.start <= end ?? .latest
  }
}
