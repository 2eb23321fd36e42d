internal import BudgetBackups
internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import ExactJSON
internal import Foundation
internal import GRDB

/// A book while a command works on it: only requested data is read, and changes are written row by row.
final class BookTurn: StoreTurn {
  private let database: Database
  private var rows: BookRows

  /// Begins a turn within a transaction of the database.
  init(_ database: Database) throws {
    self.database = database
    rows = BookRows(database: database, monthStartDay: 1)
    rows = BookRows(database: database, monthStartDay: try settings().monthStartDay)
  }

  // MARK: Reading

  func budget(_ scope: LogScope) throws(StoreError) -> Budget {
    try BookStore.naming {
      var budget = Budget()
      for table in BookTable.all where table.collection != .transactions {
        let records = RecordTable.of(table.collection)
        try rows.each(table, where: "ORDER BY position") { row in
          guard records.append(row.value, &budget) else { throw Self.unreadable(table, row.position) }
        }
      }
      budget.unknown = try unknown()
      try addTransactions(scope, to: &budget)
      return budget
    }
  }

  private func settings() throws -> Settings {
    var budget = Budget()
    try rows.each(BookTable.of(.settings)) { _ = RecordTable.of(.settings).append($0.value, &budget) }
    return budget.settings
  }

  private func unknown() throws -> UnknownFields {
    guard let text = try property("unknown"), let members = (try? JSONParser.parse(text))?.members else {
      return UnknownFields()
    }
    return UnknownFields(
      members.map { UnknownFields.Field(name: $0.name, json: JSONWriter.compactText($0.value)) })
  }

  /// Returns a property that the book stores in addition to its records.
  func property(_ name: String) throws -> String? {
    try String.fetchOne(database, sql: "SELECT value FROM property WHERE name = ?", arguments: [name])
  }

  private func addTransactions(_ scope: LogScope, to budget: inout Budget) throws {
    switch scope {
    case .none: break
    case .all:
      let count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM log") ?? 0
      budget.transactions.reserveCapacity(count)
      try addTransactions("ORDER BY position", to: &budget)
    case .since(let day):
      let month = BookMonth.number(of: day, startDay: budget.settings.monthStartDay)
      budget.transactions = try BookTotals(database, startDay: budget.settings.monthStartDay)
        .before(month, eachSince: budget.settings.rollsOver ? 0 : month - Self.exactMonths)
      try addTransactions("INDEXED BY log_by_month WHERE month >= ? ORDER BY position", [month], to: &budget)
    case .identity(let prefix):
      guard let range = Self.range(prefix) else { return }
      try addTransactions("WHERE id BETWEEN ? AND ? ORDER BY +position", [range.0, range.1], to: &budget)
    case .last(let count):
      try addTransactions(
        "WHERE position IN (SELECT position FROM log ORDER BY position DESC LIMIT ?) ORDER BY position",
        [count],
        to: &budget)
    case .named(let text, let limit):
      try addTransactions(
        """
        WHERE position IN (SELECT position FROM (
          SELECT position, day FROM log WHERE description = ?1 COLLATE NOCASE
          UNION SELECT position, day FROM log WHERE payee = ?1 COLLATE NOCASE
          ORDER BY day DESC, position DESC LIMIT ?2)) ORDER BY day DESC, position DESC
        """, [text, limit], to: &budget)
    }
  }

  private func addTransactions(
    _ condition: String, _ arguments: StatementArguments = StatementArguments(), to budget: inout Budget
  ) throws {
    let records = RecordTable.of(.transactions)
    try BookLog(database).each(where: condition, arguments) { transaction, position in
      if let transaction { return budget.transactions.append(transaction) }
      // A transaction with data beyond its columns is read in the format of the backup.
      try rows.each(.log, where: "WHERE position = ?", [position]) { row in
        guard records.append(row.value, &budget) else { throw Self.unreadable(.log, row.position) }
      }
    }
  }

  /// How many months directly before the requested months have separate totals if there is no rollover.
  private static let exactMonths = 13

  /// Returns the first and the last identifier that begin with these digits.
  private static func range(_ prefix: String) -> (Data, Data)? {
    let digits = prefix.lowercased().filter { $0 != "-" }
    guard !digits.isEmpty, digits.utf8.count <= 32, digits.allSatisfy(\.isHexDigit) else { return nil }
    func bytes(_ filler: Character) -> Data {
      let text = Array((digits + String(repeating: filler, count: 32 - digits.count)).utf8)
      return Data(
        stride(from: 0, to: 32, by: 2).map { place in
          UInt8(String(decoding: text[place...place + 1], as: UTF8.self), radix: 16) ?? 0
        })
    }
    return (bytes("0"), bytes("f"))
  }

  private static func unreadable(_ table: BookTable, _ position: Int) -> StoreError {
    .damaged("row \(position) of the table \(table.name) is no record")
  }

  // MARK: History

  func changes(_ numbers: ClosedRange<Int>?, withRecords: Bool) throws(StoreError) -> [BudgetChange] {
    try BookStore.naming {
      try BookHistory(database).changes(numbers ?? 0...Int.max, withRecords: withRecords)
    }
  }

  func keep(_ change: BudgetChange) throws(StoreError) {
    try BookStore.naming { try BookHistory(database).keep(change) }
  }

  // MARK: Writing

  func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) -> [RecordChange] {
    try BookStore.naming {
      var applied: [RecordChange] = []
      applied.reserveCapacity(records.count)
      for record in records { applied.append(try apply(record, isChecked)) }
      if records.contains(where: { $0.collection == .settings }) { try countMonthsAnew() }
      return applied
    }
  }

  private func apply(_ change: RecordChange, _ isChecked: Bool) throws -> RecordChange {
    let table = BookTable.of(change.collection)
    let uuid = table.collection == .settings ? RecordTable.settingsID : UUID(uuidString: change.id)
    guard let uuid else { throw StoreError.changedOutside(change) }
    let row = isChecked || change.after == nil ? try rows.row(uuid, table) : nil
    if isChecked { try check(row?.value, change) }
    var applied = change
    guard let after = change.after else {
      applied.position = row?.position
      try rows.remove(uuid, table)
      return applied
    }
    guard let value = try? JSONParser.parse(after) else { throw StoreError.changedOutside(change) }
    // A restored record gets its old position; a new one comes last.
    let position = isChecked ? change.position : nil
    try rows.put(uuid, value, table, at: position, isNew: change.before == nil)
    return applied
  }

  private func check(_ found: JSONValue?, _ change: RecordChange) throws {
    let expected = change.before.flatMap { try? JSONParser.parse($0) }
    switch (found, expected) {
    case (nil, nil): return
    case (let found?, let expected?):
      guard RecordTable.of(change.collection).isSame(found, expected) else {
        throw StoreError.changedOutside(change)
      }
    default: throw StoreError.changedOutside(change)
    }
  }

  /// Recomputes the totals of all months, because months may now begin on another day.
  private func countMonthsAnew() throws {
    let startDay = try settings().monthStartDay
    guard startDay != rows.monthStartDay else { return }
    rows = BookRows(database: database, monthStartDay: startDay)
    let days = try Int.fetchAll(database, sql: "SELECT DISTINCT day FROM log")
    let statement = try database.cachedStatement(sql: "UPDATE log SET month = ? WHERE day = ?")
    for day in days {
      let date = CalendarDate(dayNumber: day) ?? .earliest
      try statement.execute(arguments: [BookMonth.number(of: date, startDay: startDay), day])
    }
  }

  // MARK: Whole budgets

  /// Fills an empty book.
  func fill(_ budget: Budget, exported: UTCTimestamp?) throws {
    rows = BookRows(database: database, monthStartDay: budget.settings.monthStartDay)
    for table in BookTable.all {
      for (position, record) in RecordTable.of(table.collection).texts(budget).enumerated() {
        try rows.put(
          record.id, try JSONParser.parse(record.json), table, at: position, isNew: true)
      }
    }
    let unknown = budget.unknown.fields.compactMap { field in
      (try? JSONParser.parse(field.json)).map { JSONMember(field.name, $0) }
    }
    if !unknown.isEmpty { try keep("unknown", JSONWriter.compactText(.object(unknown))) }
    if let exported { try keep("exportDate", exported.description) }
    for change in budget.history { try BookHistory(database).keep(change) }
  }

  private func keep(_ name: String, _ value: String) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO property (name, value) VALUES (?, ?)", arguments: [name, value])
  }
}
