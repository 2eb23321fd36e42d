public import CalendarDates

/// One command that changed a budget: what it was called, and each record before and after it.
///
/// Nothing of it is needed to read the budget; it is there to show and take back what was done.
public struct BudgetChange: Hashable, Sendable {
  /// Its number in the budget, from 1; numbers only grow.
  public var number: Int
  /// When it was made.
  public var time: UTCTimestamp
  /// The command as a person would type it again, such as `add 12.50 Tea`.
  public var command: String
  /// The records that it changed, each once.
  public var records: [RecordChange]
  /// When it was taken back; nil while it counts.
  public var undone: UTCTimestamp?
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// A change that counts.
  public init(
    number: Int, time: UTCTimestamp, command: String, records: [RecordChange],
    undone: UTCTimestamp? = nil, unknown: UnknownFields = UnknownFields()
  ) {
    self.number = number
    self.time = time
    self.command = command
    self.records = records
    self.undone = undone
    self.unknown = unknown
  }
}

/// A record before and after a change.
public struct RecordChange: Hashable, Sendable {
  /// The collections of a backup whose records a change may concern.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case settings, categories, transactions, monthlyBudgets, accounts, bills, periods, limits, members,
      deleted,
      imports
  }

  /// The collection of the record.
  public var collection: Collection
  /// The record's UUID text in lower case; `settings` for the settings.
  public var id: String
  /// The record as the backup has it, as JSON text; nil where the change made it.
  public var before: String?
  /// The record after the change, as JSON text; nil where the change deleted it.
  public var after: String?
  /// Where the record stands in its collection, from 0, where it was made or deleted.
  public var position: Int?
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// A record that is different after a change.
  public init(
    _ collection: Collection, id: String, before: String?, after: String?, position: Int? = nil,
    unknown: UnknownFields = UnknownFields()
  ) {
    self.collection = collection
    self.id = id
    self.before = before
    self.after = after
    self.position = position
    self.unknown = unknown
  }

  /// The change that takes this one back.
  public var reversed: RecordChange {
    var reversed = self
    (reversed.before, reversed.after) = (after, before)
    return reversed
  }
}
