import BudgetModel
import Foundation
import TestSupport
import Testing

/// Checks that a table of positions by identifier behaves like a dictionary.
@Suite struct ProvenanceTableTests {
  private typealias Table = ProvenanceTable<Transaction>

  private static func id(_ number: Int) -> Identifier<Transaction> {
    var random = SeededGenerator(seed: UInt64(number))
    let (high, low) = (random.next(), random.next())
    return withUnsafeBytes(of: (high, low)) { Identifier(UUID(uuid: $0.loadUnaligned(as: uuid_t.self))) }
  }

  private static func place(_ number: Int) -> Provenance {
    switch number % 4 {
    case 0, 1: Provenance(file: "a.csv", .line(number, field: nil))
    case 2: Provenance(file: "b.csv", .line(number, field: "Amount"))
    default: Provenance(file: nil, .cell(sheet: "Log", reference: "D\(number)"))
    }
  }

  @Test func itAnswersLikeADictionary() {
    var (table, dictionary) = (Table(), [Identifier<Transaction>: Provenance]())
    table.reserveCapacity(100)
    for number in 0..<3_000 {
      let (id, place) = (Self.id(number % 2_000), Self.place(number))
      table[id] = place
      dictionary[id] = place
    }
    for number in stride(from: 0, to: 2_000, by: 397) {
      table[Self.id(number)] = nil
      dictionary[Self.id(number)] = nil
    }
    #expect(table.count == dictionary.count)
    for number in 0..<2_500 { #expect(table[Self.id(number)] == dictionary[Self.id(number)]) }
    #expect(Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0.value) }) == dictionary)
    #expect(Table(dictionary) == table)
    #expect(Set([table, Table(dictionary)]).count == 1)
  }

  @Test func tablesWithOtherPlacesAreNotEqual() {
    let one: Table = [Self.id(1): Self.place(1)]
    #expect(one != [Self.id(1): Self.place(5)])
    #expect(one != [Self.id(2): Self.place(1)])
    #expect(one != Table())
    #expect(Table()[Self.id(1)] == nil)
    #expect(one.values.map { $0 } == [Self.place(1)])
  }

  /// Entries added after a search are found, but not in a copy that was made before.
  @Test func whatIsAddedLaterIsFound() {
    var table = Table()
    for number in 0..<40 { table.append(Self.place(number), for: Self.id(number)) }
    #expect(table[Self.id(39)] == Self.place(39))
    var copy = table
    table.append(Self.place(40), for: Self.id(40))
    copy.append(Self.place(44), for: Self.id(41))
    copy[Self.id(0)] = Self.place(6)
    #expect(table[Self.id(40)] == Self.place(40))
    #expect(table[Self.id(41)] == nil)
    #expect(table[Self.id(0)] == Self.place(0))
    #expect(copy[Self.id(40)] == nil)
    #expect(copy[Self.id(41)] == Self.place(44))
    #expect(copy[Self.id(0)] == Self.place(6))
    #expect((table.count, copy.count) == (41, 41))
  }
}
