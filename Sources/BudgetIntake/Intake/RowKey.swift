internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import Foundation
internal import BudgetBackups
internal import ImportCore

/// The values that make two rows look the same (Docs/importing.md, What is the same row).
package struct RowContent: Hashable {
  let date: CalendarDate
  let amount: Decimal
  /// Whether money came into the account or left it.
  let direction: TransactionKind
  /// The currency's code; the budget's own where the row names none.
  var currency: String
  /// The description in NFC, without white space at its ends.
  let description: String
}

/// What a row is known by in any later file: texts of UUIDv5, the same on every machine.
///
/// Neither the file's name nor the row's place is a part of it.
enum RowKey {
  private static let identifiers = ContentIdentifier(fileName: "import")

  /// The key of a row that the bank has given an identity.
  static func bank(_ id: String) -> String {
    identifiers.identifier(Import.self, place: "bank", content: [id]).description
  }

  /// The key of the n-th of equal rows of an account in one file.
  static func content(_ content: RowContent, occurrence: Int) -> String {
    identifiers.identifier(
      Import.self, place: "row",
      content: [
        content.date.description, content.amount.plainText, content.direction.rawValue, content.currency,
        content.description, String(occurrence),
      ]
    ).description
  }

  /// The identity of the transaction that a row makes.
  static func transaction(_ key: String, _ account: Identifier<Account>?, try count: Int)
    -> Identifier<Transaction>
  {
    identifiers.identifier(place: "transaction", content: [key, account?.description ?? "", String(count)])
  }

  /// The identity of a record that rows name.
  static func named<Entity>(_ name: String, _ kind: String, try count: Int) -> Identifier<Entity> {
    identifiers.identifier(place: kind, content: [name, String(count)])
  }
}

/// The hash of a record as the backup writes it: another one tells that the record was changed.
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
