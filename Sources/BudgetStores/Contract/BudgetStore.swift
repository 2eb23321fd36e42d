public import BudgetModel

/// The storage of a budget: read and changed by one command at a time, with the history of all changes.
///
/// Backups and books store whole budgets. Each command is one turn: nobody else writes during it, and a
/// crash leaves
/// either the state before it or the state after it.
public protocol BudgetStore: Sendable {
  /// The file.
  var path: String { get }

  /// Reads without changing anything.
  ///
  /// - Throws: `StoreError`, or the errors of the body.
  func read<Result>(_ body: (any StoreTurn) throws -> Result) throws -> Result

  /// Reads and writes.
  ///
  /// - Parameters:
  ///   - isTrial: Whether all changes are discarded.
  ///   - body: The work; if it throws, all changes are discarded too.
  /// - Returns: The result of the work.
  /// - Throws: `StoreError`, or the errors of the body.
  func write<Result>(isTrial: Bool, _ body: (any StoreTurn) throws -> Result) throws -> Result
}

/// The operations on a store while nobody else writes to it.
public protocol StoreTurn: AnyObject {
  /// The budget with the requested part of its log, without its history.
  ///
  /// - Throws: `StoreError`.
  func budget(_ scope: LogScope) throws(StoreError) -> Budget

  /// The changes of a span of numbers, oldest first, with their records only if requested.
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

  /// Adds a change to the history, or replaces the one with its number.
  ///
  /// - Throws: `StoreError`.
  func keep(_ change: BudgetChange) throws(StoreError)
}
