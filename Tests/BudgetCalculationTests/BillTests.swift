import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct BillTests {
  static func bill(_ due: String, _ recurrence: Recurrence, amount: String = "10", paid: Bool = false) -> Bill
  {
    Bill(
      id: id(1), title: "Rent", categoryID: id(2), amount: number(amount), dueDate: day(due),
      accountID: id(1),
      recurrence: recurrence, isPaid: paid, info: info)
  }

  @Test(
    "due dates",
    arguments: [
      (
        "2026-01-31", Recurrence(.monthly), "2026-01-01", "2026-05-31",
        "2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31"
      ),
      (
        "2026-02-28", Recurrence(.monthly, anchorDay: 31), "2026-02-01", "2026-04-30",
        "2026-02-28 2026-03-31 2026-04-30"
      ),
      ("2023-11-30", Recurrence(.monthly), "2024-02-01", "2024-03-31", "2024-02-29 2024-03-30"),
      (
        "2026-01-31", Recurrence(.monthly, every: 3), "2026-02-01", "2026-12-31",
        "2026-04-30 2026-07-31 2026-10-31"
      ),
      (
        "2024-02-29", Recurrence(.yearly), "2024-01-01", "2028-12-31",
        "2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29"
      ),
      ("2024-02-29", Recurrence(.yearly, every: 2), "2025-01-01", "2028-12-31", "2026-02-28 2028-02-29"),
      ("2026-03-02", Recurrence(.weekly), "2026-03-10", "2026-03-23", "2026-03-16 2026-03-23"),
      (
        "2026-03-02", Recurrence(.weekly, every: 2), "2026-03-01", "2026-03-30",
        "2026-03-02 2026-03-16 2026-03-30"
      ),
      ("2026-03-02", .once, "2026-03-01", "2026-12-31", "2026-03-02"),
      ("2026-03-02", .once, "2026-03-03", "2026-12-31", ""),
      ("2026-03-02", Recurrence(.monthly), "2025-01-01", "2026-03-01", ""),
      ("2026-03-02", Recurrence(.monthly, every: 0), "2026-04-01", "2026-04-30", "2026-04-02"),
      ("2026-03-02", Recurrence(.yearly, every: .max), "2026-03-01", "9999-12-31", "2026-03-02"),
      ("9999-11-30", Recurrence(.monthly), "9999-01-01", "9999-12-31", "9999-11-30 9999-12-30"),
    ])
  func dueDates(due: String, recurrence: Recurrence, from: String, through: String, dates: String) {
    let found = Self.bill(due, recurrence).dueDates(in: day(from)...day(through))
    #expect(found.map(\.description).joined(separator: " ") == dates)
  }

  @Test func paidOnesBeginWithTheNext() {
    let bill = Self.bill("2026-01-31", Recurrence(.monthly), paid: true)
    #expect(bill.nextDueDate == day("2026-02-28"))
    #expect(bill.dueDates(in: day("2026-01-01")...day("2026-03-01")) == [day("2026-02-28")])
    #expect(Self.bill("2026-01-31", .once, paid: true).nextDueDate == nil)
    #expect(Self.bill("2026-01-31", .once).nextDueDate == day("2026-01-31"))
  }

  @Test func payingMovesOnAndReturnsToThe31st() {
    var bill = Self.bill("2026-01-31", Recurrence(.monthly), amount: "99.50")
    let time = UTCTimestamp(date: day("2026-01-30"))
    var dates: [String] = []
    for number in 1...4 {
      let payment = bill.paid(on: day("2026-01-30"), transactionID: id(UInt8(number)), at: time)
      #expect(payment.transaction.amount == number2)
      #expect(payment.transaction.billID == bill.id && payment.transaction.categoryID == id(2))
      #expect(payment.transaction.accountID == id(1) && payment.transaction.kind == .expense)
      bill = payment.bill
      dates.append(bill.dueDate.description)
    }
    #expect(dates == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"])
    #expect(bill.lastPaid == day("2026-01-30") && bill.info.updated == time && !bill.isPaid)
  }

  private let number2 = number("99.5")

  @Test func payingOnceMarksAsPaid() {
    let bill = Self.bill("2026-01-31", .once).paid(on: day("2026-02-03"), transactionID: id(1), at: .epoch)
      .bill
    #expect(bill.isPaid && bill.dueDate == day("2026-01-31") && bill.nextDueDate == nil)
  }

  @Test func upcoming() {
    let bills = [
      Self.bill("2026-03-01", Recurrence(.monthly), amount: "5"),
      Self.bill("2026-03-12", Recurrence(.weekly)),
      Self.bill("2026-03-12", .once), Self.bill("2026-03-11", .once, paid: true),
    ]
    let upcoming = UpcomingBills(bills, today: day("2026-03-10"), through: day("2026-04-01"))
    #expect(
      upcoming.rows.map(\.date.description)
        == ["2026-03-01", "2026-03-12", "2026-03-12", "2026-03-19", "2026-03-26", "2026-04-01"])
    #expect(upcoming.rows.map(\.isOverdue) == [true, false, false, false, false, false])
    #expect(upcoming.total == 50)
    #expect(UpcomingBills(bills, today: day("2026-03-10"), through: day("2026-03-09")).rows.count == 1)
  }

  /// The rent is due on the 31st and unpaid since January, so on 10 April it is overdue since 31 January, 28 February
  /// and 31 March.
  @Test func everyMissedDateIsOverdue() {
    let rent = Self.bill("2026-01-31", Recurrence(.monthly), amount: "900.50")
    let upcoming = UpcomingBills([rent], today: day("2026-04-10"), through: day("2026-04-30"))
    #expect(
      upcoming.rows.map(\.date.description) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
    #expect(upcoming.rows.map(\.isOverdue) == [true, true, true, false])
    #expect(upcoming.count == 4 && upcoming.overdueCount == 3 && upcoming.unlisted == 0)
    #expect(upcoming.total == 3602 && upcoming.overdueTotal == number("2701.5"))
    // On the due date itself nothing is overdue, and a paid date is never overdue.
    #expect(UpcomingBills([rent], today: day("2026-01-31"), through: day("2026-01-31")).overdueCount == 0)
    let paid = Self.bill("2026-01-31", Recurrence(.monthly), paid: true)
    #expect(
      UpcomingBills([paid], today: day("2026-04-10"), through: day("2026-04-10")).rows.map(\.date.description)
        == ["2026-02-28", "2026-03-31"])
    #expect(
      UpcomingBills([Self.bill("2026-01-31", .once)], today: day("2026-04-10"), through: day("2026-04-10"))
        .count
        == 1)
  }

  /// Ten thousand weekly bills since 1900 are counted without listing each date; the oldest twelve dates of each bill
  /// are listed.
  @Test(.timeLimit(.minutes(1)))
  func billsMissedForACenturyAreCounted() {
    let bills = (0..<10_000).map { _ in Self.bill("1900-01-01", Recurrence(.weekly), amount: "1") }
    let upcoming = UpcomingBills(bills, today: day("2026-01-01"), through: day("2026-01-01"))
    // The 46,021 days before today begin with a Monday and have a Monday every 7 days.
    #expect(upcoming.sums[0].overdueCount == 6_575 && upcoming.overdueCount == 65_750_000)
    #expect(upcoming.total == 65_750_000)
    #expect(upcoming.rows.count == 120_000 && upcoming.unlisted == 65_630_000)
    #expect(upcoming.rows[0].date == day("1900-01-01"))
  }

  /// The computed number of missed dates equals the number of dates in a list.
  @Test(arguments: [Recurrence.Unit.once, .weekly, .monthly, .yearly])
  func missedDatesAreThoseThatListingFinds(unit: Recurrence.Unit) {
    for interval in 1...5 {
      for anchor in ["2020-02-29", "2021-12-31", "2022-06-15"] {
        for paid in [false, true] {
          let bill = Self.bill(anchor, Recurrence(unit, every: interval), paid: paid)
          for offset in stride(from: 0, to: 2_600, by: 37) {
            let today = day("2020-02-01").adding(days: offset)
            let listed = bill.dueDates(in: .earliest...today.adding(days: -1))
            let upcoming = UpcomingBills([bill], today: today, through: today.adding(days: -1))
            #expect(upcoming.overdueCount == listed.count, "\(unit) \(interval) \(anchor) \(today)")
          }
        }
      }
    }
  }

  @Test(
    "paying and taking back",
    arguments: [
      ("2026-01-31", Recurrence(.monthly)), ("2026-01-30", Recurrence(.monthly, every: 3)),
      ("2024-02-29", Recurrence(.yearly)), ("2026-03-02", Recurrence(.weekly, every: 2)),
      ("2026-03-02", .once),
      ("9999-12-31", Recurrence(.monthly)),
    ])
  func payingAndTakingBack(due: String, recurrence: Recurrence) throws {
    let bill = Self.bill(due, recurrence)
    var budget = Budget(bills: [bill])
    let time = UTCTimestamp(date: day("2026-04-01"))
    try budget.payBill(bill.id, on: day("2026-03-30"), transactionID: id(7), at: time)
    let once = budget.bills[0]
    #expect(budget.transactions.map(\.billID) == [bill.id] && once.lastPaid == day("2026-03-30"))
    #expect(once.isPaid != (once.dueDate > bill.dueDate))
    if once.isPaid {
      #expect(throws: BillPaymentError.nothingDue(id: bill.id)) {
        try budget.payBill(bill.id, on: day("2026-03-31"), transactionID: id(8), at: time)
      }
    } else {
      try budget.payBill(bill.id, on: day("2026-03-31"), transactionID: id(8), at: time)
      try budget.unpayBill(bill.id, at: time)
      #expect(budget.tombstones.map(\.id) == [(id(8) as Identifier<Transaction>).description])
    }
    #expect(budget.transactions.map(\.id) == [id(7)])
    #expect(budget.bills[0].lastPaid == day("2026-03-30") && budget.bills[0].dueDate == once.dueDate)
    try budget.unpayBill(bill.id, at: time)
    #expect(budget.transactions.isEmpty && budget.bills[0].lastPaid == nil)
    #expect(budget.bills[0].dueDate == bill.dueDate && !budget.bills[0].isPaid)
    #expect(throws: BillPaymentError.notPaid(id: bill.id)) { try budget.unpayBill(bill.id, at: time) }
  }

  @Test func whatCannotBePaidOrTakenBack() throws {
    var budget = Budget(bills: [Self.bill("2026-03-02", Recurrence(.monthly), paid: true)])
    let before = budget
    #expect(throws: BillPaymentError.notFound(id: id(9))) {
      try budget.payBill(id(9), on: day("2026-03-02"), transactionID: id(1), at: .epoch)
    }
    #expect(throws: BillPaymentError.notFound(id: id(9))) { try budget.unpayBill(id(9), at: .epoch) }
    #expect(budget == before)
    // Another program has marked the bill as paid, without a transaction.
    try budget.unpayBill(id(1), at: .epoch)
    #expect(!budget.bills[0].isPaid && budget.bills[0].dueDate == day("2026-03-02"))
    #expect(budget.tombstones.isEmpty)
  }
}
