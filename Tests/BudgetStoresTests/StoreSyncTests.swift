import BudgetBackups
import BudgetModel
import BudgetStores
import CalendarDates
import Foundation
import TestSupport
import Testing

/// Tests copies on several devices, edited separately and synchronized in any order.
struct StoreSyncTests {
  /// In up to 1,000 schedules, three copies become equal; a record that none of them has was deleted or is in a history.
  @Test(arguments: 0..<RandomBudget.blocks(of: 20))
  func copiesAreEqualInTheEnd(block: Int) throws {
    for seed in block * 50..<block * 50 + 50 {
      var edits = RandomEdits(seed: seed)
      var generator = SeededGenerator(seed: UInt64(seed))
      var first = edits.ancestor()
      first.history = []
      let stores = (0..<3).map { _ in MemoryStore(first) }
      for step in 0..<6 {
        let now = UTCTimestamp(milliseconds: 1_950_000_000_000 + step * 1_000) ?? .epoch
        let store = stores[Int.random(in: 0...2, using: &generator)]
        if Bool.random(using: &generator) {
          var next = edits.copy(of: try store.read { try $0.budget(.all) })
          next.unknown = first.unknown
          try store.write(isTrial: false) { turn in
            _ = try turn.change("edit", at: now, seeing: .all) { $0 = next }
          }
        } else {
          let other = stores[Int.random(in: 0...2, using: &generator)]
          if other !== store { _ = try StoreSync.sync(store, other, at: now) }
        }
      }
      let end = UTCTimestamp(milliseconds: 1_960_000_000_000) ?? .epoch
      for (one, other) in [(0, 1), (1, 2), (0, 2), (0, 1), (1, 2)] {
        _ = try StoreSync.sync(stores[one], stores[other], at: end)
      }
      let records = try stores.map { try self.records(try $0.read { try $0.budget(.all) }) }
      #expect(records[0] == records[1] && records[1] == records[2], "seed \(seed)")
      try checkThatNothingIsLost(stores, records[0], "seed \(seed)")
    }
  }

  /// Checks that each version of a record is still there, or is in a history as replaced or deleted.
  private func checkThatNothingIsLost(_ stores: [MemoryStore], _ kept: Set<String>, _ name: Comment) throws {
    for store in stores {
      for change in try store.read({ try $0.changes(nil, withRecords: true) }) {
        for record in change.records where record.collection == .transactions {
          guard let after = record.after, !kept.contains(after) else { continue }
          let isReplaced = try stores.contains { store in
            try store.read { try $0.changes(nil, withRecords: true) }.contains { later in
              later.records.contains { $0.before == after }
            }
          }
          #expect(isReplaced, name)
        }
      }
    }
  }

  private func records(_ budget: Budget) throws -> Set<String> {
    var copy = budget
    copy.history = []
    return Set(BudgetDifference.records(from: Budget(), to: copy).compactMap(\.after))
  }

  /// A change that is undone after another copy received it stays undone.
  @Test func anUndoneChangeThatWasSharedDoesNotComeBack() throws {
    var edits = RandomEdits(seed: 3)
    var first = edits.ancestor()
    first.history = []
    let stores = [MemoryStore(first), MemoryStore(first)]
    func time(_ second: Int) -> UTCTimestamp {
      UTCTimestamp(milliseconds: 1_950_000_000_000 + second * 1_000) ?? .epoch
    }
    let added = Member(id: Identifier(UUID()), name: "New", info: RecordInfo(created: time(1)))
    try stores[0].write(isTrial: false) { turn in
      _ = try turn.change("member add New", at: time(1), seeing: .all) { $0.members.append(added) }
    }
    _ = try StoreSync.sync(stores[0], stores[1], at: time(2))
    #expect(try stores[1].read { try $0.budget(.all) }.members.contains(added))
    try stores[0].write(isTrial: false) { turn in
      _ = try turn.change("settings", at: time(3), seeing: .all) {
        $0.settings.monthStartDay = 31 - $0.settings.monthStartDay
      }
    }
    // The first change is already shared, but the history of this copy has no change that shows it.
    _ = try StoreSync.sync(stores[1], stores[0], at: time(4))
    let undone = try stores[0].write(isTrial: false) { try $0.undo(1, at: time(5)) }
    #expect(undone.command == "member add New")
    _ = try StoreSync.sync(stores[0], stores[1], at: time(6))
    for store in stores { #expect(try !store.read { try $0.budget(.all) }.members.contains(added)) }
  }
}

/// A store in memory, for tests with many writes.
private final class MemoryStore: BudgetStore, @unchecked Sendable {
  let path = "memory"
  private var budget: Budget

  init(_ budget: Budget) { self.budget = budget }

  func read<Result>(_ body: (any StoreTurn) throws -> Result) throws -> Result { try body(Turn(budget)) }

  func write<Result>(isTrial: Bool, _ body: (any StoreTurn) throws -> Result) throws -> Result {
    let turn = Turn(budget)
    let result = try body(turn)
    if !isTrial { budget = turn.budget }
    return result
  }

  private final class Turn: StoreTurn {
    var budget: Budget

    init(_ budget: Budget) { self.budget = budget }

    func budget(_ scope: LogScope) -> Budget {
      var budget = budget
      budget.history = []
      return budget
    }

    func changes(_ numbers: ClosedRange<Int>?, withRecords: Bool) -> [BudgetChange] {
      budget.history.filter { numbers?.contains($0.number) ?? true }
    }

    func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) -> [RecordChange] {
      try budget.apply(records, isChecked: isChecked)
      return records
    }

    func keep(_ change: BudgetChange) {
      budget.history.removeAll { $0.number == change.number }
      budget.history.append(change)
      budget.history.sort { $0.number < $1.number }
    }
  }
}
