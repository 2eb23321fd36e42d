internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import BudgetBackups
internal import ImportCore

/// The values by which rows are compared: rows with the same values are equal (Docs/importing.md, section
/// "What is the same row").
package struct RowContent: Hashable {
  let date: CalendarDate
  let amount: Decimal
  /// Whether money came into the account or left it.
  let direction: TransactionKind
  /// The currency code; the budget's currency if the row names none.
  var currency: String
  /// The description in NFC, without leading and trailing whitespace.
  let description: String
}

/// Creates the keys that identify a row in any later file: UUIDv5 texts, the same on every machine.
///
/// The keys do not depend on the file's name or on the row's position.
enum RowKey {
  private static let identifiers = ContentIdentifier(fileName: "import")

  /// Returns the key of a row that has an identifier from the bank.
  static func bank(_ id: String) -> String {
    identifiers.identifier(Import.self, place: "bank", content: [id]).description
  }

  /// Returns the key of a row from its values and its number (`occurrence`) among the equal rows of its
  /// account in the file.
  static func content(_ content: RowContent, occurrence: Int) -> String {
    identifiers.identifier(
      Import.self, place: "row",
      content: [
        content.date.description, content.amount.plainText, content.direction.rawValue, content.currency,
        content.description, String(occurrence),
      ]
    ).description
  }

  /// Returns the identifier of the transaction created from a row.
  static func transaction(_ key: String, _ account: Identifier<Account>?, try count: Int)
    -> Identifier<Transaction>
  {
    identifiers.identifier(place: "transaction", content: [key, account?.description ?? "", String(count)])
  }

  /// Returns the identifier of a record that rows name.
  static func named<Entity>(_ name: String, _ kind: String, try count: Int) -> Identifier<Entity> {
    identifiers.identifier(place: kind, content: [name, String(count)])
  }
}

/// The hash of a record in the format of the backup; a different hash means that the record was changed.
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
