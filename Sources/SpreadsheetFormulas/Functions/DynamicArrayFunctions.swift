internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions that return dynamic arrays.
enum DynamicArrayFunctions {
  static let all = [
    FunctionDeclaration("FILTER", 2, [.array, .array, .range], filter),
    FunctionDeclaration("SORT", 1, [.array, .array, .array, .boolean], sort),
    FunctionDeclaration("SORTBY", 2, [.array, .array, .number], repeating: 2, sortBy),
    FunctionDeclaration("UNIQUE", 1, [.array, .boolean, .boolean], unique),
    FunctionDeclaration("SEQUENCE", 1, [.number, .number, .number, .number], sequence),
    FunctionDeclaration("TAKE", 2, [.array, .number, .number]) { (arguments) throws(Stop) in
      try cut(arguments) { $1 == 0 ? nil : $1 > 0 ? 0..<min($0, $1) : max(0, $0 + $1)..<$0 }
    },
    FunctionDeclaration("DROP", 2, [.array, .number, .number]) { (arguments) throws(Stop) in
      try cut(arguments) { $1 >= 0 ? min($0, $1)..<$0 : 0..<max(0, $0 + $1) }
    },
    FunctionDeclaration("CHOOSEROWS", 2, [.array, .array], repeating: 1) { (arguments) throws(Stop) in
      .array(try chosen(arguments, try arguments.array(0)))
    },
    FunctionDeclaration("CHOOSECOLS", 2, [.array, .array], repeating: 1) { (arguments) throws(Stop) in
      .array(try chosen(arguments, try arguments.array(0).transposed).transposed)
    },
    FunctionDeclaration("VSTACK", 1, [.array], repeating: 1) { (arguments) throws(Stop) in
      .array(try stacked(try arrays(arguments)))
    },
    FunctionDeclaration("HSTACK", 1, [.array], repeating: 1) { (arguments) throws(Stop) in
      .array(try stacked(try arrays(arguments).map(\.transposed)).transposed)
    },
    FunctionDeclaration("TOCOL", 1, [.array, .number, .boolean]) { (arguments) throws(Stop) in
      .array(try column(arguments))
    },
    FunctionDeclaration("TOROW", 1, [.array, .number, .boolean]) { (arguments) throws(Stop) in
      .array(try column(arguments).transposed)
    },
  ]

  private static func array(_ arguments: Arguments, _ index: Int) throws(Stop) -> ValueArray {
    if case .scalar(.error(let error)) = arguments[index] { throw .error(error) }
    return try arguments.array(index)
  }

  private static func arrays(_ arguments: Arguments) throws(Stop) -> [ValueArray] {
    var arrays: [ValueArray] = []
    for index in 0..<arguments.count { arrays.append(try arguments.array(index)) }
    return arrays
  }

  /// Computes `FILTER`: the rows for which a condition holds, or the columns if the conditions are a single row.
  static func filter(_ arguments: Arguments) throws(Stop) -> Operand {
    let (source, tests) = (try array(arguments, 0), try array(arguments, 1))
    let isByRow = tests.columns == 1 && tests.rows == source.rows
    guard isByRow || tests.rows == 1 && tests.columns == source.columns else { throw .error(.value) }
    var kept: [Int] = []
    for (place, test) in tests.values.enumerated() where try test.asBoolean() { kept.append(place) }
    guard !kept.isEmpty else {
      guard arguments.has(2) else { throw .error(.calculation) }
      return arguments[2]
    }
    return .array(isByRow ? source.rows(kept) : source.transposed.rows(kept).transposed)
  }

  /// Computes `SORT(array, [indices], [orders], [by column])`.
  static func sort(_ arguments: Arguments) throws(Stop) -> Operand {
    let isByColumn = try arguments.boolean(3)
    let source = try isByColumn ? array(arguments, 0).transposed : array(arguments, 0)
    let indices = arguments.has(1) ? try arguments.array(1).values : [.number(1)]
    let orders = arguments.has(2) ? try arguments.array(2).values : [.number(1)]
    guard orders.count == 1 || orders.count == indices.count else { throw .error(.value) }
    var keys: [SortKey] = []
    for (place, value) in indices.enumerated() {
      guard let index = try value.asNumber(arguments.dates).truncatedInt, index >= 1, index <= source.columns
      else { throw .error(.value) }
      let order = orders[orders.count == 1 ? 0 : place]
      keys.append(try SortKey(source.column(index - 1), try order.asNumber(arguments.dates)))
    }
    try arguments.calculation.spend(sorting: source.rows)
    let sorted = source.rows(SortKey.order(keys, count: source.rows))
    return .array(isByColumn ? sorted.transposed : sorted)
  }

  /// Computes `SORTBY(array, by, [order], …)`.
  static func sortBy(_ arguments: Arguments) throws(Stop) -> Operand {
    let source = try array(arguments, 0)
    var keys: [SortKey] = []
    // All keys must have the same shape: one value for each row, or one for each column.
    let first = try array(arguments, 1)
    let isByColumn = first.rows == 1 && first.columns == source.columns
    guard first.rows == 1 || first.columns == 1,
      first.values.count == (isByColumn ? source.columns : source.rows)
    else { throw .error(.value) }
    for index in stride(from: 1, to: arguments.count, by: 2) {
      let by = try array(arguments, index)
      guard by.rows == first.rows, by.columns == first.columns else { throw .error(.value) }
      keys.append(try SortKey(by.values, try arguments.number(index + 1, default: 1)))
    }
    let rows = isByColumn ? source.transposed : source
    try arguments.calculation.spend(sorting: rows.rows)
    let sorted = rows.rows(SortKey.order(keys, count: rows.rows))
    return .array(isByColumn ? sorted.transposed : sorted)
  }

  /// Computes `UNIQUE`: each different row once, or only the rows that occur exactly once.
  static func unique(_ arguments: Arguments) throws(Stop) -> Operand {
    let isByColumn = try arguments.boolean(1)
    let source = try isByColumn ? array(arguments, 0).transposed : array(arguments, 0)
    var counts: [[ValueKey?]: Int] = [:]
    let keys = source.rowSlices.map { $0.values.map { ValueKey($0) } }
    for key in keys { counts[key, default: 0] += 1 }
    let onlyOnce = try arguments.boolean(2)
    var kept: [Int] = []
    for (place, key) in keys.enumerated() {
      guard let count = counts[key], !onlyOnce || count == 1 else { continue }
      kept.append(place)
      counts[key] = nil
    }
    guard !kept.isEmpty else { throw .error(.calculation) }
    return .array(isByColumn ? source.rows(kept).transposed : source.rows(kept))
  }

  /// Computes `SEQUENCE(rows, [columns], [start], [step])`.
  static func sequence(_ arguments: Arguments) throws(Stop) -> Operand {
    let (rows, columns) = (try arguments.integer(0, default: 1), try arguments.integer(1, default: 1))
    let (start, step) = (try arguments.number(2, default: 1), try arguments.number(3, default: 1))
    guard rows >= 0, columns >= 0 else { throw .error(.value) }
    guard rows > 0, columns > 0 else { throw .error(.calculation) }
    var array = try ValueArray(rows: rows, columns: columns)
    let whole = start.isInteger && step.isInteger && max(start.magnitude, step.magnitude) < 1_000_000_000
    let (first, distance) = whole ? (start.truncatedInt ?? 0, step.truncatedInt ?? 0) : (0, 0)
    for place in 0..<rows * columns {
      let value =
        try whole ? Decimal(first + distance * place) : step.times(Decimal(place)).plus(start)
      array.set(.number(value), row: place / columns, column: place % columns)
    }
    return .array(array)
  }

  /// Keeps the rows and columns that `kept` selects; throws `#CALC!` if none are left.
  private static func cut(
    _ arguments: Arguments, _ kept: (_ count: Int, _ number: Int) -> Range<Int>?
  ) throws(Stop) -> Operand {
    let source = try array(arguments, 0)
    var rows: Range<Int>? = 0..<source.rows
    var columns: Range<Int>? = 0..<source.columns
    if arguments.has(1) { rows = kept(source.rows, try arguments.integer(1)) }
    if arguments.has(2) { columns = kept(source.columns, try arguments.integer(2)) }
    guard let rows, let columns, !rows.isEmpty, !columns.isEmpty else { throw .error(.calculation) }
    return .array(source.rows(Array(rows)).transposed.rows(Array(columns)).transposed)
  }

  /// Selects rows by number; negative numbers count from the end.
  private static func chosen(_ arguments: Arguments, _ source: ValueArray) throws(Stop) -> ValueArray {
    var rows: [Int] = []
    for operand in arguments.operands.dropFirst() {
      for value in try arguments.evaluator.array(operand).values {
        guard let number = try value.asNumber(arguments.dates).truncatedInt, number != 0,
          abs(number) <= source.rows
        else { throw .error(.value) }
        rows.append(number > 0 ? number - 1 : source.rows + number)
      }
    }
    return source.rows(rows)
  }

  /// Stacks arrays below each other; narrower ones are padded with `#N/A`.
  private static func stacked(_ arrays: [ValueArray]) throws(Stop) -> ValueArray {
    let width = arrays.reduce(1) { max($0, $1.columns) }
    var result = try ValueArray(
      rows: arrays.reduce(0) { $0 + $1.rows }, columns: width, repeating: .error(.notAvailable))
    var top = 0
    for array in arrays {
      for row in 0..<array.rows {
        for column in 0..<array.columns { result.set(array[row, column], row: top + row, column: column) }
      }
      top += array.rows
    }
    return result
  }

  /// Puts all values in one column.
  ///
  /// Option 1 skips blanks, option 2 errors, and option 3 both.
  private static func column(_ arguments: Arguments) throws(Stop) -> ValueArray {
    let source = try arguments.boolean(2) ? array(arguments, 0).transposed : array(arguments, 0)
    let ignored = try arguments.integer(1)
    guard (0...3).contains(ignored) else { throw .error(.value) }
    let values = source.values.filter {
      !(ignored & 1 != 0 && $0 == .empty || ignored & 2 != 0 && $0.isError)
    }
    guard !values.isEmpty else { throw .error(.calculation) }
    return ValueArray(rows: values.count, columns: 1, values: values)
  }
}

/// The values by which rows are sorted, in the order numbers, texts, Booleans, errors; blanks are always last.
struct SortKey {
  private let values: [CellValue]
  private let isDescending: Bool

  init(_ values: [CellValue], _ order: Decimal) throws(Stop) {
    guard order == 1 || order == -1 else { throw .error(.value) }
    self.values = values
    isDescending = order < 0
  }

  /// The indices of rows sorted by several keys; the sort is stable.
  static func order(_ keys: [SortKey], count: Int) -> [Int] {
    (0..<count).sorted { left, right in
      for key in keys {
        let order = key.compare(left, right)
        if order != 0 { return order < 0 }
      }
      return left < right
    }
  }

  private func compare(_ left: Int, _ right: Int) -> Int {
    let (first, second) = (values[left], values[right])
    if first == .empty || second == .empty { return (first == .empty ? 1 : 0) - (second == .empty ? 1 : 0) }
    let order =
      first.isError && second.isError
      ? 0 : first.isError ? 1 : second.isError ? -1 : first.compared(to: second)
    return isDescending ? -order : order
  }
}

extension ValueArray {
  /// The rows with these indices, in this order.
  func rows(_ places: [Int]) -> ValueArray {
    var kept: [CellValue] = []
    kept.reserveCapacity(places.count * columns)
    for place in places { kept += values[place * columns..<(place + 1) * columns] }
    return ValueArray(rows: places.count, columns: columns, values: kept)
  }

  /// Each row as a separate array.
  var rowSlices: [ValueArray] { (0..<rows).map { rows([$0]) } }

  func column(_ place: Int) -> [CellValue] { (0..<rows).map { values[$0 * columns + place] } }

  var transposed: ValueArray {
    var turned: [CellValue] = []
    turned.reserveCapacity(values.count)
    for column in 0..<columns { turned += self.column(column) }
    return ValueArray(rows: columns, columns: rows, values: turned)
  }
}
