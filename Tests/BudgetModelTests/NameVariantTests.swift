import FindingWording
import Testing

@testable import BudgetModel

/// Tests which names are proposed as variants of the same name, and which are not.
@Suite struct NameVariantTests {
  private static func difference(_ first: String, _ second: String) -> NameVariants.Difference? {
    var variants = NameVariants()
    _ = variants.match(first, at: 0, allowsTypos: true)
    return variants.match(second, at: 1, allowsTypos: true).map(\.1)
  }

  /// Very long names are not compared, so they take little time; another finding reports them.
  @Test func namesBeyondAllBoundsAreNotCompared() {
    let long = String(repeating: "ab", count: 50_000)
    #expect(Self.difference(long, long.uppercased()) == nil)
    #expect(Self.difference(String(long.prefix(4_000)), long.prefix(4_000).uppercased()) == .caseOrAccents)
  }

  @Test(arguments: [
    ("Food", "FOOD", NameVariants.Difference.caseOrAccents), ("Cafe", "Café", .caseOrAccents),
    ("Eating Out", "EatingOut", .spacing), ("Eating-out", "eating out", .spacing),
    ("Car & Gas", "Car Gas", .spacing),
    ("Grocery", "Groceries", .plural), ("Gift", "Gifts", .plural), ("Tax", "Taxes", .plural),
    ("Bus", "Buses", .plural),
    ("Pet food", "Pets food", .plural), ("Utilities", "utility", .plural), ("Church", "Churches", .plural),
    ("Groceries", "Grocereis", .typo), ("Restaurant", "Resturant", .typo),
    ("Restaurants", "Restuarant", .typo),
    ("Insurance", "Insurence", .typo), ("Travel", "Traval", .typo), ("Utilities", "Utilitties", .typo),
    ("Car insurance", "Car insurnace", .typo), ("Entertainment", "Entertainmemt", .typo),
    ("Clothing", "Clotihng", .typo), ("House", "Houses", .plural), ("Expense", "Expenses", .plural),
  ])
  func proposes(_ first: String, _ second: String, _ difference: NameVariants.Difference) {
    #expect(Self.difference(first, second) == difference)
    #expect(Self.difference(second, first) == difference)
  }

  @Test(arguments: [
    ("Rent", "Rental"), ("Car", "Card"), ("Car", "Care"), ("Health", "Wealth"), ("House", "Horse"),
    ("Dining", "Diving"),
    ("Books", "Boots"), ("Kids 1", "Kids 2"), ("Account 10001", "Account 10002"), ("Plane", "Planet"),
    ("Gas", "Glass"),
    ("Pets", "Gets"), ("Bonus", "Bogus"), ("Train", "Brain"), ("Fees", "Feed"), ("Home", "Homes insurance"),
    ("Car insurance", "Cat insurance"), ("Savings", "Shavings for pets"), ("!!!", "???"),
    ("Loss", "Los"),
    ("Housing", "House"), ("Food", "Foot"), ("Mass", "Mas"), ("Groceries store", "Grocreies stare"),
  ])
  func leavesAlone(_ first: String, _ second: String) {
    #expect(Self.difference(first, second) == nil)
    #expect(Self.difference(second, first) == nil)
  }

  @Test func saysHowOftenEachIsUsed() throws {
    var budget = sampleBudget()
    budget.categories.append(Category(id: id(9), name: "Foods", group: .variable, info: info))
    let count = budget.transactions.count { $0.categoryID == budget.categories[2].id }
    let finding = try #require(budget.validationFindings().first { $0.code == .nameSimilar })
    #expect(finding.severity == .info)
    #expect(
      finding.reason
        == "\"Foods\" differs only in singular and plural from \"Food\" at categories[2] (0 and \(count) transactions)"
    )
    #expect(count > 0)
  }

  @Test func accountsAndMembersMayBeAlike() {
    var variants = NameVariants()
    _ = variants.match("Saving", at: 0, allowsTypos: false)
    #expect(variants.match("Savings", at: 1, allowsTypos: false) == nil)
  }
}
