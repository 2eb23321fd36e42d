import BudgetFiles
import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import SpreadsheetValues
import SpreadsheetFiles
import TestSupport
import Testing

@testable import budget

/// Tests `budget convert` between all formats.
@Suite struct ConvertTests {
  @Test func aWorkbookBecomesABackupThatIsReadBack() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["convert", CommandRun.sample("household.xlsx"), folder.path("b.json")])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "\(folder.path("b.json")): backup of version 2.1, 1,446 transactions, 26 categories\n"))
    let again = CommandRun(["convert", folder.path("b.json"), "-", "--to", "json"])
    #expect(again.status == 0)
    #expect(Data(again.bytes) == (try Data(contentsOf: URL(filePath: folder.path("b.json")))))
  }

  @Test func aBackupConvertedToItselfIsByteIdentical() throws {
    let run = CommandRun(["convert", CommandRun.sample("household.json"), "-", "--to", "json"])
    #expect(Data(run.bytes) == (try Data(contentsOf: URL(filePath: CommandRun.sample("household.json")))))
  }

  @Test(arguments: [
    ("transactions", "transactions.csv"), ("categories", "categories.csv"),
  ])
  func csvOfTheBackupIsTheSample(table: String, sample: String) throws {
    let run = CommandRun(
      ["convert", CommandRun.sample("household.json"), "-", "--to", "csv", "--table", table])
    #expect(Data(run.bytes) == (try Data(contentsOf: URL(filePath: CommandRun.sample(sample)))))
  }

  @Test func aBackupForAnOlderProgramSaysWhatItLeavesOut() throws {
    let run = CommandRun(
      ["convert", CommandRun.sample("household.json"), "-", "--to", "json", "--for", "1.4.0"])
    #expect(run.status == 0)
    #expect(run.output.contains("\"version\": \"1.4.0\""))
    #expect(run.errors.contains("accounts"))
    #expect(CommandRun(["convert", "a.json", "b.csv", "--for", "1.4.0"]).status == 2)
  }

  @Test(arguments: ["xlsx", "csv", "json"]) func moreCustomFieldsThanATableHasRoomForAreRefused(
    _ form: String
  ) {
    let fields = (0...2_000).map { "{\"name\":\"f\($0)\",\"value\":\"v\"}" }.joined(separator: ",")
    let text = """
      {"version":"2.0","transactions":[{"id":"00000000-0000-4000-8000-000000000001","date":"2026-01-05","amount":1,
       "type":"expense","description":"x","customFields":[\(fields)]}]}
      """
    let run = CommandRun(["convert", "-", "-", "--to", form], input: Array(text.utf8))
    #expect(run.status == (form == "json" ? 0 : 3))
    let sentence = "have 2001 different custom fields, and a table can have only 2000"
    #expect(run.errors.replacing("\n    ", with: " ").contains(sentence) == (form != "json"))
  }

  @Test func aZoneMakesInstantsDaysAndInstantsAgain() throws {
    let text = """
      {"version":"1.4.0","exportDate":"2025-11-04T12:00:00Z","monthlyBudgets":[],"categories":[],"transactions":[
       {"date":"2025-10-31T23:00:00Z","amount":1,"transactionDescription":"Rent","type":"expense","category":"A"},
       {"date":"2025-11-01T17:30:05Z","amount":1,"transactionDescription":"Tea","type":"expense","category":"A"}]}
      """
    let berlin = ["--time-zone", "Europe/Berlin"]
    let read = CommandRun(["convert", "-", "-", "--to", "json"] + berlin, input: Array(text.utf8))
    #expect(read.status == 0)
    #expect(read.output.contains("\"date\": \"2025-11-01\",\n      \"amount\""))
    #expect(read.output.contains("\"timeZone\": \"Europe/Berlin\""))
    let back = CommandRun(["convert", "-", "-", "--to", "json", "--for", "1.4.0"], input: read.bytes)
    #expect(
      back.output.contains("\"2025-10-31T23:00:00Z\"") && back.output.contains("\"2025-11-01T17:30:05Z\""))
    let unknown = CommandRun(["convert", "-", "-", "--to", "json", "--time-zone", "Mars/Olympus"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("Mars/Olympus"))
  }

  @Test func whatAWorkbookCannotHoldIsSaid() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(["convert", CommandRun.sample("household.json"), folder.path("h.xlsx")])
    #expect(run.status == 0)
    // 26 categories, 1,446 transactions, 13 months and 4 accounts.
    let words = run.errors.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("the workbook does not hold the budget's 1489 times at which records were"))
  }

  @Test func standardInputIsReadByItsContent() throws {
    let csv = "Date,Description,Category,Type,Amount\n2026-01-05,Market,Food,Expense,12.50\n"
    let run = CommandRun(["convert", "-", "-", "--to", "json"], input: Array(csv.utf8))
    #expect(run.status == 0)
    let context = ImportContext(fileName: "x", now: UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch)
    let budget = try BudgetBackup.read(run.bytes, context: context).budget
    #expect(budget.transactions.map(\.description) == ["Market"])
    #expect(budget.transactions.first?.amount == (try Decimal(strict: "12.5")))
  }

  @Test func filesAreWrittenForTheirOwnerAlone() throws {
    let folder = try TemporaryFolder()
    #expect(CommandRun(["convert", CommandRun.sample("household.json"), folder.path("o.xlsx")]).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("o.xlsx"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try Workbook(xlsxAt: folder.path("o.xlsx")).sheets.count == 8)
  }

  @Test(arguments: [
    ["convert", "a.xlsx", "b.html"], ["convert", "a.xlsx", "b"], ["convert", "a.xlsx"], ["convert"],
    ["convert", "a.xlsx", "b.json", "--month", "2026-13"],
  ])
  func wrongUseEndsWithStatus2(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Error"))
  }
}
