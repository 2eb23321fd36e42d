import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import BudgetIntake
@testable import ImportCore
@testable import TextImport
@testable import FieldReading

/// Tests which rows of a file are new, known, or in conflict with a budget.
@Suite struct ImportPreviewTests {
  private static let january = """
    Date,Payee,Amount
    2026-01-05,Coffee,-4.20
    2026-01-05,Coffee,-4.20
    2026-01-06,Salary,2000.00
    """

  @Test func everythingIsNewToAnEmptyBudget() throws {
    var intake = Intake()
    let preview = try intake.take(Self.january)
    #expect(
      preview.new.map(\.row.place.description) == [
        "bank.csv, line 2", "bank.csv, line 3", "bank.csv, line 4",
      ])
    #expect(preview.accounting.new.amount == Decimal(string: "1991.60"))
    #expect(
      Intake.words(intake.budget.transactions) == [
        "2026-01-05 expense 4.2 Coffee", "2026-01-05 expense 4.2 Coffee", "2026-01-06 income 2000 Salary",
      ])
    let record = try #require(intake.budget.imports.first)
    #expect(record.fileName == "bank.csv")
    #expect(record.byteCount == Self.january.utf8.count)
    #expect(record.info.created == Intake.now)
    #expect(record.rows.map(\.place) == [.line(2, field: nil), .line(3, field: nil), .line(4, field: nil)])
    #expect(record.rows.map(\.role) == [.added, .added, .added])
  }

  @Test func theSameFileTwiceAddsNothing() throws {
    var intake = Intake()
    try intake.take(Self.january)
    let before = try intake.bytes
    let again = try intake.take(Self.january, name: "copy of bank.csv")
    #expect(again.new.isEmpty)
    #expect(again.duplicates.map(\.reason) == Array(repeating: .imported("bank.csv"), count: 3))
    #expect(again.record == nil)
    #expect(try intake.bytes == before)
  }

  @Test func aLaterExportAddsOnlyWhatIsNew() throws {
    var intake = Intake()
    try intake.take(Self.january)
    let preview = try intake.take(
      """
      Date,Payee,Amount
      2026-01-07,Market,-30
      2026-01-05,Coffee,-4.20
      2026-01-05,Coffee,-4.20
      2026-01-05,Coffee,-4.20
      """, name: "february.csv")
    #expect(preview.duplicates.count == 2)
    #expect(
      Intake.words(preview.new.map(\.row.transaction)) == [
        "2026-01-07 expense 30 Market", "2026-01-05 expense 4.2 Coffee",
      ])
    #expect(intake.budget.transactions.count == 5)
    #expect(Set(intake.budget.transactions.map(\.id)).count == 5)
  }

  @Test func edgesOfWhatWasImportedAreKnown() throws {
    var intake = Intake()
    try intake.take(Self.january)
    intake.budget.transactions[0].description = "Coffee with Ada"
    intake.budget.transactions[0].amount = 5
    intake.budget.transactions[0].notes = "long talk"
    let edited = intake.budget.transactions[0]
    let again = try intake.take(Self.january)
    #expect(again.new.isEmpty)
    #expect(again.conflicts.isEmpty)
    #expect(intake.budget.transactions[0] == edited)
  }

  @Test func whatWasDeletedDoesNotComeBack() throws {
    var intake = Intake()
    try intake.take(Self.january)
    try intake.budget.deleteTransaction(intake.budget.transactions[0].id, at: Intake.later)
    let again = try intake.take(Self.january)
    #expect(again.duplicates.map(\.reason) == [.deleted, .imported("bank.csv"), .imported("bank.csv")])
    #expect(again.duplicates[0].existing == nil)
    #expect(intake.budget.transactions.count == 2)
  }

  @Test func rowsEnteredByHandAreKnown() throws {
    var intake = try Intake.household()
    let id: Identifier<Transaction> = try #require(Identifier("00000000-0000-4000-8000-000000000001"))
    let day = try #require(CalendarDate("2026-01-05"))
    intake.budget.transactions = [
      Transaction(
        id: id, date: day, amount: Decimal(string: "4.2") ?? 0, kind: .expense, description: " Coffee",
        info: RecordInfo(created: .epoch))
    ]
    let preview = try intake.take(Self.january, on: "Checking")
    #expect(preview.duplicates.map(\.reason) == [.known])
    #expect(preview.duplicates.first?.existing == id)
    #expect(preview.new.count == 2)
    #expect(intake.budget.imports[0].rows.map(\.role) == [.known, .added, .added])
    // The import recorded the row, so the row stays known after the transaction gets another description.
    intake.budget.transactions[0].description = "Espresso"
    #expect(try intake.take(Self.january, on: "Checking").new.isEmpty)
  }

  @Test func accountsKeepEqualRowsApart() throws {
    var intake = try Intake.household()
    try intake.take(Self.january, on: "Checking")
    let other = try intake.take(Self.january, on: "5678")
    #expect(other.new.count == 3)
    #expect(intake.budget.accounts.count == 2)
    #expect(
      intake.budget.transactions.map { $0.accountID == intake.budget.accounts[0].id } == [
        true, true, true, false, false, false,
      ])
    // A row without an account may belong to any account.
    #expect(try intake.take(Self.january).new.isEmpty)
  }

  // MARK: Identities of the bank

  private static let withIDs = """
    Transaction ID,Date,Payee,Amount
    A-1,2026-01-05,Coffee,-4.20
    A-2,2026-01-05,Coffee,-4.20
    """

  @Test func theBanksIdentityDecides() throws {
    var intake = Intake()
    try intake.take(Self.withIDs)
    let preview = try intake.take(
      """
      Transaction ID,Date,Payee,Amount
      A-2,2026-01-05,Café,-4.20
      A-3,2026-01-05,Coffee,-4.20
      A-3,2026-01-05,Coffee,-4.20
      """)
    #expect(
      preview.duplicates.map(\.reason) == [
        .imported("bank.csv"), .repeated(Provenance(file: "bank.csv", .line(3, field: nil))),
      ])
    #expect(preview.new.map(\.row.place.location) == [.line(3, field: nil)])
  }

  @Test func anotherAmountIsAConflict() throws {
    var intake = Intake()
    try intake.take(Self.withIDs)
    let before = intake.budget
    let changed = Self.withIDs.replacing("A-2,2026-01-05,Coffee,-4.20", with: "A-2,2026-01-06,Coffee,-4.50")
    let preview = try intake.take(changed, name: "new.csv")
    let conflict = try #require(preview.conflicts.first)
    #expect(conflict.stored.amount == Decimal(string: "4.2"))
    #expect(conflict.stored.date.description == "2026-01-05")
    #expect(conflict.row.transaction.amount == Decimal(string: "4.5"))
    #expect(conflict.existing == before.transactions[1].id)
    #expect(!conflict.isTaken)
    #expect(intake.budget == before)
  }

  @Test func theFilesValuesAreTakenWhenAskedFor() throws {
    var intake = Intake()
    try intake.take(Self.withIDs)
    intake.budget.transactions[1].notes = "mine"
    let before = try intake.bytes
    intake.options.takesFileInConflicts = true
    intake.time = Intake.later
    let changed = Self.withIDs.replacing("A-2,2026-01-05,Coffee,-4.20", with: "A-2,2026-01-06,Coffee,4.50")
    let preview = try intake.take(changed, name: "new.csv")
    #expect(preview.conflicts.map(\.isTaken) == [true])
    let transaction = intake.budget.transactions[1]
    #expect(Intake.words([transaction]) == ["2026-01-06 income 4.5 Coffee"])
    #expect(transaction.notes == "mine")
    #expect(transaction.info.updated == Intake.later)
    #expect(try intake.take(changed).duplicates.count == 2)
    try intake.undo()
    #expect(try intake.bytes == before)
  }

  @Test func oneIdentityWithTwoAmountsInOneFile() throws {
    var intake = Intake()
    let preview = try intake.take(
      Self.withIDs.replacing("A-2,2026-01-05,Coffee,-4.20", with: "A-1,2026-01-05,Coffee,-5"))
    #expect(preview.new.count == 1)
    let first = Provenance(file: "bank.csv", .line(2, field: nil))
    #expect(preview.conflicts.map(\.stored.origin) == [.row(first)])
    #expect(intake.budget.transactions.count == 1)
  }

  @Test func aBankThatChangesItsIdentitiesIsNoticed() throws {
    var intake = Intake()
    try intake.take(Self.withIDs)
    let other = Self.withIDs.replacing("A-", with: "B-")
    #expect(try intake.preview(other).findings.map(\.code) == [.possibleDuplicate, .possibleDuplicate])
    // Two coffees are known; a third coffee is new.
    let third = try intake.preview(Self.withIDs + "\nA-3,2026-01-05,Coffee,-4.20")
    #expect(third.new.count == 1)
    #expect(third.findings.isEmpty)
  }

  @Test func identitiesThatAreNoneAreGivenUp() throws {
    var intake = Intake()
    let rows = (1...8).map { "X,2026-01-0\($0),Coffee,-\($0)" }
    let preview = try intake.take("Transaction ID,Date,Payee,Amount\n" + rows.joined(separator: "\n"))
    #expect(preview.new.count == 8)
    #expect(preview.findings.map(\.code).contains(.identitiesRepeated))
  }

  @Test func aFileOfThisPackageKnowsItsOwnTransactions() throws {
    var intake = Intake()
    try intake.take(Self.january)
    intake.budget.imports = []
    let csv = String(decoding: try BudgetCSV.writeTransactions(intake.budget), as: UTF8.self)
    intake.budget.transactions[1].description = "Tea"
    let preview = try intake.take(csv, name: "export.csv")
    #expect(preview.duplicates.map(\.reason) == [.known, .known, .known])
    intake.budget.transactions[2].amount = 1900
    #expect(try intake.preview(csv).conflicts.map(\.stored.amount) == [1900])
  }

  // MARK: Books and findings

  @Test func everyRowIsAccountedFor() throws {
    var intake = Intake()
    try intake.take(Self.january)
    let preview = try intake.take(
      """
      Date,Payee,Amount
      2026-01-05,Coffee,-4.20
      soon,Coffee,-5
      2026-01-09,Tea,-3

      Total,,-12.20
      """)
    let accounting = preview.accounting
    #expect(
      [accounting.read, accounting.new, accounting.duplicates, accounting.unusable].map(\.rows) == [
        4, 1, 1, 1,
      ])
    #expect(accounting.new.amount == -3)
    #expect(accounting.unusable.amount == -5)
    #expect(accounting.read.amount == Decimal(string: "-24.4"))
    #expect(accounting.skipped[.totals]?.rows == 1)
    #expect(preview.unusable.map(\.code) == [.dateUnreadable])
    #expect(preview.unusable.first?.place.location == .line(3, field: "Date"))
  }

  @Test func recordsThatRowsNameAreAdded() throws {
    var intake = try Intake.household()
    intake.budget.categories = []
    let preview = try intake.take(
      """
      Date,Payee,Amount,Category,Account
      2026-01-05,Market,-4.20,Food,Checking
      2026-01-06,Firm,100,Salary,Card
      """)
    #expect(intake.budget.categories.map(\.name) == ["Food", "Salary"])
    #expect(intake.budget.accounts.map(\.name) == ["Checking", "Savings", "Card"])
    #expect(intake.budget.transactions[0].accountID == intake.budget.accounts[0].id)
    #expect(preview.findings.filter { $0.code == .recordAdded }.count == 3)
    #expect(intake.budget.imports[0].added.map(\.collection) == [.categories, .categories, .accounts])
  }

  @Test func anotherCurrencyIsNamed() throws {
    var budget = Budget()
    budget.settings.currency = try #require(Currency("EUR"))
    budget.transactions = [
      Transaction(
        id: try #require(Identifier("00000000-0000-4000-8000-000000000001")), date: .earliest, amount: 1,
        kind: .expense, description: "a", info: RecordInfo(created: .epoch))
    ]
    let preview = ImportPreview(
      of: ImportResult(budget: budget), FileFingerprint(name: "b.json", bytes: []), into: Budget(),
      now: Intake.now)
    #expect(preview.applied().transactions.map(\.currency?.code) == ["EUR"])
    #expect(preview.accounting.balance)
  }
}
