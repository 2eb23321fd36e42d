public import BudgetModel
public import CalendarDates

/// The schedule of paydays.
public struct PaydaySchedule: Hashable, Sendable {
  /// A known payday, from which all others are computed.
  public let anchor: CalendarDate
  /// The frequency of the paydays.
  public let frequency: PaydayFrequency

  /// Creates a schedule.
  public init(anchor: CalendarDate, frequency: PaydayFrequency) {
    self.anchor = anchor
    self.frequency = frequency
  }

  /// Creates the schedule of the settings; nil if the settings have none.
  public init?(_ settings: Settings) {
    guard let payday = settings.payday, let frequency = settings.paydayFrequency else { return nil }
    self.init(anchor: payday, frequency: frequency)
  }

  /// Returns the first payday after a day; if the day itself is a payday, the following payday.
  public func next(after day: CalendarDate) -> CalendarDate {
    switch frequency {
    case .weekly: next(after: day, every: 7)
    case .everyTwoWeeks: next(after: day, every: 14)
    case .twiceMonthly: next(after: day, in: [15, 31])
    case .monthly: next(after: day, in: [anchor.day])
    }
  }

  private func next(after day: CalendarDate, every step: Int) -> CalendarDate {
    let past = anchor.days(until: day) % step
    return day.adding(days: step - (past < 0 ? past + step : past))
  }

  /// Returns the first date after `day` that falls on one of these days of a month; in a shorter month, the last day of
  /// the month counts.
  private func next(after day: CalendarDate, in daysOfMonth: [Int]) -> CalendarDate {
    let month = day.calendarMonth
    let candidates = [month, month.next].flatMap { month in daysOfMonth.map(month.day(clamping:)) }
    return candidates.first { $0 > day } ?? .latest
  }
}
