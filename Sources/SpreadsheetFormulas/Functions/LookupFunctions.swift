internal import ExactDecimals
internal import Foundation
internal import SpreadsheetValues

/// Functions that find a value in a table.
enum LookupFunctions {
  static let all =
    [
      FunctionDeclaration("MATCH", 2, [.value, .array, .number], match),
      FunctionDeclaration("VLOOKUP", 3, [.value, .array, .number, .boolean], lookUpInColumn),
      FunctionDeclaration("HLOOKUP", 3, [.value, .array, .number, .boolean], lookUpInRow),
      FunctionDeclaration("LOOKUP", 2, [.value, .array, .array], lookUp),
      FunctionDeclaration("INDEX", 2, [.array, .number, .number, .number], index),
    ] + ExtendedLookup.all

  /// The lookup value; an empty cell looks up 0.
  private static func wanted(_ arguments: Arguments) -> CellValue {
    let value = arguments.value(0)
    return value == .empty ? .number(0) : value
  }

  static func match(_ arguments: Arguments) throws(Stop) -> Operand {
    guard let vector = LookupVector(try LookupTable(arguments[1], arguments.evaluator)) else {
      throw .error(.notAvailable)
    }
    let wanted = wanted(arguments)
    let type = arguments.count > 2 ? try arguments.number(2) : 1
    let place: Int?
    if type == 0 {
      place = try exact(wanted, vector)
    } else {
      place = try type > 0 ? vector.place(atMost: wanted) : descending(wanted, vector)
    }
    guard let place else { throw .error(.notAvailable) }
    return .number(place + 1)
  }

  /// The index of the last value that is not less than the lookup value, if the values are in descending order.
  private static func descending(_ wanted: CellValue, _ vector: LookupVector) throws(Stop) -> Int? {
    var result: Int?
    for place in 0..<vector.count {
      let value = try vector.value(place)
      guard value.isSameType(as: wanted) else { continue }
      if value.compared(to: wanted) < 0 { break }
      result = place
    }
    return result
  }

  private static func exact(_ wanted: CellValue, _ vector: LookupVector) throws(Stop) -> Int? {
    if case .text(let text) = wanted, Wildcards.areUsed(in: text) {
      return try vector.place(matching: Wildcards(text))
    }
    return try vector.place(equalTo: wanted)
  }

  static func lookUpInColumn(_ arguments: Arguments) throws(Stop) -> Operand {
    let table = try LookupTable(arguments[1], arguments.evaluator)
    let column = try arguments.integer(2)
    guard column <= table.columns else { throw .error(.reference) }
    let place = try place(arguments, try table.vector(column: 0))
    guard column >= 1 else { throw .error(.value) }
    return .scalar(try table.value(place, column - 1))
  }

  static func lookUpInRow(_ arguments: Arguments) throws(Stop) -> Operand {
    let table = try LookupTable(arguments[1], arguments.evaluator)
    let row = try arguments.integer(2)
    guard row <= table.rows else { throw .error(.reference) }
    let place = try place(arguments, try table.vector(row: 0))
    guard row >= 1 else { throw .error(.value) }
    return .scalar(try table.value(row - 1, place))
  }

  /// The index at which the first argument is found; the match is approximate unless the fourth argument is FALSE.
  private static func place(_ arguments: Arguments, _ vector: LookupVector) throws(Stop) -> Int {
    let wanted = wanted(arguments)
    let isNear = arguments.count > 3 ? try arguments.boolean(3) : true
    guard let place = try isNear ? vector.place(atMost: wanted) : exact(wanted, vector) else {
      throw .error(.notAvailable)
    }
    return place
  }

  /// Computes `LOOKUP` in the vector form or the array form.
  ///
  /// The array form searches the longer side and returns a value from the last row or column.
  static func lookUp(_ arguments: Arguments) throws(Stop) -> Operand {
    let table = try LookupTable(arguments[1], arguments.evaluator)
    let isWide = table.columns > table.rows
    let vector = isWide ? try table.vector(row: 0) : try table.vector(column: 0)
    guard let place = try vector.place(atMost: wanted(arguments)) else { throw .error(.notAvailable) }
    if arguments.has(2) {
      guard let results = LookupVector(try LookupTable(arguments[2], arguments.evaluator)) else {
        throw .error(.notAvailable)
      }
      guard place < results.count else { throw .error(.notAvailable) }
      return .scalar(try results.value(place))
    }
    return .scalar(try isWide ? table.value(table.rows - 1, place) : table.value(place, table.columns - 1))
  }

  /// Computes `INDEX`: a cell of a range or an array; row 0 or column 0 means all rows or columns.
  static func index(_ arguments: Arguments) throws(Stop) -> Operand {
    let areaNumber = try arguments.integer(3, default: 1)
    var operand = arguments[0]
    if case .reference(let reference) = operand {
      guard areaNumber >= 1, areaNumber <= reference.areas.count else { throw .error(.reference) }
      operand = .reference(Reference([reference.areas[areaNumber - 1]]))
    }
    var (row, column) = (try arguments.integer(1), try arguments.integer(2))
    let shape = try shape(of: operand, arguments.evaluator)
    // If there is only one index and only one row, the index is the index of a column.
    if arguments.count == 2, shape.rows == 1, shape.columns > 1 { (row, column) = (0, row) }
    return try part(operand, row: row, column: column, arguments)
  }

  static func shape(of operand: Operand, _ evaluator: Evaluator) throws(Stop) -> (
    rows: Int, columns: Int
  ) {
    if case .reference = operand {
      let range = try evaluator.area(operand).range
      return (range.rows.count, range.columns.count)
    }
    let array = try evaluator.array(operand)
    return (array.rows, array.columns)
  }

  /// A cell, a row, a column or everything; indices count from 1, and 0 means all.
  static func part(
    _ operand: Operand, row: Int, column: Int, _ arguments: Arguments
  ) throws(Stop) -> Operand {
    if case .scalar(.error(let error)) = operand { throw .error(error) }
    let shape = try shape(of: operand, arguments.evaluator)
    guard row >= 0, column >= 0 else { throw .error(.value) }
    guard row <= shape.rows, column <= shape.columns else { throw .error(.reference) }
    let rows = row == 0 ? 0...shape.rows - 1 : row - 1...row - 1
    let columns = column == 0 ? 0...shape.columns - 1 : column - 1...column - 1
    if case .reference = operand {
      let area = try arguments.evaluator.area(operand)
      let first = area.range.first
      guard
        let range = CellRange(
          rows: first.row + rows.lowerBound...first.row + rows.upperBound,
          columns: first.column + columns.lowerBound...first.column + columns.upperBound)
      else { throw .error(.reference) }
      return .reference(Reference(sheet: area.sheet, range: range))
    }
    let array = try arguments.evaluator.array(operand)
    if rows.count == 1, columns.count == 1 { return .scalar(array[rows.lowerBound, columns.lowerBound]) }
    var result = try ValueArray(rows: rows.count, columns: columns.count)
    for y in rows {
      for x in columns { result.set(array[y, x], row: y - rows.lowerBound, column: x - columns.lowerBound) }
    }
    return .array(result)
  }
}
