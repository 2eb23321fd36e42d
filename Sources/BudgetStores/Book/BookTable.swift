internal import BudgetModel
internal import CalendarDates
internal import ExactDecimals
internal import ExactJSON
internal import Foundation
internal import GRDB

/// The mapping of a collection's records to a table of the book: some fields have columns, the
/// others are in `more`.
struct BookTable: Sendable {
  /// A field with a column of its own.
  struct Column: Sendable {
    /// How the column represents a value of the backup.
    enum Kind: Sendable {
      case text, identity, amount, day, moment
    }

    /// The key in the backup.
    let key: String
    /// The name of the column.
    let name: String
    let kind: Kind

    init(_ key: String, _ name: String, _ kind: Kind) {
      (self.key, self.name, self.kind) = (key, name, kind)
    }
  }

  let collection: RecordChange.Collection
  let name: String
  let columns: [Column]

  init(_ collection: RecordChange.Collection, _ name: String, _ columns: [Column] = []) {
    (self.collection, self.name, self.columns) = (collection, name, columns)
  }

  /// The tables in dependency order: records come after the records that they reference.
  static let all: [BookTable] = [
    BookTable(.settings, "settings"),
    BookTable(.members, "member", [Column("name", "name", .text)]),
    BookTable(
      .categories, "category",
      [
        Column("name", "name", .text), Column("type", "type", .text),
        Column("budgetedAmount", "budgeted_amount", .amount),
      ]),
    BookTable(
      .accounts, "account",
      [Column("name", "name", .text), Column("openingBalance", "opening_balance", .amount)]),
    BookTable(
      .periods, "period",
      [
        Column("name", "name", .text), Column("startDate", "start_day", .day),
        Column("endDate", "end_day", .day),
      ]),
    BookTable(
      .bills, "bill",
      [
        Column("title", "title", .text), Column("categoryId", "category_id", .identity),
        Column("amount", "amount", .amount), Column("dueDate", "due_day", .day),
        Column("accountId", "account_id", .identity),
      ]),
    BookTable(
      .limits, "category_limit",
      [
        Column("categoryId", "category_id", .identity), Column("memberId", "member_id", .identity),
        Column("amount", "amount", .amount),
      ]),
    BookTable(
      .monthlyBudgets, "monthly_budget",
      [
        Column("month", "month", .text), Column("startingBalance", "starting_balance", .amount),
        Column("plannedIncome", "planned_income", .amount),
        Column("fixedExpensesTotal", "fixed_expenses_total", .amount),
        Column("variableExpensesTotal", "variable_expenses_total", .amount),
        Column("savingsGoal", "savings_goal", .amount),
      ]),
    log,
    BookTable(.imports, "import"),
    BookTable(.deleted, "deleted"),
  ]

  /// The table of transactions.
  static let log = BookTable(
    .transactions, "log",
    [
      Column("date", "day", .day), Column("amount", "amount", .amount), Column("type", "type", .text),
      Column("description", "description", .text), Column("categoryId", "category_id", .identity),
      Column("accountId", "account_id", .identity),
      Column("transferAccountId", "transfer_account_id", .identity), Column("payee", "payee", .text),
      Column("currency", "currency", .text), Column("periodId", "period_id", .identity),
      Column("memberId", "member_id", .identity), Column("billId", "bill_id", .identity),
      Column("notes", "notes", .text), Column("created", "created", .moment),
      Column("updated", "updated", .moment),
    ])

  /// Returns the table of a collection.
  static func of(_ collection: RecordChange.Collection) -> BookTable {
    all.first { $0.collection == collection } ?? log
  }
}

extension BookTable.Column {
  /// Returns the column's value for a value of the backup.
  ///
  /// - Throws: `StoreError.amountTooLarge`.
  func stored(_ value: JSONValue?) throws(StoreError) -> DatabaseValue {
    guard let value else { return .null }
    switch (kind, value) {
    case (.text, .string(let text)): return text.databaseValue
    case (.identity, .string(let text)): return BookIdentity.data(text)?.databaseValue ?? .null
    case (.day, .string(let text)): return (CalendarDate(text)?.dayNumber).databaseValue
    case (.moment, .string(let text)): return (UTCTimestamp(text)?.milliseconds).databaseValue
    case (.amount, .number(let text)): return try BookAmount.stored(text).databaseValue
    default: return .null
    }
  }

  /// Returns the backup's value for a value of the column.
  func value(_ stored: DatabaseValue) -> JSONValue? {
    switch kind {
    case .text: String.fromDatabaseValue(stored).map { .string($0) }
    case .identity: Data.fromDatabaseValue(stored).flatMap(BookIdentity.text).map { .string($0) }
    case .day:
      Int.fromDatabaseValue(stored).flatMap { CalendarDate(dayNumber: $0) }.map { .string($0.description) }
    case .moment:
      Int.fromDatabaseValue(stored).flatMap { UTCTimestamp(milliseconds: $0) }.map { .string($0.description) }
    case .amount: Int64.fromDatabaseValue(stored).map { .number(BookAmount.text($0)) }
    }
  }
}

/// Amounts as whole numbers of ten-thousandths.
enum BookAmount {
  /// Returns the stored number for the text of an amount.
  ///
  /// - Throws: `StoreError.amountTooLarge` if the amount needs more than 64 bits or 4 fraction digits.
  static func stored(_ text: String) throws(StoreError) -> Int64 {
    guard let decimal = try? Decimal(strict: text), let parts = DecimalParts(decimal)?.normalized,
      parts.exponent >= -Budget.amountFractionDigits, parts.exponent < 20,
      let scaled = parts.mantissa.timesPowerOfTen(parts.exponent + Budget.amountFractionDigits),
      let result = Int64(exactly: scaled)
    else { throw .amountTooLarge(text) }
    return result
  }

  /// Returns the amount that a stored number represents.
  static func decimal(_ stored: Int64) -> Decimal {
    DecimalParts(mantissa: Int128(stored), exponent: -Budget.amountFractionDigits).decimal ?? 0
  }

  /// Returns the text of the amount in a backup.
  static func text(_ stored: Int64) -> String { decimal(stored).plainText }
}

/// Identifiers as the 16 bytes of their UUIDs.
enum BookIdentity {
  static func data(_ text: String) -> Data? { UUID(uuidString: text).map(data) }

  static func data(_ uuid: UUID) -> Data {
    let b = uuid.uuid
    return Data([b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7, b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15])
  }

  static func text(_ data: Data) -> String? { uuid(data)?.uuidString.lowercased() }

  static func uuid(_ data: Data) -> UUID? {
    guard data.count == 16 else { return nil }
    let b = Array(data)
    return UUID(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
      ))
  }
}
