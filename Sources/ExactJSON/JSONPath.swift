/// The place of a value in a JSON document, such as `$.transactions[3].amount` (RFC 9535).
package struct JSONPath: Hashable, Sendable {
  /// One step down from a value.
  package enum Step: Hashable, Sendable {
    case name(String)
    case index(Int)
  }

  /// The steps from the document's own value.
  package var steps: [Step]

  /// The place that these steps lead to; without any, the document's own value.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }
}

extension JSONPath: CustomStringConvertible {
  /// The normalized path, with the short form `.name` for names of letters, digits and `_`.
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

  /// RFC 9535 §2.7: quotes, backslashes and control characters are escaped.
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
