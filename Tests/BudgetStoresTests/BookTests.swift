import BudgetBackups
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation
import ImportCore
import TestSupport
import Testing

struct BookTests {
  private static let now = UTCTimestamp(date: CalendarDate(year: 2026, month: 7, day: 1) ?? .earliest)

  private func bytes(_ budget: Budget) throws -> [UInt8] {
    try BudgetBackup.write(budget, exportDate: Self.now)
  }

  @Test(arguments: 0..<RandomBudget.blocks(of: 20))
  func aBookGivesBackTheBackupThatItWasMadeOf(block: Int) throws {
    let folder = try TemporaryFolder()
    for seed in block * 25..<block * 25 + 25 {
      var random = RandomBudget(seed: UInt64(seed))
      let first = try bytes(random.budget())
      var budget = try BudgetBackup.read(first, context: ImportContext(fileName: "a.json", now: Self.now))
        .budget
      for round in 0..<2 {
        let path = folder.path("\(seed)-\(round).budget")
        try BookStore.create(path, holding: budget)
        budget = try BookStore(path).read { turn in
          var read = try turn.budget(.all)
          read.history = try turn.changes(nil, withRecords: true)
          return read
        }
        #expect(try bytes(budget) == first, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<RandomBudget.blocks(of: 20))
  func bothHomesKeepAndTakeBackTheSameChanges(block: Int) throws {
    for seed in block * 3..<block * 3 + 3 {
      let folder = try TemporaryFolder()
      var edits = RandomEdits(seed: seed)
      var first = edits.ancestor()
      first.history = []
      var states = [first]
      for _ in 0..<5 {
        var next = edits.copy(of: states[states.count - 1])
        next.unknown = first.unknown
        states.append(next)
      }
      try BookStore.create(folder.path("a.budget"), holding: first)
      try BackupStore.create(folder.path("a.json"), holding: first, at: Self.now)
      let stores: [any BudgetStore] = [
        BookStore(folder.path("a.budget")), BackupStore(folder.path("a.json"), now: Self.now),
      ]
      for store in stores { try check(store, states, "\(type(of: store)), seed \(seed)") }
    }
  }

  private func check(_ store: any BudgetStore, _ states: [Budget], _ name: Comment) throws {
    var changed = 0
    for state in states.dropFirst() {
      try store.write(isTrial: false) { turn in
        let change = try turn.change("edit", at: Self.now, seeing: .all) { $0 = state }.change
        if change != nil { changed += 1 }
      }
      #expect(try sorted(store) == sorted(state), name)
    }
    for number in (0..<changed).reversed() {
      let undone = try store.write(isTrial: false) { try $0.undo(nil, at: Self.now) }
      #expect(undone.number == number + 1, name)
    }
    #expect(try store.read { try $0.budget(.all) } == states[0], name)
    for number in 0..<changed {
      #expect(try store.write(isTrial: false) { try $0.redo(nil) }.number == number + 1, name)
    }
    #expect(try sorted(store) == sorted(states[states.count - 1]), name)
  }

  private func sorted(_ store: any BudgetStore) throws -> [String] {
    sorted(try store.read { try $0.budget(.all) })
  }

  /// Returns all records in a sorted order, because these tests do not check the order.
  private func sorted(_ budget: Budget) -> [String] {
    let records: [[Any]] = [
      [budget.settings], budget.categories, budget.transactions, budget.monthlyBudgets, budget.accounts,
      budget.bills, budget.periods, budget.limits, budget.members, budget.tombstones, budget.imports,
    ]
    return records.flatMap { $0.map { String(describing: $0) }.sorted() }
  }
}
