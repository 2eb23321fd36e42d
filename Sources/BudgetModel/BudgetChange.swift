public import CalendarDates

/// One command that changed a budget: its text, and each record before and after it.
///
/// Changes are stored so that they can be shown and undone; reading the budget does not need them.
public struct BudgetChange: Hashable, Sendable {
  /// Its number in the budget, from 1; numbers only increase.
  public var number: Int
  /// When it was made.
  public var time: UTCTimestamp
  /// The command as the user would type it again, such as `add 12.50 Tea`.
  public var command: String
  /// The records that it changed, each listed once.
  public var records: [RecordChange]
  /// The time when it was undone; nil while it is in effect.
  public var undone: UTCTimestamp?
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates a change that is in effect.
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
  /// The collections of a backup in which a change may alter records.
  public enum Collection: String, CaseIterable, Hashable, Sendable {
    case settings, categories, transactions, monthlyBudgets, accounts, bills, periods, limits, members,
      deleted,
      imports
  }

  /// The collection of the record.
  public var collection: Collection
  /// The record's UUID text in lowercase; the word `settings` for the settings.
  public var id: String
  /// The record before the change, as the JSON text of the backup; nil if the change created the record.
  public var before: String?
  /// The record after the change, as JSON text; nil if the change deleted the record.
  public var after: String?
  /// The record's index in its collection, from 0, if the change created or deleted it; otherwise nil.
  public var position: Int?
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates the change of a record.
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

  /// The change that undoes this one.
  public var reversed: RecordChange {
    var reversed = self
    (reversed.before, reversed.after) = (after, before)
    return reversed
  }
}
