package import ExactJSON

extension BudgetDiff {
  /// The differences as JSON: whole records under `added` and `removed`, and fields under `changed`.
  package var json: JSONValue {
    .object([
      JSONMember("settings", .array(settings.map { $0.json("old", "new") })),
      JSONMember("collections", .object(collections.map { JSONMember($0.key, $0.json) })),
      JSONMember("unknown", .array(unknown.map { $0.json("old", "new") })),
    ])
  }
}

extension BudgetDiff.Collection {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("added", .array(added.map { JSONValue(recordText: $0.json) })),
      JSONMember("removed", .array(removed.map { JSONValue(recordText: $0.json) })),
      JSONMember("changed", .array(changed.map(\.json))),
      JSONMember("reordered", .bool(isReordered)),
    ])
  }
}

extension BudgetDiff.Change {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("id", .string(id)), JSONMember("name", .string(name)),
      JSONMember("fields", .array(fields.map { $0.json("old", "new") })),
    ])
  }
}

extension FieldChange {
  /// Returns the field with its two values under these names, omitting missing values.
  func json(_ oldName: String, _ newName: String) -> JSONValue {
    let values = [(oldName, old), (newName, new)].compactMap { name, value in
      value.map { JSONMember(name, .string($0)) }
    }
    return .object([JSONMember("key", .string(key))] + values)
  }
}

extension JSONValue {
  /// Parses the text of a record that the backup writer produced.
  init(recordText text: String) {
    self = (try? JSONParser.parse(text)) ?? .string(text)
  }
}
