extension String {
  /// The same text, with a combining grapheme joiner after every 30 consecutive combining marks.
  ///
  /// This is the Stream-Safe Text Format of UAX #15. Comparing, hashing and normalizing a text sorts the
  /// marks after a letter, and the time for this grows with the square of their number. No language uses more
  /// than a few marks on a letter. The joiner, U+034F, is invisible and ends the run.
  package var streamSafe: String {
    mayHaveLongRun && hasLongRun ? joined() : self
  }

  /// The maximum number of consecutive marks that are not separated.
  private static var longestRun: Int { 30 }

  /// Whether the text may have a run of too many combining marks.
  ///
  /// One of every `step` bytes is checked. Each mark takes at least one byte: U+0344 stands for two marks in two bytes.
  /// So a run of 31 marks includes a checked byte, and this byte is not ASCII.
  private var mayHaveLongRun: Bool {
    let step = Self.longestRun + 1
    guard utf8.count >= step else { return false }
    // All sampled indices are less than the count.
    return unsafe utf8.withContiguousStorageIfAvailable { bytes in
      stride(from: 0, to: bytes.count, by: step).contains { unsafe bytes[$0] >= 0x80 }
    } ?? true
  }

  private var hasLongRun: Bool {
    var run = 0
    for scalar in unicodeScalars {
      let marks = scalar.combiningMarks
      run = marks == 0 ? 0 : run + marks
      if run > Self.longestRun { return true }
    }
    return false
  }

  private func joined() -> String {
    var result = String.UnicodeScalarView()
    var run = 0
    for scalar in unicodeScalars {
      let marks = scalar.combiningMarks
      run = marks == 0 ? 0 : run + marks
      if run > Self.longestRun {
        result.append("\u{34F}")
        run = marks
      }
      result.append(scalar)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The number of reorderable marks in the scalar's decomposition.
  fileprivate var combiningMarks: Int {
    switch value {
    // These are letters without marks.
    case 0..<0x300, 0x3100..<0xA66F, 0xAC00..<0xFB1E: 0
    // Each of these scalars decomposes into two marks.
    case 0x344, 0xF73, 0xF75, 0xF81: 2
    default: properties.canonicalCombiningClass == .notReordered ? 0 : 1
    }
  }
}
