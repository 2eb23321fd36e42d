import BudgetModel
import CalendarDates
import Foundation
import Testing

@testable import BudgetIntake

/// A transfer that occurs in the files of both accounts becomes one transaction.
@Suite struct TransferPairingTests {
  private static let out = "Date,Payee,Amount\n2026-01-02,Transfer to Savings,-300\n2026-01-03,Market,-20\n"
  private static let into = "Date,Payee,Amount\n2026-01-05,From checking,300\n2026-01-06,Interest,1.25\n"

  @Test func sidesOfTwoImportsBecomeOneTransfer() throws {
    var intake = try Intake.household()
    try intake.take(Self.out, name: "checking.csv", on: "Checking")
    let (before, bytes) = (intake.budget, try intake.bytes)
    let preview = try intake.take(Self.into, name: "savings.csv", on: "Savings")
    #expect(preview.new.map(\.isJoined) == [true, false])
    #expect(preview.findings.map(\.code) == [.transferPaired])
    #expect(
      Intake.words(intake.budget.transactions) == [
        "2026-01-02 transfer 300 Transfer to Savings", "2026-01-03 expense 20 Market",
        "2026-01-06 income 1.25 Interest",
      ])
    let transfer = intake.budget.transactions[0]
    #expect(transfer.accountID == intake.budget.accounts[0].id)
    #expect(transfer.transferAccountID == intake.budget.accounts[1].id)
    #expect(transfer.customFields == [CustomField(name: "Other side", value: "2026-01-05 From checking")])
    #expect(intake.budget.imports[1].rows.map(\.role) == [.joined, .added])
    #expect(try intake.take(Self.into, on: "Savings").new.isEmpty)
    #expect(try intake.take(Self.out, on: "Checking").new.isEmpty)
    // The first import cannot be undone while the second import depends on it.
    let first = try #require(ImportUndo(of: intake.budget.imports[0].id, in: intake.budget))
    #expect(first.dependents.map(\.fileName) == ["savings.csv"])
    try intake.undo()
    #expect(intake.budget == before)
    #expect(try intake.bytes == bytes)
  }

  @Test func theIncomingSideMayComeFirst() throws {
    var intake = try Intake.household()
    try intake.take(Self.into, on: "Savings")
    try intake.take(Self.out, on: "Checking")
    let transfer = intake.budget.transactions[0]
    #expect(Intake.words([transfer]) == ["2026-01-05 transfer 300 From checking"])
    #expect(transfer.accountID == intake.budget.accounts[0].id)
    #expect(transfer.transferAccountID == intake.budget.accounts[1].id)
  }

  @Test func sidesOfOneFileBecomeOneTransfer() throws {
    var intake = try Intake.household()
    let csv = """
      Date,Payee,Amount,Account
      2026-01-05,Deposit,300,Savings
      2026-01-02,Moved to 5678,-300,Checking
      """
    try intake.take(csv)
    #expect(Intake.words(intake.budget.transactions) == ["2026-01-02 transfer 300 Moved to 5678"])
    #expect(intake.budget.imports[0].rows.map(\.role) == [.joined, .added])
    #expect(try intake.take(csv).new.isEmpty)
    try intake.undo()
    #expect(intake.budget.transactions.isEmpty)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var out = "2026-01-02,Transfer,-300"
    var into = "2026-01-05,Transfer,300"
    let pairs: Int
    var code: Finding.Code?
  }

  static let cases = [
    Case(testDescription: "three days apart", pairs: 1, code: .transferPaired),
    Case(testDescription: "four days apart", into: "2026-01-06,Transfer,300", pairs: 0),
    Case(
      testDescription: "arrived before it left", out: "2026-01-06,Transfer,-300", pairs: 1,
      code: .transferPaired),
    Case(testDescription: "another amount", into: "2026-01-05,Transfer,300.01", pairs: 0),
    Case(
      testDescription: "nothing says so", out: "2026-01-02,Bicycle,-300", into: "2026-01-05,Refund,300",
      pairs: 0,
      code: .transferProposed),
    Case(
      testDescription: "two could be it", into: "2026-01-05,Transfer,300\n2026-01-04,Gift,300", pairs: 0,
      code: .transferUnclear),
    Case(
      testDescription: "a word in German", out: "2026-01-02,UMBUCHUNG,-300", into: "2026-01-05,Eingang,300",
      pairs: 1,
      code: .transferPaired),
    Case(
      testDescription: "last digits", out: "2026-01-02,To xxxx5678,-300", into: "2026-01-05,Eingang,300",
      pairs: 1,
      code: .transferPaired),
    Case(
      testDescription: "only a part of a word", out: "2026-01-02,Transferable,-300",
      into: "2026-01-05,Eingang,300",
      pairs: 0, code: .transferProposed),
  ]

  @Test(arguments: cases) func pairsOnlyWhatIsSure(_ row: Case) throws {
    var intake = try Intake.household()
    try intake.take("Date,Payee,Amount\n" + row.out, name: "a.csv", on: "Checking")
    let preview = try intake.take("Date,Payee,Amount\n" + row.into, name: "b.csv", on: "Savings")
    #expect(intake.budget.transactions.count { $0.kind == .transfer } == row.pairs)
    #expect(preview.findings.first?.code == row.code)
  }

  @Test func pairingCanBeLeftAlone() throws {
    var intake = try Intake.household()
    intake.options.pairsTransfers = false
    try intake.take(Self.out, on: "Checking")
    try intake.take(Self.into, on: "Savings")
    #expect(intake.budget.transactions.allSatisfy { $0.kind != .transfer })
  }

  @Test func aTransferEnteredByHandIsJoinedByBothSides() throws {
    var intake = try Self.withTransfer()
    let bytes = try intake.bytes
    let csv =
      "Date,Payee,Amount,Account\n2026-01-02,To the bank,-300,Checking\n2026-01-05,From the bank,300,Savings\n"
    let preview = try intake.take(csv)
    #expect(preview.new.map(\.isJoined) == [true, true])
    #expect(intake.budget.transactions.map(\.description) == ["Put aside"])
    #expect(intake.budget.transactions[0].customFields.count == 2)
    #expect(try intake.take(csv).new.isEmpty)
    try intake.undo()
    #expect(try intake.bytes == bytes)
  }

  private static func withTransfer() throws -> Intake {
    var intake = try Intake.household()
    intake.budget.transactions = [
      Transaction(
        id: try #require(Identifier("00000000-0000-4000-8000-000000000001")),
        date: try #require(CalendarDate("2026-01-03")), amount: 300, kind: .transfer,
        description: "Put aside",
        accountID: intake.budget.accounts[0].id, transferAccountID: intake.budget.accounts[1].id,
        info: RecordInfo(created: .epoch))
    ]
    return intake
  }

  @Test func aTransferEnteredByHandIsJoined() throws {
    var intake = try Self.withTransfer()
    let bytes = try intake.bytes
    try intake.take("Date,Payee,Amount\n2026-01-02,To the bank,-300", name: "a.csv", on: "Checking")
    try intake.take("Date,Payee,Amount\n2026-01-05,From the bank,300", name: "b.csv", on: "Savings")
    #expect(intake.budget.transactions.map(\.description) == ["Put aside"])
    #expect(intake.budget.imports.map { $0.rows.map(\.role) } == [[.joined], [.joined]])
    // A second row with the same amount is another transfer.
    let third = try intake.take(
      "Date,Payee,Amount\n2026-01-04,To the bank,-300", name: "c.csv", on: "Checking")
    #expect(third.new.map(\.isJoined) == [false])
    try intake.undo()
    try intake.undo()
    try intake.undo()
    #expect(try intake.bytes == bytes)
  }
}
