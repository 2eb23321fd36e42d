import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Tests the starter sets of categories (SPEC §1).
@Suite struct StarterSetTests {
  private static let now = UTCTimestamp("2026-02-01T08:00:00Z") ?? .epoch

  @Test(arguments: StarterSet.allCases)
  func theEmbeddedSetIsTheFile(set: StarterSet) throws {
    let file = packageFolder.appending(path: "Templates/Starters/\(set.rawValue).json")
    #expect(try String(contentsOf: file, encoding: .utf8) == set.json)
  }

  @Test(arguments: [(StarterSet.household, 2, 17), (.spending, 0, 8), (.allowance, 5, 13)])
  func setsHaveTheirCategories(set: StarterSet, income: Int, spending: Int) throws {
    let budget = try set.budget(now: Self.now)
    #expect(budget.categories.count { $0.group == .income } == income)
    #expect(budget.categories.count(where: \.group.isSpending) == spending)
    #expect(budget.categories.allSatisfy { !$0.isCustom && $0.budgetedAmount == 0 })
    #expect(budget.validationFindings().isEmpty)
  }

  @Test func colorsAndSymbolsAreTheApps() throws {
    let spending = try StarterSet.spending.budget(now: Self.now).categories
    #expect(
      spending.map { "\($0.name) \($0.icon ?? "") \($0.color?.text ?? "")" } == [
        "Food cart.fill #FF6B6B", "Restaurants fork.knife #FFA07A", "Transport car.fill #4ECDC4",
        "Shopping bag.fill #95E1D3", "Entertainment ticket.fill #A8E6CF", "Health heart.fill #FFD93D",
        "Sport figure.run #6BCB77", "Bills doc.text #4D96FF",
      ])
    let allowance = try StarterSet.allowance.budget(now: Self.now).categories
    #expect(allowance.first?.icon == "dollarsign.circle.fill")
    #expect(allowance.last?.icon == "minus.circle.fill")
  }

  @Test func identitiesAreTheSameEachTime() throws {
    #expect(try StarterSet.household.budget(now: Self.now) == StarterSet.household.budget(now: Self.now))
  }
}
