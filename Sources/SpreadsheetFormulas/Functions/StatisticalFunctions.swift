internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions for means, counts, extremes and ranks.
enum StatisticalFunctions {
  static let all = [
    FunctionDeclaration("AVERAGE", 1, [.range], repeating: 1, average),
    FunctionDeclaration("COUNT", 1, [.range], repeating: 1, count),
    FunctionDeclaration("COUNTA", 1, [.range], repeating: 1, countValues),
    FunctionDeclaration("COUNTBLANK", 1, [.cells], countBlank),
    FunctionDeclaration("MIN", 1, [.range], repeating: 1, minimum),
    FunctionDeclaration("MAX", 1, [.range], repeating: 1, maximum),
    FunctionDeclaration("MEDIAN", 1, [.range], repeating: 1, median),
    FunctionDeclaration("LARGE", 2, [.array, .number], large),
    FunctionDeclaration("SMALL", 2, [.array, .number], small),
    FunctionDeclaration("RANK", 2, [.number, .cells, .number], rank),
    FunctionDeclaration("RANK.EQ", 2, [.number, .cells, .number], rank),
    FunctionDeclaration("STDEV", 1, [.range], repeating: 1, sampleDeviation),
    FunctionDeclaration("STDEV.S", 1, [.range], repeating: 1, sampleDeviation),
    FunctionDeclaration("STDEVP", 1, [.range], repeating: 1, deviation),
    FunctionDeclaration("STDEV.P", 1, [.range], repeating: 1, deviation),
    FunctionDeclaration("VAR", 1, [.range], repeating: 1, sampleVariance),
    FunctionDeclaration("VAR.S", 1, [.range], repeating: 1, sampleVariance),
    FunctionDeclaration("VARP", 1, [.range], repeating: 1, variance),
    FunctionDeclaration("VAR.P", 1, [.range], repeating: 1, variance),
    FunctionDeclaration("AVERAGEA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      let numbers = try allNumbers(arguments)
      return .number(try arguments.calculation.arithmetic.sum(numbers).over(Decimal(numbers.count)))
    },
    FunctionDeclaration("MAXA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try allNumbers(arguments).max() ?? 0)
    },
    FunctionDeclaration("MINA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try allNumbers(arguments).min() ?? 0)
    },
    FunctionDeclaration("STDEVA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try Variance.of(try allNumbers(arguments), isSample: true).squareRoot())
    },
    FunctionDeclaration("STDEVPA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try Variance.of(try allNumbers(arguments), isSample: false).squareRoot())
    },
    FunctionDeclaration("VARA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try Variance.of(try allNumbers(arguments), isSample: true))
    },
    FunctionDeclaration("VARPA", 1, [.range], repeating: 1) { (arguments) throws(Stop) in
      .number(try Variance.of(try allNumbers(arguments), isSample: false))
    },
  ]

  /// The numbers, with Booleans as 1 and 0 and texts as 0; an error ends the call.
  private static func allNumbers(_ arguments: Arguments) throws(Stop) -> [Decimal] {
    var numbers: [Decimal] = []
    for operand in arguments.operands {
      if case .scalar(let value) = operand {
        numbers.append(try value.asNumber(arguments.dates))
        continue
      }
      var single = arguments
      single.operands = [operand]
      try single.forEachValue { (value) throws(Stop) in
        switch try value.unlessError() {
        case .number(let number): numbers.append(number)
        case .boolean(let flag): numbers.append(flag ? 1 : 0)
        case .text: numbers.append(0)
        case .empty, .error: break
        }
      }
    }
    return numbers
  }

  static func average(_ arguments: Arguments) throws(Stop) -> Operand { try arguments.totals().mean }

  /// Computes `COUNT`: counts numbers in ranges, and single values that can be converted to numbers.
  static func count(_ arguments: Arguments) throws(Stop) -> Operand {
    var count = 0
    for operand in arguments.operands {
      switch operand {
      case .missing: count += 1
      case .function: throw .error(.calculation)
      case .scalar(let value): if (try? value.asNumber(arguments.dates)) != nil { count += 1 }
      case .array(let array): count += array.values.count { $0.number != nil }
      case .reference(let reference):
        for area in reference.areas {
          for summary in try arguments.calculation.summaries(area) { count += summary.numbers }
        }
      }
    }
    return .number(count)
  }

  static func countValues(_ arguments: Arguments) throws(Stop) -> Operand {
    var count = 0
    try arguments.forEachSummary {
      count += $0.filled
    } other: { (single) throws(Stop) in
      try single.forEachValue { _ in count += 1 }
    }
    return .number(count)
  }

  static func countBlank(_ arguments: Arguments) throws(Stop) -> Operand {
    let area = try arguments.evaluator.area(arguments[0])
    let summary = try arguments.calculation.summary(area)
    return .number(area.range.count - summary.filled + summary.emptyTexts)
  }

  static func minimum(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.extreme(min) { $0.least } ?? 0)
  }

  static func maximum(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try arguments.extreme(max) { $0.greatest } ?? 0)
  }

  static func median(_ arguments: Arguments) throws(Stop) -> Operand {
    let numbers = try arguments.sortedNumbers(0..<arguments.count)
    guard !numbers.isEmpty else { throw .error(.number) }
    let middle = numbers.count / 2
    guard numbers.count.isMultiple(of: 2) else { return .number(numbers[middle]) }
    return try inRange(numbers[middle - 1].adding(numbers[middle])?.divided(by: 2))
  }

  static func large(_ arguments: Arguments) throws(Stop) -> Operand {
    try ranked(arguments) { count, place in count - place }
  }

  static func small(_ arguments: Arguments) throws(Stop) -> Operand {
    try ranked(arguments) { _, place in place - 1 }
  }

  private static func ranked(
    _ arguments: Arguments, _ index: (_ count: Int, _ place: Int) -> Int
  ) throws(Stop) -> Operand {
    let numbers = try arguments.sortedNumbers(0..<1)
    // A number with a fraction is rounded up.
    let wanted = -(-(try arguments.number(1))).flooredToInteger
    guard let place = wanted.truncatedInt, place >= 1, place <= numbers.count else { throw .error(.number) }
    return .number(numbers[index(numbers.count, place)])
  }

  /// Computes `RANK`: 1 plus the number of greater numbers, or of smaller ones if the third argument is not 0.
  static func rank(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.number(0)
    let isAscending = try arguments.number(2) != 0
    let numbers = try arguments.sortedNumbers(1..<2)
    let below = numbers.partitioningIndex { $0.comparedWithoutNoise(to: number) >= 0 }
    let atMost = numbers.partitioningIndex { $0.comparedWithoutNoise(to: number) > 0 }
    guard below < atMost else { throw .error(.notAvailable) }
    return .number(1 + (isAscending ? below : numbers.count - atMost))
  }

  static func sampleVariance(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try Variance.of(try arguments.numbers(), isSample: true))
  }

  static func variance(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try Variance.of(try arguments.numbers(), isSample: false))
  }

  static func sampleDeviation(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try Variance.of(try arguments.numbers(), isSample: true).squareRoot())
  }

  static func deviation(_ arguments: Arguments) throws(Stop) -> Operand {
    .number(try Variance.of(try arguments.numbers(), isSample: false).squareRoot())
  }
}
