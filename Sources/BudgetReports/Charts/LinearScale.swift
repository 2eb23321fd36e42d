internal import ExactDecimals
public import Foundation

/// Maps amounts to positions along an axis, with ticks at round numbers.
///
/// Ticks are decimals (1, 2 or 5 times a power of ten apart), so that their labels are exact; only
/// positions are floating point.
public struct LinearScale: Sendable {
  /// The lower end of the scale, at or below every amount and 0.
  ///
  /// It is the highest tick at or below all amounts. If more than half of the interval above this tick would be empty,
  /// the lower end is the lowest amount instead.
  public let lower: Decimal
  /// The upper end of the scale, which is the last tick; at or above every amount and 0.
  public let upper: Decimal
  /// The ticks from the first to the last.
  public let ticks: [Decimal]
  /// The positions of the lower and the upper end.
  public let start, end: Double

  /// Creates a scale that includes 0 and these amounts, with about `count` intervals.
  public init(_ amounts: some Sequence<Decimal>, from start: Double, to end: Double, count: Int = 4) {
    var (low, high): (Decimal, Decimal) = (0, 0)
    for amount in amounts where !amount.isNaN {
      low = min(low, amount)
      high = max(high, amount)
    }
    let step = Self.step(for: high - low, count: count)
    let first = Self.whole(low, step, roundingUp: false)
    let last = max(Self.whole(high, step, roundingUp: true), first + 1)
    let isMostlyEmpty = first < 0 && high > 0 && [low, -Decimal(first) * step].exactSum() > step / 2
    ticks = (first + (isMostlyEmpty ? 1 : 0)...last).map { Decimal($0) * step }
    lower = isMostlyEmpty ? low : Decimal(first) * step
    upper = Decimal(last) * step
    self.start = start
    self.end = end
  }

  /// Returns the position of an amount.
  public func position(_ amount: Decimal) -> Double {
    guard let ratio = (amount - lower).divided(by: upper - lower) else { return start }
    return start + (end - start) * geometry(ratio)
  }

  /// Returns the distance between ticks: the smallest 1, 2 or 5 × 10^k that needs at most `count` intervals.
  private static func step(for span: Decimal, count: Int) -> Decimal {
    guard span > 0, let rough = span.divided(by: Decimal(max(1, count))) else { return 1 }
    let exponent = rough >= 1 ? rough.integerDigits - 1 : -leadingZeros(rough) - 1
    for factor in [1, 2, 5] {
      let step = Decimal(sign: .plus, exponent: exponent, significand: Decimal(factor))
      if step >= rough { return step }
    }
    return Decimal(sign: .plus, exponent: exponent + 1, significand: 1)
  }

  /// Returns the number of zeros between the decimal point and the first non-zero digit of a number below 1.
  private static func leadingZeros(_ value: Decimal) -> Int {
    var (zeros, scaled) = (0, value * 10)
    while scaled < 1, zeros < 100 {
      scaled *= 10
      zeros += 1
    }
    return zeros
  }

  private static func whole(_ value: Decimal, _ step: Decimal, roundingUp: Bool) -> Int {
    guard let steps = value.divided(by: step) else { return 0 }
    let near = steps.rounded(toPlaces: 0)
    let count = Int(near.plainText) ?? 0
    if roundingUp { return near < steps ? count + 1 : count }
    return near > steps ? count - 1 : count
  }
}

/// Converts a ratio to a coordinate; it is never used for a displayed value.
func geometry(_ ratio: Decimal) -> Double {
  Double(ratio.rounded(toPlaces: 6).plainText) ?? 0
}
