internal import SpreadsheetValues

/// Sums of doubles over the cells of a column from one position onwards, added in order.
struct SequentialSums {
  /// The index of the first cell.
  let start: Int
  private var sums: [Double] = [0]
  private var counts: [Int32] = [0]

  init(start: Int) {
    self.start = start
  }

  /// The index after the last cell that was added.
  var end: Int { start + sums.count - 1 }

  /// The sum and count of the numbers before an index; nil if one of these cells has an error.
  mutating func totals(upTo end: Int, of values: [CellValue]) -> (sum: Double, count: Int)? {
    var place = start + sums.count - 1
    while place < end {
      guard let sum = sums.last, let count = counts.last else { return nil }
      switch values[place] {
      case .error: return nil
      case .empty, .text, .boolean:
        sums.append(sum)
        counts.append(count)
      case .number(let number):
        sums.append(sum + number.nearestDouble)
        counts.append(count + 1)
      }
      place += 1
    }
    guard end >= start else { return nil }
    return (sums[end - start], Int(counts[end - start]))
  }
}
