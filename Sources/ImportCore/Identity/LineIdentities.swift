internal import BudgetModel
internal import Foundation

/// The identities of transactions by their lines and content, those that `ContentIdentifier` gives.
///
/// Their names are put together in one buffer, because a log has many.
struct LineIdentities {
  private let beginning: [UInt8]
  private var name: [UInt8] = []

  init(_ identifiers: ContentIdentifier) {
    beginning = identifiers.beginning(of: Transaction.self) + "line ".utf8
  }

  /// The identity of a line's transaction, computed from its content.
  mutating func identity(
    line: Int, day: String, amount: String, kind: String, description: String, category: String?,
    account: String?
  ) -> Identifier<Transaction> {
    name.removeAll(keepingCapacity: true)
    name.append(contentsOf: beginning)
    append(line)
    append(day)
    append(amount)
    append(kind)
    append(description)
    append(category ?? "")
    append(account ?? "")
    return Identifier(UUID(nameBased: name))
  }

  private mutating func append(_ text: String) {
    name.append(ContentIdentifier.separator)
    name.append(contentsOf: text.utf8)
  }

  private mutating func append(_ number: Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      name.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }
}
