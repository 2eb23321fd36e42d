/// A JSON value that loses nothing: numbers keep their text, and objects keep their order.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as written, such as `12.50`; it is never converted to a binary double.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text; a parsed object has no duplicate names.
  case object([JSONMember])

}

/// A member of an object: a name with its value.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// Creates a member from a name and its value.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
