public import BudgetModel
public import CalendarDates
internal import Foundation
internal import ExactJSON

extension BudgetBackup {
  /// A backup version for older programs; it cannot store everything.
  public enum OlderVersion: String, CaseIterable, Hashable, Sendable {
    /// Version 2.0, which has no history and whose imports have no verdicts.
    case withoutVerdicts = "2.0"
    /// Version 1.4.0 with monthly budgets, in which transactions refer to categories by name.
    case monthlyBudgets = "1.4.0"
    /// Version 1.0 with periods, in which all transactions are expenses.
    case periods = "1.0"
  }

  /// A backup in an older version, and the list of its losses.
  public struct OlderBackup: Hashable, Sendable {
    /// The text in UTF-8, ending with a line feed.
    public let bytes: [UInt8]
    /// The omissions and changes: one finding for each kind, with the position of its first occurrence in a
    /// backup of version 2.
    public let findings: [Finding]
    /// The number of records by the key of their collection.
    public let counts: [String: Int]
  }

  /// Writes a backup for a program that reads an older version.
  ///
  /// In version 1, days and times become instants in the time zone of the budget's settings. If the backup is
  /// read back in that zone, the result equals the budget except for the differences that the findings name.
  ///
  /// - Parameters:
  ///   - budget: The budget.
  ///   - version: The version that the program reads.
  ///   - exportDate: The time of the export.
  /// - Returns: The backup and a list of its omissions.
  /// - Throws: `BackupWriteError` if the budget breaks a rule of version 2, or its time zone is unknown.
  public static func write(
    _ budget: Budget, as version: OlderVersion, exportDate: UTCTimestamp
  ) throws(BackupWriteError) -> OlderBackup {
    if version == .withoutVerdicts { return try writeWithoutVerdicts(budget, exportDate) }
    let current = try write(budget, exportDate: exportDate)
    guard let timeZone = TimeZone(identifier: budget.settings.timeZone) else {
      throw BackupWriteError([
        Finding(
          .backup(.timeZoneUnknown(budget.settings.timeZone, isRead: false)),
          at: Provenance(file: nil, .jsonPath("$.settings.timeZone")))
      ])
    }
    let document: [JSONMember]
    do { document = try JSONParser.parse(current).members ?? [] } catch {
      throw BackupWriteError([
        Finding(.backup(.unknownFieldUnusable), at: Provenance(file: nil, .jsonPath("$")))
      ])
    }
    var writing = OlderWriting(document, version, LocalClock(timeZone: timeZone), exportDate)
    let bytes = writing.written()
    return OlderBackup(bytes: bytes, findings: writing.log.findings, counts: writing.counts)
  }

  private static func writeWithoutVerdicts(
    _ budget: Budget, _ exportDate: UTCTimestamp
  ) throws(BackupWriteError) -> OlderBackup {
    let version = OlderVersion.withoutVerdicts.rawValue
    var (older, log) = (budget, LeftOutLog(version))
    for index in budget.imports.indices where !budget.imports[index].verdicts.isEmpty {
      older.imports[index].verdicts = []
      log.note("imports", "verdicts", index, .noPlace)
    }
    for index in budget.history.indices { log.noteRecord("history", index, .noPlace) }
    older.history = []
    let bytes = try write(BackupDocument(version: version, exportDate: exportDate, budget: older))
    let counts = ["transactions": budget.transactions.count, "categories": budget.categories.count]
    return OlderBackup(bytes: bytes, findings: log.findings, counts: counts)
  }
}
