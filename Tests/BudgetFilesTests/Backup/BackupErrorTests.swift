import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import ImportCore

@Suite struct BackupErrorTests {
  private func findings(_ text: String) -> [Finding] {
    do throws(ImportError) {
      _ = try BudgetBackup.read(Array(text.utf8), context: BackupRoundTripTests.context)
      return []
    } catch {
      return error.findings
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let members: String
    let code: Finding.Code
    let path: String
    let reason: String
    var testDescription: String { name }
  }

  static let id = "11111111-1111-4111-8111-111111111111"
  static let transaction = #""date":"2026-01-31","amount":1,"type":"expense","description":"x""#

  static let rows = [
    Row(
      name: "amount as text",
      members: #""transactions":[{"date":"2026-01-31","amount":"1","type":"expense","description":"x"}]"#,
      code: .valueOfWrongKind, path: "$.transactions[0].amount", reason: "a number was expected, not a text"),
    Row(
      name: "amount of five decimals",
      members: #""accounts":[{"name":"A","type":"cash","openingBalance":1.00001}]"#,
      code: .amountTooPrecise, path: "$.accounts[0].openingBalance",
      reason: "the amount 1.00001 has more than 15 digits before or 4 after the decimal point"),
    Row(
      name: "amount of 16 digits",
      members: #""accounts":[{"name":"A","type":"cash","openingBalance":1234567890123456}]"#,
      code: .amountTooPrecise,
      path: "$.accounts[0].openingBalance",
      reason: "the amount 1234567890123456 has more than 15 digits before or 4 after the decimal point"),
    Row(
      name: "amount beyond every Decimal",
      members: #""accounts":[{"name":"A","type":"cash","openingBalance":1e999}]"#,
      code: .amountTooPrecise, path: "$.accounts[0].openingBalance",
      reason: "the amount 1e999 has more than 15 digits before or 4 after the decimal point"),
    Row(
      name: "amount of 0",
      members: #""transactions":[{"date":"2026-01-31","amount":0,"type":"expense","description":"x"}]"#,
      code: .amountNotPositive, path: "$.transactions[0].amount", reason: "the amount 0 is not above 0"),
    Row(
      name: "day that does not exist",
      members: #""periods":[{"name":"P","startDate":"2026-02-30"}]"#, code: .valueUnknown,
      path: "$.periods[0].startDate", reason: "\"2026-02-30\" is not a date of the form YYYY-MM-DD"),
    Row(
      name: "unknown word", members: #""accounts":[{"name":"A","type":"crypto"}]"#, code: .valueUnknown,
      path: "$.accounts[0].type",
      reason: #""crypto" is not one of "checking", "savings", "creditCard", "loan", "cash""#),
    Row(
      name: "missing amount",
      members: #""transactions":[{"date":"2026-01-31","type":"expense","description":"x"}]"#,
      code: .valueMissing, path: "$.transactions[0].amount", reason: "the value is missing"),
    Row(
      name: "null where a value must be", members: #""members":[{"name":null}]"#, code: .valueMissing,
      path: "$.members[0].name", reason: "the value is missing"),
    Row(
      name: "id that is no UUID", members: #""members":[{"id":"7","name":"Ann"}]"#, code: .valueUnknown,
      path: "$.members[0].id", reason: "\"7\" is not a UUID"),
    Row(
      name: "id twice", members: #""members":[{"id":"\#(id)","name":"A"},{"id":"\#(id)","name":"B"}]"#,
      code: .identifierDuplicate, path: "$.members[1].id", reason: "another member has the id \(id) too"),
    Row(
      name: "category that is not there",
      members: #""transactions":[{\#(transaction),"categoryId":"\#(id)"}]"#,
      code: .referenceDangling, path: "$.transactions[0].categoryId", reason: "no category has the id \(id)"),
    Row(
      name: "id of another kind",
      members:
        #""members":[{"id":"\#(id)","name":"A"}],"transactions":[{\#(transaction),"periodId":"\#(id)"}]"#,
      code: .referenceDangling, path: "$.transactions[0].periodId", reason: "no period has the id \(id)"),
    Row(
      name: "assignment to no category",
      members: #""monthlyBudgets":[{"month":"2026-01-01","assignments":{"\#(id)":1}}]"#,
      code: .referenceDangling, path: "$.monthlyBudgets[0].assignments['\(id)']",
      reason: "no category has the id \(id)"),
    Row(
      name: "month that begins late", members: #""monthlyBudgets":[{"month":"2026-01-02"}]"#,
      code: .valueUnknown,
      path: "$.monthlyBudgets[0].month",
      reason: "\"2026-01-02\" is not the first day of a month, of the form YYYY-MM-01"),
    Row(
      name: "receipt twice",
      members: #""transactions":[{\#(transaction),"receiptImage":"","receiptReference":"a"}]"#,
      code: .valuesConflict, path: "$.transactions[0].receiptReference",
      reason: "the transaction has both a receiptImage and a receiptReference"),
    Row(
      name: "receipt that is no base64", members: #""transactions":[{\#(transaction),"receiptImage":"a b"}]"#,
      code: .valueUnknown, path: "$.transactions[0].receiptImage", reason: "\"a b\" is not base64"),
    Row(
      name: "day of the month", members: #""categories":[{"name":"A","type":"Fixed","dueDate":32}]"#,
      code: .valueOutOfRange, path: "$.categories[0].dueDate", reason: "32 is not a whole number from 1 to 31"
    ),
    Row(
      name: "fraction of days",
      members: #""categories":[{"name":"A","type":"Fixed","reminderDays":[1,1.5]}]"#,
      code: .valueOutOfRange, path: "$.categories[0].reminderDays[1]",
      reason: "1.5 is not a whole number from 0 to 366"),
    Row(
      name: "whole account number",
      members: #""accounts":[{"name":"A","type":"cash","lastFourDigits":"123456789"}]"#,
      code: .lastDigitsInvalid, path: "$.accounts[0].lastFourDigits",
      reason: "more than the last four digits of the number"),
    Row(
      name: "record that is none", members: #""bills":[7]"#, code: .valueOfWrongKind, path: "$.bills[0]",
      reason: "an object was expected, not a number"),
    Row(
      name: "collection that is none", members: #""bills":{}"#, code: .valueOfWrongKind, path: "$.bills",
      reason: "an array was expected, not an object"),
    Row(
      name: "flag that is a number", members: #""settings":{"rollover":1}"#, code: .valueOfWrongKind,
      path: "$.settings.rollover", reason: "true or false was expected, not a number"),
    Row(
      name: "interval of 0",
      members: #""bills":[{"title":"B","amount":1,"dueDate":"2026-01-01","recurrenceInterval":0}]"#,
      code: .valueOutOfRange, path: "$.bills[0].recurrenceInterval",
      reason: "0 is not a whole number of at least 1"),
  ]

  @Test(arguments: rows) func saysWhatIsWrongAndWhere(_ row: Row) throws {
    let findings = findings("{\"version\":\"2.0\",\n\(row.members)}")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.code == row.code)
    #expect(finding.severity == .error)
    #expect(finding.place == Provenance(file: "budget.json", .jsonPath(row.path)))
    #expect(finding.reason.hasPrefix(row.reason + " (line 2, column "))
  }

  @Test func linesAndColumnsAreThoseOfTheFile() {
    let text = """
      {"version": "1.0", "periods": [], "categories": [
        {"name": "é", "colorHex": "blue"}, {"createdAt": "now"}
      ]}
      """
    #expect(
      findings(text).map { "\($0.place): \($0.reason)" }
        == [
          "budget.json, $.categories[0].colorHex: \"#blue\" is not a colour of the form #RRGGBB (line 2, column 29)",
          "budget.json, $.categories[1].createdAt: \"now\" is not an instant of the form YYYY-MM-DDTHH:MM:SSZ (line 2, column 52)",
          "budget.json, $.categories[1].name: the value is missing (line 2, column 38)",
        ])
  }

  @Test(
    arguments: [
      (
        "newer", #"{"version":"3.0"}"#, Finding.Code.versionUnknown, "$.version",
        "the backup has version 3.0, which is newer than 2.1, the newest known here (line 1, column 12)"
      ),
      (
        "none", "{}", .versionUnknown, "$",
        "the file has no version; it is no budget backup (line 1, column 1)"
      ),
      (
        "number", #"{"version":2}"#, .versionUnknown, "$.version",
        "the version is not a text such as \"2.1\" (line 1, column 12)"
      ),
      (
        "words", #"{"version":"two"}"#, .versionUnknown, "$.version",
        "the version is not a text such as \"2.1\" (line 1, column 12)"
      ),
      (
        "zero", #"{"version":"0.9"}"#, .versionUnknown, "$.version",
        "there is no version 0.9 of backups (line 1, column 12)"
      ),
      ("array", "[]", .valueOfWrongKind, "$", "a backup is an object, not an array (line 1, column 1)"),
      (
        "no JSON", "{\n  \"version\": \"2.0\",,", .notJSON, "$.version",
        "line 2, column 20: \",\" does not belong here"
      ),
      (
        "key twice", "{\"version\":\"2.0\",\"version\":\"2.0\"}", .notJSON, "$.version",
        "line 1, column 18: the name \"version\" stands twice in the object"
      ),
    ] as [(String, String, Finding.Code, String, String)])
  func refusesWholeFiles(
    _ name: String, _ text: String, _ code: Finding.Code, _ path: String, _ reason: String
  ) throws {
    let finding = try #require(findings(text).first)
    #expect(finding.code == code)
    #expect(finding.place.location == .jsonPath(path))
    #expect(finding.reason == reason)
  }

  @Test func everyErrorIsTold() {
    let bad = #"{"name":1}"#
    let text =
      "{\"version\":\"2.0\",\"members\":[\(Array(repeating: bad, count: 500).joined(separator: ","))]}"
    let findings = findings(text)
    #expect(findings.count == 500)
    #expect(findings.last?.place.location == .jsonPath("$.members[499].name"))
  }

  @Test func whatCouldNotBeReadIsNotWritten() throws {
    let info = RecordInfo(created: .epoch)
    let id: Identifier<Account> = Identifier(UUID(uuid: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))
    var budget = Budget()
    budget.accounts = [
      Account(id: id, name: "A", openingBalance: .nan, lastFourDigits: "12345", info: info),
      Account(id: id, name: "B", info: info),
    ]
    budget.settings.monthStartDay = 0
    budget.unknown = UnknownFields([
      UnknownFields.Field(name: "x", json: "{"), UnknownFields.Field(name: "version", json: "1"),
      UnknownFields.Field(name: "y", json: "1"), UnknownFields.Field(name: "y", json: "1"),
    ])
    budget.transactions = [
      Transaction(
        id: Identifier(id.uuid), date: .latest, amount: -1, kind: .expense, description: "",
        billID: Identifier(id.uuid), info: info)
    ]
    #expect {
      try BudgetBackup.write(budget, exportDate: .epoch)
    } throws: { error in
      let findings = (error as? BackupWriteError)?.findings ?? []
      #expect(
        findings.map(\.place.description) == [
          "$.settings.monthStartDay", "$.transactions[0].amount", "$.accounts[0].openingBalance",
          "$.accounts[0].lastFourDigits", "$.accounts[1].id", "$.x", "$.version", "$.y",
          "$.transactions[0].billId",
        ])
      return findings.allSatisfy { $0.severity == .error }
    }
  }
}
