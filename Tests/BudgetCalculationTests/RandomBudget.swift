import BudgetModel
import CalendarDates
import Foundation
import TestSupport

/// Creates random budgets of many shapes; a seed always gives the same budget.
enum RandomBudget {
  /// The seeds of 500 budgets, in groups that run in parallel.
  static let seedGroups: [ClosedRange<UInt64>] = [1...125, 126...250, 251...375, 376...500]

  static func make(_ seed: UInt64) -> Budget {
    var random = SeededGenerator(seed: seed)
    var budget = Budget()
    budget.settings.monthStartDay = .random(in: 1...31, using: &random)
    budget.accounts = (0..<UInt8.random(in: 0...3, using: &random)).map { number in
      Account(
        id: id(number), name: "A\(number)", kind: AccountKind.allCases.randomElement(using: &random) ?? .cash,
        openingBalance: amount(&random), info: info)
    }
    budget.categories = (0..<UInt8.random(in: 0...8, using: &random)).map { number in
      Category(
        id: id(number), name: "C\(number)",
        group: CategoryGroup.allCases.randomElement(using: &random) ?? .fixed,
        budgetedAmount: Bool.random(using: &random) ? amount(&random) : 0,
        basis: AmountBasis.allCases.randomElement(using: &random), info: info)
    }
    budget.transactions = (0..<Int.random(in: 0...40, using: &random)).map { _ in transaction(&random) }
    budget.monthlyBudgets = months.filter { _ in Bool.random(using: &random) }.map { month in
      let given = budget.categories.filter { _ in Bool.random(using: &random) }
      return MonthlyBudget(
        id: id(UInt8(month.month)), month: month, startingBalance: amount(&random),
        assignments: given.map { Assignment(categoryID: $0.id, amount: amount(&random)) }, info: info)
    }
    return budget
  }

  /// The months that contain the transactions, whatever the start day is.
  static let months = (0...5).map { month("2023-12").adding(months: $0) }

  /// Returns an amount from 0.0001 to 100,000 with up to four decimals.
  private static func amount(_ random: inout SeededGenerator) -> Decimal {
    let digits = Int.random(in: 1...1_000_000_000, using: &random)
    return Decimal(
      sign: .plus, exponent: [-4, -2, 0].randomElement(using: &random) ?? 0, significand: Decimal(digits))
  }

  private static func transaction(_ random: inout SeededGenerator) -> Transaction {
    Transaction(
      id: Identifier(UUID()), date: day("2024-01-31").adding(days: .random(in: 0...75, using: &random)),
      amount: amount(&random), kind: TransactionKind.allCases.randomElement(using: &random) ?? .income,
      description: "T", categoryID: reference(&random), accountID: reference(&random),
      transferAccountID: reference(&random),
      currency: Int.random(in: 0...9, using: &random) == 0 ? Currency("EUR") : nil,
      info: info)
  }

  /// Returns no reference, a reference to a record, or a reference to a missing record.
  private static func reference<Entity>(_ random: inout SeededGenerator) -> Identifier<Entity>? {
    let number = UInt8.random(in: 0...10, using: &random)
    return number == 10 ? nil : id(number)
  }
}
