internal import FieldReading

/// Reads and writes the tags of a transaction in one cell, separated by commas.
///
/// A backslash stands before each comma and backslash that is part of a tag.
enum CSVTags {
  /// The text of a cell with these tags.
  static func write(_ tags: [String]) -> String {
    tags.map { $0.replacing("\\", with: "\\\\").replacing(",", with: "\\,") }.joined(separator: ",")
  }

  /// The tags in a cell's text, without blank ones.
  static func read(_ text: String) -> [String] {
    var tags: [String] = []
    var tag = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        // A backslash before any other character is part of the text.
        if character != ",", character != "\\" { tag += "\\" }
        tag.unicodeScalars.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        tags.append(tag)
        tag = ""
      } else {
        tag.unicodeScalars.append(character)
      }
    }
    tags.append(isEscaped ? tag + "\\" : tag)
    return tags.map(\.trimmed).filter { !$0.isEmpty }
  }
}
