import BudgetModel
import Testing

@testable import ImportCore

@Suite struct ContentIdentifierTests {
  /// The vectors are from FIPS 180-4 and RFC 3174, and for lengths around the end of a block from Python's hashlib.
  @Test(arguments: [
    ("empty", "", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "two blocks", "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    ("55", String(repeating: "a", count: 55), "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    ("56", String(repeating: "a", count: 56), "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    ("63", String(repeating: "a", count: 63), "03f09f5b158a7a8cdad920bddc29b81c18a551f5"),
    ("64", String(repeating: "a", count: 64), "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    ("119", String(repeating: "a", count: 119), "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"),
    ("120", String(repeating: "a", count: 120), "f34c1488385346a55709ba056ddd08280dd4c6d6"),
  ])
  func hashes(_ name: String, _ message: String, _ hash: String) {
    let hex = SHA1.hash(Array(message.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(hex.joined() == hash)
  }

  /// The expected values come from Python: `uuid5(uuid5(NAMESPACE_URL, "budgetkit"), "\x1f".join([kind, file, place] +
  /// content))`.
  @Test func identitiesAreNameBasedUUIDs() {
    let transaction: Identifier<Transaction> = ContentIdentifier(fileName: "log.csv").identifier(
      place: "line 2", content: ["2026-01-31", "12.5", "Café"])
    #expect(transaction.description == "94e6a76f-bc3a-5843-bc4b-d7689fda36f8")
    let category: Identifier<BudgetModel.Category> = ContentIdentifier(fileName: "").identifier(
      place: "", content: [])
    #expect(category.description == "9331de3b-b8eb-5708-9d01-22a6d9859723")
    let account: Identifier<Account> = ContentIdentifier(fileName: "b.xlsx").identifier(
      place: "Accounts!3", content: [String(repeating: "x", count: 200)])
    #expect(account.description == "1160db92-41cc-5b88-a825-cbfd68ebe1b2")
  }

  @Test func everyPartCounts() {
    func id(_ file: String, _ place: String, _ content: [String]) -> Identifier<Member> {
      ContentIdentifier(fileName: file).identifier(place: place, content: content)
    }
    let ids = [
      id("a", "b", ["c"]), id("a2", "b", ["c"]), id("a", "b2", ["c"]), id("a", "b", ["c2"]),
      id("a", "b", ["c", ""]),
      id("a", "b", []), id("ab", "", ["c"]),
    ]
    #expect(Set(ids).count == ids.count)
    #expect(id("a", "b", ["c"]) == ids[0])
  }
}
