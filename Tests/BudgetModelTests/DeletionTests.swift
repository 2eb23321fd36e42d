import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct DeletionTests {
  @Test func usedCategoryIsRefused() {
    var budget = sampleBudget()
    #expect(throws: DeletionError.hasTransactions(count: 1)) {
      try budget.deleteCategory(id(3), at: later)
    }
    #expect(budget == sampleBudget())
  }

  @Test func unusedCategoryGoes() throws {
    var budget = sampleBudget()
    budget.categories.append(Category(id: id(9), name: "Toys", group: .variable, info: info))
    try budget.deleteCategory(id(9), at: later)
    #expect(budget.categories == sampleBudget().categories)
    #expect(budget.tombstones == [Tombstone(id: "00000000-0000-4000-8000-000000000009", deleted: later)])
  }

  @Test func categoryCascades() throws {
    var budget = sampleBudget()
    try budget.deleteCategory(id(3), transactions: .cascade, at: later)
    #expect(budget.transactions.map(\.id) == [id(1), id(2), id(4)])
    #expect(budget.limits.isEmpty)
    #expect(budget.monthlyBudgets[0].assignments == [Assignment(categoryID: id(2), amount: 900)])
    #expect(budget.monthlyBudgets[0].info.updated == later)
    // One for the transaction, one for the category, one for the limit.
    #expect(budget.tombstones.count == 3)
    #expect(budget.validationFindings().filter { $0.code == .referenceDangling }.isEmpty)
  }

  @Test func categoryMovesItsTransactions() throws {
    var budget = sampleBudget()
    try budget.deleteCategory(id(2), transactions: .move(to: id(3)), at: later)
    #expect(budget.transactions.map(\.categoryID) == [id(1), id(3), id(3), nil])
    #expect(budget.transactions.map(\.info.updated) == [.epoch, later, .epoch, .epoch])
    #expect(budget.bills[0].categoryID == nil)
    #expect(budget.bills[0].info.updated == later)
    #expect(budget.tombstones.count == 1)
  }

  @Test(
    "a move that cannot be",
    arguments: [
      (UInt8(2), DeletionError.noSuchTarget(id: "00000000-0000-4000-8000-000000000002")),
      (7, .noSuchTarget(id: "00000000-0000-4000-8000-000000000007")),
      (1, .targetOfOtherKind(.income)),
    ])
  func badMoves(target: UInt8, error: DeletionError) {
    var budget = sampleBudget()
    #expect(throws: error) {
      try budget.deleteCategory(id(2), transactions: .move(to: id(target)), at: later)
    }
    #expect(budget == sampleBudget())
  }

  @Test func accountIsRefusedOnEitherSideOfATransfer() {
    var budget = sampleBudget()
    #expect(throws: DeletionError.hasTransactions(count: 1)) { try budget.deleteAccount(id(2), at: later) }
    #expect(throws: DeletionError.hasTransactions(count: 4)) { try budget.deleteAccount(id(1), at: later) }
    #expect(budget == sampleBudget())
  }

  @Test func accountCascadesAndKeepsItsBills() throws {
    var budget = sampleBudget()
    try budget.deleteAccount(id(1), transactions: .cascade, at: later)
    #expect(budget.transactions.isEmpty)
    #expect(budget.accounts.map(\.id) == [id(2)])
    #expect(budget.bills.map(\.accountID) == [nil])
    #expect(budget.tombstones.count == 5)
    #expect(budget.tombstones.allSatisfy { $0.deleted == later })
  }

  @Test func periodLeavesItsTransactions() throws {
    var budget = sampleBudget()
    try budget.deletePeriod(id(1), at: later)
    #expect(budget.periods.isEmpty)
    #expect(budget.transactions.count == 4)
    #expect(budget.transactions[2].periodID == nil && budget.transactions[2].info.updated == later)
  }

  @Test func memberTakesItsLimits() throws {
    var budget = sampleBudget()
    try budget.deleteMember(id(1), at: later)
    #expect(budget.members.isEmpty && budget.limits.isEmpty)
    #expect(budget.transactions[2].memberID == nil)
    #expect(budget.tombstones.count == 2)
  }

  @Test func smallRecords() throws {
    var budget = sampleBudget()
    try budget.deleteBill(id(1), at: later)
    try budget.deleteLimit(id(1), at: later)
    try budget.deleteTransaction(id(4), at: later)
    #expect(budget.bills.isEmpty && budget.limits.isEmpty)
    #expect(budget.transactions.map(\.billID) == [nil, nil, nil])
    #expect(budget.tombstones.count == 3)
  }

  @Test func whatIsNotThere() {
    var budget = sampleBudget()
    let error = DeletionError.notFound(id: "00000000-0000-4000-8000-000000000063")
    #expect(throws: error) { try budget.deleteCategory(id(99), at: later) }
    #expect(throws: error) { try budget.deleteAccount(id(99), at: later) }
    #expect(throws: error) { try budget.deletePeriod(id(99), at: later) }
    #expect(throws: error) { try budget.deleteMember(id(99), at: later) }
    #expect(throws: error) { try budget.deleteBill(id(99), at: later) }
    #expect(throws: error) { try budget.deleteLimit(id(99), at: later) }
    #expect(throws: error) { try budget.deleteTransaction(id(99), at: later) }
  }
}
