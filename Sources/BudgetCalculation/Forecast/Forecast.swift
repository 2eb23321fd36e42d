public import BudgetModel
public import CalendarDates
internal import ExactDecimals
public import Foundation

/// How the money of the on-budget accounts goes on: bills on their due dates, planned income on paydays, and what the
/// plan still gives to spending, spread over the days.
///
/// A category whose bills are paid by the plan's money counts once, with its bills. Of the month that is under way only
/// what is left of each category's money is spread. Shares of a day are cut so that a month adds up exactly.
public struct Forecast: Hashable, Sendable {
  /// What changes the balance on a day.
  public enum Cause: Hashable, Sendable {
    /// A bill falls due; what is overdue counts on the first day.
    case bill(Bill)
    /// Planned income comes.
    case income
    /// What the plan gives to spending.
    case spending
  }

  /// One change of the balance.
  public struct Event: Hashable, Sendable {
    /// What changes it.
    public let cause: Cause
    /// The amount, below 0 where money goes out.
    public let amount: Decimal
  }

  /// A day of the forecast.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let date: CalendarDate
    /// What changes the balance on it.
    public let events: [Event]
    /// The balance at its end.
    public let balance: Decimal
  }

  /// The balance of the on-budget accounts at the end of the day before the first.
  public let start: Decimal
  /// Every day from tomorrow on.
  public let days: [Day]

  /// The day with the lowest balance, the first of equals; nil without days.
  public var lowest: Day? { days.min { $0.balance < $1.balance } }

  /// The forecast from the day after today up to a day.
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

/// What the plan brings and takes, day by day.
private struct ForecastPlan {
  private let ledger: Ledger
  private let today: CalendarDate
  private let schedule: PaydaySchedule?
  /// What comes in a month by the plan.
  private let income: Decimal
  /// The spending categories that no bill pays for.
  private let categories: [BudgetModel.Category]
  private var month: BudgetMonth?
  /// What is spread over the days of the month, and over how many.
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

  /// The day's part of what is spread: what is due by its end less what was due before.
  private func share(on date: CalendarDate) -> Decimal {
    let day = spread.first.days(until: date)
    func due(_ days: Int) -> Decimal {
      let part = [spread.amount].exactSum() * Decimal(days)
      return (part.divided(by: Decimal(spread.count)) ?? 0).rounded(
        toPlaces: ledger.currency.minorUnits)
    }
    // The last day takes what is left, so that the month adds up to the plan.
    let end = day + 1 == spread.count ? spread.amount : due(day + 1)
    return [end, -due(day)].exactSum()
  }

  private func received(in month: BudgetMonth) -> Decimal { MonthTotals(ledger, in: month).income }

  /// What comes on a day: a month's planned income, parted by the paydays of the month.
  ///
  /// Where no payday is known, what has not come yet is there on the last day.
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
