public import BudgetModel
public import CalendarDates
internal import ExactJSON
internal import WorkProgress
public import ImportCore

/// Reads and writes the JSON backup of a whole budget (SPEC §3); `Docs/backup.md` describes the format.
///
///     let bytes = try BudgetBackup.write(budget, exportDate: now)
///     let result = try BudgetBackup.read(bytes, context: ImportContext(fileName: "b.json", now: now))
///     // result.budget == budget
public enum BudgetBackup {
  /// The version that this library writes.
  public static let version = "2.1"

  /// Reads a backup of version 2, or of an older program's version 1, completely or not at all.
  ///
  /// Timestamps of version 1 become days and times in the time zone that `context` requests. Without a request, the
  /// zone of the context's settings is used. If these settings say UTC, a zone in which all timestamps are midnight is
  /// used instead, if there is one.
  /// - Throws: `ImportError` with all problems, each with its JSON path, line and column.
  public static func read(_ bytes: [UInt8], context: ImportContext) throws(ImportError) -> ImportResult {
    let value: JSONValue
    do throws(JSONError) {
      context.meter?.begin(bytes.count, upTo: shareOfParsing)
      value = try JSONParser.parse(bytes, meter: context.meter)
    } catch {
      throw ImportError([
        context.finding(
          .backup(
            .notJSON(error.reason.fault), at: Finding.TextPosition(line: error.line, column: error.column)),
          at: .jsonPath(error.path.description))
      ])
    }
    var reading = BackupReading(context: context)
    guard var document = reading.read(value) else { throw reading.error(locatedIn: bytes) }
    let currencies = try reading.settleCurrency(of: &document.budget)
    var result = ImportResult(
      budget: document.budget, findings: reading.findings + currencies, exportDate: document.exportDate,
      origins: origins(of: document.budget, context))
    if context.keepsRowSources {
      for transaction in document.budget.transactions {
        result.sources[transaction.id] = RowSource(bankID: transaction.id.description)
      }
    }
    return result
  }

  /// Writes a backup of version 2 in UTF-8, ending with a line feed; the same input gives the same bytes.
  ///
  /// - Throws: `BackupWriteError` if the budget breaks a rule of the format; every file that is written can
  ///   therefore be read.
  public static func write(
    _ budget: Budget, exportDate: UTCTimestamp
  ) throws(BackupWriteError) -> [UInt8] {
    try write(BackupDocument(exportDate: exportDate, budget: budget))
  }

  static func write(_ document: BackupDocument) throws(BackupWriteError) -> [UInt8] {
    var encoder = BackupEncoder()
    encoder.json.reserve(document.budget.transactions.count * bytesOfTransaction)
    BackupRecords.document.codec.write(document, &encoder)
    encoder.state.settleReferences()
    guard encoder.state.problems.isEmpty else {
      throw BackupWriteError(
        encoder.state.problems.map {
          Finding(.backup($0.fact), at: Provenance(file: nil, .jsonPath($0.path.description)))
        })
    }
    return encoder.json.finished()
  }

  /// The percentage of the time that parsing takes; the rest is for reading the records.
  private static let shareOfParsing = 40

  /// The number of bytes to reserve per transaction, more than most need; the unused part costs nothing.
  private static let bytesOfTransaction = 640

  private static func origins(of budget: Budget, _ context: ImportContext) -> AmountOrigins {
    AmountOrigins(
      transactions: ProvenanceTable(places("transactions", budget.transactions, context)),
      plannedAmounts: places("categories", budget.categories, context),
      openingBalances: places("accounts", budget.accounts, context),
      startingBalances: places("monthlyBudgets", budget.monthlyBudgets, context),
      bills: places("bills", budget.bills, context), limits: places("limits", budget.limits, context))
  }

  private static func places<R: Record>(
    _ name: String, _ records: [R], _ context: ImportContext
  ) -> [Identifier<R>: Provenance] {
    var result: [Identifier<R>: Provenance] = [:]
    result.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      result[record.id] = Provenance(file: context.fileName, .jsonPath("$.\(name)[\(index)]"))
    }
    return result
  }
}

/// The reason why a budget cannot be written as a backup: its contents break a rule of the format.
public struct BackupWriteError: Error, Hashable, Sendable {
  /// The problems (at least one), each with the JSON path that the faulty value would have in the backup.
  public var findings: [Finding]

  /// Creates an error with these findings.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }
}
