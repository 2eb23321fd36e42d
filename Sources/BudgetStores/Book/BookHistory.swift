internal import BudgetBackups
internal import BudgetModel
internal import CalendarDates
internal import ExactJSON
internal import GRDB

/// The history of a book: each change with its records in the format of the backup.
struct BookHistory {
  private let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Returns the changes with these numbers.
  func changes(_ numbers: ClosedRange<Int>, withRecords: Bool) throws -> [BudgetChange] {
    let rows = try Row.fetchAll(
      database,
      sql:
        "SELECT number, time, command, undone, more FROM change WHERE number BETWEEN ? AND ? ORDER BY number",
      arguments: [numbers.lowerBound, numbers.upperBound])
    return try rows.map { row in
      var members = [
        JSONMember("number", .number(String(row[0] as Int))), JSONMember("time", .string(row[1])),
        JSONMember("command", .string(row[2])),
      ]
      if let undone = row[3] as String? { members.append(JSONMember("undone", .string(undone))) }
      members.append(JSONMember("records", .array(withRecords ? try records(of: row[0]) : [])))
      if let more = row[4] as String? { members += (try? JSONParser.parse(more))?.members ?? [] }
      guard let change = RecordForm.change.value(.object(members)) else {
        throw StoreError.damaged("change \(row[0] as Int) is none")
      }
      return change
    }
  }

  private func records(of number: Int) throws -> [JSONValue] {
    try String.fetchAll(
      database, sql: "SELECT json FROM change_record WHERE change = ? ORDER BY place", arguments: [number]
    ).compactMap { try? JSONParser.parse($0) }
  }

  /// Adds a change, or replaces the change with the same number.
  func keep(_ change: BudgetChange) throws {
    let members = try JSONParser.parse(RecordForm.change.json(change)).members ?? []
    let known: Set = ["number", "time", "command", "undone", "records"]
    let more = members.filter { !known.contains($0.name) }
    try database.execute(
      sql: """
        INSERT INTO change (number, time, command, undone, more) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET time = excluded.time, command = excluded.command, undone = excluded.undone
        """,
      arguments: [
        change.number, change.time.description, change.command, change.undone?.description,
        more.isEmpty ? nil : JSONWriter.compactText(.object(more)),
      ])
    try database.execute(sql: "DELETE FROM change_record WHERE change = ?", arguments: [change.number])
    let statement = try database.cachedStatement(sql: "INSERT INTO change_record VALUES (?, ?, ?)")
    for (place, record) in (members["records"]?.elements ?? []).enumerated() {
      try statement.execute(arguments: [change.number, place, JSONWriter.compactText(record)])
    }
  }
}
