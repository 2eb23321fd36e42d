import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import BudgetIntake
@testable import ImportCore

/// An import can be undone exactly, and the file can be imported again.
@Suite struct ImportUndoTests {
  private static let csv = """
    Date,Payee,Amount,Category,Account
    2026-01-05,Market,-4.20,Food,Checking
    2026-01-06,Firm,100,Salary,Card
    """

  @Test func takesBackWhatWasAddedAndAddsItAgain() throws {
    var intake = try Intake.household()
    let (before, bytes) = (intake.budget, try intake.bytes)
    try intake.take(Self.csv)
    let after = try intake.bytes
    try intake.undo()
    #expect(intake.budget == before)
    #expect(try intake.bytes == bytes)
    try intake.take(Self.csv)
    #expect(try intake.bytes == after)
  }

  /// Tests 20 random budgets.
  @Test func takesBackFromAnyBudget() throws {
    var random = RandomBudget(seed: 11)
    for _ in 0..<20 {
      var intake = Intake(budget: random.budget())
      let (before, bytes) = (intake.budget, try intake.bytes)
      try intake.take(Self.csv)
      #expect(intake.budget != before)
      let read = try BudgetBackup.read(try intake.bytes, context: ImportContext(fileName: "b", now: .epoch))
      #expect(read.budget == intake.budget)
      try intake.undo()
      #expect(intake.budget == before)
      #expect(try intake.bytes == bytes)
    }
  }

  @Test func editsAreNamedBeforeTheyAreLost() throws {
    var intake = Intake()
    try intake.take(Self.csv)
    intake.budget.transactions[0].notes = "mine"
    intake.budget.categories[1].budgetedAmount = 50
    try intake.budget.deleteTransaction(intake.budget.transactions[1].id, at: Intake.later)
    let undo = try #require(ImportUndo(of: intake.budget.imports[0].id, in: intake.budget))
    #expect(undo.losses.map(\.code) == [.editedSinceImport, .deletedSinceImport, .editedSinceImport])
    #expect(undo.losses.map(\.place.location) == [.line(2, field: nil), .line(3, field: nil), .whole])
    #expect(undo.applied() == Budget())
  }

  @Test func whatOthersUseStays() throws {
    var intake = Intake()
    try intake.take(Self.csv)
    let food = intake.budget.categories[0].id
    intake.budget.monthlyBudgets = [
      MonthlyBudget(
        id: try #require(Identifier("00000000-0000-4000-8000-000000000001")),
        month: try #require(CalendarMonth("2026-01")), assignments: [Assignment(categoryID: food, amount: 5)],
        info: RecordInfo(created: .epoch))
    ]
    let undo = try #require(ImportUndo(of: intake.budget.imports[0].id, in: intake.budget))
    #expect(undo.losses.isEmpty)
    #expect(undo.kept.map(\.code) == [.stillUsed])
    #expect(undo.applied().categories.map(\.name) == ["Food"])
    #expect(throws: Never.self) { try BudgetBackup.write(undo.applied(), exportDate: .epoch) }
  }

  @Test func earlierImportsGoByThemselves() throws {
    var intake = Intake()
    try intake.take(Self.csv)
    try intake.take("Date,Payee,Amount\n2026-01-09,Tea,-3", name: "second.csv")
    try intake.undo(0)
    #expect(Intake.words(intake.budget.transactions) == ["2026-01-09 expense 3 Tea"])
    #expect(intake.budget.imports.map(\.fileName) == ["second.csv"])
    #expect(try intake.take(Self.csv).new.count == 2)
  }

  @Test func anUnknownImportIsNone() throws {
    let id: Identifier<Import> = try #require(Identifier("00000000-0000-4000-8000-000000000001"))
    #expect(ImportUndo(of: id, in: Budget()) == nil)
  }

  @Test func importsOfTwoCopiesMerge() throws {
    var (left, right) = (Intake(), Intake())
    try left.take(Self.csv)
    try right.take(Self.csv, name: "same rows, other name.csv")
    let merged = BudgetMerge.merge(left.budget, right.budget).budget
    // The same rows become the same transactions on every machine.
    #expect(merged.transactions.count == 2)
    #expect(merged.imports.count == 2)
    #expect(merged.categories.map(\.name) == ["Food", "Salary"])
  }
}
