internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

extension Arguments {
  /// Calls `body` with the numbers that an aggregate includes.
  ///
  /// In ranges and arrays, only numbers count; a single value is converted to a number. An error ends the call.
  func forEachNumber(from start: Int = 0, _ body: (Decimal) -> Void) throws(Stop) {
    for operand in operands.dropFirst(start) {
      switch operand {
      case .missing: body(0)
      case .function: throw .error(.calculation)
      case .scalar(let value): body(try value.asNumber(dates))
      case .array(let array):
        for value in array.values { try Self.number(value, body) }
      case .reference(let reference):
        for area in reference.areas {
          try calculation.forEach(in: area) { (_, _, value) throws(Stop) in try Self.number(value, body) }
        }
      }
    }
  }

  private static func number(_ value: CellValue, _ body: (Decimal) -> Void) throws(Stop) {
    switch value {
    case .number(let number): body(number)
    case .error(let error): throw .error(error)
    case .empty, .text, .boolean: break
    }
  }

  func numbers(from start: Int = 0) throws(Stop) -> [Decimal] {
    var numbers: [Decimal] = []
    try forEachNumber(from: start) { numbers.append($0) }
    return numbers
  }

  /// The numbers that an aggregate includes; ranges are read row by row.
  func numbersByRow(from start: Int = 0) throws(Stop) -> [Decimal] {
    var part = self
    part.operands = []
    for operand in operands.dropFirst(start) {
      guard case .reference(let reference) = operand else {
        part.operands.append(operand)
        continue
      }
      for area in reference.areas {
        let isColumn = area.range.columns.count == 1
        part.operands.append(
          isColumn ? .reference(Reference([area])) : .array(try calculation.array(area)))
      }
    }
    return try part.numbers()
  }

  /// The numbers that an aggregate includes, in ascending order; the sorted numbers of a range are cached.
  func sortedNumbers(_ places: Range<Int>) throws(Stop) -> [Decimal] {
    var part = self
    part.operands = Array(operands[places.clamped(to: operands.indices)])
    if part.count == 1, case .reference(let reference) = part[0], let area = try? reference.area {
      return try calculation.sortedNumbers(area)
    }
    return try calculation.sorted(try part.numbers())
  }

  /// Passes the summary of each range to `summarized`, and every other argument to `other`.
  func forEachSummary(
    _ summarized: (RangeSummary) -> Void, other: (Arguments) throws(Stop) -> Void
  ) throws(Stop) {
    for operand in operands {
      guard case .reference(let reference) = operand else {
        var single = self
        single.operands = [operand]
        try other(single)
        continue
      }
      for area in reference.areas { for summary in try calculation.summaries(area) { summarized(summary) } }
    }
  }

  /// The smallest or greatest number that an aggregate includes.
  func extreme(
    _ pick: (Decimal, Decimal) -> Decimal, _ part: (RangeSummary) -> Decimal?
  ) throws(Stop) -> Decimal? {
    var result: Decimal?
    var error: CellError?
    func take(_ number: Decimal) { result = result.map { pick($0, number) } ?? number }
    try forEachSummary { summary in
      error = error ?? summary.error
      if let number = part(summary) { take(number) }
    } other: { (single) throws(Stop) in
      if let error { throw .error(error) }
      try single.forEachNumber { take($0) }
    }
    if let error { throw .error(error) }
    return result
  }

  /// The sum and count of the numbers; sums of ranges that were computed earlier are used again.
  func totals(from start: Int = 0) throws(Stop) -> ColumnTotals {
    var totals = ColumnTotals(calculation.arithmetic)
    for operand in operands.dropFirst(start) {
      switch operand {
      case .missing: totals.add(.number(0))
      case .function: throw .error(.calculation)
      case .scalar(let value): totals.add(.number(try value.asNumber(dates)))
      case .array(let array): for value in array.values { totals.add(value) }
      case .reference(let reference):
        for area in reference.areas { try calculation.add(area, to: &totals) }
      }
      if let error = totals.error { throw .error(error) }
    }
    return totals
  }

  /// Calls `body` with every value of the arguments; empty cells of ranges are omitted.
  func forEachValue(from start: Int = 0, _ body: (CellValue) throws(Stop) -> Void) throws(Stop) {
    for operand in operands.dropFirst(start) {
      switch operand {
      case .missing: try body(.empty)
      case .function: throw .error(.calculation)
      case .scalar(let value): try body(value)
      case .array(let array): for value in array.values { try body(value) }
      case .reference(let reference):
        for area in reference.areas {
          try calculation.forEach(in: area) { (_, _, value) throws(Stop) in try body(value) }
        }
      }
    }
  }
}

extension ColumnTotals {
  /// The sum, or `#NUM!` if it does not fit a `Decimal`.
  var total: Operand {
    get throws(Stop) { .number(try sum.value) }
  }

  /// The mean; `#DIV/0!` if there are no numbers.
  var mean: Operand {
    get throws(Stop) { .number(try sum.value.over(Decimal(count))) }
  }
}

/// The number as a result; `#NUM!` if it is out of range.
func inRange(_ number: Decimal?) throws(Stop) -> Operand {
  .number(try Decimal.inRange(number))
}
