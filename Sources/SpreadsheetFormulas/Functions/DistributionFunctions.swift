internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for percentiles of numbers, and for correlation and regression of two series.
enum DistributionFunctions {
  static let all =
    [
      FunctionDeclaration("PERCENTILE", 2, [.array, .number], percentile),
      FunctionDeclaration("PERCENTILE.INC", 2, [.array, .number], percentile),
      FunctionDeclaration("PERCENTILE.EXC", 2, [.array, .number]) { (arguments) throws(Stop) in
        .number(try Quantile.exclusive(try arguments.sortedNumbers(0..<1), try arguments.number(1)))
      },
      FunctionDeclaration("QUARTILE", 2, [.array, .number], quartile),
      FunctionDeclaration("QUARTILE.INC", 2, [.array, .number], quartile),
      FunctionDeclaration("QUARTILE.EXC", 2, [.array, .number]) { (arguments) throws(Stop) in
        let share = try arguments.number(1).truncatedToInteger.over(4)
        return .number(try Quantile.exclusive(try arguments.sortedNumbers(0..<1), share))
      },
      FunctionDeclaration("MODE", 1, [.array], repeating: 1, mode),
      FunctionDeclaration("MODE.SNGL", 1, [.array], repeating: 1, mode),
      FunctionDeclaration("FORECAST", 3, [.number, .array, .array], forecast),
      FunctionDeclaration("FORECAST.LINEAR", 3, [.number, .array, .array], forecast),
    ] + [
      pairs("CORREL") { (pairs) throws(Stop) in try pairs.correlation() },
      pairs("PEARSON") { (pairs) throws(Stop) in try pairs.correlation() },
      pairs("RSQ") { (pairs) throws(Stop) in
        let correlation = try pairs.correlation()
        return try correlation.times(correlation)
      },
      // The first argument contains the dependent values, the second one the independent values.
      pairs("SLOPE") { (pairs) throws(Stop) in try pairs.slope() },
      pairs("INTERCEPT") { (pairs) throws(Stop) in try pairs.value(at: 0) },
    ]

  private static func pairs(
    _ name: String, _ result: @escaping @Sendable (NumberPairs) throws(Stop) -> Decimal
  ) -> FunctionDeclaration {
    FunctionDeclaration(name, 2, [.array, .array]) { (arguments) throws(Stop) in
      .number(try result(try NumberPairs(ys: try arguments.array(0), xs: try arguments.array(1))))
    }
  }

  static func percentile(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try Quantile.inclusive(try arguments.sortedNumbers(0..<1), try arguments.number(1)))
  }

  static func quartile(_ arguments: Arguments) throws(Stop) -> Operand {
    let share = try arguments.number(1).truncatedToInteger.over(4)
    return .number(try Quantile.inclusive(try arguments.sortedNumbers(0..<1), share))
  }

  /// The most frequent number, or the first of several that are equally frequent; throws `#N/A` if no number occurs
  /// twice.
  static func mode(_ arguments: Arguments) throws(Stop) -> Operand {
    guard let mode = try Quantile.mode(try arguments.numbersByRow()) else { throw .error(.notAvailable) }
    return .number(mode)
  }

  static func forecast(_ arguments: Arguments) throws(Stop) -> Operand {
    let pairs = try NumberPairs(ys: try arguments.array(1), xs: try arguments.array(2))
    return .number(try pairs.value(at: try arguments.number(0)))
  }
}

/// Computes percentiles of sorted numbers.
enum Quantile {
  /// Computes `PERCENTILE.INC`, where the share 0 gives the first number and the share 1 the last one.
  static func inclusive(_ numbers: [Decimal], _ share: Decimal) throws(Stop) -> Decimal {
    guard !numbers.isEmpty, share >= 0, share <= 1 else { throw .error(.number) }
    return try value(numbers, at: try share.times(Decimal(numbers.count - 1)))
  }

  /// Computes `PERCENTILE.EXC`, as if there were one more number at each end.
  static func exclusive(_ numbers: [Decimal], _ share: Decimal) throws(Stop) -> Decimal {
    let place = try share.times(Decimal(numbers.count + 1)).minus(1)
    guard place >= 0, place <= Decimal(numbers.count - 1) else { throw .error(.number) }
    return try value(numbers, at: place)
  }

  private static func value(_ sorted: [Decimal], at place: Decimal) throws(Stop) -> Decimal {
    let whole = place.flooredToInteger
    guard let index = whole.truncatedInt, sorted.indices.contains(index) else { throw .error(.number) }
    guard index + 1 < sorted.count else { return sorted[index] }
    let step = try sorted[index + 1].minus(sorted[index])
    return try sorted[index].plus(try step.times(try place.minus(whole)))
  }

  static func mode(_ numbers: [Decimal]) throws(Stop) -> Decimal? {
    var counts: [Decimal: Int] = [:]
    for number in numbers { counts[number, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return most < 2 ? nil : numbers.first { counts[$0] == most }
  }
}

/// Pairs of numbers, and the sums of their products.
struct NumberPairs {
  private let ys: [Decimal]
  private let xs: [Decimal]

  /// Pairs the values of two arrays of the same size; pairs with a value that is not a number are skipped.
  init(ys first: ValueArray, xs second: ValueArray) throws(Stop) {
    guard first.values.count == second.values.count else { throw .error(.notAvailable) }
    var (ys, xs): ([Decimal], [Decimal]) = ([], [])
    for (y, x) in zip(first.values, second.values) {
      if case .number(let y) = try y.unlessError(), case .number(let x) = try x.unlessError() {
        ys.append(y)
        xs.append(x)
      }
    }
    (self.ys, self.xs) = (ys, xs)
  }

  /// The number n·Σab − Σa·Σb, which is n² times the covariance, but needs no division.
  private func spread(_ first: [Decimal], _ second: [Decimal]) throws(Stop) -> Decimal {
    var products = ExactSum()
    for (left, right) in zip(first, second) { products.add(try left.times(right)) }
    return try products.value.times(Decimal(first.count)).minus(try first.exactSum().times(second.exactSum()))
  }

  func slope() throws(Stop) -> Decimal { try spread(xs, ys).over(try spread(xs, xs)) }

  /// The value of the regression line at x.
  func value(at x: Decimal) throws(Stop) -> Decimal {
    let count = Decimal(xs.count)
    let middle = (x: try xs.exactSum().over(count), y: try ys.exactSum().over(count))
    return try middle.y.plus(try slope().times(try x.minus(middle.x))).withoutNoise
  }

  func correlation() throws(Stop) -> Decimal {
    let (width, height) = (try spread(xs, xs), try spread(ys, ys))
    return try spread(xs, ys).over(try width.squareRoot().times(try height.squareRoot()))
      .rounded(toPlaces: 26)
  }
}
