import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct LimitTests {
  /// Food (3) has a limit of 80 a week for Anna (1), and an enforced limit of 400 a month for everybody; weeks start on
  /// Monday.
  func budget(_ rows: [Transaction]) -> Budget {
    var budget = household()
    budget.transactions = rows
    budget.settings.firstWeekday = .monday
    budget.limits = [
      Limit(id: id(1), categoryID: id(3), memberID: id(1), amount: 80, period: .weekly, info: info),
      Limit(id: id(2), categoryID: id(3), amount: 400, period: .monthly, isEnforced: true, info: info),
    ]
    return budget
  }

  /// Returns an expense of Anna.
  func anna(_ date: String, _ amount: String, _ kind: TransactionKind = .expense) -> Transaction {
    var transaction = row(date, amount, kind, 3)
    transaction.memberID = id(1)
    return transaction
  }

  @Test(
    "state by the exact ratio",
    arguments: [
      ("63.9999", LimitStatus.State.safe), ("64", .warning), ("79.9999", .warning), ("80", .atLimit),
      ("80.0001", .overBudget), ("0.0001", .safe),
    ])
  func state(spent: String, state: LimitStatus.State) {
    let status = LimitStatus.all(Ledger(budget([anna("2026-03-04", spent)])), on: day("2026-03-08"))[0]
    #expect(status.state == state)
    #expect(status.spent == number(spent))
    #expect(status.remaining == 80 - number(spent))
  }

  @Test func weeksMonthsAndMembers() {
    // Monday 2 to Sunday 8 March 2026.
    let rows = [
      anna("2026-03-01", "1"), anna("2026-03-02", "2"), anna("2026-03-08", "4"), anna("2026-03-09", "8"),
      anna("2026-03-03", "0.5", .income), row("2026-03-05", "16", .expense, 3),
      row("2026-03-05", "32", .expense, 2),
      row("2026-03-06", "64", .expense),
    ]
    let statuses = LimitStatus.all(Ledger(budget(rows)), on: day("2026-03-05"))
    #expect(statuses.map(\.spent) == [number("5.5"), number("30.5")])
    #expect(statuses[0].days == day("2026-03-02")...day("2026-03-08"))
    #expect(statuses[1].days == march.days)
    #expect(statuses[0].percentUsed == number("0.06875"))
    #expect(statuses.map(\.state) == [.safe, .safe])
  }

  @Test(
    "a proposed amount",
    arguments: [
      ("-30", true, "Within the limit; 90.00 USD would remain"),
      ("10", true, "Near the limit; 50.00 USD would remain"),
      ("45", true, "Near the limit; 15.00 USD would remain"),
      ("60", true, "Exactly at the limit; nothing would remain"),
      ("60.01", false, "Refused: over the limit by 0.01 USD"),
    ])
  func check(amount: String, isAllowed: Bool, message: String) throws {
    let ledger = Ledger(budget([row("2026-03-04", "340", .expense, 3)]))
    let checks = LimitCheck.checks(of: number(amount), category: id(3), on: day("2026-03-20"), in: ledger)
    let check = try #require(checks.first)
    #expect(checks.count == 1)
    #expect(check.isAllowed == isAllowed)
    #expect(check.message == message)
    #expect(check.current.spent == 340)
    #expect(check.after.remaining == 60 - number(amount))
  }

  @Test func whatIsNotEnforcedIsAllowed() {
    let ledger = Ledger(budget([anna("2026-03-04", "80")]))
    let checks = LimitCheck.checks(of: 5, category: id(3), member: id(1), on: day("2026-03-05"), in: ledger)
    #expect(checks.map(\.isAllowed) == [true, true])
    #expect(checks.map(\.message)[0] == "Over the limit by 5.00 USD")
    #expect(LimitCheck.checks(of: 5, category: id(2), on: day("2026-03-05"), in: ledger).isEmpty)
  }

  @Test(
    "weeks",
    arguments: [
      ("2026-03-01", Weekday.sunday, "2026-03-01"), ("2026-03-07", .sunday, "2026-03-01"),
      ("2026-03-01", .monday, "2026-02-23"), ("2026-03-04", .saturday, "2026-02-28"),
    ])
  func weeks(date: String, first: Weekday, start: String) {
    #expect(day(date).week(startingOn: first) == day(start)...day(start).adding(days: 6))
  }
}
