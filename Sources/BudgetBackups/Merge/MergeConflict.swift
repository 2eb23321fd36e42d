public import CalendarDates

/// A record that both sides of a merge had changed, so that one change was lost (SPEC §3, Merging).
public struct MergeConflict: Hashable, Sendable {
  /// One of the two budgets.
  public enum Side: String, Hashable, Sendable {
    case left, right
  }

  /// The state of the record on one side.
  public enum Version: Hashable, Sendable {
    /// Changed at this time (nil for settings without a time); with the whole record as JSON text.
    case changed(UTCTimestamp?, json: String)
    /// Deleted at this time.
    case deleted(UTCTimestamp)
  }

  /// The reason why a version was kept.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// It was changed later than the other one was changed or deleted.
    case laterChange
    /// It is a deletion, not earlier than the other side's change.
    case laterDeletion
    /// Both were changed at one time; the one whose JSON text sorts last is kept, whichever side has it.
    case sameTime
    /// It was deleted later, but another kept record refers to it.
    case stillNamed
  }

  /// The key of the collection in the JSON backup, or `settings`.
  public let collection: String
  /// The identity of the record; nil for the settings.
  public let id: String?
  /// The display name of the record: its name, title, or day and description.
  public let name: String
  /// The side whose version was kept.
  public let kept: Side
  /// Why it was kept.
  public let reason: Reason
  /// The state of the record on the left side.
  public let left: Version
  /// The state of the record on the right side.
  public let right: Version
  /// The fields that differ, from left to right; empty if one side deleted the record.
  public let fields: [FieldChange]

  /// The version that was lost.
  public var lost: Version { kept == .left ? right : left }
}
