internal import Decimals
internal import Foundation
internal import Spreadsheet

/// Aggregates over the cells that meet conditions.
enum ConditionalFunctions {
  static let all = [
    FunctionDeclaration("SUMIF", 2, [.range, .any, .range]) { (arguments) throws(Stop) in
      try single(arguments, "SUM", sum)
    },
    FunctionDeclaration("AVERAGEIF", 2, [.range, .any, .range]) { (arguments) throws(Stop) in
      try single(arguments, "AVERAGE", mean)
    },
    FunctionDeclaration("COUNTIF", 2, [.range, .any], count),
    FunctionDeclaration("COUNTIFS", 2, [.range, .any], repeating: 2, count),
    FunctionDeclaration("SUMIFS", 3, [.range, .range, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, "SUM", sum)
    },
    FunctionDeclaration("AVERAGEIFS", 3, [.range, .range, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, "AVERAGE", mean)
    },
    FunctionDeclaration("MAXIFS", 3, [.range, .range, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, "MAX") { .number($0.max() ?? 0) }
    },
    FunctionDeclaration("MINIFS", 3, [.range, .range, .any], repeating: 2) { (arguments) throws(Stop) in
      try several(arguments, "MIN") { .number($0.min() ?? 0) }
    },
  ]

  private typealias Aggregate = ([Decimal]) throws(Stop) -> CellValue

  private static func sum(_ numbers: [Decimal]) throws(Stop) -> CellValue { .number(numbers.exactSum()) }

  private static func mean(_ numbers: [Decimal]) throws(Stop) -> CellValue {
    guard let mean = numbers.exactSum().divided(by: Decimal(numbers.count)) else {
      throw .error(.divisionByZero)
    }
    return .number(mean)
  }

  /// `SUMIF(range, criterion, [sum range])`: the sum range takes the shape of the range.
  private static func single(
    _ arguments: Arguments, _ name: String, _ aggregate: Aggregate
  ) throws(Stop) -> Operand {
    let area = try arguments.evaluator.area(arguments[0])
    let condition = Condition(area: area, criterion: Criterion(arguments.value(1), arguments.dates))
    let target = arguments.has(2) ? try arguments.evaluator.area(arguments[2]).resized(like: area) : area
    return try result(arguments.calculation, name, target, [condition], aggregate)
  }

  /// `SUMIFS(sum range, range, criterion, …)`: all ranges have one shape.
  private static func several(
    _ arguments: Arguments, _ name: String, _ aggregate: Aggregate
  ) throws(Stop) -> Operand {
    let target = try arguments.evaluator.area(arguments[0])
    let conditions = try conditions(arguments, from: 1)
    guard conditions.allSatisfy({ $0.area.hasShape(of: target) }) else { throw .error(.value) }
    return try result(arguments.calculation, name, target, conditions, aggregate)
  }

  static func count(_ arguments: Arguments) throws(Stop) -> Operand {
    let conditions = try conditions(arguments, from: 0)
    guard let first = conditions.first, conditions.allSatisfy({ $0.area.hasShape(of: first.area) }) else {
      throw .error(.value)
    }
    let key = RangeCaches.AggregateKey(function: "COUNT", area: nil, conditions: conditions)
    let calculation = arguments.calculation
    if let known = calculation.caches.aggregates[key] { return .scalar(known) }
    let value = CellValue.number(Decimal(try calculation.matchCount(conditions)))
    calculation.caches.aggregates[key] = value
    return .scalar(value)
  }

  private static func conditions(_ arguments: Arguments, from start: Int) throws(Stop) -> [Condition] {
    guard (arguments.count - start) % 2 == 0 else { throw .error(.value) }
    var conditions: [Condition] = []
    for index in stride(from: start, to: arguments.count, by: 2) {
      let criterion = Criterion(arguments.value(index + 1), arguments.dates)
      conditions.append(Condition(area: try arguments.evaluator.area(arguments[index]), criterion: criterion))
    }
    return conditions
  }

  private static func result(
    _ calculation: Calculation, _ name: String, _ target: SheetArea, _ conditions: [Condition],
    _ aggregate: Aggregate
  ) throws(Stop) -> Operand {
    let key = RangeCaches.AggregateKey(function: name, area: target, conditions: conditions)
    if let known = calculation.caches.aggregates[key] { return .scalar(known) }
    try calculation.require(target)
    let numbers = try calculation.numbers(in: target, at: try calculation.matches(conditions))
    let value = try aggregate(numbers)
    if case .number(let number) = value, number.isNaN { throw .error(.number) }
    calculation.caches.aggregates[key] = value
    return .scalar(value)
  }
}

extension SheetArea {
  func hasShape(of other: SheetArea) -> Bool {
    range.rows.count == other.range.rows.count && range.columns.count == other.range.columns.count
  }

  /// The rectangle from the same first cell with the other's numbers of rows and columns.
  func resized(like other: SheetArea) -> SheetArea {
    let last = CellReference(
      clampingRow: range.first.row + other.range.rows.count - 1,
      column: range.first.column + other.range.columns.count - 1)
    return SheetArea(sheet: sheet, range: CellRange(range.first, last))
  }
}
