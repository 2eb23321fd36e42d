import BudgetCalculation
import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import ImportCore

/// Tests instants on the days on which clocks change, in four time zones; the offsets are from the IANA time zone
/// database.
@Suite struct DaylightSavingTests {
  @Test(
    "the day and time of an instant",
    arguments: [
      // The offset is −5 until 2 o'clock on 9 March 2025, then −4, and −5 again from 2 November.
      ("America/New_York", "2025-03-09T04:59:59Z", "2025-03-08", "23:59:59"),
      ("America/New_York", "2025-03-09T07:00:00Z", "2025-03-09", "03:00:00"),
      ("America/New_York", "2025-03-10T03:59:59Z", "2025-03-09", "23:59:59"),
      ("America/New_York", "2025-11-02T05:30:00Z", "2025-11-02", "01:30:00"),
      ("America/New_York", "2025-11-02T06:30:00Z", "2025-11-02", "01:30:00"),
      ("America/New_York", "2025-11-03T04:59:59Z", "2025-11-02", "23:59:59"),
      // The offset is +1, +2 from 30 March, and +1 again from 26 October.
      ("Europe/Berlin", "2025-03-29T22:59:59Z", "2025-03-29", "23:59:59"),
      ("Europe/Berlin", "2025-03-30T21:59:59Z", "2025-03-30", "23:59:59"),
      ("Europe/Berlin", "2025-03-30T22:00:01Z", "2025-03-31", "00:00:01"),
      ("Europe/Berlin", "2025-10-26T22:59:59Z", "2025-10-26", "23:59:59"),
      // The clocks change by half an hour: +11, +10:30 from 6 April, and +11 again from 5 October.
      ("Australia/Lord_Howe", "2025-04-05T13:00:01Z", "2025-04-06", "00:00:01"),
      ("Australia/Lord_Howe", "2025-04-06T13:29:59Z", "2025-04-06", "23:59:59"),
      ("Australia/Lord_Howe", "2025-10-05T12:59:59Z", "2025-10-05", "23:59:59"),
      // One day has no midnight, and one day has its last hour twice.
      ("Asia/Beirut", "2025-03-29T21:59:59Z", "2025-03-29", "23:59:59"),
      ("Asia/Beirut", "2025-03-29T22:00:00Z", "2025-03-30", "01:00:00"),
      ("Asia/Beirut", "2025-03-30T20:59:59Z", "2025-03-30", "23:59:59"),
      ("Asia/Beirut", "2025-10-25T20:59:59Z", "2025-10-25", "23:59:59"),
      ("Asia/Beirut", "2025-10-25T21:59:59Z", "2025-10-25", "23:59:59"),
      ("Asia/Beirut", "2025-10-25T22:00:01Z", "2025-10-26", "00:00:01"),
    ])
  func day(timeZone: String, instant: String, date: String, time: String) throws {
    let text = """
      {"version": "1.4.0", "exportDate": "2025-12-31T10:00:00Z", "monthlyBudgets": [], "categories": [],
       "transactions": [{"date": "\(instant)", "amount": 3, "type": "expense", "category": "Food",
         "transactionDescription": "Bread"}]}
      """
    let context = BackupMigrationTests.context(timeZone)
    let budget = try BudgetBackup.read(Array(text.utf8), context: context).budget
    let transaction = try #require(budget.transactions.first)
    #expect(transaction.date.description == date)
    #expect(transaction.time?.description == time)
    // In all cases, the purchase is in the month and on the day of its date.
    let ledger = Ledger(budget)
    let month = ledger.month(containing: transaction.date)
    #expect(BudgetComparison(ledger, in: month).total.actual == 3)
    #expect(RunningBalance(ledger, in: transaction.date...transaction.date).entries.count == 1)
  }
}
