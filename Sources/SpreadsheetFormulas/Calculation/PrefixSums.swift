internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Prefix sums of a sequence: the sum of any run of values is the difference of two integers.
struct PrefixSums {
  private var mantissas: [Int128] = [0]
  private var counts: [Int32] = [0]
  /// The power of ten that all sums share.
  private var exponent = 0

  var count: Int { mantissas.count - 1 }

  /// Appends a value; returns false and appends nothing if the value is an error or if a sum exceeds 127 bits.
  mutating func append(_ value: CellValue) -> Bool {
    var (sum, count) = (mantissas.last ?? 0, counts.last ?? 0)
    switch value {
    case .error: return false
    case .empty, .text, .boolean: break
    case .number(let number):
      guard let part = DecimalParts(number)?.normalized, lower(to: part.exponent),
        let addend = part.mantissa.timesPowerOfTen(part.exponent - exponent)
      else { return false }
      let (total, overflow) = (mantissas.last ?? 0).addingReportingOverflow(addend)
      guard !overflow else { return false }
      (sum, count) = (total, count + 1)
    }
    mantissas.append(sum)
    counts.append(count)
    return true
  }

  /// Rescales every sum to a smaller power of ten; most sequences need this at most twice.
  private mutating func lower(to wanted: Int) -> Bool {
    guard wanted < exponent else { return true }
    var scaled: [Int128] = []
    scaled.reserveCapacity(mantissas.count)
    for mantissa in mantissas {
      guard let next = mantissa.timesPowerOfTen(exponent - wanted) else { return false }
      scaled.append(next)
    }
    (mantissas, exponent) = (scaled, wanted)
    return true
  }

  /// The sum and count of the numbers in this range; nil if the sum does not fit in a `Decimal`.
  func totals(_ places: Range<Int>) -> (sum: Decimal, count: Int)? {
    let (sum, overflow) = mantissas[places.upperBound].subtractingReportingOverflow(
      mantissas[places.lowerBound])
    guard !overflow, let decimal = DecimalParts(mantissa: sum, exponent: exponent).fitted else { return nil }
    return (decimal, Int(counts[places.upperBound] - counts[places.lowerBound]))
  }
}
