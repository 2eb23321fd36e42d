/// An English text whose values are separate from its words, so that another language can reorder the values.
///
/// `"\(2) of \(9) rows"` has the pattern `{1} of {2} rows`. A part that contains words itself is translated
/// first and inserted as a value.
package struct Message: ExpressibleByStringInterpolation, Sendable {
  /// The texts before, between and after the values: one more than there are values.
  private var words: [String]
  private var values: [String]

  /// Creates a text without values.
  package init(stringLiteral text: String) { (words, values) = ([text], []) }

  package init(stringInterpolation parts: StringInterpolation) {
    (words, values) = (parts.words, parts.values)
  }

  /// Joins two parts of a message that would be too long for one line of code.
  package static func + (first: Message, second: Message) -> Message {
    var sum = first
    sum.words[sum.words.count - 1] += second.words.first ?? ""
    sum.words += second.words.dropFirst()
    sum.values += second.values
    return sum
  }

  /// The words with numbered placeholders for the values: `the amount {1} is not a number`.
  package var pattern: String {
    values.isEmpty ? words[0] : joined(values.indices.map { "{\($0 + 1)}" })
  }

  /// The English text with its values.
  package var english: String { values.isEmpty ? words[0] : joined(values) }

  private func joined(_ values: [String]) -> String {
    zip(words.dropFirst(), values).reduce(into: words[0]) { text, part in
      text += part.1
      text += part.0
    }
  }

  /// Returns a pattern of another language filled with these values; braces within a value are kept.
  func filled(into pattern: String) -> String {
    var (text, rest) = ("", pattern[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let number = Int(rest[rest.index(after: open)..<close]) ?? 0
      text += rest[..<open]
      text += values.indices.contains(number - 1) ? values[number - 1] : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// Collects the words and the values of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = [""]
    fileprivate var values: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(interpolationCount + 1)
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { words[words.count - 1] += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      words.append("")
    }
  }
}
