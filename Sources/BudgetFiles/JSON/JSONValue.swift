/// A JSON value that loses nothing: numbers keep their text, objects keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written, such as `12.50`; it never passes through a binary double.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text, no name twice.
  case object([JSONMember])

  /// What kind of value it is, in words for findings.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A name of an object with its value.
package struct JSONMember: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: JSONValue

  /// A name with its value.
  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
