public import CalendarDates
public import Foundation

/// One import of a file into the budget, with the rows it read and the records it added.
///
/// An import is stored so that the same rows are recognised later, and so that the import can be undone.
///
/// An import may refer to records that no longer exist; no other record refers to an import.
public struct Import: Record {
  /// A UUIDv5 of the file's content and of the import's result.
  public var id: Identifier<Import>
  /// The file's name as the user knew it.
  public var fileName: String
  /// The SHA-1 of the file's bytes, 40 lowercase hexadecimal digits.
  public var sha1: String
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The rows that have a transaction, in file order.
  public var rows: [ImportedRow]
  /// Categories, accounts and members that the rows needed and that did not exist.
  public var added: [AddedRecord]
  /// Transactions that the import changed, as they were before it.
  public var replaced: [Transaction]
  /// How far the file itself confirms the values read from it; if a verdict is contested, the user accepted
  /// the values.
  public var verdicts: [ImportVerdict]
  public var info: RecordInfo

  /// Creates an import of this file, by default without rows.
  public init(
    id: Identifier<Import>, fileName: String, sha1: String, byteCount: Int, rows: [ImportedRow] = [],
    added: [AddedRecord] = [], replaced: [Transaction] = [], verdicts: [ImportVerdict] = [],
    info: RecordInfo
  ) {
    self.id = id
    self.fileName = fileName
    self.sha1 = sha1
    self.byteCount = byteCount
    self.rows = rows
    self.added = added
    self.replaced = replaced
    self.verdicts = verdicts
    self.info = info
  }
}

/// A row of an imported file and its transaction.
public struct ImportedRow: Hashable, Sendable {
  /// How a row was matched to its transaction.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The row created the transaction.
    case added
    /// The transaction already existed, but no import had recorded the row's key.
    case known
    /// The row is the second side of a transfer; the first side is another row, or the user entered it.
    case joined
    /// The row's values replaced the values of the transaction, as requested by the user.
    case replaced
  }

  /// The row's key: a UUIDv5 of the bank's identifier, or of the row's values and its number among equal rows.
  public var key: String
  /// The row's transaction, which may have been deleted since.
  public var transactionID: Identifier<Transaction>
  /// How the row was matched to the transaction.
  public var role: Role
  /// The account whose statement contains the row, if known.
  public var accountID: Identifier<Account>?
  /// The day in the file.
  public var date: CalendarDate
  /// The amount in the file, above 0.
  public var amount: Decimal
  /// Whether money came into the account (income) or left it (expense).
  public var direction: TransactionKind
  /// The row's position in the file.
  public var place: Provenance.Location
  /// The SHA-1 of the transaction after the import; if its SHA-1 is different now, the transaction was edited after the
  /// import.
  public var digest: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates a row with its transaction.
  public init(
    key: String, transactionID: Identifier<Transaction>, role: Role, accountID: Identifier<Account>? = nil,
    date: CalendarDate, amount: Decimal, direction: TransactionKind, place: Provenance.Location,
    digest: String, unknown: UnknownFields = UnknownFields()
  ) {
    self.key = key
    self.transactionID = transactionID
    self.role = role
    self.accountID = accountID
    self.date = date
    self.amount = amount
    self.direction = direction
    self.place = place
    self.digest = digest
    self.unknown = unknown
  }
}

/// A record that an import added because rows named it.
public struct AddedRecord: Hashable, Sendable {
  /// The collections of the records that a row can name.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case categories, accounts, members
  }

  /// The collection that contains the record.
  public var collection: Collection
  /// The record's UUID text in lowercase.
  public var id: String
  /// The SHA-1 of the record after the import.
  public var digest: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates a reference to an added record.
  public init(
    _ collection: Collection, id: String, digest: String, unknown: UnknownFields = UnknownFields()
  ) {
    self.collection = collection
    self.id = id
    self.digest = digest
    self.unknown = unknown
  }
}
