internal import FieldReading

/// The columns of a budget's CSV file, found by their headers.
///
/// The columns can be in any order.
package struct CSVColumns: Hashable {
  /// The index of the column with each meaning.
  let indices: [FieldMeaning: Int]
  /// The index of the column that says whether due dates are announced.
  let notification: Int?
  /// The headers of all columns as written.
  let headers: [String]

  /// Finds the columns with these headers.
  ///
  /// If two columns have the same meaning, the first one is used.
  init(_ headers: [String]) {
    var indices: [FieldMeaning: Int] = [:]
    var notification: Int?
    for (index, header) in headers.enumerated() {
      if HeaderText.normalized(Self.spaced(header)) == "notification enabled" {
        notification = notification ?? index
      } else if let meaning = Self.meaning(of: header), indices[meaning] == nil {
        indices[meaning] = index
      }
    }
    self.indices = indices
    self.notification = notification
    self.headers = headers
  }

  private static func meaning(of header: String) -> FieldMeaning? {
    HeaderVocabulary.meaning(of: header) ?? HeaderVocabulary.meaning(of: spaced(header))
  }

  /// Separates words: `DueDate` and `due_date` become `Due Date` and `due date`.
  private static func spaced(_ header: String) -> String {
    var text = ""
    var wasLower = false
    for character in header {
      if wasLower, character.isUppercase { text.append(" ") }
      text.append(character == "_" ? " " : character)
      wasLower = character.isLowercase
    }
    return text
  }

  /// The header of the column with this index; the column's number if it has no header.
  func name(_ index: Int) -> String {
    let header = headers.indices.contains(index) ? headers[index].trimmed : ""
    return header.isEmpty ? "Column \(index + 1)" : header
  }
}
