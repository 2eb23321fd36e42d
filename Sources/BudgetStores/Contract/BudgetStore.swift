public import BudgetModel

/// The storage of a budget and of the history of its changes, which one command at a time reads or changes.
///
/// Backups and books store whole budgets. Each command is one turn: nothing else writes during it, and after
/// a crash the store has either the state before the turn or the state after it.
public protocol BudgetStore: Sendable {
  /// The path of the file.
  var path: String { get }

  /// Runs a body that only reads.
  ///
  /// - Throws: `StoreError`, or the errors of the body.
  func read<Result>(_ body: (any StoreTurn) throws -> Result) throws -> Result

  /// Runs a body that reads and writes.
  ///
  /// - Parameters:
  ///   - isTrial: Whether all changes are discarded.
  ///   - body: The work; if it throws, all changes are discarded too.
  /// - Returns: The result of the work.
  /// - Throws: `StoreError`, or the errors of the body.
  func write<Result>(isTrial: Bool, _ body: (any StoreTurn) throws -> Result) throws -> Result
}

/// The operations on a store while nothing else writes to it.
public protocol StoreTurn: AnyObject {
  /// Returns the budget with the requested part of its log, without its history.
  ///
  /// - Throws: `StoreError`.
  func budget(_ scope: LogScope) throws(StoreError) -> Budget

  /// Returns the changes with these numbers (all changes if nil), oldest first, and with their records only
  /// if requested.
  ///
  /// - Throws: `StoreError`.
  func changes(_ numbers: ClosedRange<Int>?, withRecords: Bool) throws(StoreError) -> [BudgetChange]

  /// Applies changes to records.
  ///
  /// - Parameters:
  ///   - records: The changes.
  ///   - isChecked: Whether each record must match the state before its change.
  /// - Returns: The same changes, with the positions of their records in this store.
  /// - Throws: `StoreError`.
  @discardableResult
  func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) -> [RecordChange]

  /// Adds a change to the history, or replaces the change with the same number.
  ///
  /// - Throws: `StoreError`.
  func keep(_ change: BudgetChange) throws(StoreError)
}
