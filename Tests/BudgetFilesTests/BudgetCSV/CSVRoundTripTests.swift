import BudgetModel
import CalendarDates
import TestSupport
import Testing

@testable import ImportCore
@testable import TextImport

/// The data that a CSV file can store are read back unchanged, for random budgets with every kind of text.
@Suite struct CSVRoundTripTests {
  private static func context(_ budget: Budget) -> ImportContext {
    ImportContext(fileName: "budget.csv", now: .epoch, settings: budget.settings)
  }

  /// The fields of a category that the file of categories stores.
  struct HeldCategory: Hashable {
    var name: String
    var group: CategoryGroup
    var amount: String
    var basis: AmountBasis
    var dueDate: DueDate?
    var isAnnounced: Bool

    init(_ category: BudgetModel.Category) {
      name = category.name
      group = category.group
      amount = "\(category.budgetedAmount)"
      basis = category.basis
      dueDate = category.dueDate
      isAnnounced = category.reminders.isEnabled
    }
  }

  @Test(arguments: 0..<25) func categories(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(seed))
    for _ in 0..<20 {
      let budget = random.budget()
      let bytes = try BudgetCSV.writeCategories(budget)
      let first = try BudgetCSV.read(bytes, context: Self.context(budget))
      #expect(first.budget.categories.map(HeldCategory.init) == budget.categories.map(HeldCategory.init))
      #expect(first.findings.allSatisfy { $0.code == .currencyAssumed })
      let again = try BudgetCSV.writeCategories(first.budget)
      #expect(again == bytes)
      #expect(try BudgetCSV.read(again, context: Self.context(budget)) == first)
    }
  }

  /// Returns the transactions with the fields that the file stores, and with names instead of identifiers.
  private func held(_ budget: Budget) -> [Transaction] {
    budget.transactions.map { source in
      var transaction = source
      transaction.currency = source.currency ?? budget.settings.currency
      transaction.categoryID = nil
      transaction.accountID = nil
      transaction.transferAccountID = nil
      transaction.memberID = nil
      transaction.periodID = nil
      transaction.billID = nil
      transaction.receipt = nil
      transaction.customFields = source.customFields.map { CustomField(name: $0.name, value: $0.value) }
        .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
      transaction.info = RecordInfo(created: .epoch)
      return transaction
    }
  }

  private func names(_ budget: Budget) -> [[String?]] {
    budget.transactions.map { transaction in
      [
        budget.categories.first { $0.id == transaction.categoryID }?.name,
        budget.accounts.first { $0.id == transaction.accountID }?.name,
        budget.accounts.first { $0.id == transaction.transferAccountID }?.name,
        budget.members.first { $0.id == transaction.memberID }?.name,
      ]
    }
  }

  @Test(arguments: 0..<25) func transactions(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(seed + 1_000))
    for _ in 0..<20 {
      let budget = random.budget()
      let bytes = try BudgetCSV.writeTransactions(budget)
      let first = try BudgetCSV.read(bytes, context: Self.context(budget))
      #expect(held(first.budget) == held(budget))
      #expect(names(first.budget) == names(budget))
      #expect(first.findings.allSatisfy { $0.severity == .info || $0.code == .currencyOther })
      let again = try BudgetCSV.writeTransactions(first.budget)
      #expect(again == bytes)
      #expect(try BudgetCSV.read(again, context: Self.context(budget)) == first)
    }
  }
}
