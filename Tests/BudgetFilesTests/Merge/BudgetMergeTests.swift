import BudgetModel
import FindingWording
import CalendarDates
import Foundation
import Testing

@testable import BudgetBackups
@testable import ExactJSON

@Suite struct BudgetMergeTests {
  private func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
    Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  /// Returns the time this many seconds after the start of a fixed day.
  private func time(_ second: Int) -> UTCTimestamp {
    UTCTimestamp(milliseconds: 1_767_225_600_000 + second * 1_000) ?? .epoch
  }

  private func category(_ number: UInt8, _ name: String, changed: Int = 0) -> BudgetModel.Category {
    BudgetModel.Category(
      id: id(number), name: name, group: .variable, info: RecordInfo(created: time(0), updated: time(changed))
    )
  }

  private func expense(_ number: UInt8, in category: UInt8?, changed: Int = 0) -> Transaction {
    Transaction(
      id: id(number), date: .earliest, amount: 1, kind: .expense, description: "expense \(number)",
      categoryID: category.map { id($0) }, info: RecordInfo(created: time(0), updated: time(changed)))
  }

  private func deleted(_ number: UInt8, at second: Int) -> Tombstone {
    let id: Identifier<Budget> = id(number)
    return Tombstone(id: id.description, deleted: time(second))
  }

  /// Merges in both directions, checks that the results are equal, and returns the merge of left and right.
  private func merge(_ left: Budget, _ right: Budget, base: Budget? = nil) throws -> BudgetMerge.Result {
    let result = BudgetMerge.merge(left, right, base: base)
    let other = BudgetMerge.merge(right, left, base: base)
    #expect(other.budget == result.budget)
    #expect(other.conflicts.map(\.lost) == result.conflicts.map(\.lost))
    #expect(other.conflicts.map(\.reason) == result.conflicts.map(\.reason))
    #expect(
      try BudgetBackup.write(other.budget, exportDate: .epoch)
        == BudgetBackup.write(result.budget, exportDate: .epoch))
    return result
  }

  @Test func laterChangeWins() throws {
    let left = Budget(categories: [category(1, "Rent", changed: 5), category(2, "Food")])
    let right = Budget(categories: [category(1, "Home", changed: 9), category(2, "Food")])
    let result = try merge(left, right)
    #expect(result.budget.categories == right.categories)
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.collection == "categories")
    #expect(conflict.id == "00000000-0000-4000-8000-000000000001")
    #expect(conflict.name == "Home")
    #expect(conflict.kept == .right)
    #expect(conflict.reason == .laterChange)
    #expect(
      conflict.fields == [
        FieldChange(key: "name", old: "Rent", new: "Home"),
        FieldChange(key: "updated", old: "2026-01-01T00:00:05Z", new: "2026-01-01T00:00:09Z"),
      ])
    guard case .changed(let when, let json) = conflict.lost else { return #expect(Bool(false)) }
    #expect(when == time(5))
    #expect(json.contains(#""name":"Rent""#))
  }

  @Test func changeOfOneSideIsNoConflict() throws {
    let left = Budget(categories: [category(1, "Rent")])
    let right = Budget(categories: [category(1, "Home", changed: 9)])
    #expect(try merge(left, right).conflicts.isEmpty)
    // With a base, this holds even if the record had been changed before.
    let older = Budget(categories: [category(1, "Rent", changed: 3)])
    #expect(try merge(older, right, base: older).conflicts.isEmpty)
    #expect(try merge(older, right).conflicts.count == 1)
    #expect(try merge(older, right, base: left).conflicts.count == 1)
  }

  @Test func oneTimeIsDecidedByContent() throws {
    let left = Budget(categories: [category(1, "Aardvark", changed: 5)])
    let right = Budget(categories: [category(1, "Zebra", changed: 5)])
    let result = try merge(left, right)
    #expect(result.budget.categories[0].name == "Zebra")
    #expect(result.conflicts.map(\.reason) == [.sameTime])
  }

  /// Swift treats two encodings of é as equal text; files do not.
  @Test func spellingsOfOneLetterAreTwoVersions() throws {
    let left = Budget(categories: [category(1, "Cafe\u{301}")])
    let right = Budget(categories: [category(1, "Caf\u{E9}")])
    let names = [try merge(left, right), try merge(right, left)].map {
      Array($0.budget.categories[0].name.utf8)
    }
    #expect(names[0] == names[1])
  }

  @Test(arguments: [(8, false), (9, false), (10, true)])
  func deletionsCarryUnlessTheRecordWasChangedLater(_ changed: Int, _ isKept: Bool) throws {
    let left = Budget(tombstones: [deleted(1, at: 9)])
    let right = Budget(categories: [category(1, "Rent", changed: changed)])
    let result = try merge(left, right)
    #expect(result.budget.categories.isEmpty == !isKept)
    #expect(result.budget.tombstones.isEmpty == isKept)
    let conflict = try #require(result.conflicts.first)
    #expect(conflict.kept == (isKept ? .right : .left))
    #expect(conflict.reason == (isKept ? .laterChange : .laterDeletion))
    #expect(conflict.left == .deleted(time(9)))
    #expect(conflict.fields.isEmpty)
  }

  @Test func deletionOfWhatNobodyChangedIsNoConflict() throws {
    let record = Budget(categories: [category(1, "Rent", changed: 3)])
    #expect(try merge(Budget(tombstones: [deleted(1, at: 9)]), record, base: record).conflicts.isEmpty)
    let new = Budget(categories: [category(1, "Rent")])
    #expect(try merge(Budget(tombstones: [deleted(1, at: 9)]), new).conflicts.isEmpty)
  }

  @Test func deletedRecordStaysWhereItIsNamed() throws {
    let left = Budget(tombstones: [deleted(1, at: 9)])
    let right = Budget(categories: [category(1, "Rent")], transactions: [expense(2, in: 1)])
    let result = try merge(left, right)
    #expect(result.budget.categories == right.categories)
    #expect(result.budget.tombstones == left.tombstones)
    #expect(result.conflicts.map(\.reason) == [.stillNamed])
    #expect(result.conflicts.map(\.kept) == [.right])
    // The deletion takes effect as soon as no record refers to the deleted record.
    let moved = Budget(transactions: [expense(2, in: nil, changed: 20)])
    #expect(try merge(result.budget, moved).budget.categories.isEmpty)
  }

  @Test func billsBringBackWhatTheyName() throws {
    let bill = Bill(
      id: id(3), title: "Water", categoryID: id(1), amount: 1, dueDate: .earliest,
      info: RecordInfo(created: time(0)))
    var transaction = expense(2, in: nil)
    transaction.billID = id(3)
    let right = Budget(categories: [category(1, "Rent")], transactions: [transaction], bills: [bill])
    let left = Budget(tombstones: [deleted(1, at: 9), deleted(3, at: 9)])
    let result = try merge(left, right)
    #expect(result.budget.bills == [bill])
    #expect(result.budget.categories == right.categories)
  }

  /// The third copy has an older version of the record that the second copy changed and the first copy deleted.
  @Test func buriedRecordComesBackAsItWasLast() throws {
    let first = Budget(tombstones: [deleted(1, at: 9)])
    let second = Budget(categories: [category(1, "Home", changed: 5)])
    let third = Budget(categories: [category(1, "Rent")], transactions: [expense(2, in: 1, changed: 12)])
    let buried = try merge(first, second).budget
    #expect(buried.categories.isEmpty)
    #expect(buried.tombstones[0].unknown.fields.map(\.name) == ["categories"])
    let all = try merge(buried, third).budget
    #expect(all.categories.map(\.name) == ["Home"])
    #expect(all.tombstones[0].unknown.isEmpty)
    #expect(all == (try merge(first, try merge(second, third).budget).budget))
  }

  @Test(arguments: ["{}", "[1", #"{"id":"00000000-0000-4000-8000-000000000009","name":"X","type":"Fixed"}"#])
  func buriedTextThatIsNoRecordIsDropped(_ json: String) throws {
    var budget = Budget(tombstones: [deleted(1, at: 9)])
    budget.tombstones[0].unknown = UnknownFields([UnknownFields.Field(name: "categories", json: json)])
    let result = BudgetMerge.merge(budget, Budget(transactions: [expense(2, in: nil)])).budget
    #expect(result.tombstones == [deleted(1, at: 9)])
    #expect(result.categories.isEmpty)
  }

  @Test func settingsAreOneRecord() throws {
    var (left, right) = (Budget(), Budget())
    left.settings.monthStartDay = 5
    right.settings.rollsOver = true
    right.settings.updated = time(3)
    #expect(try merge(left, right).budget.settings == right.settings)
    #expect(try merge(left, right).conflicts.isEmpty)
    left.settings.updated = time(4)
    let result = try merge(left, right)
    #expect(result.budget.settings == left.settings)
    #expect(result.conflicts.map(\.collection) == ["settings"])
    #expect(result.conflicts[0].fields.map(\.key) == ["monthStartDay", "rollover", "updated"])
    #expect(try merge(left, right, base: right).conflicts.isEmpty)
    left.settings.updated = time(3)
    #expect(try merge(left, right).conflicts.map(\.reason) == [.sameTime])
  }

  @Test func unknownFieldsOfBothAreKept() throws {
    var (left, right) = (Budget(), Budget())
    left.unknown = UnknownFields([.init(name: "z", json: "1"), .init(name: "a", json: "2")])
    #expect(try merge(left, left).budget.unknown == left.unknown)
    right.unknown = UnknownFields([.init(name: "a", json: "3"), .init(name: "m", json: "4")])
    #expect(
      try merge(left, right).budget.unknown.fields == [
        .init(name: "a", json: "3"), .init(name: "m", json: "4"), .init(name: "z", json: "1"),
      ])
  }

  @Test func laterTombstoneOfTwoIsKept() throws {
    let left = Budget(tombstones: [deleted(1, at: 3), deleted(2, at: 4)])
    let right = Budget(tombstones: [deleted(2, at: 9), deleted(3, at: 1)])
    #expect(
      try merge(left, right).budget.tombstones == [deleted(3, at: 1), deleted(1, at: 3), deleted(2, at: 9)])
  }

  @Test(arguments: [
    ("new ones at both ends", [1, 2, 3, 8], [1, 2, 3, 9], [1, 2, 3, 8, 9]),
    ("new ones in different places", [1, 7, 2, 3], [1, 2, 8, 3], [1, 7, 2, 8, 3]),
    ("one has only a part", [4, 3, 2, 1], [4, 2], [4, 3, 2, 1]),
    ("nothing shared", [5, 6], [1, 9], [1, 5, 6, 9]),
    ("one is empty", [], [3, 1, 2], [3, 1, 2]),
    ("moved: the leading side decides", [2, 1, 3], [1, 2, 3], [2, 1, 3]),
    ("repeated", [1, 1, 2], [2, 2], [1, 2]),
  ])
  func orderOfLists(_ name: String, _ leading: [Int], _ other: [Int], _ merged: [Int]) {
    #expect(MergedOrder(leading, other, precedes: <).merged() == merged)
    #expect(MergedOrder(merged, merged, precedes: <).merged() == merged)
  }

  @Test func sideChangedLastDecidesTheOrder() throws {
    let left = Budget(categories: [category(2, "B"), category(1, "A"), category(3, "C", changed: 7)])
    let right = Budget(categories: [category(1, "A"), category(2, "B"), category(3, "C", changed: 5)])
    #expect(try merge(left, right).budget.categories.map(\.name) == ["B", "A", "C"])
  }

  @Test func conflictAsJSON() throws {
    let left = Budget(tombstones: [deleted(1, at: 9)])
    let right = Budget(members: [
      Member(id: id(1), name: "Ann", info: RecordInfo(created: time(0), updated: time(3)))
    ])
    let conflict = try #require(try merge(left, right).conflicts.first)
    let text = """
      {"collection":"members","id":"00000000-0000-4000-8000-000000000001","name":"Ann","kept":"left",\
      "reason":"laterDeletion","left":{"deleted":"2026-01-01T00:00:09Z"},\
      "right":{"changed":"2026-01-01T00:00:03Z","record":{"id":"00000000-0000-4000-8000-000000000001",\
      "name":"Ann","created":"2026-01-01T00:00:00Z","updated":"2026-01-01T00:00:03Z"}},"fields":[]}
      """
    #expect(JSONWriter.compactText(conflict.json) == text)
    var (first, second) = (Budget(), Budget())
    first.settings.rollsOver = true
    (first.settings.updated, second.settings.updated) = (time(2), time(1))
    let settings = try #require(try merge(first, second).conflicts.first)
    let changed = JSONWriter.compactText(settings.json)
    let start = """
      {"collection":"settings","name":"settings","kept":"left","reason":"laterChange","left":{"changed":
      """
    #expect(changed.hasPrefix(start))
    let rollover = """
      {"key":"rollover","left":"true","right":"false"}
      """
    #expect(changed.contains(rollover))
  }
}
