public import CalendarDates
public import Foundation

/// One import of a file into the budget: what it read and brought, so that the same rows are known again and the
/// import can be taken back.
///
/// An import names records that may be gone by now; nothing else depends on it.
public struct Import: Record {
  /// A UUIDv5 of the file's content and of what came of it.
  public var id: Identifier<Import>
  /// The file's name as the user knew it.
  public var fileName: String
  /// The SHA-1 of the file's bytes, 40 hexadecimal digits in lower case.
  public var sha1: String
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The rows that came to stand for a transaction, in the order of the file.
  public var rows: [ImportedRow]
  /// Categories, accounts and members that the rows needed and that were not there.
  public var added: [AddedRecord]
  /// Transactions that the import changed, as they were before it.
  public var replaced: [Transaction]
  /// How far the file confirmed what was read from it; a contested one was accepted by a person.
  public var verdicts: [ImportVerdict]
  public var info: RecordInfo

  /// An import of this file, without any row.
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

/// A row of an imported file and the transaction that stands for it.
public struct ImportedRow: Hashable, Sendable {
  /// How the row and its transaction came together.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The row made the transaction.
    case added
    /// The transaction was there, and no import had brought it.
    case known
    /// The row is the other side of a transfer that another row or the user had entered.
    case joined
    /// The row's values replaced those of the transaction, because the user said so.
    case replaced
  }

  /// What the row is known by: a UUIDv5 of the bank's identity, or of its values and its occurrence among equals.
  public var key: String
  /// The transaction that stands for it; perhaps deleted since.
  public var transactionID: Identifier<Transaction>
  /// How they came together.
  public var role: Role
  /// The account whose statement the row stands in, where that is known.
  public var accountID: Identifier<Account>?
  /// The day that the file gave.
  public var date: CalendarDate
  /// The amount that the file gave, above 0.
  public var amount: Decimal
  /// Whether money came into the account or left it: income or expense.
  public var direction: TransactionKind
  /// Where the row stands in the file.
  public var place: Provenance.Location
  /// The SHA-1 of the transaction as the import left it; another one tells that it was edited since.
  public var digest: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// A row with its transaction.
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
  /// The collections that rows name records of.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case categories, accounts, members
  }

  /// The collection that it is in.
  public var collection: Collection
  /// The record's UUID text in lower case.
  public var id: String
  /// The SHA-1 of the record as the import left it.
  public var digest: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// A record of a collection.
  public init(
    _ collection: Collection, id: String, digest: String, unknown: UnknownFields = UnknownFields()
  ) {
    self.collection = collection
    self.id = id
    self.digest = digest
    self.unknown = unknown
  }
}
