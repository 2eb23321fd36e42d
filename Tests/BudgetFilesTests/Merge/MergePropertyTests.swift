import BudgetModel
import CalendarDates
import TestSupport
import Testing

@testable import BudgetBackups

/// Tests properties of merging with copies of random budgets, by comparing the bytes of the written backups.
@Suite struct MergePropertyTests {
  private func merge(_ left: Budget, _ right: Budget) -> Budget { BudgetMerge.merge(left, right).budget }

  private func bytes(_ budget: Budget) throws -> String {
    String(decoding: try BudgetBackup.write(budget, exportDate: .epoch), as: UTF8.self)
  }

  /// Tests up to 27 seeds with 20 triples of budgets each.
  @Test(arguments: 0..<RandomBudget.blocks(of: 27)) func mergingIsCommutativeAssociativeAndIdempotent(
    _ seed: Int
  ) throws {
    for round in 0..<20 {
      var edits = RandomEdits(seed: seed * 20 + round)
      let ancestor = edits.ancestor()
      let copies = (0..<3).map { _ in edits.copy(of: ancestor) }
      let (a, b, c) = (copies[0], copies[1], copies[2])
      let ab = merge(a, b)
      #expect(try bytes(merge(a, a)) == bytes(a))
      #expect(try bytes(ab) == bytes(merge(b, a)))
      #expect(merge(ab, b) == ab)
      let all = try bytes(merge(ab, c))
      #expect(try bytes(merge(a, merge(b, c))) == all, "seed \(seed), round \(round)")
      #expect(try bytes(merge(merge(a, c), b)) == all, "seed \(seed), round \(round)")
    }
  }

  /// Merges lists without common records or in any order: the result does not depend on which side comes first.
  @Test(arguments: 0..<10) func unrelatedBudgetsMergeTheSameBothWays(_ seed: Int) throws {
    var random = RandomBudget(seed: UInt64(1_000 + seed))
    for _ in 0..<10 {
      var (a, b) = (random.budget(), random.budget())
      b.categories.insert(contentsOf: a.categories.reversed(), at: b.categories.count / 2)
      a.transactions.reverse()
      let ab = merge(a, b)
      #expect(try bytes(ab) == bytes(merge(b, a)))
      #expect(try bytes(merge(ab, ab)) == bytes(ab))
      #expect(Set(ab.transactions) == Set(a.transactions + b.transactions))
    }
  }

  /// Merges copies with records in another order: the content does not depend on the order of the merges.
  @Test(arguments: 0..<10) func contentIsAssociativeInAnyOrder(_ seed: Int) throws {
    for round in 0..<10 {
      var edits = RandomEdits(seed: 5_000 + seed * 10 + round)
      let ancestor = edits.ancestor()
      let copies = (0..<3).map { _ in moved(edits.copy(of: ancestor), by: round) }
      let (a, b, c) = (copies[0], copies[1], copies[2])
      #expect(try bytes(merge(a, b)) == bytes(merge(b, a)))
      let all = try bytes(sorted(merge(merge(a, b), c)))
      #expect(try bytes(sorted(merge(a, merge(b, c)))) == all)
      #expect(try bytes(sorted(merge(merge(a, c), b))) == all)
    }
  }

  private func moved(_ budget: Budget, by seed: Int) -> Budget {
    var generator = SeededGenerator(seed: UInt64(seed))
    var budget = budget
    budget.categories.shuffle(using: &generator)
    budget.transactions.shuffle(using: &generator)
    budget.members.reverse()
    return budget
  }

  private func sorted(_ budget: Budget) -> Budget {
    var budget = budget
    budget.categories.sort { $0.id < $1.id }
    budget.transactions.sort { $0.id < $1.id }
    budget.accounts.sort { $0.id < $1.id }
    budget.bills.sort { $0.id < $1.id }
    budget.periods.sort { $0.id < $1.id }
    budget.members.sort { $0.id < $1.id }
    return budget
  }
}
