public import BudgetModel
internal import ExactJSON
internal import Foundation
internal import GRDB

extension BookStore {
  /// The readable part of a damaged book.
  public struct Rescue: Sendable {
    /// The records that could be read; their references to lost records are removed.
    public internal(set) var budget: Budget
    /// The number of rows that could not be read, by the name of their table; `references` counts removed
    /// references.
    public internal(set) var lost: [(table: String, count: Int)]
  }

  /// Reads as much of a book as possible, row by row, without writing.
  ///
  /// - Throws: `StoreError` if the book cannot be opened.
  public func rescued() throws -> Rescue {
    try inDatabase { database in
      var rescue = Rescue(budget: Budget(), lost: [])
      let rows = BookRows(database: database, monthStartDay: 1)
      for table in BookTable.all {
        let lost = Self.read(table, rows, database, into: &rescue.budget)
        if lost > 0 { rescue.lost.append((table.name, lost)) }
      }
      rescue.budget.history = (try? BookHistory(database).changes(0...Int.max, withRecords: true)) ?? []
      let dropped = rescue.budget.droppingDanglingNames()
      if dropped > 0 { rescue.lost.append(("references", dropped)) }
      return rescue
    }
  }

  /// Reads a table from both ends, so that a damaged page loses only the rows on it.
  private static func read(
    _ table: BookTable, _ rows: BookRows, _ database: Database, into budget: inout Budget
  ) -> Int {
    let records = RecordTable.of(table.collection)
    var seen: Set<Int> = []
    var found: [(position: Int, value: JSONValue)] = []
    for order in ["ORDER BY position", "ORDER BY position DESC"] {
      try? rows.each(table, where: order) { row in
        if seen.insert(row.position).inserted { found.append((row.position, row.value)) }
      }
    }
    var lost = 0
    for row in found.sorted(by: { $0.position < $1.position }) where !records.append(row.value, &budget) {
      lost += 1
    }
    let count = (try? Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.name)")) ?? nil
    return lost + max(0, (count ?? found.count) - found.count)
  }
}

extension Budget {
  /// Removes references to missing records; a record that requires such a reference is removed too.
  ///
  /// - Returns: The number of removed references.
  fileprivate mutating func droppingDanglingNames() -> Int {
    let (categories, accounts) = (Set(categories.map(\.id)), Set(accounts.map(\.id)))
    let (members, periods, bills) = (Set(members.map(\.id)), Set(periods.map(\.id)), Set(bills.map(\.id)))
    var dropped = 0
    func keep<Entity>(_ id: inout Identifier<Entity>?, in known: Set<Identifier<Entity>>) {
      if let name = id, !known.contains(name) { (id, dropped) = (nil, dropped + 1) }
    }
    for index in transactions.indices {
      keep(&transactions[index].categoryID, in: categories)
      keep(&transactions[index].accountID, in: accounts)
      keep(&transactions[index].transferAccountID, in: accounts)
      keep(&transactions[index].memberID, in: members)
      keep(&transactions[index].periodID, in: periods)
      keep(&transactions[index].billID, in: bills)
    }
    for index in self.bills.indices {
      keep(&self.bills[index].categoryID, in: categories)
      keep(&self.bills[index].accountID, in: accounts)
    }
    let limits = limits.count
    self.limits.removeAll { limit in
      !categories.contains(limit.categoryID) || limit.memberID.map { !members.contains($0) } ?? false
    }
    for index in monthlyBudgets.indices {
      let count = monthlyBudgets[index].assignments.count
      monthlyBudgets[index].assignments.removeAll { !categories.contains($0.categoryID) }
      dropped += count - monthlyBudgets[index].assignments.count
    }
    return dropped + limits - self.limits.count
  }
}
