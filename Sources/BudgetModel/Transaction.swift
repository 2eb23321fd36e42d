public import CalendarDates
public import Foundation

/// One row of the log (SPEC §1, Transaction).
public struct Transaction: Record {
  public var id: Identifier<Transaction>
  /// The day, in the household's own time zone.
  public var date: CalendarDate
  /// The time of day where it is known.
  public var time: TimeOfDay?
  /// The amount, above 0; `kind` says which way it went.
  public var amount: Decimal
  /// Whether money came, went or moved.
  public var kind: TransactionKind
  /// What it was, 1 to 100 characters.
  public var description: String
  /// Anything more, up to 500 characters.
  public var notes: String?
  /// The category; income in a spending category is a refund.
  public var categoryID: Identifier<Category>?
  /// The account that it was booked on.
  public var accountID: Identifier<Account>?
  /// The account that a transfer went to.
  public var transferAccountID: Identifier<Account>?
  /// Who was paid, or who paid.
  public var payee: String?
  /// The currency where it is not the budget's.
  public var currency: Currency?
  /// The period that it belongs to.
  public var periodID: Identifier<Period>?
  /// The member whose it is.
  public var memberID: Identifier<Member>?
  /// The bill that it paid.
  public var billID: Identifier<Bill>?
  /// Words to find it by.
  public var tags: [String]
  /// A picture of the receipt.
  public var receipt: Receipt?
  /// Columns of the source that have no place here, in their order.
  public var customFields: [CustomField]
  public var info: RecordInfo

  /// A transaction; what is left out is not known.
  public init(
    id: Identifier<Transaction>, date: CalendarDate, time: TimeOfDay? = nil, amount: Decimal,
    kind: TransactionKind,
    description: String, notes: String? = nil, categoryID: Identifier<Category>? = nil,
    accountID: Identifier<Account>? = nil, transferAccountID: Identifier<Account>? = nil,
    payee: String? = nil,
    currency: Currency? = nil, periodID: Identifier<Period>? = nil, memberID: Identifier<Member>? = nil,
    billID: Identifier<Bill>? = nil, tags: [String] = [], receipt: Receipt? = nil,
    customFields: [CustomField] = [],
    info: RecordInfo
  ) {
    self.id = id
    self.date = date
    self.time = time
    self.amount = amount
    self.kind = kind
    self.description = description
    self.notes = notes
    self.categoryID = categoryID
    self.accountID = accountID
    self.transferAccountID = transferAccountID
    self.payee = payee
    self.currency = currency
    self.periodID = periodID
    self.memberID = memberID
    self.billID = billID
    self.tags = tags
    self.receipt = receipt
    self.customFields = customFields
    self.info = info
  }
}

/// Which way money went.
public enum TransactionKind: String, CaseIterable, Hashable, Sendable {
  case income, expense
  /// From one account to another: no income and no expense.
  case transfer
}

/// A picture of a receipt: its bytes, or where it is.
public enum Receipt: Hashable, Sendable {
  /// The bytes of the picture.
  case image(Data)
  /// A file name or address.
  case reference(String)
}

/// A column of the source that has no place in the model.
public struct CustomField: Hashable, Sendable {
  /// The column's header.
  public var name: String
  /// The cell's text.
  public var value: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// A column with its text.
  public init(name: String, value: String, unknown: UnknownFields = UnknownFields()) {
    self.name = name
    self.value = value
    self.unknown = unknown
  }
}
