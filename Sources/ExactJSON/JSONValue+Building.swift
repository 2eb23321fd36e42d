internal import ExactDecimals
public import Foundation

extension JSONValue {
  /// An object of these members, in this order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember($0.key, $0.value) })
  }

  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// A number in plain digits, neither rounded nor with an exponent; null for nil.
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

  /// The document of RFC 8259 with this value, indented by two spaces a level and ended with a line feed.
  package var document: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.finished(), as: UTF8.self)
  }
}
