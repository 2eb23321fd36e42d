internal import ExactJSON

/// One field of a kind of record: its key, and the functions that write and read it.
struct BackupField<Record>: Sendable {
  /// What happens if a record in a file lacks the field.
  enum Absence: Sendable {
    /// The record has no value or the default value.
    case allowed
    /// The file is rejected.
    case required
    /// The value is derived from other fields; the function receives the record's JSON value after the other
    /// fields were read.
    case derived(@Sendable (inout Record, JSONValue, inout BackupDecoder) -> Void)
  }

  /// The key.
  let key: String
  /// What happens if the field is missing.
  let absence: Absence
  /// Writes the key and the value; writes nothing if the record has no value.
  let write: @Sendable (Record, inout BackupEncoder) -> Void
  /// Reads the value into the record, and records problems in the state.
  let read: @Sendable (JSONValue, inout Record, inout BackupDecoder) -> Void
}

extension BackupField {
  /// Creates a field that every record has.
  init<Value>(
    _ key: String, _ path: any WritableKeyPath<Record, Value> & Sendable, _ codec: BackupCodec<Value>,
    absence: Absence = .allowed
  ) {
    self.init(key, StoredProperty(path), codec, absence: absence)
  }

  /// Creates a field that every record has, with the functions that read and write its property.
  init<Value>(
    _ key: String, _ property: StoredProperty<Record, Value>, _ codec: BackupCodec<Value>,
    absence: Absence = .allowed
  ) {
    self.init(key: key, absence: absence) { record, encoder in
      encoder.member(key) { codec.write(property.value(record), &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { property.set(value, &record) }
    }
  }

  /// Creates a field that is omitted if its value is nil.
  init<Value>(
    _ key: String, optional path: any WritableKeyPath<Record, Value?> & Sendable, _ codec: BackupCodec<Value>
  ) {
    self.init(key, optional: StoredProperty(path), codec)
  }

  /// Creates a field that is omitted if its value is nil, with the functions that read and
  /// write its property.
  init<Value>(
    _ key: String, optional property: StoredProperty<Record, Value?>, _ codec: BackupCodec<Value>
  ) {
    self.init(key: key, absence: .allowed) { record, encoder in
      guard let value = property.value(record) else { return }
      encoder.member(key) { codec.write(value, &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { property.set(value, &record) }
    }
  }

  /// Creates a field whose value is an array; the field is omitted if the array is empty.
  init<Element>(
    _ key: String, unlessEmpty path: any WritableKeyPath<Record, [Element]> & Sendable,
    _ codec: BackupCodec<[Element]>
  ) {
    let property = StoredProperty(path)
    self.init(key: key, absence: .allowed) { record, encoder in
      let elements = property.value(record)
      guard !elements.isEmpty else { return }
      encoder.member(key) { codec.write(elements, &$0) }
    } read: { value, record, decoder in
      if let value = codec.read(value, &decoder) { property.set(value, &record) }
    }
  }
}
