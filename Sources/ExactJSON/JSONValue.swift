/// A JSON value that loses nothing: numbers keep their text, objects keep their order.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written, such as `12.50`; it never passes through a binary double.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the text; a parsed object has no duplicate names.
  case object([JSONMember])

}

/// A name of an object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// A name with its value.
  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
