internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions that aggregate the cells that meet conditions.
enum ConditionalFunctions {
  static let all = [
    FunctionDeclaration("SUMIF", 2, [.cells, .any, .cells]) { (arguments) throws(Stop) in
      try single(arguments, .sum)
    },
    FunctionDeclaration("AVERAGEIF", 2, [.cells, .any, .cells]) { (arguments) throws(Stop) in
      try single(arguments, .mean)
    },
    FunctionDeclaration("COUNTIF", 2, [.cells, .any], count),
    FunctionDeclaration("COUNTIFS", 2, [.cells, .any], repeating: 2, count),
    FunctionDeclaration("SUMIFS", 3, [.cells, .cells, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, .sum)
    },
    FunctionDeclaration("AVERAGEIFS", 3, [.cells, .cells, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, .mean)
    },
    FunctionDeclaration("MAXIFS", 3, [.cells, .cells, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, .maximum)
    },
    FunctionDeclaration("MINIFS", 3, [.cells, .cells, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, .minimum)
    },
  ]

  private enum Aggregate {
    case sum
    case mean
    case maximum
    case minimum
  }

  /// Computes `SUMIF(range, criterion, [sum range])`; the sum range is resized to the shape of the range.
  private static func single(
    _ arguments: Arguments, _ aggregate: Aggregate
  ) throws(Stop) -> Operand {
    let area = try arguments.evaluator.area(arguments[0])
    let condition = Condition(area: area, criterion: arguments.calculation.criterion(arguments.value(1)))
    let target = arguments.has(2) ? try arguments.evaluator.area(arguments[2]).resized(like: area) : area
    return try result(arguments.calculation, aggregate, target, [condition])
  }

  /// Computes `SUMIFS(sum range, range, criterion, …)`; all ranges must have the same shape.
  private static func several(
    _ arguments: Arguments, _ aggregate: Aggregate
  ) throws(Stop) -> Operand {
    let target = try arguments.evaluator.area(arguments[0])
    let conditions = try conditions(arguments, from: 1)
    guard conditions.allSatisfy({ $0.area.hasShape(of: target) }) else { throw .error(.value) }
    return try result(arguments.calculation, aggregate, target, conditions)
  }

  static func count(_ arguments: Arguments) throws(Stop) -> Operand {
    let conditions = try conditions(arguments, from: 0)
    guard let first = conditions.first, conditions.allSatisfy({ $0.area.hasShape(of: first.area) }) else {
      throw .error(.value)
    }
    return .number(try arguments.calculation.matchCount(conditions))
  }

  /// The sum of a rectangle's numbers at the positions where all conditions hold.
  static func sum(
    _ calculation: Calculation, _ target: SheetArea, _ conditions: [Condition]
  ) throws(Stop) -> Operand {
    try result(calculation, .sum, target, conditions)
  }

  private static func conditions(_ arguments: Arguments, from start: Int) throws(Stop) -> [Condition] {
    guard (arguments.count - start) % 2 == 0 else { throw .error(.value) }
    var conditions: [Condition] = []
    for index in stride(from: start, to: arguments.count, by: 2) {
      let criterion = arguments.calculation.criterion(arguments.value(index + 1))
      conditions.append(Condition(area: try arguments.evaluator.area(arguments[index]), criterion: criterion))
    }
    return conditions
  }

  private static func result(
    _ calculation: Calculation, _ aggregate: Aggregate, _ target: SheetArea, _ conditions: [Condition]
  ) throws(Stop) -> Operand {
    try calculation.require(target)
    for condition in conditions { try calculation.require(condition.area) }
    if calculation.arithmetic == .decimal, aggregate == .sum || aggregate == .mean,
      let indexed = try calculation.indexedMatches(conditions, target: target),
      let (sum, count) = calculation.totals(indexed)
    {
      return .number(try aggregate == .sum ? sum : sum.over(Decimal(count)))
    }
    let numbers = try calculation.numbers(in: target, at: try calculation.matches(conditions))
    switch aggregate {
    case .sum: return .number(try calculation.arithmetic.sum(numbers))
    case .mean: return .number(try calculation.arithmetic.sum(numbers).over(Decimal(numbers.count)))
    case .maximum: return .number(numbers.max() ?? 0)
    case .minimum: return .number(numbers.min() ?? 0)
    }
  }
}

extension SheetArea {
  func hasShape(of other: SheetArea) -> Bool {
    range.rows.count == other.range.rows.count && range.columns.count == other.range.columns.count
  }

  /// The rectangle with the same first cell and the size of another rectangle.
  func resized(like other: SheetArea) -> SheetArea {
    let last = CellReference(
      clampingRow: range.first.row + other.range.rows.count - 1,
      column: range.first.column + other.range.columns.count - 1)
    return SheetArea(sheet: sheet, range: CellRange(range.first, last))
  }
}
