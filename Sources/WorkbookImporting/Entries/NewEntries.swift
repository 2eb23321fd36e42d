package import BudgetModel
internal import CalendarDates
internal import FieldReading
internal import Foundation

/// The entries of another file that a log does not have yet.
///
/// An entry matches a row of the log by date, amount and direction, and each row matches one entry. The row's texts may
/// be shorter than the bank's, and its category may differ. The log needs no identifier column. If several entries
/// match one row, the row is matched with the entry that has the most similar texts.
package struct NewEntries {
  /// The values by which an entry matches a row of the log.
  private struct Key: Hashable {
    let date: CalendarDate
    let amount: Decimal
  }

  /// An entry that the log has, and the matching row.
  package struct Known: Hashable, Sendable {
    package let entry: LogEntry
    package let row: LogEntry
    /// Whether the texts have something in common; otherwise only date and amount match.
    package let isAlike: Bool
  }

  /// The entries that the log does not have, in the order of the file.
  package let new: [LogEntry]
  /// The entries that the log has.
  package let known: [Known]

  /// Separates entries that a log has from those that it does not have.
  ///
  /// - Parameters:
  ///   - entries: The entries of another file, or an entry that the user typed in.
  ///   - log: The entries of all sheets of the log.
  ///   - comparesAccounts: Whether the log's rows state their account; otherwise any account matches.
  package init(_ entries: [LogEntry], beside log: [LogEntry], comparesAccounts: Bool) {
    // Equal rows are counted, so that each distinct row is compared only once.
    var free: [Key: [(row: LogEntry, count: Int)]] = [:]
    for (row, count) in Self.counted(log) {
      free[Key(date: row.date, amount: row.amount), default: []].append((row, count))
    }
    var found: [Int: Known] = [:]
    for likeness in Likeness.allCases.reversed() {
      for (place, entry) in entries.enumerated() where found[place] == nil {
        let key = Key(date: entry.date, amount: entry.amount)
        guard
          let index = free[key]?.firstIndex(where: { row, _ in
            Self.mayBeSame(entry, row, comparesAccounts) && Likeness(entry, row) >= likeness
          }), let row = free[key]?[index].row
        else { continue }
        found[place] = Known(entry: entry, row: row, isAlike: likeness > .none)
        free[key]?[index].count -= 1
        if free[key]?[index].count == 0 { free[key]?.remove(at: index) }
      }
    }
    new = entries.enumerated().filter { found[$0.offset] == nil }.map(\.element)
    known = entries.indices.compactMap { found[$0] }
  }

  /// Returns the distinct rows, in their order, with the number of their occurrences.
  private static func counted(_ rows: [LogEntry]) -> [(row: LogEntry, count: Int)] {
    var places: [LogEntry: Int] = [:]
    var counted: [(row: LogEntry, count: Int)] = []
    for row in rows {
      if let place = places[row] {
        counted[place].count += 1
      } else {
        places[row] = counted.count
        counted.append((row, 1))
      }
    }
    return counted
  }

  /// Whether direction, currency and account allow a match.
  ///
  /// A transfer matches the row of either account.
  private static func mayBeSame(_ entry: LogEntry, _ row: LogEntry, _ comparesAccounts: Bool) -> Bool {
    guard entry.kind == row.kind || entry.kind == .transfer || row.kind == .transfer else { return false }
    if let one = entry.currency, let other = row.currency, one != other { return false }
    guard comparesAccounts, let account = entry.account else { return true }
    let accounts = [row.account, row.toAccount].compactMap(\.self).map(LogSpellings.key)
    return row.account == nil || accounts.contains(LogSpellings.key(account))
  }

  /// How similar the texts of an entry and a row are.
  private enum Likeness: Int, CaseIterable, Comparable {
    case none, parts, same

    init(_ entry: LogEntry, _ row: LogEntry) {
      let texts = { (entry: LogEntry) in
        [entry.description, entry.payee, entry.note].compactMap(\.self).map(LogSpellings.key)
          .filter { !$0.isEmpty }
      }
      let (own, others) = (texts(entry), texts(row))
      if own.contains(where: others.contains) {
        self = .same
      } else if own.contains(where: { text in others.contains { text.contains($0) || $0.contains(text) } }) {
        self = .parts
      } else {
        self = .none
      }
    }

    static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
  }
}

extension LogForm {
  /// Returns which entries of another file are new, compared with a budget read from the workbook of this log.
  package func new(_ entries: [LogEntry], beside budget: Budget) -> NewEntries {
    let names = LogEntryNames(budget)
    let tellsAccounts = account != nil || columns.contains { $0.meaning == .account }
    return NewEntries(entries, beside: budget.transactions.map(names.entry), comparesAccounts: tellsAccounts)
  }
}
