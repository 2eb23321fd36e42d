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
  /// - Throws: `StoreError`, or what the body throws.
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
  /// The budget with so much of its log and without its history.
  ///
  /// - Throws: `StoreError`.
  func budget(_ scope: LogScope) throws(StoreError) -> Budget

  /// The changes of a span of numbers, the first one first; their records only where they are asked for.
  ///
  /// - Throws: `StoreError`.
  func changes(_ numbers: ClosedRange<Int>?, withRecords: Bool) throws(StoreError) -> [BudgetChange]

  /// Gives records their values after a change.
  ///
  /// - Parameters:
  ///   - records: What changes.
  ///   - isChecked: Whether each record has to be what the change begins with.
  /// - Returns: The same changes, with the places that their records have in this store.
  /// - Throws: `StoreError`.
  @discardableResult
  func apply(_ records: [RecordChange], isChecked: Bool) throws(StoreError) -> [RecordChange]

  /// Adds a change to the history, or replaces the one with its number.
  ///
  /// - Throws: `StoreError`.
  func keep(_ change: BudgetChange) throws(StoreError)
}
