internal import Decimals
public import Foundation

/// A JSON value whose members keep their order and whose numbers are exact.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number in plain digits: no exponent, no rounding.
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue
  }

  /// An object of these members, in this order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// The object with another member at its end, where there is a text for it.
  func adding(_ name: String, _ text: String?) -> JSONValue {
    guard let text, case .object(let members) = self else { return self }
    return .object(members + [Member(name: name, value: .string(text))])
  }

  /// A number, or null where there is none.
  public static func number(_ value: Decimal?) -> JSONValue { value.map { .number($0) } ?? .null }

  /// The text of RFC 8259, indented by two spaces a level.
  public var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isNaN ? "null" : value.plainText
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, "[]", to: &text, indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, "{}", to: &text, indent) { member, text, indent in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ brackets: String, to text: inout String, _ indent: String,
    item write: (Item, inout String, String) -> Void
  ) {
    text += brackets.prefix(1)
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      write(item, &text, indent + "  ")
    }
    if !items.isEmpty { text += indent }
    text += brackets.suffix(1)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
