import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import ImportCore

@Suite struct BackupReadingTests {
  private func read(_ members: String, version: String = "2.0") throws -> Budget {
    try BudgetBackup.read(
      Array("{\"version\":\"\(version)\",\(members)}".utf8), context: BackupRoundTripTests.context
    ).budget
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let budget = try read(
      #"""
      "categories":[{"name":"Rent","type":"Fixed"},{"name":"Tax","type":"Quarterly"}],
      "transactions":[{"date":"2026-01-31","amount":12.50,"type":"expense","description":"x"}],
      "bills":[{"title":"Phone","amount":10,"dueDate":"2026-01-31"}],
      "settings":{"currency":"eur"}
      """#)
    #expect(budget.categories.map(\.basis) == [.month, .quarter])
    #expect(budget.categories[0].budgetedAmount == 0)
    #expect(budget.categories[0].reminders == ReminderSchedule())
    #expect(budget.bills[0].recurrence == .once)
    #expect(budget.settings.currency.code == "EUR")
    #expect(budget.settings.monthStartDay == 1)
    #expect(budget.transactions[0].info == RecordInfo(created: BackupRoundTripTests.context.now))
    #expect(budget.members.isEmpty)
  }

  @Test func withoutSettingsThoseOfTheContextHold() throws {
    var context = BackupRoundTripTests.context
    context.settings.monthStartDay = 25
    let result = try BudgetBackup.read(Array(#"{"version":"2.0"}"#.utf8), context: context)
    #expect(result.budget.settings.monthStartDay == 25)
    #expect(result.exportDate == nil)
  }

  @Test func recordsWithoutIdentityGetTheSameOneEachTime() throws {
    let members = #""members":[{"name":"Ann"},{"name":"Ann"}]"#
    let budget = try read(members)
    #expect(budget == (try read(members)))
    #expect(budget.members[0].id != budget.members[1].id)
  }

  @Test func largestAmountsAreExact() throws {
    let budget = try read(
      #""accounts":[{"name":"A","type":"loan","openingBalance":-999999999999999.9999},{"name":"B","type":"cash","openingBalance":0.30000}]"#
    )
    #expect(budget.accounts.map { "\($0.openingBalance)" } == ["-999999999999999.9999", "0.3"])
    let text = String(decoding: try BudgetBackup.write(budget, exportDate: .epoch), as: UTF8.self)
    #expect(text.contains("\"openingBalance\": -999999999999999.9999,"))
    #expect(text.contains("\"openingBalance\": 0.3,"))
  }

  @Test func timeStampsOfOtherZonesBecomeUTC() throws {
    let budget = try read(#""members":[{"name":"Ann","created":"2026-01-01T01:30:00.5+02:00"}]"#)
    #expect(budget.members[0].info.created.description == "2025-12-31T23:30:00.500Z")
    #expect(budget.members[0].info.updated == budget.members[0].info.created)
  }

  @Test func minorVersionsKeepWhatTheyAdd() throws {
    let budget = try read(#""goals":[{"amount":1.00}],"members":[{"name":"Ann","age":9}]"#, version: "2.7")
    #expect(budget.unknown.fields == [UnknownFields.Field(name: "goals", json: "[{\"amount\":1.00}]")])
    #expect(budget.members[0].info.unknown.fields == [UnknownFields.Field(name: "age", json: "9")])
    let text = String(decoding: try BudgetBackup.write(budget, exportDate: .epoch), as: UTF8.self)
    #expect(text.contains("      \"age\": 9\n    }"))
    #expect(
      text.hasSuffix("  \"deleted\": [],\n  \"goals\": [\n    {\n      \"amount\": 1.00\n    }\n  ]\n}\n"))
  }

  @Test func fieldsInAnyOrder() throws {
    let budget = try read(
      #""members":[{"updated":"2026-01-02T00:00:00Z","name":"Ann","created":"2026-01-01T00:00:00Z"}]"#)
    #expect(budget.members[0].info.updated.description == "2026-01-02T00:00:00Z")
    #expect(budget.members[0].name == "Ann")
  }
}
