internal import Decimals
internal import Foundation
internal import Spreadsheet

/// `SUBTOTAL`: aggregates that leave out other subtotals and, from 101 on, hidden rows.
///
/// A file does not say whether a row was hidden by hand or by a filter; in a table with filter buttons it
/// counts as filtered, and is left out from 1 on.
enum Subtotal {
  static func subtotal(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.integer(0)
    let skipsHidden = number > 100
    let kind = skipsHidden ? number - 100 : number
    guard (1...11).contains(kind) else { throw .error(.value) }
    var values: [CellValue] = []
    for operand in arguments.operands.dropFirst() {
      for area in try arguments.evaluator.areas(operand) {
        try collect(area, skipsHidden, arguments.calculation, &values)
      }
    }
    if kind == 3 { return .number(values.count) }
    var numbers: [Decimal] = []
    for value in values {
      if case .error(let error) = value, kind != 2 { throw .error(error) }
      if case .number(let number) = value { numbers.append(number) }
    }
    return try aggregate(kind, numbers)
  }

  private static func collect(
    _ area: SheetArea, _ skipsHidden: Bool, _ calculation: Calculation, _ values: inout [CellValue]
  ) throws(Stop) {
    let grid = calculation.grids[area.sheet]
    let filtered = calculation.workbook.sheets[area.sheet].properties.tables.filter(\.hasAutoFilter)
    try calculation.forEach(in: area) { row, column, value in
      if grid.hiddenRows.contains(row) {
        if skipsHidden || filtered.contains(where: { $0.range.rows.contains(row) }) { return }
      }
      let reference = CellReference(clampingRow: row, column: column)
      if grid.subtotals.contains(reference) { return }
      values.append(value)
    }
  }

  private static func aggregate(_ kind: Int, _ numbers: [Decimal]) throws(Stop) -> Operand {
    switch kind {
    case 1: return try inMean(numbers)
    case 2: return .number(numbers.count)
    case 4: return .number(numbers.max() ?? 0)
    case 5: return .number(numbers.min() ?? 0)
    case 6:
      return numbers.isEmpty
        ? .number(0) : try inRange(numbers.reduce(Decimal?.some(1)) { $0?.multiplied(by: $1) })
    case 7: return .number(try Variance.of(numbers, isSample: true).squareRoot())
    case 8: return .number(try Variance.of(numbers, isSample: false).squareRoot())
    case 9: return try inRange(numbers.exactSum())
    case 10: return .number(try Variance.of(numbers, isSample: true))
    default: return .number(try Variance.of(numbers, isSample: false))
    }
  }

  private static func inMean(_ numbers: [Decimal]) throws(Stop) -> Operand {
    guard let mean = numbers.exactSum().divided(by: Decimal(numbers.count)) else {
      throw .error(.divisionByZero)
    }
    return .number(mean)
  }
}

/// The mean square of the distance from the mean.
enum Variance {
  /// Exact but for two divisions: (n·Σx² − (Σx)²) ÷ (n·(n − 1)), or ÷ n² for a whole population.
  static func of(_ numbers: [Decimal], isSample: Bool) throws(Stop) -> Decimal {
    let count = Decimal(numbers.count)
    var squares = ExactSum()
    for number in numbers {
      guard let square = number.multiplied(by: number) else { throw .error(.number) }
      squares.add(square)
    }
    let sum = numbers.exactSum()
    guard let top = squares.value.multiplied(by: count), let square = sum.multiplied(by: sum),
      let difference = top.subtracting(square)
    else { throw .error(.number) }
    guard let variance = difference.divided(by: count * (isSample ? count - 1 : count)) else {
      throw .error(.divisionByZero)
    }
    return max(variance, 0)
  }
}
