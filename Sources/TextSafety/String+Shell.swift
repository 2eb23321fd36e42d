extension String {
  /// The text as one word of a POSIX shell.
  ///
  /// A text with other characters than letters, digits and `-_./=` is in single quotation marks, in which an
  /// exclamation mark or a dollar sign has no meaning.
  package var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
