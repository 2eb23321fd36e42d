public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// The expected balance of the on-budget accounts, computed from bills, planned income and planned spending.
///
/// Bills count on their due dates and planned income on paydays; planned spending is spread over the days. A
/// category with bills counts only with these bills, because they are paid from its planned amount. In the
/// current month, only the part of each category's amount that is not spent yet is spread. Daily shares are
/// rounded so that a month adds up exactly.
public struct Forecast: Hashable, Sendable {
  /// The reason why the balance changes on a day.
  public enum Cause: Hashable, Sendable {
    /// A bill is due; overdue bills count on the first day.
    case bill(Bill)
    /// Planned income arrives.
    case income
    /// Planned spending of the day.
    case spending
  }

  /// One change of the balance.
  public struct Event: Hashable, Sendable {
    /// The cause of the change.
    public let cause: Cause
    /// The amount; negative if money goes out.
    public let amount: Decimal
  }

  /// A day of the forecast.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// The changes of the balance on the day.
    public let events: [Event]
    /// The balance at the end of the day.
    public let balance: Decimal
  }

  /// The balance of the on-budget accounts at the end of today.
  public let start: Decimal
  /// All days of the forecast, beginning tomorrow.
  public let days: [Day]

  /// The first day with the lowest balance; nil if there are no days.
  public var lowest: Day? { days.min { $0.balance < $1.balance } }

  /// Computes the forecast from the day after today through a last day.
  public init(_ ledger: Ledger, today: CalendarDate, until last: CalendarDate) {
    start = AccountBalances(ledger, on: today).onBudget
    var balance = ExactSum([start])
    var days: [Day] = []
    var plan = ForecastPlan(ledger, today: today)
    let first = today.adding(days: 1)
    guard first <= last else {
      self.days = []
      return
    }
    let bills = Dictionary(
      grouping: UpcomingBills(ledger.budget.bills, today: first, through: last).rows
    ) { max($0.date, first) }
    var date = first
    while date <= last {
      var events = (bills[date] ?? []).map { Event(cause: .bill($0.bill), amount: -$0.bill.amount) }
      events += plan.events(on: date)
      for event in events { balance.add(event.amount) }
      days.append(Day(date: date, events: events, balance: balance.value))
      date = date.adding(days: 1)
    }
    self.days = days
  }
}

/// Planned income and spending, day by day.
private struct ForecastPlan {
  private let ledger: Ledger
  private let today: CalendarDate
  private let schedule: PaydaySchedule?
  /// The planned income of a month.
  private let income: Decimal
  /// The spending categories without bills.
  private let categories: [BudgetModel.Category]
  private var month: BudgetMonth?
  /// The amount to spread over the rest of the month, with the first day and the number of days.
  private var spread: (amount: Decimal, first: CalendarDate, count: Int) = (0, .earliest, 1)

  init(_ ledger: Ledger, today: CalendarDate) {
    (self.ledger, self.today) = (ledger, today)
    schedule = PaydaySchedule(ledger.budget.settings)
    income = ledger.budget.categories.filter { !$0.group.isSpending }.map(\.monthlyAmount).exactSum()
    let billed = Set(ledger.budget.bills.compactMap(\.categoryID))
    categories = ledger.spendingCategories.filter { !billed.contains($0.id) }
  }

  mutating func events(on date: CalendarDate) -> [Forecast.Event] {
    enter(ledger.month(containing: date))
    var events: [Forecast.Event] = []
    let pay = pay(on: date)
    if pay != 0 { events.append(Forecast.Event(cause: .income, amount: pay)) }
    let share = share(on: date)
    if share != 0 { events.append(Forecast.Event(cause: .spending, amount: -share)) }
    return events
  }

  private mutating func enter(_ next: BudgetMonth) {
    guard month != next else { return }
    month = next
    let given = MonthAssignments(ledger, in: next)
    let first = max(next.firstDay, today.adding(days: 1))
    let spent = next.contains(today) ? BudgetComparison(ledger, in: next) : nil
    let amounts = categories.map { category -> Decimal in
      let actual = spent?.rows.first { $0.category?.id == category.id }?.actual ?? 0
      return max(0, [given.budgeted(category), -actual].exactSum())
    }
    spread = (amounts.exactSum(), first, first.days(until: next.lastDay) + 1)
  }

  /// Returns the day's share: the amount due by the end of the day minus the amount due before it.
  private func share(on date: CalendarDate) -> Decimal {
    let day = spread.first.days(until: date)
    func due(_ days: Int) -> Decimal {
      let part = [spread.amount].exactSum() * Decimal(days)
      return (part.divided(by: Decimal(spread.count)) ?? 0).rounded(
        toPlaces: ledger.currency.minorUnits)
    }
    // The last day gets the remainder, so that the month adds up to the plan.
    let end = day + 1 == spread.count ? spread.amount : due(day + 1)
    return [end, -due(day)].exactSum()
  }

  private func received(in month: BudgetMonth) -> Decimal { MonthTotals(ledger, in: month).income }

  /// Returns the income of a day: a month's planned income, divided among the month's paydays.
  ///
  /// If no payday is known, the planned income that has not arrived yet arrives on the last day of the month.
  private func pay(on date: CalendarDate) -> Decimal {
    guard income != 0, let month else { return 0 }
    guard let schedule else {
      guard date == month.lastDay else { return 0 }
      return max(0, [income, -(month.contains(today) ? received(in: month) : 0)].exactSum())
    }
    guard schedule.next(after: date.adding(days: -1)) == date else { return 0 }
    var count = 0
    var place = 0
    var payday = schedule.next(after: month.firstDay.adding(days: -1))
    while payday <= month.lastDay {
      if payday == date { place = count }
      count += 1
      payday = schedule.next(after: payday)
    }
    func due(_ pays: Int) -> Decimal {
      ((income * Decimal(pays)).divided(by: Decimal(count)) ?? 0).rounded(
        toPlaces: ledger.currency.minorUnits)
    }
    let end = place + 1 == count ? income : due(place + 1)
    return [end, -due(place)].exactSum()
  }
}
