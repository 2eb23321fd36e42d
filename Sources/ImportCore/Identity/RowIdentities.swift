internal import BudgetModel
internal import Foundation

/// Makes identifiers for transactions from their rows and content, equal to those of `ContentIdentifier`.
///
/// A log has many transactions, so the names that are hashed are all built in one buffer.
struct RowIdentities {
  private let beginning: [UInt8]
  private var name: [UInt8] = []

  init(_ identifiers: ContentIdentifier) {
    beginning = identifiers.beginning(of: Transaction.self)
  }

  /// The identifier of a row's transaction, computed from its content; nil if the place is not a row.
  mutating func identity(
    of row: Provenance.Location, day: String, amount: String, kind: String, description: String,
    category: String?, account: String?
  ) -> Identifier<Transaction>? {
    name.removeAll(keepingCapacity: true)
    name.append(contentsOf: beginning)
    switch row {
    case .line(let line, _):
      name.append(contentsOf: "line ".utf8)
      append(line)
    case .cell(let sheet, let reference):
      name.append(contentsOf: sheet.utf8)
      name.append(UInt8(ascii: "!"))
      name.append(contentsOf: reference.utf8.drop { $0 &- 0x30 > 9 })
    case .whole, .sheet, .jsonPath: return nil
    }
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
