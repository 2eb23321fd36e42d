internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Computes `SUBTOTAL` and `AGGREGATE`, which can ignore other subtotals and hidden rows.
///
/// `SUBTOTAL` always ignores other subtotals; its functions from 101 on also ignore hidden rows. An argument of
/// `AGGREGATE` selects the cells to ignore.
///
/// A file does not say whether a row was hidden by hand or by a filter. If the table or sheet has a filter,
/// hidden rows count as filtered, and all functions ignore them.
enum Subtotal {
  /// The cells that an aggregate ignores.
  struct Ignored {
    var hiddenRows = false
    var errors = false
    var subtotals = true
  }

  static func subtotal(_ arguments: Arguments) throws(Stop) -> Operand {
    let number = try arguments.integer(0)
    let kind = number > 100 ? number - 100 : number
    guard (1...11).contains(kind) else { throw .error(.value) }
    let ignored = Ignored(hiddenRows: number > 100)
    var values: [CellValue] = []
    for operand in arguments.operands.dropFirst() {
      for area in try arguments.evaluator.areas(operand) {
        try collect(area, ignored, arguments.calculation, &values)
      }
    }
    return try aggregate(kind, values, arguments.calculation.arithmetic)
  }

  /// Computes `AGGREGATE(function, options, values, …)`; functions from 14 on have a number after the values.
  static func aggregate(_ arguments: Arguments) throws(Stop) -> Operand {
    let (kind, options) = (try arguments.integer(0), try arguments.integer(1))
    guard (1...19).contains(kind), (0...7).contains(options) else { throw .error(.value) }
    let ignored = Ignored(
      hiddenRows: options & 1 != 0, errors: options & 2 != 0, subtotals: options < 4)
    var values: [CellValue] = []
    let last = kind >= 14 ? 3 : arguments.count
    for operand in arguments.operands.prefix(last).dropFirst(2) {
      if case .reference(let reference) = operand {
        for area in reference.areas { try collect(area, ignored, arguments.calculation, &values) }
      } else {
        let array = try arguments.evaluator.array(operand)
        values += ignored.errors ? array.values.filter { !$0.isError } : array.values
      }
    }
    guard kind >= 14 else { return try aggregate(kind, values, arguments.calculation.arithmetic) }
    guard arguments.has(3) else { throw .error(.value) }
    let place = try arguments.evaluator.scalar(arguments[3]).asNumber(arguments.dates)
    return try ranked(kind, try numbers(values), place)
  }

  private static func collect(
    _ area: SheetArea, _ ignored: Ignored, _ calculation: Calculation, _ values: inout [CellValue]
  ) throws(Stop) {
    if ignored.subtotals { calculation.findSubtotals(inSheet: area.sheet) }
    let grid = calculation.grids[area.sheet]
    let properties = calculation.workbook.sheets[area.sheet].properties
    let filtered =
      properties.tables.filter(\.isFiltered).map(\.range) + [properties.filteredCells].compactMap(\.self)
    try calculation.forEach(in: area) { row, column, value in
      if grid.hiddenRows.contains(row) {
        if ignored.hiddenRows || filtered.contains(where: { $0.rows.contains(row) }) { return }
      }
      let reference = CellReference(clampingRow: row, column: column)
      if ignored.subtotals, grid.subtotals.contains(reference) { return }
      if ignored.errors, value.isError { return }
      values.append(value)
    }
  }

  private static func numbers(_ values: [CellValue]) throws(Stop) -> [Decimal] {
    var numbers: [Decimal] = []
    for value in values {
      if case .number(let number) = try value.unlessError() { numbers.append(number) }
    }
    return numbers
  }

  private static func aggregate(
    _ kind: Int, _ values: [CellValue], _ arithmetic: Arithmetic
  ) throws(Stop) -> Operand {
    if kind == 2 { return .number(values.count { $0.number != nil }) }
    if kind == 3 { return .number(values.count) }
    let numbers = try numbers(values)
    switch kind {
    case 1: return .number(try arithmetic.sum(numbers).over(Decimal(numbers.count)))
    case 4: return .number(numbers.max() ?? 0)
    case 5: return .number(numbers.min() ?? 0)
    case 6:
      return numbers.isEmpty
        ? .number(0) : try inRange(numbers.reduce(Decimal?.some(1)) { $0?.multiplied(by: $1) })
    case 7: return .number(try Variance.of(numbers, isSample: true).squareRoot())
    case 8: return .number(try Variance.of(numbers, isSample: false).squareRoot())
    case 9: return .number(try arithmetic.sum(numbers))
    case 10: return .number(try Variance.of(numbers, isSample: true))
    case 11: return .number(try Variance.of(numbers, isSample: false))
    case 12: return .number(try Quantile.inclusive(numbers.sorted(), Decimal(1).over(2)))
    default:
      guard let mode = try Quantile.mode(numbers) else { throw .error(.notAvailable) }
      return .number(mode)
    }
  }

  private static func ranked(
    _ kind: Int, _ numbers: [Decimal], _ place: Decimal
  ) throws(Stop) -> Operand {
    let sorted = numbers.sorted()
    switch kind {
    case 14, 15:
      guard let place = place.truncatedInt, place >= 1, place <= numbers.count else { throw .error(.number) }
      return .number(kind == 15 ? sorted[place - 1] : sorted[sorted.count - place])
    case 16: return .number(try Quantile.inclusive(sorted, place))
    case 17: return .number(try Quantile.inclusive(sorted, try place.truncatedToInteger.over(4)))
    case 18: return .number(try Quantile.exclusive(sorted, place))
    default: return .number(try Quantile.exclusive(sorted, try place.truncatedToInteger.over(4)))
    }
  }
}

/// Computes the variance of numbers.
enum Variance {
  /// The variance, which is exact except for one division: (n·Σx² − (Σx)²) ÷ (n·(n − 1)), or ÷ n² for a whole
  /// population.
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
