internal import Foundation
internal import SpreadsheetValues

/// Functions that return or describe references.
enum ReferenceFunctions {
  static let all = [
    FunctionDeclaration("ROW", 0, [.range], row),
    FunctionDeclaration("COLUMN", 0, [.range], column),
    FunctionDeclaration("ROWS", 1, [.array], rows),
    FunctionDeclaration("COLUMNS", 1, [.array], columns),
    FunctionDeclaration("OFFSET", 3, [.range, .number, .number, .number, .number], offset)
      .referring,
    FunctionDeclaration("INDIRECT", 1, [.text, .boolean], indirect).referring,
    FunctionDeclaration("ADDRESS", 2, [.number, .number, .number, .boolean, .text], address),
    // The link is shown, but never followed.
    FunctionDeclaration("HYPERLINK", 1, [.text, .value]) { (arguments) throws(Stop) in
      arguments.has(1) ? arguments[1] : arguments[0]
    },
    FunctionDeclaration("TRANSPOSE", 1, [.array], transpose),
    FunctionDeclaration("SINGLE", 1, [.any]) { (arguments) throws(Stop) in .scalar(arguments.value(0)) },
    FunctionDeclaration("ANCHORARRAY", 1, [.range]) { (arguments) throws(Stop) in
      .reference(try arguments.evaluator.spilled(arguments[0]))
    },
  ]

  static func row(_ arguments: Arguments) throws(Stop) -> Operand {
    guard arguments.has(0) else { return .number(arguments.evaluator.origin.reference.row) }
    let rows = try arguments.evaluator.area(arguments[0]).range.rows
    guard arguments.evaluator.isArray, rows.count > 1 else { return .number(rows.lowerBound) }
    guard rows.count <= ValueArray.maximumCount else { throw .error(.number) }
    return .array(ValueArray(rows: rows.count, columns: 1, values: rows.map { .number(Decimal($0)) }))
  }

  static func column(_ arguments: Arguments) throws(Stop) -> Operand {
    guard arguments.has(0) else { return .number(arguments.evaluator.origin.reference.column) }
    let columns = try arguments.evaluator.area(arguments[0]).range.columns
    guard arguments.evaluator.isArray, columns.count > 1 else { return .number(columns.lowerBound) }
    return .array(ValueArray(rows: 1, columns: columns.count, values: columns.map { .number(Decimal($0)) }))
  }

  static func rows(_ arguments: Arguments) throws(Stop) -> Operand {
    if case .reference = arguments[0] {
      return .number(try arguments.evaluator.area(arguments[0]).range.rows.count)
    }
    _ = try arguments.value(0).unlessError()
    return .number(try arguments.array(0).rows)
  }

  static func columns(_ arguments: Arguments) throws(Stop) -> Operand {
    if case .reference = arguments[0] {
      return .number(try arguments.evaluator.area(arguments[0]).range.columns.count)
    }
    _ = try arguments.value(0).unlessError()
    return .number(try arguments.array(0).columns)
  }

  /// Computes `OFFSET`: a range moved by rows and columns, optionally with another height and width.
  static func offset(_ arguments: Arguments) throws(Stop) -> Operand {
    let area = try arguments.evaluator.area(arguments[0])
    let top = area.range.first.row + (try arguments.integer(1))
    let left = area.range.first.column + (try arguments.integer(2))
    let height = try arguments.integer(3, default: area.range.rows.count)
    let width = try arguments.integer(4, default: area.range.columns.count)
    guard height != 0, width != 0,
      let first = CellReference(row: top, column: left),
      let last = CellReference(
        row: height > 0 ? top + height - 1 : top + height + 1,
        column: width > 0 ? left + width - 1 : left + width + 1)
    else { throw .error(.reference) }
    return .reference(Reference(sheet: area.sheet, range: CellRange(first, last)))
  }

  /// Computes `INDIRECT`: a reference from its text in A1 or R1C1 style.
  static func indirect(_ arguments: Arguments) throws(Stop) -> Operand {
    let (text, cell) = (try arguments.text(0), arguments.evaluator.origin.reference)
    let isA1 = try arguments.boolean(1, default: true)
    guard let expression = isA1 ? ReferenceText.parsed(text) : ReferenceText.parsed(r1c1: text, from: cell)
    else { throw .error(.reference) }
    var evaluator = arguments.evaluator
    evaluator.shift = .none
    do throws(Stop) {
      guard try evaluator.namesFixedCells(expression),
        case .reference(let reference) = try evaluator.evaluate(expression)
      else { throw .error(.reference) }
      return .reference(reference)
    } catch {
      // Any error in the text gives `#REF!`.
      guard case .error = error else { throw error }
      throw .error(.reference)
    }
  }

  static func address(_ arguments: Arguments) throws(Stop) -> Operand {
    let kind = try arguments.integer(2, default: 1)
    guard (1...4).contains(kind),
      let cell = CellReference(row: try arguments.integer(0), column: try arguments.integer(1))
    else { throw .error(.value) }
    let (isRowFixed, isColumnFixed) = (kind <= 2, kind == 1 || kind == 3)
    let text =
      try arguments.boolean(3, default: true)
      ? (isColumnFixed ? "$" : "") + cell.columnName + (isRowFixed ? "$" : "") + "\(cell.row)"
      : (isRowFixed ? "R\(cell.row)" : "R[\(cell.row)]")
        + (isColumnFixed ? "C\(cell.column)" : "C[\(cell.column)]")
    guard arguments.has(4) else { return .text(text) }
    let sheet = try arguments.text(4)
    return .text("\(sheet.isEmpty ? "" : SheetName.quoted(sheet))!\(text)")
  }

  static func transpose(_ arguments: Arguments) throws(Stop) -> Operand {
    .array(try arguments.array(0).transposed)
  }
}
