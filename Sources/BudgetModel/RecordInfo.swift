public import CalendarDates

/// The data that every record has besides its own fields: its times and its unknown fields.
public struct RecordInfo: Hashable, Sendable {
  /// The time when the record was created.
  public var created: UTCTimestamp
  /// The time of the last change; a merge keeps the record that was changed last.
  public var updated: UTCTimestamp
  /// Fields that this version does not know.
  public var unknown: UnknownFields

  /// Creates the info of a record; without `updated`, the record has not changed since its creation.
  public init(created: UTCTimestamp, updated: UTCTimestamp? = nil, unknown: UnknownFields = UnknownFields()) {
    self.created = created
    self.updated = updated ?? created
    self.unknown = unknown
  }
}

/// Fields of a file that this version does not know, preserved for writing.
public struct UnknownFields: Hashable, Sendable {
  /// One field: its name and its value as JSON text, exactly as in the file.
  public struct Field: Hashable, Sendable {
    /// The key.
    public var name: String
    /// The value's JSON text.
    public var json: String

    /// Creates a field with its JSON text.
    public init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// The fields in the order of the file.
  public var fields: [Field]

  /// Creates unknown fields, by default none.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Whether there are no fields.
  public var isEmpty: Bool { fields.isEmpty }
}

/// A record of the budget with an identifier and times, kept in the order of its source.
public protocol Record: Identifiable, Hashable, Sendable where ID == Identifier<Self> {
  /// The record's identifier.
  var id: Identifier<Self> { get set }
  /// Its times and unknown fields.
  var info: RecordInfo { get set }
}
