/// A set of rows, stored as intervals that do not touch.
struct RowIntervals {
  private(set) var intervals: [ClosedRange<Int>] = []

  /// Adds rows, and returns the rows that were not in the set before.
  mutating func insert(_ rows: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let first = partition { $0.upperBound >= rows.lowerBound - 1 }
    let end = partition { $0.lowerBound > rows.upperBound + 1 }
    var new: [ClosedRange<Int>] = []
    var next = rows.lowerBound
    for known in intervals[first..<max(first, end)] {
      if next < known.lowerBound { new.append(next...min(known.lowerBound - 1, rows.upperBound)) }
      next = max(next, known.upperBound + 1)
    }
    if next <= rows.upperBound { new.append(next...rows.upperBound) }
    guard !new.isEmpty else { return [] }
    let touched = intervals[first..<max(first, end)]
    let merged =
      min(
        rows.lowerBound, touched.first?.lowerBound ?? rows.lowerBound)...max(
        rows.upperBound, touched.last?.upperBound ?? rows.upperBound)
    intervals.replaceSubrange(first..<max(first, end), with: [merged])
    return new
  }

  /// The rows of the set within a range.
  func intervals(in rows: ClosedRange<Int>) -> [ClosedRange<Int>] {
    let first = partition { $0.upperBound >= rows.lowerBound }
    let end = partition { $0.lowerBound > rows.upperBound }
    return intervals[first..<max(first, end)].map { $0.clamped(to: rows) }
  }

  /// The index of the first interval for which a condition holds; the condition must also hold for all later
  /// intervals.
  private func partition(_ condition: (ClosedRange<Int>) -> Bool) -> Int {
    var (low, high) = (0, intervals.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(intervals[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
