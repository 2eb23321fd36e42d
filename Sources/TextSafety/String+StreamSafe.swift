extension String {
  /// The same text with a mark-free joiner after each 30 combining marks in a row (UAX #15, Stream-Safe Text Format).
  ///
  /// Comparing, hashing and normalizing put the marks behind a letter in order, in a time that grows with the square
  /// of their number. No language stacks more than a few; the joiner, U+034F, is not seen and ends the run.
  package var streamSafe: String {
    mayHaveLongRun && hasLongRun ? joined() : self
  }

  /// The most marks in a row that stay as they are.
  private static var longestRun: Int { 30 }

  /// Whether one of the bytes that no longer run can miss is beyond ASCII: a mark has at least two bytes.
  private var mayHaveLongRun: Bool {
    let step = 2 * (Self.longestRun + 1)
    guard utf8.count >= step else { return false }
    // A place before the count is one of the bytes.
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
  /// How many marks that may change places this is, once it is decomposed.
  fileprivate var combiningMarks: Int {
    switch value {
    // Letters, which have none.
    case 0..<0x300, 0x3100..<0xA66F, 0xAC00..<0xFB1E: 0
    // Marks that count twice.
    case 0x344, 0xF73, 0xF75, 0xF81: 2
    default: properties.canonicalCombiningClass == .notReordered ? 0 : 1
    }
  }
}
