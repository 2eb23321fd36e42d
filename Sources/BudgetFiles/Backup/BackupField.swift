/// One field of a kind of record: its key, and how it is written and read.
struct BackupField<Record>: Sendable {
  /// What it means that a record of a file does not have the field.
  enum Absence: Sendable {
    /// It has none, or the default.
    case allowed
    /// The file cannot be read.
    case required
    /// The value follows from the others; called with the record's value after they were read.
    case derived(@Sendable (inout Record, JSONValue, inout BackupDecoder) -> Void)
  }

  /// The key.
  let key: String
  /// What it means that it is not there.
  let absence: Absence
  /// Writes key and value; nothing where the record has none.
  let write: @Sendable (Record, inout BackupEncoder) -> Void
  /// Reads the value into the record; what is wrong is noted in the trail.
  let read: @Sendable (JSONValue, inout Record, inout BackupDecoder) -> Void
}

extension BackupField {
  /// A field that every record has.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ codec: BackupCodec<Value>,
    absence: Absence = .allowed
  ) {
    self.init(key: key, absence: absence) { record, encoder in
      encoder.member(key) { codec.write(record[keyPath: path], &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { record[keyPath: path] = value }
    }
  }

  /// A field that is left out where it is nil.
  init<Value>(
    _ key: String, optional path: any WritableKeyPath<Record, Value?> & Sendable, _ codec: BackupCodec<Value>
  ) {
    self.init(key: key, absence: .allowed) { record, encoder in
      guard let value = record[keyPath: path] else { return }
      encoder.member(key) { codec.write(value, &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { record[keyPath: path] = value }
    }
  }

  /// An array that is left out where it is empty.
  init<Element>(
    _ key: String, unlessEmpty path: any WritableKeyPath<Record, [Element]> & Sendable,
    _ codec: BackupCodec<[Element]>
  ) {
    self.init(key: key, absence: .allowed) { record, encoder in
      let elements = record[keyPath: path]
      guard !elements.isEmpty else { return }
      encoder.member(key) { codec.write(elements, &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { record[keyPath: path] = value }
    }
  }
}
