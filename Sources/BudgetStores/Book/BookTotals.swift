internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import GRDB

/// The totals of months, as transactions that each represent several transactions of a month.
struct BookTotals {
  private let database: Database
  private let startDay: Int

  init(_ database: Database, startDay: Int) {
    (self.database, self.startDay) = (database, startDay)
  }

  /// Returns the totals of all months before a month, as transactions on the first day of their month.
  ///
  /// Months before `eachSince` are added up together, on the first day of the latest of these months.
  func before(_ month: Int, eachSince first: Int) throws -> [Transaction] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT max(month), type, category_id, account_id, transfer_account_id, member_id, currency, sum(amount)
        FROM month_total WHERE month < min(?1, ?2)
        GROUP BY type, category_id, account_id, transfer_account_id, member_id, currency
        UNION ALL
        SELECT month, type, category_id, account_id, transfer_account_id, member_id, currency, amount
        FROM month_total WHERE month >= ?2 AND month < ?1 ORDER BY 1
        """, arguments: [month, first])
    var result: [Transaction] = []
    while let row = try rows.next() {
      guard let kind = TransactionKind(rawValue: row[1]),
        let day = BookMonth.firstDay(row[0], startDay: startDay)
      else { throw StoreError.damaged("the totals of months name what there is not") }
      let currency: String = row[6]
      result.append(
        Transaction(
          id: Identifier(Self.uuid(result.count)), date: day, amount: BookAmount.decimal(row[7]), kind: kind,
          description: "All of \(day.calendarMonth)", categoryID: Self.identity(row[2]),
          accountID: Self.identity(row[3]), transferAccountID: Self.identity(row[4]),
          currency: currency.isEmpty ? nil : Currency(currency), memberID: Self.identity(row[5]),
          info: RecordInfo(created: .epoch)))
    }
    return result
  }

  private static func identity<Entity>(_ data: Data) -> Identifier<Entity>? {
    BookIdentity.uuid(data).map { Identifier($0) }
  }

  /// Returns a UUID that no record has: version 8, whose bits are free for custom use (RFC 9562 §5.8).
  private static func uuid(_ number: Int) -> UUID {
    let b = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    return UUID(uuid: (0x42, 0x55, 0x44, 0x47, 0, 0, 0x80, 0, 0x80, 0, 0, 0, b[0], b[1], b[2], b[3]))
  }
}
