internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// A summary of a column's cells for functions over ranges.
///
/// Two summaries can be combined into one summary of all their cells.
struct RangeSummary {
  private(set) var sum = DecimalParts(mantissa: 0, exponent: 0)
  /// Whether `sum` is exact, because it fits in 127 bits.
  private(set) var isExact = true
  private(set) var numbers = 0
  /// The number of cells that are not empty.
  private(set) var filled = 0
  /// The number of empty texts.
  private(set) var emptyTexts = 0
  /// The number of texts that can be read as numbers.
  private(set) var numericTexts = 0
  private(set) var texts = 0
  private(set) var least: Decimal?
  private(set) var greatest: Decimal?
  /// The largest number of digits among the numbers.
  private(set) var digits = 0
  /// Whether no number has a fraction.
  private(set) var areAllWhole = true
  /// The first error.
  private(set) var error: CellError?

  mutating func add(_ value: CellValue) {
    switch value {
    case .empty: return
    case .number(let number):
      numbers += 1
      least = least.map { min($0, number) } ?? number
      greatest = greatest.map { max($0, number) } ?? number
      guard let parts = DecimalParts(number) else {
        isExact = false
        break
      }
      let normalized = parts.normalized
      digits = max(digits, parts.mantissa.digitCount)
      areAllWhole = areAllWhole && normalized.exponent >= 0
      add(normalized)
    case .text(let text):
      texts += 1
      if text.isEmpty { emptyTexts += 1 }
      if TypedNumber.plain(text) != nil { numericTexts += 1 }
    case .boolean: break
    case .error(let error): self.error = self.error ?? error
    }
    filled += 1
  }

  /// Appends the summary of the following cells.
  mutating func add(_ next: RangeSummary) {
    numbers += next.numbers
    filled += next.filled
    emptyTexts += next.emptyTexts
    numericTexts += next.numericTexts
    texts += next.texts
    digits = max(digits, next.digits)
    areAllWhole = areAllWhole && next.areAllWhole
    error = error ?? next.error
    if let other = next.least { least = least.map { min($0, other) } ?? other }
    if let other = next.greatest { greatest = greatest.map { max($0, other) } ?? other }
    isExact = isExact && next.isExact
    add(next.sum)
  }

  private mutating func add(_ parts: DecimalParts) {
    guard isExact, parts.mantissa != 0 else { return }
    let exponent = sum.mantissa == 0 ? parts.exponent : min(sum.exponent, parts.exponent)
    guard let left = sum.mantissa == 0 ? 0 : sum.mantissa.timesPowerOfTen(sum.exponent - exponent),
      let right = parts.mantissa.timesPowerOfTen(parts.exponent - exponent)
    else {
      isExact = false
      return
    }
    let (total, overflow) = left.addingReportingOverflow(right)
    if overflow { isExact = false } else { sum = DecimalParts(mantissa: total, exponent: exponent) }
  }

  /// The sum if it is exact and fits in a `Decimal`.
  var exactSum: Decimal? { isExact ? sum.fitted : nil }

  /// The exact sum, if doubles that are added in any order give this sum; otherwise nil.
  ///
  /// This is the case if all numbers are whole and no partial sum can reach 2^53.
  var wholeSum: Decimal? {
    guard areAllWhole, isExact else { return nil }
    let largest = max(least?.magnitude ?? 0, greatest?.magnitude ?? 0)
    guard digits <= 15, let bound = largest.multiplied(by: Decimal(numbers)), bound < Decimal(1 << 53) else {
      return nil
    }
    return exactSum
  }
}

/// The summaries of a column's blocks of 32, 64, 128 … cells, created on demand.
struct ColumnSummaries {
  private static let leaf = 32
  private var levels: [[RangeSummary?]] = []

  /// The summary of computed cells, combined from whole blocks and the cells at both ends.
  mutating func summary(_ places: Range<Int>, of values: [CellValue]) -> RangeSummary {
    var result = RangeSummary()
    let firstBlock = (places.lowerBound + Self.leaf - 1) / Self.leaf
    let lastBlock = places.upperBound / Self.leaf
    guard firstBlock < lastBlock else {
      for place in places { result.add(values[place]) }
      return result
    }
    for place in places.lowerBound..<firstBlock * Self.leaf { result.add(values[place]) }
    var block = firstBlock
    while block < lastBlock {
      // The largest block that begins here and does not go beyond the end.
      var level = block == 0 ? 40 : block.trailingZeroBitCount
      while block + 1 << level > lastBlock { level -= 1 }
      result.add(node(level, block >> level, values))
      block += 1 << level
    }
    for place in lastBlock * Self.leaf..<places.upperBound { result.add(values[place]) }
    return result
  }

  private mutating func node(_ level: Int, _ number: Int, _ values: [CellValue]) -> RangeSummary {
    while levels.count <= level { levels.append([]) }
    if number < levels[level].count, let known = levels[level][number] { return known }
    var result = RangeSummary()
    if level == 0 {
      for place in number * Self.leaf..<(number + 1) * Self.leaf { result.add(values[place]) }
    } else {
      result = node(level - 1, number * 2, values)
      result.add(node(level - 1, number * 2 + 1, values))
    }
    while levels[level].count <= number { levels[level].append(nil) }
    levels[level][number] = result
    return result
  }
}
