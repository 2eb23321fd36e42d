internal import ExactJSON

/// A field that differs between two versions of a record.
public struct FieldChange: Hashable, Sendable {
  /// The key of the field in the JSON backup.
  public let key: String
  /// The older (left) value: plain text if it is a string, otherwise JSON text; nil if it is missing.
  public let old: String?
  /// The newer (right) value, in the same form.
  public let new: String?
}

extension FieldChange {
  /// Returns the fields that differ between two JSON objects: first the fields of `old` in their order, then
  /// the fields that only `new` has.
  static func between(_ old: [UInt8], _ new: [UInt8]) -> [FieldChange] {
    let (old, new) = (fields(old), fields(new))
    let olds = Dictionary(old.map { (Array($0.name.utf8), $0.value) }) { first, _ in first }
    let news = Dictionary(new.map { (Array($0.name.utf8), $0.value) }) { first, _ in first }
    let changed = old.compactMap { field -> FieldChange? in
      let value = news[Array(field.name.utf8)]
      return change(field.name, field.value, value)
    }
    let added = new.filter { olds[Array($0.name.utf8)] == nil }
    return changed + added.compactMap { change($0.name, nil, $0.value) }
  }

  private static func fields(_ json: [UInt8]) -> [JSONMember] {
    (try? JSONParser.parse(json))?.members ?? []
  }

  /// Compares two values by bytes: texts that encode the same letter in two ways are different texts.
  private static func change(_ key: String, _ old: JSONValue?, _ new: JSONValue?) -> FieldChange? {
    let texts = (old.map(JSONWriter.compactText), new.map(JSONWriter.compactText))
    if let old = texts.0, let new = texts.1, old.utf8.elementsEqual(new.utf8) { return nil }
    return FieldChange(key: key, old: old.map(\.plainText), new: new.map(\.plainText))
  }
}

extension JSONValue {
  /// The plain text if the value is a string, otherwise its JSON text.
  fileprivate var plainText: String { text ?? JSONWriter.compactText(self) }
}
