internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import GRDB

/// Reads transactions directly from their columns, because a log has many transactions, and few of them have
/// data in other fields.
struct BookLog {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Calls `body` with each matching transaction and its position.
  ///
  /// The transaction is nil if the row has data beyond its columns or an invalid value.
  func each(
    where condition: String, _ arguments: StatementArguments, _ body: (Transaction?, Int) throws -> Void
  ) throws {
    let statement = try database.cachedStatement(
      sql: """
        SELECT position, id, day, amount, type, currency, description, payee, notes, category_id, account_id,
          transfer_account_id, period_id, member_id, bill_id, created, updated, more IS NOT NULL
        FROM log \(condition)
        """)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try rows.next() {
      let position: Int = row[0]
      let hasMore: Bool = row[17]
      try body(hasMore ? nil : transaction(row), position)
    }
  }

  /// Returns the transaction of a row; nil if a column contains an invalid value.
  private func transaction(_ row: Row) -> Transaction? {
    guard let id: Identifier<Transaction> = identity(row, 1), let date = CalendarDate(dayNumber: row[2]),
      let kind = TransactionKind(rawValue: row[4]), let created = UTCTimestamp(milliseconds: row[15]),
      let updated = UTCTimestamp(milliseconds: row[16])
    else { return nil }
    let code: String? = row[5]
    let currency = code.flatMap { Currency($0) }
    if code != nil, currency == nil { return nil }
    return Transaction(
      id: id, date: date, amount: BookAmount.decimal(row[3]), kind: kind, description: row[6], notes: row[8],
      categoryID: identity(row, 9), accountID: identity(row, 10), transferAccountID: identity(row, 11),
      payee: row[7], currency: currency, periodID: identity(row, 12), memberID: identity(row, 13),
      billID: identity(row, 14), info: RecordInfo(created: created, updated: updated))
  }

  private func identity<Entity>(_ row: Row, _ column: Int) -> Identifier<Entity>? {
    let data: Data? = row[column]
    return data.flatMap { BookIdentity.uuid($0) }.map { Identifier($0) }
  }
}
