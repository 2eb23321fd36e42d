public import BudgetModel

/// Where a budget lives: read, changed by one command at a time, with all that was done to it.
///
/// A backup and a book are the homes of whole budgets. What one command does is one turn: nobody else writes while it
/// lasts, and a crash leaves what was before it or what is after it.
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
  ///   - isTrial: Whether nothing is kept of what is done.
  ///   - body: The work; where it throws, nothing is kept either.
  /// - Returns: What the work gives.
  /// - Throws: `StoreError`, or what the body throws.
  func write<Result>(isTrial: Bool, _ body: (any StoreTurn) throws -> Result) throws -> Result
}

/// What can be done to a store while nobody else writes into it.
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
