internal import ExactDecimals
public import Foundation

extension JSONValue {
  /// Creates an object with these members, in this order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember($0.key, $0.value) })
  }

  /// Creates a number from an integer.
  public static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// Creates a number in plain digits, neither rounded nor with an exponent; JSON null for nil and for NaN.
  public static func number(_ value: Decimal?) -> JSONValue {
    guard let value, !value.isNaN else { return .null }
    return .number(value.plainText)
  }

  /// The object with another member at its end; unchanged if the text is nil.
  package func adding(_ name: String, _ text: String?) -> JSONValue {
    text.map { adding(name, .string($0)) } ?? self
  }

  /// The object with another member at its end.
  package func adding(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [JSONMember(name, value)])
  }

  /// The value as the text of a document, indented by two spaces per level and ending with a line feed (RFC 8259).
  package var document: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.finished(), as: UTF8.self)
  }
}
