import BudgetFiles
import BudgetModel
import CalendarDates
import Foundation

/// The entries that a log lost and gained.
struct EntryDifference {
  /// What tells a row, whatever columns the log has for the rest.
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

  /// An entry that came or went otherwise than by new rows; nil if all is explained.
  ///
  /// A new row may be the other side of one that is there: then both are one transfer.
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
