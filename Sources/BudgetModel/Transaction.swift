public import CalendarDates
public import Foundation

/// One row of the log (SPEC §1, Transaction).
///
/// A budget contains many transactions, so the fields that few of them use are stored separately, in
/// `TransactionDetails`.
public struct Transaction: Record {
  public var id: Identifier<Transaction>
  /// The category; income in a spending category is a refund.
  public var categoryID: Identifier<Category>?
  /// The account on which it was booked.
  public var accountID: Identifier<Account>?
  /// Whether it is income, an expense or a transfer.
  public var kind: TransactionKind
  private var day: Int32
  /// The time of day in seconds since midnight; -1 if unknown.
  private var second: Int32
  /// The amount, above 0; `kind` gives the direction.
  public var amount: Decimal
  /// The description, 1 to 100 characters.
  public var description: String
  /// Notes, up to 500 characters.
  public var notes: String?
  /// The payee or the payer.
  public var payee: String?
  /// Columns of the source for which a transaction has no field, in the order of the source.
  public var customFields: [CustomField]
  /// Rarely used fields; nil if there are none.
  private var details: TransactionDetails?
  public var info: RecordInfo

  /// Creates a transaction; omitted values are unknown.
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
    day = Int32(truncatingIfNeeded: date.dayNumber)
    second = Self.stored(time)
    self.amount = amount
    self.kind = kind
    self.description = description
    self.notes = notes
    self.categoryID = categoryID
    self.accountID = accountID
    self.payee = payee
    self.customFields = customFields
    self.info = info
    let isPlain =
      transferAccountID == nil && currency == nil && periodID == nil && memberID == nil && billID == nil
      && tags.isEmpty && receipt == nil
    details =
      isPlain
      ? nil
      : TransactionDetails(
        TransactionDetails.Values(
          transferAccountID: transferAccountID, currency: currency, periodID: periodID, memberID: memberID,
          billID: billID, tags: tags, receipt: receipt))
  }

  /// The day, in the household's own time zone.
  public var date: CalendarDate {
    get { CalendarDate(dayNumber: Int(day)) ?? .earliest }
    set { day = Int32(truncatingIfNeeded: newValue.dayNumber) }
  }

  /// The time of day, if known.
  public var time: TimeOfDay? {
    get { TimeOfDay(secondOfDay: Int(second)) }
    set { second = Self.stored(newValue) }
  }

  private static func stored(_ time: TimeOfDay?) -> Int32 {
    Int32(truncatingIfNeeded: time?.secondOfDay ?? -1)
  }
}

extension Transaction {
  /// The destination account of a transfer.
  public var transferAccountID: Identifier<Account>? {
    get { details?.values.transferAccountID }
    set { if details != nil || newValue != nil { change { $0.transferAccountID = newValue } } }
  }

  /// The currency, if it is not the budget's.
  public var currency: Currency? {
    get { details?.values.currency }
    set { if details != nil || newValue != nil { change { $0.currency = newValue } } }
  }

  /// The period that it belongs to.
  public var periodID: Identifier<Period>? {
    get { details?.values.periodID }
    set { if details != nil || newValue != nil { change { $0.periodID = newValue } } }
  }

  /// The member to whom it belongs.
  public var memberID: Identifier<Member>? {
    get { details?.values.memberID }
    set { if details != nil || newValue != nil { change { $0.memberID = newValue } } }
  }

  /// The bill that it paid.
  public var billID: Identifier<Bill>? {
    get { details?.values.billID }
    set { if details != nil || newValue != nil { change { $0.billID = newValue } } }
  }

  /// Tags for searching.
  public var tags: [String] {
    get { details?.values.tags ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.tags = newValue } } }
  }

  /// A picture of the receipt.
  public var receipt: Receipt? {
    get { details?.values.receipt }
    set { if details != nil || newValue != nil { change { $0.receipt = newValue } } }
  }

  private mutating func change(_ change: (inout TransactionDetails.Values) -> Void) {
    var values = details?.values ?? TransactionDetails.Values()
    change(&values)
    details = TransactionDetails(values)
  }
}

/// Fields that few transactions use; copies of a transaction share them.
private final class TransactionDetails: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var transferAccountID: Identifier<Account>?
    var currency: Currency?
    var periodID: Identifier<Period>?
    var memberID: Identifier<Member>?
    var billID: Identifier<Bill>?
    var tags: [String] = []
    var receipt: Receipt?
  }

  private static let none = Values()
  let values: Values

  /// Creates the details with these values; nil if all values are empty.
  init?(_ values: Values) {
    guard values != Self.none else { return nil }
    self.values = values
  }

  static func == (left: TransactionDetails, right: TransactionDetails) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The direction of the money.
public enum TransactionKind: String, CaseIterable, Hashable, Sendable {
  case income, expense
  /// From one account to another: neither income nor expense.
  case transfer
}

/// A picture of a receipt: its bytes, or a reference to it.
public enum Receipt: Hashable, Sendable {
  /// The bytes of the picture.
  case image(Data)
  /// A file name or address.
  case reference(String)
}

/// A column of the source that the model has no field for.
public struct CustomField: Hashable, Sendable {
  /// The column's header.
  public var name: String
  /// The cell's text.
  public var value: String
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates a column with its text.
  public init(name: String, value: String, unknown: UnknownFields = UnknownFields()) {
    self.name = name
    self.value = value
    self.unknown = unknown
  }
}
