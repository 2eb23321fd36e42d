public import BudgetModel
public import CalendarDates

/// The schedule of paydays.
public struct PaydaySchedule: Hashable, Sendable {
  /// A payday that anchors the others.
  public let anchor: CalendarDate
  /// The frequency of the paydays.
  public let frequency: PaydayFrequency

  /// Creates a schedule.
  public init(anchor: CalendarDate, frequency: PaydayFrequency) {
    self.anchor = anchor
    self.frequency = frequency
  }

  /// Creates the schedule of the settings; nil if they do not have one.
  public init?(_ settings: Settings) {
    guard let payday = settings.payday, let frequency = settings.paydayFrequency else { return nil }
    self.init(anchor: payday, frequency: frequency)
  }

  /// Returns the first payday after a day; if the day is a payday, the following one.
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

  /// Returns the first of these days of the month after `day`; a day that a month lacks becomes its last day.
  private func next(after day: CalendarDate, in daysOfMonth: [Int]) -> CalendarDate {
    let month = day.calendarMonth
    let candidates = [month, month.next].flatMap { month in daysOfMonth.map(month.day(clamping:)) }
    return candidates.first { $0 > day } ?? .latest
  }
}
