import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation

/// The difference between the entries of a log before and after an edit.
struct EntryDifference {
  /// The values that identify a row, regardless of the other columns of the log.
  private struct Key: Hashable {
    let date: CalendarDate
    let amount: Decimal

    init(_ entry: LogEntry) { (date, amount) = (entry.date, entry.amount) }
  }

  private let lost, extra: [LogEntry]

  init(_ before: [LogEntry], _ after: [LogEntry]) {
    (lost, extra) = (Self.difference(before, after), Self.difference(after, before))
  }

  private static func difference(_ some: [LogEntry], _ others: [LogEntry]) -> [LogEntry] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { entry in
      guard let count = counts[entry], count > 0 else { return true }
      counts[entry] = count - 1
      return false
    }
  }

  /// Returns an entry with a difference that the new rows do not explain; nil if they explain all differences.
  ///
  /// The new rows explain two differences. First, each new row appears as an entry. Second, an existing entry
  /// disappears if it and a new row are the two sides of a transfer: one entry then replaces both of them.
  func unexplained(by new: [LogEntry]) -> LogEntry? {
    var expected = Dictionary(new.map { (Key($0), 1) }, uniquingKeysWith: +)
    var transfers: [Key: Int] = [:]
    for entry in extra {
      guard let count = expected[Key(entry)], count > 0 else { return entry }
      expected[Key(entry)] = count - 1
      if entry.kind == .transfer { transfers[Key(entry), default: 0] += 1 }
    }
    for entry in lost {
      guard let count = transfers[Key(entry)], count > 0 else { return entry }
      transfers[Key(entry)] = count - 1
    }
    return new.first { (expected[Key($0)] ?? 0) > 0 }
  }
}
