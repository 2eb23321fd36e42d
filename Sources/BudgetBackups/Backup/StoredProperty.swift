/// A property of a record with direct access to its storage.
///
/// It replaces a key path, because a backup has millions of values and following a key path costs more than
/// writing a value.
struct StoredProperty<Record, Value>: Sendable {
  /// Returns the value of a record.
  let value: @Sendable (_ record: Record) -> Value
  /// Sets the value of a record.
  let set: @Sendable (_ value: Value, _ record: inout Record) -> Void

  /// Creates a property with the functions that read and write it.
  init(
    get value: @escaping @Sendable (Record) -> Value,
    set: @escaping @Sendable (Value, inout Record) -> Void
  ) {
    self.value = value
    self.set = set
  }

  /// Creates a property from a key path; for a computed property, each access follows the path.
  init(_ path: any WritableKeyPath<Record, Value> & Sendable) {
    guard let offset = MemoryLayout<Record>.offset(of: path) else {
      self.init {
        $0[keyPath: path]
      } set: {
        $1[keyPath: path] = $0
      }
      return
    }
    self.init { record in
      withUnsafePointer(to: record) { record in
        (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: Value.self).pointee
      }
    } set: { value, record in
      withUnsafeMutablePointer(to: &record) { record in
        (UnsafeMutableRawPointer(record) + offset).assumingMemoryBound(to: Value.self).pointee = value
      }
    }
  }
}
