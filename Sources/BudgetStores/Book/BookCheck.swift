internal import BudgetModel
internal import Foundation
internal import GRDB

extension BookStore {
  /// Checks the integrity of a book's database, the rules of its tables, and whether data that is stored
  /// twice agrees.
  ///
  /// - Returns: The problems as sentences; empty if there are none.
  /// - Throws: `StoreError` if the book cannot be opened.
  public func problems() throws -> [String] {
    try inDatabase { database in
      let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
      // A damaged database is not checked further.
      guard integrity.isEmpty else { return integrity.map { "the database says: \($0)" } }
      var problems: [String] = []
      for row in try Row.fetchAll(database, sql: "PRAGMA foreign_key_check") {
        problems.append(
          "a row of the table \(row[0] as String) names a row of \(row[2] as String) that is gone")
      }
      for (sql, words) in Self.invariants {
        let count = try Int.fetchOne(database, sql: sql) ?? 0
        if count > 0 { problems.append("\(count) \(words)") }
      }
      return problems + (try records(database))
    }
  }

  /// Queries that count the rows that break a rule, each with the words for its report.
  private static let invariants = [
    (
      """
      SELECT count(*) FROM (
        SELECT month, type, ifnull(category_id, x'') c, ifnull(account_id, x'') a, ifnull(transfer_account_id, x'') t,
          ifnull(member_id, x'') m, ifnull(currency, '') u, sum(amount), count(*) FROM log GROUP BY 1, 2, 3, 4, 5, 6, 7
        EXCEPT SELECT * FROM month_total)
      """, "totals of months are not what the log adds up to"
    ),
    (
      "SELECT (SELECT count(*) FROM month_total) > (SELECT count(*) FROM (SELECT 1 FROM log GROUP BY month, type, "
        + "category_id, account_id, transfer_account_id, member_id, currency))",
      "totals of months stand for no row of the log"
    ),
    (
      "SELECT count(*) FROM (SELECT month FROM monthly_budget GROUP BY month HAVING count(*) > 1)",
      "months have two records"
    ),
    (
      "SELECT count(*) FROM change_record WHERE change NOT IN (SELECT number FROM change)",
      "records of changes have no change"
    ),
  ]

  /// Returns a sentence if the rows of the book cannot be read as records.
  private func records(_ database: Database) throws -> [String] {
    do {
      _ = try BookTurn(database).budget(.all)
      _ = try BookHistory(database).changes(0...Int.max, withRecords: true)
      return []
    } catch StoreError.damaged(let words) {
      return [words]
    }
  }
}
