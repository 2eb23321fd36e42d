import BudgetModel
import CalendarDates
import ExactDecimals
import Foundation
import TestSupport
import Testing

@testable import BudgetBackups
@testable import ExactJSON

@Suite struct BudgetDiffTests {
  private func id<Entity>(_ number: UInt8) -> Identifier<Entity> {
    Identifier(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  private func expense(_ number: UInt8, _ description: String, _ amount: String) throws -> Transaction {
    Transaction(
      id: id(number), date: try #require(CalendarDate("2026-01-31")), amount: try Decimal(strict: amount),
      kind: .expense, description: description, info: RecordInfo(created: .epoch))
  }

  @Test func recordsAddedRemovedAndChanged() throws {
    let old = Budget(transactions: [try expense(1, "Lunch", "12.50"), try expense(2, "Bus", "3")])
    var lunch = try expense(1, "Lunch", "13")
    lunch.notes = "with \"Ann\""
    lunch.tags = ["work"]
    let new = Budget(transactions: [try expense(3, "Tea", "2"), lunch])
    let diff = BudgetDiff(from: old, to: new)
    #expect(diff.collections.map(\.key) == ["transactions"])
    let transactions = try #require(diff.collections.first)
    #expect(transactions.added.map(\.name) == ["2026-01-31 Tea"])
    #expect(transactions.removed.map(\.id) == ["00000000-0000-4000-8000-000000000002"])
    #expect(
      transactions.removed[0].json.hasPrefix(
        #"{"id":"00000000-0000-4000-8000-000000000002","date":"2026-01-31","#))
    #expect(transactions.changed.map(\.name) == ["2026-01-31 Lunch"])
    #expect(
      transactions.changed[0].fields == [
        FieldChange(key: "amount", old: "12.5", new: "13"),
        FieldChange(key: "notes", old: nil, new: "with \"Ann\""),
        FieldChange(key: "tags", old: nil, new: #"["work"]"#),
      ])
    #expect(!transactions.isReordered)
    let back = try #require(BudgetDiff(from: new, to: old).collections.first)
    #expect(back.changed[0].fields[1] == FieldChange(key: "notes", old: "with \"Ann\"", new: nil))
    #expect(back.added == transactions.removed)
  }

  @Test func otherOrder() throws {
    let records = [try expense(1, "a", "1"), try expense(2, "b", "1"), try expense(3, "c", "1")]
    let diff = BudgetDiff(from: Budget(transactions: records), to: Budget(transactions: records.reversed()))
    #expect(diff.collections.map(\.isReordered) == [true])
    let without = BudgetDiff(from: Budget(transactions: records), to: Budget(transactions: [records[2]]))
    #expect(without.collections.map(\.isReordered) == [false])
  }

  @Test func settingsTombstonesAndUnknownFields() throws {
    var (old, new) = (Budget(), Budget())
    new.settings.currency = try #require(Currency("EUR"))
    new.settings.accentColor = HexColor("#FF0000")
    old.unknown = UnknownFields([.init(name: "a", json: "1.50"), .init(name: "b", json: "{ }")])
    new.unknown = UnknownFields([.init(name: "a", json: "1.5"), .init(name: "b", json: "{}")])
    let tombstone: Identifier<Budget> = id(9)
    new.tombstones = [Tombstone(id: tombstone.description, deleted: .epoch)]
    let diff = BudgetDiff(from: old, to: new)
    #expect(
      diff.settings == [
        FieldChange(key: "currency", old: "USD", new: "EUR"),
        FieldChange(key: "accentColorHex", old: nil, new: "#FF0000"),
      ])
    #expect(diff.unknown == [FieldChange(key: "a", old: "1.50", new: "1.5")])
    #expect(diff.collections.map(\.key) == ["deleted"])
    #expect(diff.collections[0].added.map(\.name) == ["1970-01-01T00:00:00Z"])
  }

  @Test func everyCollectionIsCompared() {
    var random = RandomBudget(seed: 3)
    var keys: Set<String> = []
    for _ in 0..<30 {
      let (old, new) = (random.budget(), random.budget())
      #expect(BudgetDiff(from: old, to: old).isEmpty)
      let diff = BudgetDiff(from: old, to: new)
      keys.formUnion(diff.collections.map(\.key))
      for (collection, back) in zip(diff.collections, BudgetDiff(from: new, to: old).collections) {
        #expect(collection.added == back.removed)
        #expect(collection.removed == back.added)
      }
    }
    #expect(keys.count == 10)
  }

  @Test func spellingsOfOneLetterDiffer() throws {
    let diff = BudgetDiff(
      from: Budget(transactions: [try expense(1, "Cafe\u{301}", "1")]),
      to: Budget(transactions: [try expense(1, "Caf\u{E9}", "1")]))
    #expect(diff.collections.first?.changed.first?.fields.map(\.key) == ["description"])
  }

  @Test func asJSON() throws {
    var new = Budget(transactions: [try expense(1, "Tea", "2")])
    new.settings.accentColor = HexColor("#FF0000")
    var changed = new
    changed.transactions[0].amount = 3
    let added = """
      {"settings":[{"key":"accentColorHex","new":"#FF0000"}],"collections":{"transactions":{"added":[\
      {"id":"00000000-0000-4000-8000-000000000001","date":"2026-01-31","amount":2,"type":"expense",\
      "description":"Tea","created":"1970-01-01T00:00:00Z","updated":"1970-01-01T00:00:00Z"}],\
      "removed":[],"changed":[],"reordered":false}},"unknown":[]}
      """
    #expect(JSONWriter.compactText(BudgetDiff(from: Budget(), to: new).json) == added)
    let amount = """
      {"settings":[],"collections":{"transactions":{"added":[],"removed":[],"changed":[\
      {"id":"00000000-0000-4000-8000-000000000001","name":"2026-01-31 Tea",\
      "fields":[{"key":"amount","old":"2","new":"3"}]}],"reordered":false}},"unknown":[]}
      """
    #expect(JSONWriter.compactText(BudgetDiff(from: new, to: changed).json) == amount)
  }
}
