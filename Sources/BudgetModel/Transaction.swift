public import CalendarDates
public import Foundation

/// One row of the log (SPEC §1, Transaction).
///
/// Budgets hold many: what few of them have stands in a box of its own (`TransactionDetails`).
public struct Transaction: Record {
  public var id: Identifier<Transaction>
  /// The category; income in a spending category is a refund.
  public var categoryID: Identifier<Category>?
  /// The account that it was booked on.
  public var accountID: Identifier<Account>?
  /// Whether money came, went or moved.
  public var kind: TransactionKind
  private var day: Int32
  /// The second of the day; -1 where it is not known.
  private var second: Int32
  /// The amount, above 0; `kind` says which way it went.
  public var amount: Decimal
  /// What it was, 1 to 100 characters.
  public var description: String
  /// Anything more, up to 500 characters.
  public var notes: String?
  /// Who was paid, or who paid.
  public var payee: String?
  /// Columns of the source that have no place here, in their order.
  public var customFields: [CustomField]
  /// What few have; nil where there is nothing.
  private var details: TransactionDetails?
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

  /// The time of day where it is known.
  public var time: TimeOfDay? {
    get { TimeOfDay(secondOfDay: Int(second)) }
    set { second = Self.stored(newValue) }
  }

  private static func stored(_ time: TimeOfDay?) -> Int32 {
    Int32(truncatingIfNeeded: time?.secondOfDay ?? -1)
  }
}

extension Transaction {
  /// The account that a transfer went to.
  public var transferAccountID: Identifier<Account>? {
    get { details?.values.transferAccountID }
    set { if details != nil || newValue != nil { change { $0.transferAccountID = newValue } } }
  }

  /// The currency where it is not the budget's.
  public var currency: Currency? {
    get { details?.values.currency }
    set { if details != nil || newValue != nil { change { $0.currency = newValue } } }
  }

  /// The period that it belongs to.
  public var periodID: Identifier<Period>? {
    get { details?.values.periodID }
    set { if details != nil || newValue != nil { change { $0.periodID = newValue } } }
  }

  /// The member whose it is.
  public var memberID: Identifier<Member>? {
    get { details?.values.memberID }
    set { if details != nil || newValue != nil { change { $0.memberID = newValue } } }
  }

  /// The bill that it paid.
  public var billID: Identifier<Bill>? {
    get { details?.values.billID }
    set { if details != nil || newValue != nil { change { $0.billID = newValue } } }
  }

  /// Words to find it by.
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

/// What few transactions have, shared between the copies of one.
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

  /// A box of these values; nil where there are none.
  init?(_ values: Values) {
    guard values != Self.none else { return nil }
    self.values = values
  }

  static func == (left: TransactionDetails, right: TransactionDetails) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
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
