internal import SpreadsheetValues

extension Int {
  /// Throws if this is not a valid outline level (ECMA-376 18.3.1.73, outlineLevel).
  func checkOutlineLevel() throws(SpreadsheetWritingError) {
    guard (0...7).contains(self) else {
      throw SpreadsheetWritingError(.invalidValue("an outline level of \(self)"))
    }
  }
}

extension ConditionalFormat.DataBar {
  /// The lengths of the shortest and the longest bar in percent (ECMA-376 18.3.1.28, dataBar).
  func checkedLengths() throws(SpreadsheetWritingError) -> ClosedRange<Int>? {
    guard let lengths else { return nil }
    guard lengths.lowerBound >= 0, lengths.upperBound <= 100 else {
      throw SpreadsheetWritingError(
        .invalidValue("a data bar of length \(lengths.lowerBound) to \(lengths.upperBound)"))
    }
    return lengths
  }
}
