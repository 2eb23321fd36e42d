internal import Foundation

/// The tags of a transaction in one cell: `food, fun`.
///
/// A tag that contains a comma is quoted.
package enum TagText {
  /// The text of a cell with these tags.
  package static func text(_ tags: [String]) -> String {
    tags.map { needsQuotes($0) ? "\"\($0.replacing("\"", with: "\"\""))\"" : $0 }.joined(separator: ", ")
  }

  private static func needsQuotes(_ tag: String) -> Bool {
    tag.contains(",") || tag.hasPrefix("\"") || tag.trimmed != tag || tag.isEmpty
  }

  /// The tags in a cell's text.
  ///
  /// A quote that is never closed is part of its tag.
  package static func tags(_ text: String) -> [String] {
    var tags: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      if let (tag, after) = quoted(rest) {
        tags.append(tag)
        rest = after
      } else {
        let tag = rest.prefix { $0 != "," }
        rest = rest.dropFirst(tag.count)
        if !tag.isEmpty { tags.append(String(tag).trimmed) }
      }
      guard !rest.isEmpty else { return tags }
      rest = rest.dropFirst()
    }
  }

  /// The quoted tag at the beginning of a text, and the text after it; nil if the text does not begin with
  /// one.
  private static func quoted(_ text: Substring) -> (String, Substring)? {
    guard text.first == "\"" else { return nil }
    var tag = ""
    var rest = text.dropFirst()
    while let end = rest.firstIndex(of: "\"") {
      tag += rest[..<end]
      rest = rest[rest.index(after: end)...]
      if rest.first == "\"" {
        tag += "\""
        rest = rest.dropFirst()
        continue
      }
      rest = rest.drop { $0.isWhitespace }
      return rest.isEmpty || rest.first == "," ? (tag, rest) : nil
    }
    return nil
  }
}
