extension String {
  /// The text as one word of a POSIX shell.
  ///
  /// If a text has characters other than letters, digits and `-_./=`, it is in single quotation marks; between them, an
  /// exclamation mark or a dollar sign has no special meaning.
  package var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
