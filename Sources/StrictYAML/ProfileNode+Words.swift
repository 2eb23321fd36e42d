extension ProfileNode {
  /// Returns the value as one of the words of an enumeration.
  package func word<Word: RawRepresentable>(
    of words: [Word]
  ) throws(ProfileError) -> Word where Word.RawValue == String {
    try value(Word.init(rawValue:), of: words.map(\.rawValue))
  }

  /// Returns the result of `read` for the value's text, which must be one of these words.
  package func value<Value>(_ read: (String) -> Value?, of words: [String]) throws(ProfileError) -> Value {
    let text = try text()
    guard let value = read(text) else {
      throw fault("\"\(text)\" is none of \(words.map { "\"\($0)\"" }.joined(separator: ", "))")
    }
    return value
  }
}
