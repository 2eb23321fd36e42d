/// The tags of a transaction as one field: separated by commas, with a backslash before a tag's own commas
/// and backslashes.
internal import FieldReading

enum CSVTags {
  /// The field of these tags.
  static func write(_ tags: [String]) -> String {
    tags.map { $0.replacing("\\", with: "\\\\").replacing(",", with: "\\,") }.joined(separator: ",")
  }

  /// The tags of a field; blank ones are left out.
  static func read(_ text: String) -> [String] {
    var tags: [String] = []
    var tag = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      if isEscaped {
        // Any other backslash is part of the text.
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
