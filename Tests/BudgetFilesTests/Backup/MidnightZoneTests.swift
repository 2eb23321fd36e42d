import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import ImportCore

/// Tests backups of older programs, which stored a day as the instant at which it began on a device.
@Suite struct MidnightZoneTests {
  private static func backup(_ dates: [String], months: [String] = [], dueDates: [String] = []) -> [UInt8] {
    func list(_ values: [String], _ record: (Int, String) -> String) -> String {
      values.enumerated().map { record($0.offset, $0.element) }.joined(separator: ",")
    }
    let transactions = list(dates) { index, date in
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(index)))
      return """
        {"id":"\(id)","date":"\(date)","amount":1,"transactionDescription":"x","type":"expense","category":"Food"}
        """
    }
    let budgets = list(months) { #"{"month":"\#($1)","startingBalance":\#($0 + 5)}"# }
    let categories = list(dueDates + [""]) { index, date in
      let due = date.isEmpty ? "" : #","dueDate":"\#(date)""#
      let name = date.isEmpty ? "Food" : "C\(index)"
      return #"{"name":"\#(name)","budgetedAmount":1,"categoryType":"Fixed"\#(due)}"#
    }
    let text = """
      {"version":"1.4.0","exportDate":"2025-11-04T12:00:00Z","monthlyBudgets":[\(budgets)],
       "categories":[\(categories)],"transactions":[\(transactions)]}
      """
    return Array(text.utf8)
  }

  private func read(_ bytes: [UInt8], timeZone: String? = nil) throws -> ImportResult {
    var context = ImportContext(fileName: "old.json", now: .epoch)
    context.timeZone = timeZone
    return try BudgetBackup.read(bytes, context: context)
  }

  /// Returns the instants in a backup, in its order.
  private func instants(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).matches(of: /(date|dueDate|month)": ?"([^"]+)"/)
      .map { String($0.output.2) }
  }

  struct Household: CustomTestStringConvertible {
    let testDescription: String
    let instants: [String]
    let zone: String
    let days: [String]
  }

  /// The instants are midnights in January, July and November; the offsets are from the IANA time zone database.
  static let households = [
    Household(
      testDescription: "Berlin: +1 and +2",
      instants: ["2024-12-31T23:00:00Z", "2025-06-30T22:00:00Z", "2025-10-31T23:00:00Z"],
      zone: "Europe/Berlin", days: ["2025-01-01", "2025-07-01", "2025-11-01"]),
    Household(
      testDescription: "London: 0 and +1",
      instants: ["2025-01-01T00:00:00Z", "2025-06-30T23:00:00Z", "2025-11-01T00:00:00Z"],
      zone: "Europe/London", days: ["2025-01-01", "2025-07-01", "2025-11-01"]),
    Household(
      testDescription: "New York: -5 and -4",
      instants: ["2025-01-01T05:00:00Z", "2025-07-01T04:00:00Z", "2025-11-01T04:00:00Z"],
      zone: "America/New_York", days: ["2025-01-01", "2025-07-01", "2025-11-01"]),
    Household(
      testDescription: "Bogota: -5 all year", instants: ["2025-01-01T05:00:00Z", "2025-07-01T05:00:00Z"],
      zone: "America/Bogota", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Phoenix: -7 all year", instants: ["2025-01-01T07:00:00Z", "2025-07-01T07:00:00Z"],
      zone: "America/Phoenix", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Kolkata: +5:30", instants: ["2024-12-31T18:30:00Z", "2025-06-30T18:30:00Z"],
      zone: "Asia/Kolkata", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Auckland: +13 and +12", instants: ["2024-12-31T11:00:00Z", "2025-06-30T12:00:00Z"],
      zone: "Pacific/Auckland", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Sydney: +11 and +10", instants: ["2024-12-31T13:00:00Z", "2025-06-30T14:00:00Z"],
      zone: "Australia/Sydney", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Honolulu: -10", instants: ["2025-01-01T10:00:00Z", "2025-07-01T10:00:00Z"],
      zone: "Pacific/Honolulu", days: ["2025-01-01", "2025-07-01"]),
    Household(
      testDescription: "Santiago, where 7 September 2025 began at 1 o'clock",
      instants: ["2025-09-06T04:00:00Z", "2025-09-07T04:00:00Z", "2025-09-08T03:00:00Z"],
      zone: "America/Santiago", days: ["2025-09-06", "2025-09-07", "2025-09-08"]),
    Household(
      testDescription: "an offset written out",
      instants: ["2025-01-01T00:00:00+01:00", "2025-07-01T00:00:00+02:00"],
      zone: "Europe/Berlin", days: ["2025-01-01", "2025-07-01"]),
  ]

  @Test(arguments: households) func daysAreThoseOfTheZoneOfMidnights(_ household: Household) throws {
    let result = try read(Self.backup(household.instants))
    #expect(result.budget.settings.timeZone == household.zone)
    #expect(result.budget.transactions.map(\.date.description) == household.days)
    let finding = try #require(result.findings.first)
    #expect(result.findings.map(\.code) == [.timeZoneAssumed, .currencyAssumed])
    #expect((finding.code, finding.severity) == (.timeZoneAssumed, .info))
    #expect(finding.reason.contains("all \(household.days.count) times are midnight in \(household.zone)"))
    let written = try BudgetBackup.write(result.budget, as: .monthlyBudgets, exportDate: .epoch)
    let read = household.instants.compactMap { UTCTimestamp($0)?.description }
    #expect(instants(written.bytes) == read)
  }

  @Test(arguments: [
    ("days of UTC", ["2025-01-01T00:00:00Z", "2025-07-01T00:00:00Z"]),
    ("one time of day", ["2025-01-01T23:00:00Z", "2025-07-01T22:00:00Z", "2025-07-02T09:15:27Z"]),
    ("no zone has both", ["2025-01-01T23:00:00Z", "2025-01-02T05:00:00Z"]),
    ("a fraction of a second", ["2025-01-01T23:00:00.250Z"]),
    ("days without times", ["2025-01-01", "2025-07-01T00:00:00"]),
  ])
  func otherTimesAreThoseOfUTC(_ name: String, _ instants: [String]) throws {
    let result = try read(Self.backup(instants))
    #expect(result.budget.settings.timeZone == "UTC")
    #expect(result.findings.map(\.code) == [.currencyAssumed])
    #expect(result.budget.transactions.map(\.date.description) == instants.map { String($0.prefix(10)) })
  }

  /// At 11:00 UTC, a day begins in Pago Pago, and the next day begins in Auckland.
  @Test func monthsBeginOnAFirstDay() throws {
    let result = try read(Self.backup(["2025-12-05T11:00:00Z"], months: ["2025-12-01T11:00:00Z"]))
    #expect(result.budget.settings.timeZone == "Pacific/Pago_Pago")
    #expect(result.budget.monthlyBudgets.map(\.month.description) == ["2025-12"])
    #expect(result.budget.transactions.map(\.date.description) == ["2025-12-05"])
  }

  @Test func aNamedZoneCountsBeforeAll() throws {
    let bytes = Self.backup(["2025-10-31T23:00:00Z"])
    let result = try read(bytes, timeZone: "Africa/Lagos")
    #expect(result.budget.settings.timeZone == "Africa/Lagos")
    #expect(result.budget.transactions.map(\.date.description) == ["2025-11-01"])
    #expect(result.findings.map(\.code) == [.currencyAssumed])
    let inUTC = try read(bytes, timeZone: "UTC")
    #expect(inUTC.budget.transactions.map(\.date.description) == ["2025-10-31"])
    #expect(inUTC.budget.transactions.map(\.time?.description) == ["23:00:00"])
  }

  @Test func everyCandidateIsAZone() {
    #expect(MidnightZone.candidates.filter { TimeZone(identifier: $0) == nil } == [])
    #expect(Set(MidnightZone.candidates).count == MidnightZone.candidates.count)
  }

  /// Version 1.0 stores its days under other keys.
  @Test func periodsBeginAtMidnightToo() throws {
    let text = BackupMigrationTests.periods
      .replacing("2025-05-30T11:00:00Z", with: "2025-05-29T22:00:00Z")
      .replacing("2025-05-31T00:00:00Z", with: "2025-01-04T23:00:00Z")
      .replacing("2025-05-29T00:00:00Z", with: "2025-05-28T22:00:00Z")
    let result = try read(Array(text.utf8))
    #expect(result.budget.settings.timeZone == "Europe/Berlin")
    #expect(result.budget.transactions.map(\.date.description) == ["2025-05-30", "2025-01-05"])
    #expect(result.budget.periods.map(\.start.description) == ["2025-05-29"])
    let written = String(
      decoding: try BudgetBackup.write(result.budget, as: .periods, exportDate: .epoch).bytes, as: UTF8.self)
    #expect(
      written.matches(of: /(transactionDate|startDate)": "([^"]+)"/).map { String($0.output.2) } == [
        "2025-05-29T22:00:00Z", "2025-01-04T23:00:00Z", "2025-05-28T22:00:00Z",
      ])
  }

  @Test(.enabled(if: Corpus.isPresent)) func theBackupFromBerlin() throws {
    let bytes = Array(try Data(contentsOf: Corpus.folder.appending(path: "cases/backup-berlin.json")))
    let budget = try read(bytes).budget
    #expect(budget.monthlyBudgets.map(\.month.description) == ["2025-11"])
    #expect(budget.monthlyBudgets.map(\.startingBalance) == [1000])
    #expect(
      budget.transactions.first { $0.description == "November rent" }?.date == CalendarDate("2025-11-01"))
    #expect(
      budget.categories.compactMap(\.dueDate)
        == ["2025-11-01", "2025-11-30", "2025-12-15"].compactMap { CalendarDate($0).map(DueDate.date) })
    let written = try BudgetBackup.write(budget, as: .monthlyBudgets, exportDate: .epoch)
    #expect(instants(written.bytes) == instants(bytes))
  }
}
