internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import BudgetBackups
internal import ImportCore

/// The values that make two rows count as equal (Docs/importing.md, What is the same row).
package struct RowContent: Hashable {
  let date: CalendarDate
  let amount: Decimal
  /// Whether money came into the account or left it.
  let direction: TransactionKind
  /// The currency's code; the budget's own if the row names none.
  var currency: String
  /// The description in NFC, without leading and trailing whitespace.
  let description: String
}

/// The keys that identify a row in any later file: UUIDv5 texts, the same on every machine.
///
/// They do not depend on the file's name or the row's position.
enum RowKey {
  private static let identifiers = ContentIdentifier(fileName: "import")

  /// Returns the key of a row that has an identity from the bank.
  static func bank(_ id: String) -> String {
    identifiers.identifier(Import.self, place: "bank", content: [id]).description
  }

  /// Returns the key of the n-th of several equal rows of an account in one file.
  static func content(_ content: RowContent, occurrence: Int) -> String {
    identifiers.identifier(
      Import.self, place: "row",
      content: [
        content.date.description, content.amount.plainText, content.direction.rawValue, content.currency,
        content.description, String(occurrence),
      ]
    ).description
  }

  /// Returns the identity of the transaction created from a row.
  static func transaction(_ key: String, _ account: Identifier<Account>?, try count: Int)
    -> Identifier<Transaction>
  {
    identifiers.identifier(place: "transaction", content: [key, account?.description ?? "", String(count)])
  }

  /// Returns the identity of a record that rows name.
  static func named<Entity>(_ name: String, _ kind: String, try count: Int) -> Identifier<Entity> {
    identifiers.identifier(place: kind, content: [name, String(count)])
  }
}

/// The hash of a record as the backup writes it; a different hash means that the record was changed.
enum RecordDigest {
  static func of(_ transaction: Transaction) -> String {
    SHA1.text(BudgetCollections.transactions.json(transaction))
  }
  static func of(_ category: BudgetModel.Category) -> String {
    SHA1.text(BudgetCollections.categories.json(category))
  }
  static func of(_ account: Account) -> String { SHA1.text(BudgetCollections.accounts.json(account)) }
  static func of(_ member: Member) -> String { SHA1.text(BudgetCollections.members.json(member)) }
}
