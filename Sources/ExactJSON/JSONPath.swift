/// The location of a value in a JSON document, such as `$.transactions[3].amount` (RFC 9535).
package struct JSONPath: Hashable, Sendable {
  /// One step from a value to a value inside it.
  package enum Step: Hashable, Sendable {
    case name(String)
    case index(Int)
  }

  /// The steps from the document's root value.
  package var steps: [Step]

  /// Creates a path of these steps; a path without steps leads to the document's root value.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }
}

extension JSONPath: CustomStringConvertible {
  /// The normalized path, except that a name of letters, digits and `_` has the short form `.name`.
  package var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name) where Self.isPlain(name): text += ".\(name)"
      case .name(let name): text += "['\(Self.escaped(name))']"
      }
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
    }
  }

  /// The name with quotes, backslashes and control characters escaped (RFC 9535 §2.7).
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
