internal import BudgetBackups
public import BudgetModel
public import CalendarDates
internal import Foundation
internal import ImportCore
internal import SafeFiles

/// A budget in a JSON backup, which is read and replaced as a whole; its folder is locked during a change.
public struct BackupStore: BudgetStore {
  public let path: String
  /// The moment that is used as the current time.
  private let now: UTCTimestamp
  /// The maximum size of the backup in bytes.
  private let limit: Int

  /// Creates a store for the backup at a path.
  public init(_ path: String, now: UTCTimestamp, limit: Int = .max) {
    (self.path, self.now, self.limit) = (path, now, limit)
  }

  public func read<Result>(_ body: (any StoreTurn) throws -> Result) throws -> Result {
    try body(try load(path).turn)
  }

  public func write<Result>(
    isTrial: Bool, _ body: (any StoreTurn) throws -> Result
  ) throws -> Result {
    if isTrial { return try read(body) }
    let target = try Self.target(path)
    let lock: FolderLock
    do { lock = try FolderLock(target.folder) } catch {
      throw error.code == EWOULDBLOCK ? StoreError.busy : StoreError.system(error.code)
    }
    defer { withExtendedLifetime(lock) {} }
    let (turn, digest) = try load(target.path)
    let result = try body(turn)
    guard turn.hasChanged else { return result }
    try save(turn, digest)
    return result
  }

  /// Creates a backup at a path where no file exists.
  ///
  /// - Throws: `StoreError`.
  public static func create(_ path: String, holding budget: Budget, at time: UTCTimestamp) throws(StoreError)
  {
    try put(try bytes(of: budget, time), path, expecting: .nothing)
  }

  private func load(_ path: String) throws(StoreError) -> (turn: BackupTurn, digest: FileDigest) {
    do {
      let digest = try FileDigest(path: path)
      let bytes = try FileInput.read(path: path, atMost: limit)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let read = try BudgetBackup.read(bytes, context: ImportContext(fileName: name, now: now))
      return (BackupTurn(read.budget, exportDate: read.exportDate ?? now), digest)
    } catch let error as ImportError {
      throw .refused(error.findings)
    } catch let error as SystemError {
      throw error.code == ENOENT ? .missing : .system(error.code)
    } catch FileInput.Failure.system(let error) {
      throw error.code == ENOENT ? .missing : .system(error.code)
    } catch {
      throw .system(EFBIG)
    }
  }

  private func save(_ turn: BackupTurn, _ digest: FileDigest) throws(StoreError) {
    try Self.put(try Self.bytes(of: turn.budget, turn.exportDate), path, expecting: .content(digest))
  }

  private static func bytes(of budget: Budget, _ date: UTCTimestamp) throws(StoreError) -> [UInt8] {
    do { return try BudgetBackup.write(budget, exportDate: date) } catch { throw .refused(error.findings) }
  }

  private static func put(
    _ bytes: [UInt8], _ path: String, expecting expectation: FileOutput.Expectation
  ) throws(StoreError) {
    do { try FileOutput.write(bytes, to: path, expecting: expectation, access: .ownerOnly) } catch {
      switch error.cause.code {
      case ESTALE: throw .changedMeanwhile
      case EEXIST: throw .exists
      default: throw .system(error.cause.code)
      }
    }
  }

  private static func target(_ path: String) throws(StoreError) -> FileTarget {
    do { return try FileTarget(path) } catch { throw .system(error.code) }
  }
}

/// A backup that is in memory while a command works on it.
private final class BackupTurn: StoreTurn {
  private(set) var budget: Budget
  let exportDate: UTCTimestamp
  private(set) var hasChanged = false

  init(_ budget: Budget, exportDate: UTCTimestamp) {
    (self.budget, self.exportDate) = (budget, exportDate)
  }

  func budget(_ scope: LogScope) -> Budget {
    var budget = budget
    budget.history = []
    return budget
  }

  func changes(_ numbers: ClosedRange<Int>?, withRecords: Bool) -> [BudgetChange] {
    budget.history.filter { numbers?.contains($0.number) ?? true }
  }

  func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) -> [RecordChange] {
    hasChanged = true
    try budget.apply(records, isChecked: isChecked)
    return records
  }

  func keep(_ change: BudgetChange) {
    hasChanged = true
    if let index = budget.history.firstIndex(where: { $0.number == change.number }) {
      budget.history[index] = change
    } else {
      budget.history.append(change)
    }
  }
}
