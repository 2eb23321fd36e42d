public import BudgetModel
public import CalendarDates

/// The days on which pay comes.
public struct PaydaySchedule: Hashable, Sendable {
  /// A day on which pay comes; it anchors the others.
  public let anchor: CalendarDate
  /// How often it comes.
  public let frequency: PaydayFrequency

  /// A schedule.
  public init(anchor: CalendarDate, frequency: PaydayFrequency) {
    self.anchor = anchor
    self.frequency = frequency
  }

  /// The schedule of the settings; nil where they do not have one.
  public init?(_ settings: Settings) {
    guard let payday = settings.payday, let frequency = settings.paydayFrequency else { return nil }
    self.init(anchor: payday, frequency: frequency)
  }

  /// The first payday after a day: on a payday itself the one that follows.
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

  /// The first of these days of a month, in a shorter month its last day, that comes after `day`.
  private func next(after day: CalendarDate, in daysOfMonth: [Int]) -> CalendarDate {
    let month = day.calendarMonth
    let candidates = [month, month.next].flatMap { month in daysOfMonth.map(month.day(clamping:)) }
    return candidates.first { $0 > day } ?? .latest
  }
}
