internal import BudgetModel
internal import CalendarDates
internal import Foundation
internal import ExactJSON
internal import ImportCore

/// One step of the migration from an older version of backups to the current one; it works on JSON values.
///
/// A step changes only the values that it understands. Errors in other values are found, and reported with
/// their position, when the records are read.
struct BackupMigration: Sendable {
  /// The version that the step reads.
  let from: BackupVersion
  /// The version that the step produces.
  let to: BackupVersion
  /// Changes the members of a document.
  let apply: @Sendable (inout [JSONMember], inout MigrationLog) -> Void

  /// All steps; at most one starts from each version.
  static let all = [monthlyBudgets1, periods1]
}

/// The settings and the remarks of a running migration.
struct MigrationLog {
  /// The description of the file and the time at which it is read.
  let context: ImportContext
  /// Creates identifiers for records that have none.
  let identifiers: ContentIdentifier
  /// Notable changes that the user should know about.
  private(set) var remarks: [(fact: Finding.Fact, path: JSONPath)] = []
  /// Problems that prevent the file from being read.
  private(set) var problems: [BackupProblem] = []
  /// The older names of keys, by collection and new name.
  private var oldNames: [String: [String: String]] = [:]
  private let timeZone: TimeZone?

  init(context: ImportContext) {
    self.context = context
    identifiers = ContentIdentifier(fileName: context.fileName)
    timeZone = TimeZone(identifier: context.settings.timeZone)
  }

  /// Adds a remark about a record.
  mutating func remark(_ fact: Finding.Fact, _ collection: String, _ index: Int) {
    remark(fact, JSONPath([.name(collection), .index(index)]))
  }

  /// Adds a remark about a position in the file.
  mutating func remark(_ fact: Finding.Fact, _ path: JSONPath) { remarks.append((fact, path)) }

  /// Returns the path of a value in the file, given its path after the migration.
  func sourcePath(_ path: JSONPath) -> JSONPath {
    guard path.steps.count >= 3, case .name(let collection) = path.steps[0],
      case .name(let key) = path.steps[2],
      let old = oldNames[collection]?[key]
    else { return path }
    var result = path
    result.steps[2] = .name(old)
    return result
  }

  /// Changes each record of a collection, after renaming its keys.
  mutating func eachRecord(
    of collection: String, in document: inout [JSONMember], renaming names: KeyValuePairs<String, String>,
    _ change: (inout [JSONMember], Int, inout MigrationLog) -> Void
  ) {
    for (old, new) in names { oldNames[collection, default: [:]][new] = old }
    guard let records = document[collection]?.elements else { return }
    var result: [JSONValue] = []
    result.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      guard var members = record.members else {
        result.append(record)
        continue
      }
      for (old, new) in names { members.rename(old, to: new) }
      change(&members, index, &self)
      result.append(.object(members))
    }
    document[collection] = .array(result)
  }

  /// Parses a date, a date with a time, or an instant; an instant is converted to the time zone of the
  /// settings.
  mutating func local(_ text: String) -> (date: CalendarDate, time: TimeOfDay?)? {
    if let date = CalendarDate(text) { return (date, nil) }
    if let instant = UTCTimestamp(text) { return local(instant) }
    // A time without an offset is a local time.
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let date = CalendarDate(parts[0]), let time = TimeOfDay(parts[1]) else {
      return nil
    }
    return (date, time == .midnight ? nil : time)
  }

  private mutating func local(_ instant: UTCTimestamp) -> (date: CalendarDate, time: TimeOfDay?)? {
    guard let timeZone else {
      noteUnknownTimeZone()
      return nil
    }
    let seconds = instant.milliseconds.quotientAndRemainder(dividingBy: 1_000).quotient
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    guard let shifted = UTCTimestamp(milliseconds: instant.milliseconds + offset * 1_000) else { return nil }
    return (shifted.date, shifted.time == .midnight ? nil : shifted.time)
  }

  private mutating func noteUnknownTimeZone() {
    guard problems.isEmpty else { return }
    problems.append(
      BackupProblem(fact: .timeZoneUnknown(context.settings.timeZone, isRead: true), path: JSONPath()))
  }
}
