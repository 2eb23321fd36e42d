internal import BudgetModel
internal import ExactJSON
internal import WorkProgress
internal import ImportCore

/// Encodes and decodes one kind of value in a backup.
///
/// Every value that can be written can also be read, because both directions check the same rules. They record
/// violations in the state.
struct BackupCodec<Value>: Sendable {
  /// Writes the value as the next element.
  let write: @Sendable (Value, inout BackupEncoder) -> Void
  /// Reads a value; returns nil and records a problem if the value is invalid.
  let read: @Sendable (JSONValue, inout BackupDecoder) -> Value?
}

extension BackupCodec {
  /// Stores values as texts of a certain kind.
  static func text(
    _ kind: Finding.BackupFact.TextKind, write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) -> BackupCodec {
    BackupCodec { value, encoder in
      encoder.json.string(write(value))
    } read: { value, decoder in
      guard case .string(let text) = value else {
        decoder.expected(.text, not: value)
        return nil
      }
      if let result = read(text) { return result }
      decoder.state.note(.valueUnknown(text, kind))
      return nil
    }
  }

  /// Stores an array of values; a progress meter can count them as rows.
  static func list<Element>(
    of element: BackupCodec<Element>, isCounted: Bool = false
  ) -> BackupCodec where Value == [Element] {
    BackupCodec { elements, encoder in
      encoder.json.beginArray()
      for (index, value) in elements.enumerated() {
        encoder.descend(.index(index)) { element.write(value, &$0) }
      }
      encoder.json.endArray()
    } read: { value, decoder in
      guard case .array(let elements) = value else {
        decoder.expected(.array, not: value)
        return nil
      }
      var result: [Element] = []
      result.reserveCapacity(elements.count)
      let meter = isCounted ? decoder.context.meter : nil
      meter?.begin(elements.count)
      for (index, value) in elements.enumerated().counted(by: meter) {
        if let read = decoder.descend(.index(index), { element.read(value, &$0) }) { result.append(read) }
      }
      return result
    }
  }
}
