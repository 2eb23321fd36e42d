public import BudgetModel
public import CalendarDates
internal import ExactJSON
internal import Foundation
internal import GRDB
internal import SafeFiles

#if !Budgets
  #error("Add the trait Budgets to the package: traits: [\"Budgets\"]")
#endif

/// A budget in a book, an SQLite file with a history; each command reads and writes only what it needs.
public struct BookStore: BudgetStore {
  public let path: String
  /// The maximum time to wait while another program writes.
  private let patience: TimeInterval

  /// Creates a store for the book at a path; the book is opened again for the turn of each command.
  public init(_ path: String, patience: Duration = .seconds(10)) {
    (self.path, self.patience) = (path, patience / .seconds(1))
  }

  /// Returns whether a file with these first bytes is an SQLite database, as every book is.
  public static func isBook(_ head: some Collection<UInt8>) -> Bool {
    head.starts(with: Array("SQLite format 3\0".utf8))
  }

  public func read<Result>(_ body: (any StoreTurn) throws -> Result) throws -> Result {
    try turn(.deferred, .commit, body)
  }

  public func write<Result>(
    isTrial: Bool, _ body: (any StoreTurn) throws -> Result
  ) throws -> Result {
    try turn(.immediate, isTrial ? .rollback : .commit, body)
  }

  private func turn<Result>(
    _ kind: Database.TransactionKind, _ ending: Database.TransactionCompletion,
    _ body: (any StoreTurn) throws -> Result
  ) throws -> Result {
    let queue = try opened()
    do {
      return try queue.inDatabase { database in
        var result: Result?
        try database.inTransaction(kind) {
          result = try body(try BookTurn(database))
          return ending
        }
        guard let result else { throw StoreError.busy }
        return result
      }
    } catch let error as DatabaseError {
      throw Self.named(error)
    }
  }

  /// Creates a book at a path where no file exists.
  ///
  /// - Parameters:
  ///   - path: The path of the new file.
  ///   - budget: The initial contents, with the history.
  ///   - exported: The date of the backup from which the budget comes; nil if it comes from no backup.
  /// - Throws: `StoreError`; no file then remains.
  public static func create(
    _ path: String, holding budget: Budget, exported: UTCTimestamp? = nil
  ) throws(StoreError) {
    do {
      try FileInPlace.make(at: path, companions: ["-wal", "-shm"]) { making in
        let queue = try DatabaseQueue(path: making, configuration: configuration(1))
        try queue.inDatabase { database in
          try database.inTransaction(.immediate) {
            try BookSchema.migrate(database, from: 0)
            try BookTurn(database).fill(budget, exported: exported)
            return .commit
          }
        }
        try queue.close()
      }
    } catch let error as SystemError {
      throw error.code == EEXIST ? .exists : .system(error.code)
    } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw Self.named(error)
    } catch {
      throw .damaged("\(error)")
    }
  }

  /// Returns the export time of the backup from which the book was created; nil if it was not created from a
  /// backup.
  public func exportDate() throws -> UTCTimestamp? {
    try inDatabase { try BookTurn($0).property("exportDate").flatMap { UTCTimestamp($0) } }
  }

  // MARK: Opening

  /// Runs work on the database outside a turn.
  func inDatabase<Result>(_ work: (Database) throws -> Result) throws -> Result {
    let queue = try opened()
    do { return try queue.inDatabase(work) } catch let error as DatabaseError { throw Self.named(error) }
  }

  private func opened() throws(StoreError) -> DatabaseQueue {
    let head: [UInt8]
    do { head = try FileInput.head(path: path, count: 16) } catch {
      guard case .system(let error) = error, error.code != ENOENT else { throw .missing }
      throw .system(error.code)
    }
    guard Self.isBook(head) else { throw .notAStore }
    let wait = patience
    return try Self.naming {
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration(wait))
      try queue.inDatabase(Self.bringUpToDate)
      return queue
    }
  }

  private static func configuration(_ patience: TimeInterval) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.journalMode = .wal
    configuration.prepareDatabase { database in
      // Deleted data is overwritten, and committed data is flushed to the disk.
      try database.execute(sql: "PRAGMA secure_delete = ON; PRAGMA synchronous = FULL")
    }
    return configuration
  }

  private static func bringUpToDate(_ database: Database) throws {
    let id = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    guard id == BookSchema.applicationID else { throw StoreError.notAStore }
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard version <= BookSchema.version else { throw StoreError.newer(version) }
    guard version < BookSchema.version else { return }
    try database.inTransaction(.immediate) {
      // Another process may have migrated the book in the meantime.
      let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      try BookSchema.migrate(database, from: version)
      return .commit
    }
  }

  /// Runs work on the database and converts its errors to `StoreError`.
  static func naming<Result>(_ work: () throws -> Result) throws(StoreError) -> Result {
    do { return try work() } catch let error as StoreError {
      throw error
    } catch let error as DatabaseError {
      throw named(error)
    } catch {
      throw .damaged("\(error)")
    }
  }

  private static func named(_ error: DatabaseError) -> StoreError {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
    case .SQLITE_NOTADB: .notAStore
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM: .system(EACCES)
    case .SQLITE_FULL: .system(ENOSPC)
    case .SQLITE_IOERR: .system(EIO)
    case .SQLITE_CONSTRAINT: .inconsistent(error.message ?? "a rule of the book is broken")
    default: .damaged(error.message ?? "\(error.resultCode)")
    }
  }
}
