internal import BudgetCalculation
internal import BudgetModel
internal import CalendarDates
internal import ExactJSON
internal import Foundation
internal import GRDB

/// Reads and writes the rows of a book's tables as records of a backup.
struct BookRows {
  let database: Database
  /// The day on which months start, which determines the monthly totals of the log.
  let monthStartDay: Int

  /// A row of a table: its position and its record.
  struct Row {
    let position: Int
    let value: JSONValue
  }

  // MARK: Reading

  /// Calls `body` with each record of a table; the SQL in `condition` can limit and sort the records.
  func each(
    _ table: BookTable, where condition: String = "", _ arguments: StatementArguments = StatementArguments(),
    _ body: (Row) throws -> Void
  ) throws {
    let columns = (["position", "id"] + table.columns.map(\.name) + ["more"]).joined(separator: ", ")
    let statement = try database.cachedStatement(sql: "SELECT \(columns) FROM \(table.name) \(condition)")
    let rows = try GRDB.Row.fetchCursor(statement, arguments: arguments)
    let assignments = table.collection == .monthlyBudgets ? try assignments() : [:]
    while let row = try rows.next() { try body(record(row, table, assignments)) }
  }

  /// Returns the row of a record; nil if the table has no such record.
  func row(_ id: UUID, _ table: BookTable) throws -> Row? {
    var found: Row?
    try each(table, where: "WHERE id = ?", [BookIdentity.data(id)]) { found = $0 }
    return found
  }

  private func record(
    _ row: GRDB.Row, _ table: BookTable, _ assignments: [Data: [JSONMember]]
  ) throws -> Row {
    let id: Data = row[1]
    var members: [JSONMember] = []
    if table.collection != .settings, let text = BookIdentity.text(id) {
      members.append(JSONMember("id", .string(text)))
    }
    for (index, column) in table.columns.enumerated() {
      if let value = column.value(row[index + 2]) { members.append(JSONMember(column.key, value)) }
    }
    if table.collection == .monthlyBudgets {
      members.append(JSONMember("assignments", .object(assignments[id] ?? [])))
    }
    if let more: String = row[table.columns.count + 2] {
      members += (try? JSONParser.parse(more))?.members ?? []
    }
    return Row(position: row[0], value: .object(members))
  }

  private func assignments() throws -> [Data: [JSONMember]] {
    var result: [Data: [JSONMember]] = [:]
    let rows = try GRDB.Row.fetchCursor(
      database, sql: "SELECT month_id, category_id, amount FROM assignment ORDER BY month_id, place")
    while let row = try rows.next() {
      let category: Data = row[1]
      let member = JSONMember(BookIdentity.text(category) ?? "", .number(BookAmount.text(row[2])))
      result[row[0], default: []].append(member)
    }
    return result
  }

  // MARK: Writing

  /// Replaces the record with this identifier, or inserts a new row if `isNew` is true.
  func put(_ id: UUID, _ value: JSONValue, _ table: BookTable, at position: Int?, isNew: Bool) throws {
    let own = Set(table.columns.map(\.key) + ["id"])
    let rest = (value.members ?? []).filter { member in
      !(own.contains(member.name) && (table.collection != .settings))
        && !(table.collection == .monthlyBudgets && member.name == "assignments")
    }
    var fields: [(name: String, value: DatabaseValue)] = []
    for column in table.columns {
      fields.append((column.name, try column.stored(value.members?[column.key])))
    }
    if table.collection == .transactions { fields.append(("month", month(value).databaseValue)) }
    fields.append(("more", rest.isEmpty ? .null : JSONWriter.compactText(.object(rest)).databaseValue))
    let identity = BookIdentity.data(id)
    if isNew {
      fields.append(("id", identity.databaseValue))
      let place = try position.flatMap { try isFree($0, table) ? $0 : nil } ?? next(table)
      fields.append(("position", place.databaseValue))
      let names = fields.map(\.name).joined(separator: ", ")
      let marks = fields.map { _ in "?" }.joined(separator: ", ")
      try execute("INSERT INTO \(table.name) (\(names)) VALUES (\(marks))", fields.map(\.value))
    } else {
      let names = fields.map { "\($0.name) = ?" }.joined(separator: ", ")
      try execute(
        "UPDATE \(table.name) SET \(names) WHERE id = ?", fields.map(\.value) + [identity.databaseValue])
    }
    if table.collection == .monthlyBudgets { try putAssignments(identity, value) }
  }

  /// Deletes a record.
  func remove(_ id: UUID, _ table: BookTable) throws {
    try execute("DELETE FROM \(table.name) WHERE id = ?", [BookIdentity.data(id).databaseValue])
  }

  private func putAssignments(_ month: Data, _ value: JSONValue) throws {
    try execute("DELETE FROM assignment WHERE month_id = ?", [month.databaseValue])
    for (place, member) in (value.members?["assignments"]?.members ?? []).enumerated() {
      guard case .number(let text) = member.value, let category = BookIdentity.data(member.name) else {
        continue
      }
      try execute(
        "INSERT INTO assignment VALUES (?, ?, ?, ?)",
        [
          month.databaseValue, place.databaseValue, category.databaseValue,
          try BookAmount.stored(text).databaseValue,
        ])
    }
  }

  private func month(_ value: JSONValue) -> Int {
    let date = value.members?["date"]?.text.flatMap { CalendarDate($0) } ?? .earliest
    return BookMonth.number(of: date, startDay: monthStartDay)
  }

  private func execute(_ sql: String, _ values: [DatabaseValue]) throws {
    try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
  }

  private func isFree(_ position: Int, _ table: BookTable) throws -> Bool {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT 1 FROM \(table.name) WHERE position = ?"), arguments: [position])
      == nil
  }

  private func next(_ table: BookTable) throws -> Int {
    (try Int.fetchOne(database.cachedStatement(sql: "SELECT max(position) FROM \(table.name)")) ?? -1) + 1
  }
}

/// Months as whole numbers; January of the year 0 is 0.
enum BookMonth {
  /// Returns the number of the household's month that contains a day.
  static func number(of date: CalendarDate, startDay: Int) -> Int {
    let month = BudgetMonth(containing: date, startDay: startDay).month
    return month.year * 12 + month.month - 1
  }

  /// Returns the first day of the month with a number.
  static func firstDay(_ number: Int, startDay: Int) -> CalendarDate? {
    CalendarMonth(year: number / 12, month: number % 12 + 1).map {
      BudgetMonth($0, startDay: startDay).firstDay
    }
  }
}
