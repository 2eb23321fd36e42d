internal import CalendarDates
package import ExactJSON

extension MergeConflict {
  /// The conflict as JSON, with both complete versions.
  package var json: JSONValue {
    let identity = id.map { [JSONMember("id", .string($0))] } ?? []
    return .object(
      [JSONMember("collection", .string(collection))] + identity + [
        JSONMember("name", .string(name)), JSONMember("kept", .string(kept.rawValue)),
        JSONMember("reason", .string(reason.rawValue)), JSONMember("left", left.json),
        JSONMember("right", right.json),
        JSONMember("fields", .array(fields.map { $0.json("left", "right") })),
      ])
  }
}

extension MergeConflict.Version {
  fileprivate var json: JSONValue {
    switch self {
    case .deleted(let time): .object([JSONMember("deleted", .string(time.description))])
    case .changed(let time, let record):
      .object(
        (time.map { [JSONMember("changed", .string($0.description))] } ?? []) + [
          JSONMember("record", JSONValue(recordText: record))
        ])
    }
  }
}
