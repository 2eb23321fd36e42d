public import CalendarDates

/// A record that both sides of a merge changed, so that one of the changes was lost (SPEC §3, Merging).
public struct MergeConflict: Hashable, Sendable {
  /// One of the two budgets.
  public enum Side: String, Hashable, Sendable {
    case left, right
  }

  /// The state of the record on one side.
  public enum Version: Hashable, Sendable {
    /// The record was changed at this time (nil for settings without a time); its JSON text is included.
    case changed(UTCTimestamp?, json: String)
    /// The record was deleted at this time.
    case deleted(UTCTimestamp)
  }

  /// The reason why a version was kept.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The kept version was changed later than the other version was changed or deleted.
    case laterChange
    /// The kept version is a deletion that is not earlier than the other side's change.
    case laterDeletion
    /// Both versions were changed at the same time; the version whose JSON text sorts last is kept.
    case sameTime
    /// The other side deleted the record later, but another kept record refers to it.
    case stillNamed
  }

  /// The key of the collection in the JSON backup, or `settings`.
  public let collection: String
  /// The identifier of the record; nil for the settings.
  public let id: String?
  /// The display name of the record: its name or title, or its day and description.
  public let name: String
  /// The side whose version was kept.
  public let kept: Side
  /// The reason why the version was kept.
  public let reason: Reason
  /// The state of the record on the left side.
  public let left: Version
  /// The state of the record on the right side.
  public let right: Version
  /// The fields that differ, each with its left and its right value; empty if one side deleted the record.
  public let fields: [FieldChange]

  /// The version that was lost.
  public var lost: Version { kept == .left ? right : left }
}
