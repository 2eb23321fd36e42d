import BudgetModel
import CalendarDates
import Foundation
import Testing

@Suite struct EntryTests {
  /// A way to break a transaction, and the severity for imported files; nil if a file may contain it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let code: Finding.Code
    let field: String
    let importing: Finding.Severity?
    let change: @Sendable (inout Transaction) -> Void

    init(
      _ name: String, _ code: Finding.Code, _ field: String, importing: Finding.Severity?,
      _ change: @escaping @Sendable (inout Transaction) -> Void
    ) {
      self.name = name
      self.code = code
      self.field = field
      self.importing = importing
      self.change = change
    }

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case("zero", .amountNotPositive, "amount", importing: .error) { $0.amount = 0 },
    Case("negative", .amountNotPositive, "amount", importing: .error) { $0.amount = -1 },
    Case("not a number", .amountOutOfRange, "amount", importing: .error) { $0.amount = .nan },
    Case("16 digits", .amountOutOfRange, "amount", importing: .error) { $0.amount = amount("1e15") },
    Case("5 decimals", .amountOutOfRange, "amount", importing: .error) { $0.amount = amount("0.12345") },
    Case("no description", .descriptionEmpty, "description", importing: .warning) { $0.description = " " },
    Case("101 characters", .textTooLong, "description", importing: .warning) {
      $0.description = String(repeating: "x", count: 101)
    },
    Case("501 characters", .textTooLong, "notes", importing: .warning) {
      $0.notes = String(repeating: "x", count: 501)
    },
    Case("tomorrow", .futureDated, "date", importing: .warning) { $0.date = day("2026-03-11") },
    Case("no category", .categoryMissing, "categoryId", importing: nil) { $0.categoryID = nil },
    Case("unknown category", .referenceDangling, "categoryId", importing: .error) { $0.categoryID = id(99) },
    Case("unknown account", .referenceDangling, "accountId", importing: .error) { $0.accountID = id(99) },
    Case("unknown period", .referenceDangling, "periodId", importing: .error) { $0.periodID = id(99) },
    Case("unknown member", .referenceDangling, "memberId", importing: .error) { $0.memberID = id(99) },
    Case("unknown bill", .referenceDangling, "billId", importing: .error) { $0.billID = id(99) },
    Case("transfer from nowhere", .transferAccountMissing, "accountId", importing: .warning) {
      $0.kind = .transfer
      $0.accountID = nil
      $0.transferAccountID = id(2)
    },
    Case("transfer to nowhere", .transferAccountMissing, "transferAccountId", importing: .warning) {
      $0.kind = .transfer
    },
    Case("transfer to itself", .transferToItself, "transferAccountId", importing: .error) {
      $0.kind = .transfer
      $0.transferAccountID = id(1)
    },
  ]

  static let today = day("2026-03-10")

  @Test func goodOnesEnter() {
    let budget = sampleBudget()
    for transaction in budget.transactions {
      #expect(transaction.entryProblems(in: budget, today: Self.today) == [])
    }
  }

  @Test("a person may not enter it", arguments: cases)
  func entry(_ rule: Case) {
    let budget = sampleBudget()
    var transaction = budget.transactions[2]
    rule.change(&transaction)
    let problems = transaction.entryProblems(in: budget, today: Self.today)
    #expect(problems.map(\.code) == [rule.code])
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.map(\.place) == [Provenance(file: nil, .jsonPath("$.\(rule.field)"))])
  }

  @Test("a file may hold some of it", arguments: cases)
  func file(_ rule: Case) {
    var budget = sampleBudget()
    rule.change(&budget.transactions[2])
    let kept = budget.validationFindings(asOf: Self.today)
    #expect(kept.map(\.severity) == [rule.importing].compactMap { $0 })
    #expect(kept.allSatisfy { "\($0.place)" == "$.transactions[2].\(rule.field)" })
    let strict = budget.validationFindings(asOf: Self.today, strictness: .strict)
    #expect(strict.map(\.severity) == (rule.importing == nil ? [] : [.error]))
  }

  @Test func withoutTodayNothingIsInTheFuture() {
    var budget = sampleBudget()
    budget.transactions[0].date = .latest
    #expect(budget.validationFindings(strictness: .strict) == [])
  }

  @Test func limitsOfLengthAreInclusiveAndCountCharacters() {
    let budget = sampleBudget()
    var transaction = budget.transactions[2]
    transaction.description = String(repeating: "👩‍👧", count: 100)
    transaction.notes = String(repeating: "é", count: 500)
    #expect(transaction.entryProblems(in: budget, today: Self.today) == [])
  }

  @Test func oddButPossible() {
    let budget = sampleBudget()
    var transaction = budget.transactions[2]
    transaction.categoryID = id(1)
    transaction.transferAccountID = id(2)
    let problems = transaction.entryProblems(in: budget, today: Self.today)
    #expect(problems.map(\.code) == [.expenseInIncomeCategory, .transferAccountUnused])
    #expect(problems.allSatisfy { $0.severity == .warning })
  }

  @Test func theLargestAndFinestAmounts() {
    let budget = sampleBudget()
    var transaction = budget.transactions[2]
    for text in ["999999999999999.9999", "0.0001", "1"] {
      transaction.amount = amount(text)
      #expect(transaction.entryProblems(in: budget, today: Self.today) == [])
    }
  }
}
